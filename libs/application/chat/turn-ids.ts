import { createHash } from 'node:crypto';
import type { ModelMessage } from '@platform/models/conversation.js';

/** The same words at the begin of a conversation, without a session that tells them apart, are sent again within this. */
export const AGAIN_MS = 600_000;

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
  const ids: string[] = [];
  const spoken = messages.some(({ role }) => role === 'assistant');
  const time = spoken || of.session !== undefined ? '' : String(Math.floor(now.getTime() / AGAIN_MS) - ago);
  let chain = createHash('sha256')
    .update(JSON.stringify(['chat', of.agent ?? null, of.session ?? null, of.project ?? null, time]))
    .digest();
  for (const [index, message] of messages.entries()) {
    // An instruction in between is no turn, and may say the time.
    if (message.role === 'system') continue;
    chain = createHash('sha256').update(chain).update(wordsOf(message)).digest();
    if (index >= from) ids.push(`chat-${chain.toString('base64url').slice(0, 27)}`);
  }
  return ids;
}

/** Ends with a sign that no JSON holds, so that two messages are never one. */
function wordsOf(message: ModelMessage): string {
  const { role, content } = message;
  const calls = message.role === 'assistant' ? (message.calls ?? []) : [];
  const result = message.role === 'tool' ? message.call.id : null;
  return `${JSON.stringify([role, content, calls.map(({ id, name, input }) => [id, name, input]), result])}\n`;
}
