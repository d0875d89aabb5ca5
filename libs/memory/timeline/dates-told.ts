import { MONTH, monthOf, YEAR } from './calendar.js';
import type { Span } from './statement.js';

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
  `${B}(?:(?:in|since|until|till|by|from|of|last|next|this|early|late|mid|im|seit|bis|ab|anfang|mitte|ende|en|à|em|a|nel)[\\s-]+(?<month>${MONTH})${OF_YEAR}|(?<named>${MONTH})\\s+(?<of>${YEAR}))${E}`,
  'giu',
);
/** Number of UTF-16 units read, and maximum number of dates. */
const READ = 500;
const MOST = 6;

/**
 * The days and months that a text names. One without a year is the nearest to the time of the statement.
 * @param at Unix milliseconds
 */
export function datesTold(text: string, at: number): readonly Span[] {
  let left = text.slice(0, READ);
  if (!/\d|\p{L}{3}/u.test(left)) return [];
  const found: Span[] = [];
  for (const pattern of [ISO, DAY_MONTH, MONTH_DAY, ALONE]) {
    left = left.replace(pattern, (match: string, ...rest: unknown[]) => {
      const span = spanOf(rest.at(-1) as Readonly<Record<string, string | undefined>>, at);
      if (span && found.length < MOST) found.push(span);
      return ' '.repeat(match.length);
    });
  }
  return found;
}

function spanOf(groups: Readonly<Record<string, string | undefined>>, at: number): Span | null {
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
  const [nearest] = [told - 1, told, told + 1]
    .map(spanIn)
    .sort((a, b) => Math.abs(a.from + a.to - 2 * at) - Math.abs(b.from + b.to - 2 * at));
  return nearest ?? null;
}
