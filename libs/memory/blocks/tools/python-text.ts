import { LIMITS } from '@contracts/limits.js';
import { ToolError } from './tool-error.js';

/** String functions as in Letta's tools, which are written in Python: its agents know these semantics. */

/** Maximum length of a result in UTF-16 code units: a character is one or two of them. */
const MOST_UNITS = 2 * LIMITS.blockLength;

/**
 * `str.expandtabs()`: a tab advances to the next multiple of eight characters in its line.
 * @throws ToolError before creating a text that exceeds any block
 */
export function expandTabs(text: string): string {
  if (!text.includes('\t')) return text;
  const expanded: string[] = [];
  let [column, length] = [0, 0];
  for (const piece of text.split('\t')) {
    const spaces = expanded.length > 0 ? 8 - (column % 8) : 0;
    length += spaces + piece.length;
    if (length > MOST_UNITS) throw tooLong(length);
    expanded.push(' '.repeat(spaces), piece);
    const line = Math.max(piece.lastIndexOf('\n'), piece.lastIndexOf('\r')) + 1;
    // After a tab, the column is a multiple of eight.
    column = [...piece.slice(line)].length;
  }
  return expanded.join('');
}

/** `str.splitlines()`: every kind of line end, and none after the last line. */
export function splitLines(text: string): string[] {
  // eslint-disable-next-line no-control-regex
  const lines = text.split(/\r\n|[\n\r\u000b\u000c\u001c-\u001e\u0085\u2028\u2029]/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** `str.count(part)`: overlaps count once; an empty part matches around every character. */
export function occurrences(text: string, part: string): number {
  return part === '' ? Array.from(text).length + 1 : text.split(part).length - 1;
}

/** `str.rstrip("\n")`. */
export function withoutLastBreaks(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\n') end -= 1;
  return text.slice(0, end);
}

/**
 * `str.replace(part, by)` for a part that is not empty: replaces all, and `$` has no special meaning.
 * @throws ToolError before creating a text that exceeds any block
 */
export function replaceEvery(text: string, part: string, by: string): string {
  const pieces = text.split(part);
  const length = text.length + (pieces.length - 1) * (by.length - part.length);
  if (length <= MOST_UNITS) return pieces.join(by);
  throw tooLong(length);
}

function tooLong(length: number): ToolError {
  return new ToolError(`Edit failed: Exceeds ${LIMITS.blockLength} character limit (requested ${length}).`);
}
