import { shown } from '@kernel/visible.js';

/** Beyond what is invisible: what a terminal takes for the end of a line, or for a command. */
const STEERING = /[\p{Cc}\u2028\u2029]/gu;

/**
 * Text of a memory as it may go to a terminal: what could move the cursor, set a title or colour anything is made
 * visible, for a memory may have been written by anybody. Line ends and tabs stay.
 */
export function printable(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').replace(STEERING, named);
  return shown(lines, named);
}

function named(char: string): string {
  return char === '\n' || char === '\t' ? char : `\\u{${char.codePointAt(0)?.toString(16) ?? ''}}`;
}

/**
 * JSON in one line, or indented. It cannot steer a terminal either: what `printable` makes visible is written as the
 * escapes of JSON, which mean the same.
 */
export function jsonText(value: unknown, indent = 0): string {
  const escaped = (char: string) =>
    Array.from({ length: char.length }, (_, unit) => `\\u${char.charCodeAt(unit).toString(16).padStart(4, '0')}`).join(
      '',
    );
  // Between the texts stand line ends of JSON's own, which are no invisible signs.
  return shown(JSON.stringify(value, null, indent).replace(/[\u0085\u2028\u2029]/gu, escaped), escaped);
}

/** Text of a memory in one line. */
export function oneLine(text: string): string {
  return printable(text).replace(/\s+/g, ' ').trim();
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** East Asian wide characters and emoji take two columns; a combining mark on its own takes none. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303e\uff01-\uff60]/u;
const NARROWLESS = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;

/** Most text, and the only that is long. */
const PLAIN = /^[\x20-\x7e]*$/;
/** More than any line of a terminal takes; beyond that nobody looks, and measuring has its price. */
const LONGEST_LINE = 2_000;

/** The same, as far as a line may go: enough for `fit`, and cheap also for a whole book. */
export function lineOf(text: string): string {
  return oneLine(text.slice(0, LONGEST_LINE));
}

/** Columns on a terminal. */
export function widthOf(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (!NARROWLESS.test(segment)) width += WIDE.test(segment) ? 2 : 1;
  }
  return width;
}

/** At most `width` columns; what is cut off is told by an ellipsis. */
export function fit(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let cut = '';
  let used = 0;
  for (const { segment } of graphemes.segment(text)) {
    used += widthOf(segment);
    if (used > width - 1) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
}

export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}
