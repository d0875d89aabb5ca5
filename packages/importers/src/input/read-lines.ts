import { isUtf8 } from 'node:buffer';
import type { Place } from '../item.js';
import { InputError } from '../input-error.js';
import type { Tally } from '../tally.js';
import { type Entry, LONGEST_ITEM } from './input.js';

export interface Line {
  readonly text: string;
  /** From 1. */
  readonly number: number;
  /** Its bytes are not valid text, so characters of it are lost. */
  readonly garbled?: boolean;
}

/** The decoder's substitute for invalid bytes. A valid text may contain it as well. */
const REPLACEMENT = '\ufffd';

/** The message about a garbled line, for people. */
export const GARBLED = 'is not UTF-8 text: save the file as UTF-8 (in Excel: “CSV UTF-8”)';

/**
 * The lines of an entry. Only a line feed ends a line, or the separator in `by`: JSON may contain U+2028 unescaped.
 * @throws InputError for a line that has no end
 */
export async function* linesOf(
  entry: Entry,
  { by = '\n', encoding = 'utf-8' }: { readonly by?: string; readonly encoding?: string } = {},
): AsyncGenerator<Line, void, undefined> {
  let begun: Buffer[] = [];
  let length = 0;
  let number = 0;
  const chunks = await entry.open();
  for await (const chunk of encoding === 'utf-8' ? chunks : inUtf8(chunks, encoding)) {
    let from = 0;
    for (let at = chunk.indexOf(by); at >= 0; at = chunk.indexOf(by, from)) {
      yield lineOf([...begun, chunk.subarray(from, at)], (number += 1));
      begun = [];
      length = 0;
      from = at + 1;
    }
    begun.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > LONGEST_ITEM) throw new InputError({ file: entry.name, line: number + 1 }, 'is longer than 32 MB');
  }
  if (length > 0) yield lineOf(begun, number + 1);
}

async function* inUtf8(chunks: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<Buffer, void, undefined> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) yield Buffer.from(decoder.decode(chunk, { stream: true }));
  yield Buffer.from(decoder.decode());
}

function lineOf(parts: readonly Buffer[], number: number): Line {
  const bytes = Buffer.concat(parts);
  const text = withoutReturn(bytes.toString('utf8'));
  const isGarbled = text.includes(REPLACEMENT) && !isUtf8(bytes);
  return { text: number === 1 ? text.replace(/^\ufeff/, '') : text, number, ...(isGarbled && { garbled: true }) };
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
  for await (const { text, number, garbled } of linesOf(entry)) {
    if (text.trim() === '') continue;
    const place = { file: entry.name, line: number };
    const value = parseJson(text);
    if (garbled) tally.problem({ ...place, message: GARBLED, lost: 'item' });
    else if (value === undefined) tally.problem({ ...place, message: 'is not one JSON value', lost: 'item' });
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
