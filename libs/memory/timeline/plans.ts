import { datesTold } from './dates-told.js';
import { ANNOUNCES, wordsOf } from './tense.js';

/** Number of UTF-16 units read. */
const READ = 500;
/** Names the end of something, or a day that is the answer itself. */
const ENDS = wordsOf(
  String.raw`until|till|by|ends?|ending|expires?|runs? out|valid|due|deadline|bis|endet|läuft|gilt|gültig|fällig`,
);

/** Also says what holds until then. */
const FROM_TO = wordsOf(String.raw`from (?:\p{L}+ ){1,4}to|vo[nm] (?:\p{L}+ ){1,4}(?:auf|nach|zu[mr]?)`);
const NEXT = wordsOf('tomorrow | next (?<en>week|month|year) | nächste[nrs]? (?<de>woche|monat|jahr)');
const OF_NEXT: Readonly<Record<string, (at: Date) => number>> = {
  day: (at) => Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 1),
  week: (at) => Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 7 - ((at.getUTCDay() + 6) % 7)),
  month: (at) => Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1),
  year: (at) => Date.UTC(at.getUTCFullYear() + 1, 0, 1),
};
const GERMAN: Readonly<Record<string, string>> = { woche: 'week', monat: 'month', jahr: 'year' };

/**
 * When an announced change comes, if the text names a time after the statement: "We move to Graz on 1 December." Null if
 * the text announces none, or also says what holds until then.
 * @param at the time of the statement, in Unix milliseconds like the result
 */
export function comesAt(content: string, at: number): number | null {
  const text = content.slice(0, READ);
  if (!ANNOUNCES.test(text) || ENDS.test(text) || FROM_TO.test(text)) return null;
  const later = datesTold(text, at).flatMap(({ from }) => (from > at ? [from] : []));
  return later.length > 0 ? Math.min(...later) : nextOf(text, new Date(at));
}

function nextOf(text: string, at: Date): number | null {
  const { groups } = NEXT.exec(text) ?? {};
  if (!groups) return null;
  const unit = groups['en'] ?? GERMAN[groups['de']?.toLowerCase() ?? ''] ?? 'day';
  return OF_NEXT[unit.toLowerCase()]!(at);
}
