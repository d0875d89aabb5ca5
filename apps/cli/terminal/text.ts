/**
 * Text of a memory as it may go to a terminal: what could move the cursor, set a title or colour anything is made
 * visible, for a memory may have been written by anybody. Line ends and tabs stay.
 */
export function printable(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\p{Bidi_Control}\u200b\u2028\u2029\ufeff]/gu, (char) =>
      char === '\n' || char === '\t' ? char : `\\u{${char.codePointAt(0)?.toString(16) ?? ''}}`,
    );
}

/** The same in one line. */
export function oneLine(text: string): string {
  return printable(text).replace(/\s+/g, ' ').trim();
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** East Asian wide characters and emoji take two columns; a combining mark on its own takes none. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303e\uff01-\uff60]/u;
const NARROWLESS = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;

/** Columns on a terminal. */
export function widthOf(text: string): number {
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
