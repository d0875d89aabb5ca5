import { DAY_MS } from '@kernel/durations.js';
import { MONTH, monthOf, YEAR } from '@memory/timeline/calendar.js';

/** A time in a text: a numbered one ("Day 7", "Q2 2026"), or a date. */
export interface NamedPoint {
  /** Equal for equal times: `day 7`, `q2`, `2026-02-13`, `02-13` without a year. */
  readonly key: string;
  readonly words: string;
  readonly start: number;
  readonly end: number;
  /** Orders points of the same kind. */
  readonly order: number;
  readonly kind: string;
}

const B = '(?<![\\p{L}\\p{N}])';
const E = '(?![\\p{L}\\p{N}])';
const NUMBERED = new RegExp(
  `${B}(?<kind>day|week|month|sprint|phase|round|stage|season|lap|game|match|session|lesson|chapter|iteration|milestone|release|year|tag|woche|monat|runde|etappe|spieltag|phase)\\s+(?<number>\\d{1,4})${E}`,
  'giu',
);
const QUARTER = new RegExp(`${B}Q(?<number>[1-4])(?:[ /-]?(?<year>${YEAR}))?${E}`, 'giu');
const ISO = new RegExp(`${B}(?<year>${YEAR})-(?<month>\\d{2})-(?<day>\\d{2})${E}`, 'gu');
const MONTH_DAY = new RegExp(`${B}(?<month>${MONTH})\\.?\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(?<year>${YEAR}))?${E}`, 'giu'); // prettier-ignore
const DAY_MONTH = new RegExp(`${B}(?<day>\\d{1,2})(?:st|nd|rd|th|\\.)?\\s+(?:of\\s+)?(?<month>${MONTH})\\.?(?:,?\\s+(?<year>${YEAR}))?${E}`, 'giu'); // prettier-ignore
const PLAIN_YEAR = new RegExp(`${B}(?<year>${YEAR})${E}`, 'gu');

/** In UTF-16 units. */
export const READ = 6_000;
const MOST = 60;

/** The times that a text names, in order. Linear in the length read. */
export function pointsIn(text: string): NamedPoint[] {
  let left = text.slice(0, READ);
  const found: NamedPoint[] = [];
  for (const [pattern, kind] of PATTERNS) {
    left = left.replace(pattern, (words: string, ...rest: unknown[]) => {
      const start = rest.at(-3) as number;
      const groups = rest.at(-1) as Readonly<Record<string, string | undefined>>;
      const point = pointOf(kind, groups);
      if (point && found.length < MOST) found.push({ ...point, words, start, end: start + words.length });
      return point ? ' '.repeat(words.length) : words;
    });
  }
  return found.sort((a, b) => a.start - b.start);
}

type PatternKind = 'numbered' | 'quarter' | 'date' | 'year';
const PATTERNS: readonly (readonly [RegExp, PatternKind])[] = [
  [NUMBERED, 'numbered'],
  [QUARTER, 'quarter'],
  [ISO, 'date'],
  [MONTH_DAY, 'date'],
  [DAY_MONTH, 'date'],
  [PLAIN_YEAR, 'year'],
];

function pointOf(kind: PatternKind, groups: Readonly<Record<string, string | undefined>>) {
  if (kind === 'numbered') {
    const name = (groups['kind'] ?? '').toLowerCase();
    return { kind: name, key: `${name} ${Number(groups['number'])}`, order: Number(groups['number']) };
  }
  const year = groups['year'] === undefined ? null : Number(groups['year']);
  if (kind === 'quarter') {
    const number = Number(groups['number']);
    return { kind: 'quarter', key: `q${number}`, order: (year ?? 0) * 4 + number };
  }
  if (kind === 'year') return { kind: 'year', key: String(year), order: year ?? 0 };
  const named = groups['month'] ?? '';
  const month = /^\d+$/.test(named) ? Number(named) : monthOf(named) + 1;
  const day = Number(groups['day']);
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  const two = (part: number) => String(part).padStart(2, '0');
  // The key has no year, because a text that names the year once continues without it.
  return { kind: 'date', key: `${two(month)}-${two(day)}`, order: (year ?? 0) * 400 + month * 32 + day };
}

/** The day of a date with a year; null for any other. */
export function dayOf({ kind, words }: NamedPoint): number | null {
  const year = /(?:19|20)\d\d/.exec(words)?.[0];
  if (kind !== 'date' || year === undefined) return null;
  const iso = /(\d{4})-(\d{2})-(\d{2})/.exec(words);
  if (iso) return Date.UTC(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3]));
  const month = words.split(/[^\p{L}]+/u).map(monthOf).find((one) => one >= 0); // prettier-ignore
  const day = /(?<!\d)\d{1,2}(?!\d)/.exec(words)?.[0];
  return month === undefined || day === undefined ? null : Date.UTC(Number(year), month, Number(day));
}

/** `2026-02-13` */
export function isoDay(at: number): string {
  return new Date(Math.floor(at / DAY_MS) * DAY_MS).toISOString().slice(0, 10);
}

/** Capitalised words that are no names: at the beginning of a sentence or a question. */
const NO_NAMES = new Set(
  `a about after all also although an and any are as at because before between both but by can compared could currently describe despite did do
  does during each every explain finally first for from give had has have he her here his how however i if in into is it its last later
  list many may meanwhile most my name no not now of on one or our over overall per she should since so some step summary tell than that the their
  them then there these they this those to today total under until update was we were what when where which while who whose why will with would
  yesterday you your as-of das der die ein eine er es ich in ist sie und was wer wie wo wann warum welche welcher welches nach vor bei mit von
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december`.split(
    /\s+/,
  ),
);
const NAME_WORD = /(?<![\p{L}\p{N}'’-])\p{Lu}[\p{L}\p{N}\p{M}]*(?:[-'’.+#/][\p{L}\p{N}\p{M}]+)*/gu;

export interface Name {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Sequences of capitalised words. `blank` are spans that name times. */
export function namesIn(text: string, blank: readonly { start: number; end: number }[] = []): Name[] {
  let left = text.slice(0, READ);
  for (const { start, end } of blank) left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end);
  const names: Name[] = [];
  for (const match of left.matchAll(NAME_WORD)) {
    const word = match[0].replace(/['’]s$/u, '');
    if (NO_NAMES.has(word.toLowerCase())) continue;
    const end = match.index + word.length;
    const last = names.at(-1);
    // "Johannes Klaebo", "Bank of Ireland": one name.
    if (last && /^(?: | of | de | van | von )$/u.test(left.slice(last.end, match.index))) {
      names[names.length - 1] = { name: left.slice(last.start, end), start: last.start, end };
    } else names.push({ name: word, start: match.index, end });
  }
  return names;
}

const STOP = new Set(
  `${[...NO_NAMES].join(' ')} much more less did get got have having made make makes been being out up down just only very too really`.split(
    ' ',
  ),
);
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’][\p{L}]+)?/gu;

/** The content words of a text, without duplicates, stemmed by `stem`. */
export function wordsIn(text: string): string[] {
  const words = [...text.slice(0, READ).matchAll(WORD)].map(([word]) => word.toLowerCase().replace(/['’]s$/u, ''));
  return [...new Set(words.filter((word) => word.length > 1 && !STOP.has(word)).map(stem))];
}

/** A simple stemmer that joins singular and plural. */
export function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}
