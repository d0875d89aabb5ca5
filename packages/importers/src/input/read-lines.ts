import type { Place } from '../item.js';
import { InputError } from '../input-error.js';
import type { Tally } from '../tally.js';
import { type Entry, LONGEST_ITEM } from './input.js';

export interface Line {
  readonly text: string;
  /** From 1. */
  readonly number: number;
}

/**
 * The lines of an entry. Only a line feed ends a line, or what `by` names: JSON may contain U+2028 as it is.
 * @throws InputError for a line that has no end
 */
export async function* linesOf(
  entry: Entry,
  { by = '\n', encoding = 'utf-8' }: { readonly by?: string; readonly encoding?: string } = {},
): AsyncGenerator<Line, void, undefined> {
  const decoder = new TextDecoder(encoding);
  let begun: string[] = [];
  let length = 0;
  let number = 0;
  for await (const chunk of await entry.open()) {
    const [head = '', ...rest] = decoder.decode(chunk, { stream: true }).split(by);
    begun.push(head);
    length += head.length;
    for (const next of rest) {
      yield { text: withoutReturn(begun.join('')), number: (number += 1) };
      begun = [next];
      length = next.length;
    }
    if (length > LONGEST_ITEM) throw new InputError({ file: entry.name, line: number + 1 }, 'is longer than 32 MB');
  }
  const last = begun.join('') + decoder.decode();
  if (last !== '') yield { text: withoutReturn(last), number: number + 1 };
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

export interface Value {
  readonly value: unknown;
  readonly place: Place;
}

/** One JSON value per line. A broken line is reported and skipped, and the others are read. */
export async function* jsonLines(entry: Entry, tally: Tally): AsyncGenerator<Value, void, undefined> {
  for await (const { text, number } of linesOf(entry)) {
    if (text.trim() === '') continue;
    const place = { file: entry.name, line: number };
    const value = parseJson(text);
    if (value === undefined) tally.problem({ ...place, message: 'is not one JSON value', lost: 'item' });
    else yield { value, place };
  }
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
