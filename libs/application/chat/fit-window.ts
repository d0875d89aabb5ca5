import { invalid } from '@kernel/errors.js';

/** A message, or the text before all messages, with its number of tokens. */
export interface Weighed {
  readonly role: 'system' | 'user' | 'assistant' | 'tool';
  readonly tokens: number;
}

/**
 * Older turns are dropped in steps of this share of the window. The beginning of the prompt changes only at a step, not
 * at every turn.
 */
const STEP = 1 / 8;

/** The index where the newest turn begins: the user's last message. All later tool results belong to it. */
export function newestFrom(messages: readonly Pick<Weighed, 'role'>[]): number {
  return Math.max(
    0,
    messages.findLastIndex(({ role }) => role === 'user'),
  );
}

/** The room left besides what must be sent. @throws RecollectError invalid_input: it does not fit */
export function roomBeside(window: number, answer: number, must: number): number {
  if (must + answer > window) {
    throw invalid(
      'messages',
      `are too long: the model’s context length is ${window} tokens, and the newest turn, the system text and the tools are ${must}, with up to ${answer} for the answer. Send less, or ask for fewer max_tokens`,
    );
  }
  return window - answer - must;
}

/**
 * How many older messages to drop so that the rest fits besides the newest turn. A turn is dropped whole, from its user
 * message on, because a tool result means nothing without its call.
 * @param older all messages before the newest turn
 * @param newest tokens of the newest turn. As a conversation grows, the total only grows, and so does the number
 * dropped
 */
export function howManyGo(older: readonly Weighed[], newest: number, room: number, window: number): number {
  const all = older.reduce((sum, { tokens }) => sum + tokens, newest);
  if (all <= room) return 0;
  const step = Math.max(1, Math.floor(window * STEP));
  const over = Math.ceil((all - room) / step) * step;
  let gone = 0;
  for (const [index, { role, tokens }] of older.entries()) {
    if (gone >= over && role === 'user') return index;
    gone += tokens;
  }
  return older.length;
}
