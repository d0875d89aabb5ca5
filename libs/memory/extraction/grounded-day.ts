import { DAY_MS } from '@kernel/durations.js';
import type { Turn } from './fact.js';

/** In English and German, with their short forms. */
const MONTHS = [
  'january|januar|jan', 'february|februar|feb', 'march|märz|mar', 'april|apr', 'may|mai', 'june|juni|jun',
  'july|juli|jul', 'august|aug', 'september|sept|sep', 'october|oktober|oct|okt', 'november|nov', 'december|dezember|dec|dez',
].map((names) => new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'u')); // prettier-ignore
/** Words for a part of a year, in which any day may lie. */
const PART =
  /\b(?:spring|summer|autumn|fall|winter|easter|christmas|early|late|mid|middle|end|beginning|half|quarter)\b/;
const UNITS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 31, year: 366 };
const FEW: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 }; // prettier-ignore

/**
 * A day that a fact names, if its turn supports it: the day of the turn, a date written in the turn, or one given by
 * its distance. `unknown`: none of these. Null: the fact names no day.
 */
export function groundedDay(named: string | null, { text, at }: Turn): Date | null | 'unknown' {
  if (named === null) return null;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(named)) return 'unknown';
  const day = new Date(`${named}T00:00:00.000Z`);
  // Date would read 2026-02-31 as a day in March.
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== named) return 'unknown';
  const away = Math.round((day.getTime() - startOfDay(at)) / DAY_MS);
  return away === 0 || isWritten(day, away, text) || isTold(away, text) ? day : 'unknown';
}

function startOfDay(at: Date): number {
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate());
}

/**
 * Written as 2026-05-03, or by its year or month name if the turn's other parts of a date fit. A month without a year is
 * one within a year of the turn.
 */
function isWritten(day: Date, away: number, text: string): boolean {
  const [iso, said] = [day.toISOString().slice(0, 10), text.toLowerCase()];
  if (said.includes(iso)) return true;
  const years: readonly string[] = said.match(/\b(?:19|20)\d{2}\b/g) ?? [];
  const months = MONTHS.flatMap((names, month) => (names.test(said) ? [month] : []));
  if (years.length === 0 && months.length === 0) return false;
  if (years.length > 0 ? !years.includes(iso.slice(0, 4)) : Math.abs(away) > UNITS['year']!) return false;
  const numbers = [...said.matchAll(/(?<!\d)(\d{1,2})(?:st|nd|rd|th)?\b/g)].map(([, number]) => Number(number));
  if (months.length > 0) {
    return months.includes(day.getUTCMonth()) && (day.getUTCDate() === 1 || numbers.includes(day.getUTCDate()));
  }
  // Only a year is named: its first or last day, or the day of a date in numbers.
  const inNumbers = numbers.includes(day.getUTCDate()) && numbers.includes(day.getUTCMonth() + 1);
  return ['01-01', '12-31'].includes(iso.slice(5)) || inNumbers || PART.test(said);
}

/** Within the range that "yesterday", "two weeks ago" or "next month" can mean. */
function isTold(away: number, text: string): boolean {
  const said = text.toLowerCase();
  const near = [
    [/\byesterday\b|\blast night\b|\bgestern\b/, -1, -1],
    [/\bbefore yesterday\b|\bvorgestern\b/, -2, -2],
    [/\btomorrow\b|\bmorgen\b/, 1, 1],
    [/\bafter tomorrow\b|übermorgen\b/, 2, 2],
    [/\bweekend\b/, -9, 9],
    [/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/, -7, 7],
  ] as const;
  if (near.some(([words, low, high]) => away >= low && away <= high && words.test(said))) return true;
  return isOfAStretch(away, said) || isCounted(away, said);
}

function isOfAStretch(away: number, said: string): boolean {
  return [...said.matchAll(/\b(last|past|next|coming|this)\s+(week|month|year)\b/g)].some(
    ([, which = '', unit = '']) => {
      const most = 2 * (UNITS[unit] ?? 0);
      if (which === 'this') return Math.abs(away) <= most / 2;
      return /next|coming/.test(which) ? away >= 1 && away <= most : away >= -most && away <= -1;
    },
  );
}

function isCounted(away: number, said: string): boolean {
  const counted =
    /\b(\d{1,3}|a|an|one|two|three|four|five|six|seven|eight|nine|ten)\s+(day|week|month|year)s?\b(\s+ago\b)?/g;
  return [...said.matchAll(counted)].some(([, number = '', unit = '', ago]) => {
    if (ago !== undefined && away > 0) return false;
    const days = UNITS[unit] ?? 0;
    const distance = (FEW[number] ?? Number(number)) * days;
    return Math.abs(Math.abs(away) - distance) <= (unit === 'day' ? 0 : days);
  });
}
