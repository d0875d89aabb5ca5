import { invalid } from '@kernel/errors.js';

/** A message, or what stands before all of them, and how many tokens it is. */
export interface Weighed {
  readonly role: 'system' | 'user' | 'assistant' | 'tool';
  readonly tokens: number;
}

/** Older turns go in steps of this share of the room: each step moves the beginning of what is sent, and no turn between does. */
const STEP = 1 / 8;

/** Where the newest turn begins: the user's last message, with all that tools have given since. */
export function newestFrom(messages: readonly Pick<Weighed, 'role'>[]): number {
  return Math.max(
    0,
    messages.findLastIndex(({ role }) => role === 'user'),
  );
}

/** What is left beside what may not be left out. @throws RecollectError invalid_input: it does not fit */
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
 * How many of the older messages go, so that the rest fits beside the newest turn. A turn goes whole, from its user's message on: what
 * a tool gave says nothing without its call.
 * @param older all before the newest turn
 * @param newest tokens of the newest turn: of a conversation that grows, all together only ever grow, and so does what goes
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
