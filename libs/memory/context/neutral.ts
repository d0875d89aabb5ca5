import { visible } from '@kernel/visible.js';
import { longRuns } from '@platform/tokens/token-counter.js';

/** In characters. A longer run (base64, a line of signs) is truncated: no reader needs it, and counting its tokens is slow. */
const LONGEST_RUN = 400;
const LONG_RUN = longRuns(LONGEST_RUN);

/** Every character that a reader or a model treats as a line break. */
// eslint-disable-next-line no-control-regex
const LINE_ENDS = /\r\n|[\r\u000b\u000c\u0085\u2028\u2029]/gu;
/** White space at the end of a line. The match starts at the beginning of the run; otherwise the time would be quadratic. */
const LINE_REST = /(?<![^\S\n])[^\S\n]+$/gmu;

/** A text with uniform line ends. */
export function plainLines(text: string): string {
  return text.replace(LINE_ENDS, '\n');
}

export interface Neutral {
  readonly text: string;
  readonly shortened: boolean;
}

/** A stored text for a prompt: without invisible characters, with plain lines and without endless runs. */
export function neutral(text: string): Neutral {
  const seen = visible(plainLines(text))
    .replace(LINE_REST, '')
    .replace(/\n{2,}/gu, '\n')
    .trim();
  const short =
    seen.length <= LONGEST_RUN
      ? seen
      : seen.replace(LONG_RUN, (run) => `${[...run].slice(0, LONGEST_RUN).join('').trimEnd()}…`);
  return { text: short, shortened: short !== seen };
}

/** The same for a name or a heading: one line with a maximum length. */
export function neutralLine(text: string, most: number): string {
  const line = neutral(text).text.replace(/\s+/gu, ' ');
  const characters = [...line];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line;
}

/** Prevents a stored text from forging our delimiters, a tag, or a special token of a model. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** For formats other than XML: escapes only our delimiters and special tokens of a model. */
export function escapeMarks(text: string): string {
  return text.replace(/<(?=\/?recollect-|\|)/giu, '&lt;');
}

/** Also escapes headings, rules, quotations, lists and fences at the start of a line. */
export function escapeMarkdown(text: string): string {
  return escapeMarks(text).replace(/^([^\S\n]*)(#|>|=|-|\+|\*|_{3}|`{3}|~{3}|\d+(?=[.)]))/gmu, '$1\\$2');
}
