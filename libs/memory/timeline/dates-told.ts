import { MONTH, monthOf, YEAR } from './calendar.js';
import type { Span } from './statement.js';
import { isOfPast } from './tense.js';

const B = '(?<![\\p{L}\\p{N}\\p{M}])';
const E = '(?![\\p{L}\\p{N}\\p{M}])';
const ORDINAL = '(?:st|nd|rd|th|\\.)?';
const OF_YEAR = `(?:,?\\s+(?:of |de )?(?<year>${YEAR}))?`;
const DAY_MONTH = new RegExp(
  `${B}(?:(?<from>\\d{1,2})${ORDINAL}\\s*(?:to|until|till|and|bis|und|–|-)\\s*)?(?<day>\\d{1,2})${ORDINAL}\\s+(?:of |de )?(?<month>${MONTH})\\.?${OF_YEAR}${E}`,
  'giu',
);
const MONTH_DAY = new RegExp(
  `${B}(?<month>${MONTH})\\.?\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?(?!\\d|[.:]\\d)${OF_YEAR}${E}`,
  'giu',
);
const ISO = /(?<!\d)(?<year>(?:19|20)\d\d)-(?<number>\d{2})-(?<day>\d{2})(?!\d)/gu;
/** "May" and "march" have other meanings: they count as a month only after one of these words, or before a year. */
const ALONE = new RegExp(
  `${B}(?:(?:in|since|until|till|by|from|of|(?<last>last|letzte[nrms]?|vorige[nrms]?)|(?<next>next|nächste[nrms]?)|this|early|late|mid|im|seit|bis|ab|anfang|mitte|ende|depuis|desde|en|à|em|a|nel)[\\s-]+(?<month>${MONTH})${OF_YEAR}|(?<named>${MONTH})\\s+(?<of>${YEAR}))${E}`,
  'giu',
);
/** Number of UTF-16 units read, and maximum number of dates. */
const READ = 500;
const MOST = 6;

/**
 * The days and months that a text names. One without a year is the nearest to the time of the statement, if it does not tell
 * otherwise: "last May" was over, "next May" comes, and "since May" or "I ran it in May" had begun.
 * @param at Unix milliseconds
 */
export function datesTold(text: string, at: number): readonly Span[] {
  const read = text.slice(0, READ);
  let left = read;
  if (!/\d|\p{L}{3}/u.test(left)) return [];
  const found: Span[] = [];
  for (const pattern of [ISO, DAY_MONTH, MONTH_DAY, ALONE]) {
    left = left.replace(pattern, (match: string, ...rest: unknown[]) => {
      const groups = rest.at(-1) as Groups;
      const index = rest.at(-3) as number;
      const isPast = () => isOfPast(read, { from: index + leadOf(match), to: index + match.length });
      const span = found.length < MOST ? spanOf(groups, at, isPast) : null;
      if (span) found.push(span);
      return ' '.repeat(match.length);
    });
  }
  return found;
}

type Groups = Readonly<Record<string, string | undefined>>;

/** The length of the preposition that a match begins with. */
function leadOf(match: string): number {
  const [lead = ''] = /^\p{L}+[\s-]+/u.exec(match) ?? [];
  return monthOf(lead.trim()) < 0 ? lead.length : 0;
}

function spanOf(groups: Groups, at: number, isPast: () => boolean): Span | null {
  const month = groups['number'] ? Number(groups['number']) - 1 : monthOf(groups['month'] ?? groups['named']);
  const day = groups['day'] === undefined ? null : Number(groups['day']);
  if (month < 0 || month > 11 || (day !== null && (day < 1 || day > 31))) return null;
  const first = day === null ? 1 : Number(groups['from'] ?? day);
  const spanIn = (year: number): Span => ({
    from: Date.UTC(year, month, first),
    to: day === null ? Date.UTC(year, month + 1, 1) : Date.UTC(year, month, day + 1),
  });
  const named = groups['year'] ?? groups['of'];
  if (named !== undefined) return spanIn(Number(named));
  const told = new Date(at).getUTCFullYear();
  const spans = [told - 1, told, told + 1].map(spanIn);
  if (groups['last']) return spans.findLast(({ to }) => to <= at) ?? null;
  if (groups['next']) return spans.find(({ from }) => from > at) ?? null;
  const off = ({ from, to }: Span) => Math.abs(from + to - 2 * at);
  const nearest = spans.reduce((best, span) => (off(span) < off(best) ? span : best));
  return nearest.from > at && isPast() ? spans.findLast(({ from }) => from <= at)! : nearest;
}
