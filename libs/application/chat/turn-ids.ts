import { createHash } from 'node:crypto';
import type { ModelMessage } from '@platform/models/conversation.js';

/** The same words at the begin of a conversation, without a session that tells them apart, are sent again within this. */
export const AGAIN_MS = 600_000;
/** For so long the begin of a conversation that goes on is known again, where its time counted: a day of stretches. */
const STRETCHES = 144;
/** Said before the model first spoke. Of a conversation that begins with more, only what was said just now is known again. */
const MOST_BEFORE_AN_ANSWER = 8;
/** Newest messages that are looked for. */
const MOST_MESSAGES = 256;

/** Whose turns they are. */
export interface ChatOf {
  readonly agent: string | undefined;
  readonly session: string | undefined;
  readonly project: string | undefined;
}

/**
 * The id of each of these messages in the history, made of all that was said before it: a request that is sent again names the same
 * messages, and so does one that asks for another answer. Of a message before which nothing was said, and whose conversation has no
 * name, the time counts as well: "good morning" is said every day.
 * @param from of the first message whose id is wanted
 */
export function turnIds(
  messages: readonly ModelMessage[],
  from: number,
  { of, now, ago = 0 }: { readonly of: ChatOf; readonly now: Date; readonly ago?: number },
): string[] {
  const spoken = messages.some(({ role }) => role === 'assistant');
  const time = spoken || of.session !== undefined ? '' : stretchOf(now, ago);
  return idsOf(digestsOf(messages), of, time).flatMap((id, index) => (id !== null && index >= from ? [id] : []));
}

/**
 * The ids that each message of the user or of a tool may have been kept under when it was new, by its place in the request. Only the
 * first words of a conversation without a name have several, the latest first.
 */
export function keptAs(
  messages: readonly ModelMessage[],
  { of, now }: { readonly of: ChatOf; readonly now: Date },
): ReadonlyMap<number, readonly string[]> {
  const digests = digestsOf(messages);
  const answered = messages.findIndex(({ role }) => role === 'assistant');
  const first = answered === -1 ? messages.length : answered;
  const timeless = idsOf(digests, of, '');
  const stretches = of.session !== undefined ? 0 : answered === -1 || first > MOST_BEFORE_AN_ANSWER ? 2 : STRETCHES;
  const timed = Array.from({ length: stretches }, (_, ago) => idsOf(digests.slice(0, first), of, stretchOf(now, ago)));
  const kept = new Map<number, readonly string[]>();
  for (const [index, id] of timeless.entries()) {
    const said = ['user', 'tool'].includes(messages[index]?.role ?? '') && index >= messages.length - MOST_MESSAGES;
    if (!said || id === null) continue;
    kept.set(index, index < first && stretches > 0 ? timed.flatMap((ids) => ids[index] ?? []) : [id]);
  }
  return kept;
}

function stretchOf(now: Date, ago: number): string {
  return String(Math.floor(now.getTime() / AGAIN_MS) - ago);
}

/** By place; null: no turn. */
function idsOf(digests: readonly (Buffer | null)[], of: ChatOf, time: string): (string | null)[] {
  let chain = createHash('sha256')
    .update(JSON.stringify(['chat', of.agent ?? null, of.session ?? null, of.project ?? null, time]))
    .digest();
  return digests.map((digest) => {
    if (digest === null) return null;
    chain = createHash('sha256').update(chain).update(digest).digest();
    return `chat-${chain.toString('base64url').slice(0, 27)}`;
  });
}

/** Of each message; null: an instruction in between is no turn, and may say the time. */
function digestsOf(messages: readonly ModelMessage[]): (Buffer | null)[] {
  return messages.map((message) =>
    message.role === 'system' ? null : createHash('sha256').update(wordsOf(message)).digest(),
  );
}

function wordsOf(message: ModelMessage): string {
  const { role, content } = message;
  const calls = message.role === 'assistant' ? (message.calls ?? []) : [];
  const result = message.role === 'tool' ? message.call.id : null;
  return JSON.stringify([role, content, calls.map(({ id, name, input }) => [id, name, input]), result]);
}
