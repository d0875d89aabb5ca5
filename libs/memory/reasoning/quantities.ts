import { type Name, namesIn, type NamedPoint, pointsIn, READ, stem } from './reading.js';

/** A number in a text, with its context. */
export interface Quantity {
  /** As the text names it; null if it names nobody. */
  readonly subject: string | null;
  readonly value: number;
  /** Verbatim: `1.2 billion`. */
  readonly written: string;
  /** Stems of what is counted: `total medal`. */
  readonly unit: readonly string[];
  /** The same verbatim: `total medals`. */
  readonly counted: string;
  /** The nearest times: those of the sentence, else the first ones of the text. */
  readonly points: readonly NamedPoint[];
  /** The sentence. */
  readonly sentence: string;
}

const NUMBER =
  /(?<![\p{L}\p{N}.,-])(?<money>[$€£])?(?<digits>\d{1,3}(?:,\d{3})+|\d{1,12})(?<fraction>\.\d{1,6})?(?<ordinal>st|nd|rd|th)?(?:\s?(?<percent>%)|\s(?<scale>thousand|million|billion|bn|percent)(?![\p{L}]))?(?![\p{L}\p{N}]|\.\d)/giu;
const SCALES: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9, bn: 1e9 };
/** The words after a number that name what is counted. */
const AFTER = /^[ \t-]+(?<unit>\p{L}[\p{L}'’-]*(?:[ \t]+\p{L}[\p{L}'’-]*){0,2})/u;
const ENDS_UNIT = new Set(
  'and or in at on of for from to by with as than the a an were was is are have has had which who that per after before while during over under into this since won more less ahead'.split(
    ' ',
  ),
);
/** The parts of a sum ("26 medals (12 gold, …)") belong to the same subject. */
const SENTENCE = /(?<=[.!?。])\s+(?=["'“(\p{Lu}\p{N}])|\n+/u;
const MOST = 80;

/** The numbers in a text, with subject, unit and time. The length read and the number of results are bounded. */
export function quantitiesIn(text: string, title = ''): Quantity[] {
  const found: Quantity[] = [];
  const first = pointsIn(`${title}\n${text.slice(0, READ)}`);
  let subject: string | null = null;
  for (const sentence of text.slice(0, READ).split(SENTENCE)) {
    const points = pointsIn(sentence);
    const names = namesIn(sentence, points);
    const masked = blanked(sentence, points);
    for (const match of masked.matchAll(NUMBER)) {
      if (found.length >= MOST) return found;
      const quantity = quantityOf(match, masked, names, subject);
      if (!quantity) continue;
      found.push({ ...quantity, points: points.length > 0 ? points : first, sentence: sentence.trim() });
    }
    subject = names[0]?.name ?? subject;
  }
  return found;
}

function blanked(text: string, spans: readonly { readonly start: number; readonly end: number }[]): string {
  let left = text;
  for (const { start, end } of spans) left = left.slice(0, start) + '_'.repeat(end - start) + left.slice(end);
  return left;
}

function quantityOf(match: RegExpExecArray, sentence: string, names: readonly Name[], carried: string | null) {
  const { digits = '', fraction = '', scale, percent, money } = match.groups ?? {};
  const end = match.index + match[0].length;
  const after = AFTER.exec(sentence.slice(end))?.groups?.['unit'] ?? '';
  const unit = unitWords(after);
  const counted = after.split(/\s+/).slice(0, unit.length).join(' ');
  const value = Number(digits.replaceAll(',', '') + fraction) * (SCALES[(scale ?? '').toLowerCase()] ?? 1);
  if (!Number.isFinite(value)) return null;
  const sign = percent ?? (scale?.toLowerCase() === 'percent' ? '%' : money);
  const own = [...(sign === undefined ? [] : [sign]), ...unit];
  return {
    subject: names.filter((name) => name.end <= match.index).at(-1)?.name ?? names[0]?.name ?? carried,
    value,
    written: match[0].trim(),
    counted,
    unit: own.length > 0 ? own : unitBefore(sentence.slice(0, match.index)),
  };
}

function unitWords(text: string): string[] {
  const words: string[] = [];
  for (const word of text.toLowerCase().split(/[\s-]+/)) {
    if (ENDS_UNIT.has(word)) break;
    words.push(stem(word));
  }
  return words;
}

/** "a score of 26", "version 4.2", "revenue: 12" */
function unitBefore(before: string): string[] {
  const [, word] = /(\p{L}[\p{L}'’-]*)\s*(?:of|was|is|to|at|:|=)?\s*$/u.exec(before.slice(-60)) ?? [];
  return word === undefined || ENDS_UNIT.has(word.toLowerCase()) ? [] : [stem(word.toLowerCase())];
}

/** How well what is counted matches the question, 0…1. */
export function unitFit(unit: readonly string[], asked: ReadonlySet<string>): number {
  if (unit.length === 0) return 0;
  return unit.filter((word) => asked.has(word)).length / unit.length;
}
