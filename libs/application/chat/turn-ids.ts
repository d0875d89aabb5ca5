import { createHash } from 'node:crypto';
import type { ModelMessage } from '@platform/models/conversation.js';

/** Without a session, the same opening messages count as a repeat if sent again within this time. */
export const AGAIN_MS = 600_000;
/**
 * How many time slots back the opening of a continuing conversation is recognized, if its id depends on the time: a
 * day.
 */
const STRETCHES = 144;
/**
 * Messages before the model's first answer. If a conversation begins with more, its opening is recognized only if it
 * was sent just now.
 */
const MOST_BEFORE_AN_ANSWER = 8;
/** The newest messages that are looked up. */
const MOST_MESSAGES = 256;

/** The conversation that the turns belong to. */
export interface ChatOf {
  readonly agent: string | undefined;
  readonly session: string | undefined;
  readonly project: string | undefined;
}

/**
 * The id of each message in the history, derived from everything said before it. So a repeated request gets the same
 * ids, and so does a request for another answer. For the opening of a conversation without a session, the time counts
 * as well, because people say "good morning" every day.
 * @param from index of the first message whose id is wanted
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
 * The ids under which each user or tool message may have been stored when it was new, by its index. Only the opening of
 * a conversation without a session has several, latest first.
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

/** By index; null: not a turn. */
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

/** One per message; null: a system message in between is not a turn, and may contain the time. */
function digestsOf(messages: readonly ModelMessage[]): (Buffer | null)[] {
  return messages.map((message) =>
    message.role === 'system' ? null : createHash('sha256').update(wordsOf(message)).digest(),
  );
}

function wordsOf(message: ModelMessage): string {
  const { role } = message;
  // Clients send one text as a string or as a list with one part, often first as the one and later as the other.
  const [part, ...more] = typeof message.content === 'string' ? [] : message.content;
  const content = part?.kind === 'text' && more.length === 0 ? part.text : message.content;
  const calls = message.role === 'assistant' ? (message.calls ?? []) : [];
  const result = message.role === 'tool' ? message.call.id : null;
  return JSON.stringify([role, content, calls.map(({ id, name, input }) => [id, name, input]), result]);
}
