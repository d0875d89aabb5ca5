import { DAY_MS } from '@kernel/durations.js';
import type { Grain } from '@memory/timeline/statement.js';

export type Span = readonly [from: number, to: number];

/** A time that a query names in words unknown to the date parser. Days are calendar days, as Unix milliseconds of their UTC midnight. */
export interface NamedTime {
  /** Position in the query, in UTF-16 units. */
  readonly index: number;
  readonly length: number;
  /** Several for a time that recurs, the latest that has begun first. `to` is exclusive. */
  readonly spans: readonly Span[];
  /** The next one to begin, of a time that recurs. */
  readonly ahead?: Span | undefined;
  readonly grain: Grain;
  /** It begins or ends today, so nobody means the days beside it. */
  readonly isCounted?: boolean;
}

export type Told = Omit<NamedTime, 'index' | 'length'>;
export type Groups = Readonly<Record<string, string | undefined>>;
export type Reader = (match: RegExpMatchArray, now: number) => Told | null;

/** A yearly time may be in any of the last ten years. */
export const YEARS_BACK = 10;

const B = '(?<![\\p{L}\\p{N}\\p{M}])';
/** The end of a word. */
export const E = '(?![\\p{L}\\p{N}\\p{M}])';
/** Must stand before a month: "3 May 2025" is a day, which is left to the date parser. */
export const NO_DAY = '(?<!\\d(?:[.º°]|st|nd|rd|th)?\\s{0,2}(?:of\\s|de\\s)?)';
export const pattern = (text: string): RegExp => new RegExp(`${B}${text}${E}`, 'giu');

const COUNTS: Readonly<Record<string, number>> = {
  ...{ a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12 },
  ...{ einer: 1, einem: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, zwölf: 12 },
  ...{ un: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, doce: 12 },
  ...{ une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10, douze: 12 },
}; // prettier-ignore
export const COUNT = `\\d{1,2}|${Object.keys(COUNTS).join('|')}`;

/** Not a number if it is none of `COUNT`. */
export function countOf(count: string): number {
  return COUNTS[count.toLowerCase()] ?? Number(count);
}

/** The span in the named year; otherwise in every year, starting with the latest that has begun. */
export function yearly(named: string | undefined, now: number, grain: Grain, spanOf: (year: number) => Span): Told {
  if (named !== undefined) return { spans: [spanOf(Number(named))], grain };
  const next = new Date(now).getUTCFullYear() + 1;
  const spans = Array.from({ length: YEARS_BACK + 3 }, (_, back) => spanOf(next - back));
  return { spans: spans.filter(([from]) => from <= now), ahead: spans.findLast(([from]) => from > now), grain };
}

/** The shortest kind of time that is at least about as long. */
export function grainOfDays([from, to]: Span): Grain {
  const days = (to - from) / DAY_MS;
  return days <= 3 ? 'day' : days <= 22 ? 'week' : days <= 63 ? 'month' : days <= 190 ? 'season' : 'year';
}
