import { deniedBy, isKnown, isSaidNumber, namesIn, negates, numbersOf, plain, stemsOf, wordsOf } from './wording.js';

/** What a sentence says that none of its sources says; null if nothing. */
export type Unsaid = 'name' | 'number' | 'date' | 'negation' | null;

const DATES =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)\b/gu;

/**
 * Whether a sentence written from sources says more than they do, or the contrary. Uses rules over words: a wrong meaning made of
 * correct words passes.
 * @param dated days of the sources, as YYYY-MM-DD
 */
export function unsaidIn(sentence: string, sources: readonly string[], dated: readonly string[] = []): Unsaid {
  const words = new Set(sources.flatMap(wordsOf));
  const days = new Set(dated.flatMap(wordsOfDay));
  if (!namesIn(sentence).every((name) => isKnown(name, words))) return 'name';
  if (!numbersOf(sentence).every((number) => isSaidNumber(number, words) || days.has(number))) return 'number';
  // "may" is also a verb; only dates must be grounded.
  const named = (sentence.match(/\b[A-Z][a-z]+\b/gu) ?? []).map(plain).flatMap((word) => word.match(DATES) ?? []);
  if (!named.every((day) => isKnown(day, words) || days.has(day))) return 'date';
  return isFlipped(sentence, sources) ? 'negation' : null;
}

/** The words with which a day may be written. */
function wordsOfDay(day: string): string[] {
  const date = new Date(`${day}T00:00:00.000Z`);
  const name = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString('en', { ...options, timeZone: 'UTC' }).toLowerCase();
  const number = String(date.getUTCDate());
  return [
    day.slice(0, 4),
    day.slice(5, 7),
    day.slice(8, 10),
    number,
    name({ month: 'long' }),
    name({ weekday: 'long' }),
  ];
}

/** Whether it negates a statement of the nearest source, or states what that negates. */
function isFlipped(sentence: string, sources: readonly string[]): boolean {
  const told = negates(sentence);
  const stems = stemsOf(sentence);
  const shared = (source: string) => [...stemsOf(source)].filter((stem) => stems.has(stem)).length;
  const most = Math.max(0, ...sources.map(shared));
  const nearest = sources.filter((source) => shared(source) === most);
  if (told === null || nearest.some((source) => negates(source) === null || negates(source) === told)) return false;
  return told || nearest.some((source) => deniedBy(source).some((stem) => stems.has(stem)));
}
