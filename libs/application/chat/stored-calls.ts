import type { MessageInput } from '@contracts/messages/messages.operations.js';
import { LIMITS } from '@contracts/limits.js';
import type { ChatAnswer } from './chat-ask.js';

/** The most that all calls of an answer take as JSON. The rest is for the other fields of the message. */
const MOST = LIMITS.objectLength - 2_000;

/**
 * The calls of an answer as they are stored. If they are too long, the longest inputs are cut, so that all calls fit
 * into one message; of very many calls the last are left out.
 */
export function storedCalls(calls: ChatAnswer['calls']): NonNullable<MessageInput['tool_calls']> {
  const stored = calls.slice(0, LIMITS.stateItems).map(({ id, name, input }) => {
    const call = { name: name.slice(0, LIMITS.labelLength).toWellFormed(), arguments: '' };
    return {
      input,
      call,
      shown: { id: id.slice(0, LIMITS.labelLength).toWellFormed(), type: 'function', function: call },
    };
  });
  const shown = () => stored.map((one) => one.shown);
  while (lengthOf(shown()) > MOST) stored.pop();
  let left = MOST - lengthOf(shown());
  // The shortest first: what they leave of their share is for the longer ones.
  const byLength = stored.toSorted((a, b) => a.input.length - b.input.length);
  for (const [index, { call, input }] of byLength.entries()) {
    call.arguments = cutTo(input, Math.floor(left / (byLength.length - index)));
    left -= lengthOf(call.arguments) - 2;
  }
  return shown();
}

/** The longest beginning of a text whose JSON, without the quotes, is no longer than this. */
function cutTo(text: string, most: number): string {
  let [fits, over] = [0, Math.min(text.length, most) + 1];
  while (over - fits > 1) {
    const middle = (fits + over) >> 1;
    if (lengthOf(text.slice(0, middle).toWellFormed()) - 2 <= most) fits = middle;
    else over = middle;
  }
  return text.slice(0, fits).toWellFormed();
}

function lengthOf(value: unknown): number {
  return JSON.stringify(value).length;
}
