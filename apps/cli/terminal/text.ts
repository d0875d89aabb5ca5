import { shown } from '@kernel/visible.js';

/** Besides invisible characters: everything that a terminal interprets as a line end or a command. */
const STEERING = /[\p{Cc}\u2028\u2029]/gu;

/**
 * A memory's text in a form that is safe for a terminal. Anything that could move the cursor, set a title or change
 * colours is made visible, because anybody may have written the memory. Line ends and tabs stay.
 */
export function printable(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').replace(STEERING, named);
  return shown(lines, named);
}

function named(char: string): string {
  return char === '\n' || char === '\t' ? char : `\\u{${char.codePointAt(0)?.toString(16) ?? ''}}`;
}

/**
 * JSON on one line, or indented. It is safe for a terminal too: the characters that `printable` makes visible are
 * written as JSON escapes, which mean the same.
 */
export function jsonText(value: unknown, indent = 0): string {
  const escaped = (char: string) =>
    Array.from({ length: char.length }, (_, unit) => `\\u${char.charCodeAt(unit).toString(16).padStart(4, '0')}`).join(
      '',
    );
  // The line ends between the strings are JSON's own and must stay.
  return shown(JSON.stringify(value, null, indent).replace(/[\u0085\u2028\u2029]/gu, escaped), escaped);
}

/** A memory's text on one line. */
export function oneLine(text: string): string {
  return printable(text).replace(/\s+/g, ' ').trim();
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** East Asian wide characters and emoji take two columns. A lone combining mark takes none. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303e\uff01-\uff60]/u;
const NARROWLESS = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;

/** Most text, and all long text. */
const PLAIN = /^[\x20-\x7e]*$/;
/** Longer than any terminal line. Measuring more text would only cost time. */
const LONGEST_LINE = 2_000;

/** The same, limited to the length of a line. Enough for `fit`, and cheap even for very long texts. */
export function lineOf(text: string): string {
  return oneLine(text.slice(0, LONGEST_LINE));
}

/** The width on a terminal, in columns. */
export function widthOf(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (!NARROWLESS.test(segment)) width += WIDE.test(segment) ? 2 : 1;
  }
  return width;
}

/** Truncates text to `width` columns and marks the cut with an ellipsis. */
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

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
