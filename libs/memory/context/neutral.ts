import { visible } from '@kernel/visible.js';
import { longRuns } from '@platform/tokens/token-counter.js';

/** In characters. A longer run (base64, a line of signs) is cut: no reader needs it, and counting it takes long. */
const LONGEST_RUN = 400;
const LONG_RUN = longRuns(LONGEST_RUN);

/** Every sign at which a reader or a model sees a new line begin. */
// eslint-disable-next-line no-control-regex
const LINE_ENDS = /\r\n|[\r\u000b\u000c\u0085\u2028\u2029]/gu;
/** White space at the end of a line. Begins where a run of it begins: else its time grows with the square of the run. */
const LINE_REST = /(?<![^\S\n])[^\S\n]+$/gmu;

/** A text whose lines all end in the one way. */
export function plainLines(text: string): string {
  return text.replace(LINE_ENDS, '\n');
}

export interface Neutral {
  readonly text: string;
  readonly shortened: boolean;
}

/** A stored text as it may stand in a prompt: nothing hidden in it, its lines plain, no run without end. */
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

/** The same for a name or a heading: one line, of so many characters at most. */
export function neutralLine(text: string, most: number): string {
  const line = neutral(text).text.replace(/\s+/gu, ' ');
  const characters = [...line];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line;
}

/** So that no stored text begins or ends a span of ours, a tag, or a model's own sign. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** For formats that are no XML: only what would be taken for a delimiter of ours or for a model's own sign. */
export function escapeMarks(text: string): string {
  return text.replace(/<(?=\/?recollect-|\|)/giu, '&lt;');
}

/** Also what begins a heading, a rule, a quotation, a list or a fence at the start of a line. */
export function escapeMarkdown(text: string): string {
  return escapeMarks(text).replace(/^([^\S\n]*)(#|>|=|-|\+|\*|_{3}|`{3}|~{3}|\d+(?=[.)]))/gmu, '$1\\$2');
}
