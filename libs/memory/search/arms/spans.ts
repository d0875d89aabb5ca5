import { DAY_MS } from '@kernel/durations.js';
import { MONTH, monthOf, YEAR } from '@memory/timeline/calendar.js';
import {
  COUNT,
  countOf,
  type Groups,
  grainOfDays,
  NO_DAY,
  pattern,
  type Reader,
  type Span,
  type Told,
  yearly,
} from './time-reader.js';

const LAST = 'last|past|previous|letzte[nr]?|vergangene[nr]?|vorige[nr]?|derni(?:ers|ères)|[uú]ltim[oa]s|pasad[oa]s';
const NEXT = 'next|coming|nächste[nr]?|kommende[nr]?|prochaine?s|pr[oó]xim[oa]s';
/** What nobody counted. */
const COUPLE = 'couple(?:\\s+of)?';
const FEW = 'few|several|paar|wenigen|quelques';
const [COUPLE_COUNT, FEW_COUNT] = [2, 3];
const MANY = `\\d{1,3}|${COUNT}|${COUPLE}|${FEW}`;
const UNITS =
  '(?<hours>hours|stunden|heures|horas)|(?<days>days|tagen?|jours|d[ií]as)|(?<weeks>weeks|wochen|semaines|semanas)|(?<months>months|monaten?|mois|meses)|(?<years>years|jahren?|ans|années|años)';
/** "The last two days of March", or of the trip, are not those until today. */
const OF = `\\s+(?:of|des|der|du|del)\\s|\\s+(?:in|im|de|d['’]|en)\\s*(?:${MONTH})(?!\\p{L})`;

const OF_YEAR = (name: string) => `(?:,?\\s+(?:of\\s+|del?\\s+)?(?<${name}>${YEAR}))?`;
const BETWEEN = 'between|from|zwischen|vom?|entre|(?<!\\d\\s)de|desde';
const AND = "and|to|until|till|through|und|bis(?:\\s+zum)?|et|à|jusqu[’']en|y|e|a|hasta";
/** Words that make two months a span without a word before them. */
const TO = 'to|until|till|through|thru|bis|hasta';

/** Times with a beginning and an end: those counted from today, and months to months. In English, German, French and Spanish. */
export const SPANS: readonly (readonly [RegExp, Reader])[] = [
  [
    pattern(`(?:(?<before>${MANY})\\s+)?(?:(?<last>${LAST})|(?<next>${NEXT}))\\s+(?:(?<count>${MANY})\\s+)?(?:${UNITS})(?!${OF})`),
    ({ groups = {} }, now) => counted(groups, now),
  ],
  [
    pattern(`(?:(?:${BETWEEN})\\s+(?<first>${MONTH})\\.?${OF_YEAR('firstYear')}\\s+(?:${AND})|${NO_DAY}(?<alone>${MONTH})\\.?${OF_YEAR('aloneYear')}(?:\\s+(?:${TO})\\s|\\s?[-–—]))\\s*(?<last>${MONTH})\\.?${OF_YEAR('lastYear')}(?!\\.?\\s{1,3}\\d|['’]s)`),
    ({ groups = {} }, now) => months(groups, now),
  ],
]; // prettier-ignore

/** Whole days, today among them. */
function counted(groups: Groups, now: number): Told | null {
  const count = manyOf(groups['count'] ?? groups['before'] ?? 'few');
  if (!(count > 0)) return null;
  const step = groups['next'] ? count : -count;
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const other = Math.floor(moved(now, step, groups) / DAY_MS) * DAY_MS;
  const span: Span = groups['next'] ? [today, other + DAY_MS] : [other, today + DAY_MS];
  return { spans: [span], grain: grainOfDays(span), isCounted: true };
}

function manyOf(count: string): number {
  if (new RegExp(`^(?:${COUPLE})$`, 'iu').test(count)) return COUPLE_COUNT;
  return new RegExp(`^(?:${FEW})$`, 'iu').test(count) ? FEW_COUNT : countOf(count);
}

function moved(now: number, step: number, { hours, days, weeks, months: inMonths }: Groups): number {
  if (hours) return now + step * (DAY_MS / 24);
  if (days || weeks) return now + step * (weeks ? 7 : 1) * DAY_MS;
  const day = new Date(now);
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + (inMonths ? step : 12 * step)];
  // A month before 31 March is 28 February.
  return Date.UTC(year, month, Math.min(day.getUTCDate(), new Date(Date.UTC(year, month + 1, 0)).getUTCDate()));
}

/** From the first day of one month to the last day of another, over New Year if that is earlier in the year. */
function months(groups: Groups, now: number): Told | null {
  const first = monthOf(groups['first'] ?? groups['alone']);
  const last = monthOf(groups['last']);
  const isOverNewYear = last < first;
  const spanOf = (year: number, lastYear: number): Span => [Date.UTC(year, first, 1), Date.UTC(lastYear, last + 1, 1)];
  const [firstYear, lastYear] = [groups['firstYear'] ?? groups['aloneYear'], groups['lastYear']];
  const later = isOverNewYear ? 1 : 0;
  const grain = grainOfDays(spanOf(2000, 2000 + later));
  if (firstYear === undefined)
    return yearly(lastYear && `${Number(lastYear) - later}`, now, grain, (year) => spanOf(year, year + later));
  const span = spanOf(Number(firstYear), lastYear === undefined ? Number(firstYear) + later : Number(lastYear));
  return span[0] < span[1] ? { spans: [span], grain: grainOfDays(span) } : null;
}
