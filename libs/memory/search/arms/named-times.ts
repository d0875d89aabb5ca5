import { allMatches } from '@kernel/all-matches.js';
import { DAY_MS } from '@kernel/durations.js';
import { MONTH, monthOf, MONTHS, PARTS_OF_MONTH, YEAR } from '@memory/timeline/calendar.js';
import { FEASTS, SEASON, seasonBegins } from './feasts.js';
import { besideNow, FEW_YEARS_AGO, fewYearsAgo, mondayOf, weekendOfWeek, yearsAgo } from './relative-times.js';
import { SPANS } from './spans.js';
import {
  COUNT,
  countOf,
  E,
  type Groups,
  type NamedTime,
  NO_DAY,
  pattern,
  type Reader,
  type Span,
  type Told,
  yearly,
} from './time-reader.js';

const SEASON_DAYS = 92;

const LAST =
  'last|past|previous|letzte[nrsm]?|vergangene[nrsm]?|vorige[nrsm]?|dernier|dernière|pasad[ao]|scors[ao]|passad[ao]|vorig|afgelopen';
const THIS = 'this|diese[nrsm]?|cette|cet|ce|est[ae]|quest[ao]|deze|dit';
const NEXT = 'next|coming|nächste[nrsm]?|kommende[nrsm]?|próxim[oa]|prossim[oa]|volgende?';
const WHICH = `(?<last>${LAST})|(?<next>${NEXT})|(?<this>${THIS})`;
const IN =
  'in|during|over|im|in dem|in den|during the|over the|in the|through|throughout|since|seit|während des|au|en|à l|à|nel|em|in de';
/** Months that are names or words as well: "a gift from Jan" names no time. */
const NAMES = 'jan|mar|april|may|june|jun|jul|august|mai|juni|juli';

const WEEK = 'week|woche|semaine|semana|settimana';
const WEEKEND = 'weekend|wochenende|week-end|fin de semana';
/** Behind the time that it names, as in the Romance languages. */
const BEHIND =
  '(?:(?<last>derni(?:er|ère)|passée?|pasad[ao]|scors[ao]|passad[ao])|(?<next>prochaine?|qui vient|próxim[ao]|que viene|prossim[ao]|que vem))';

const READERS: readonly (readonly [RegExp, Reader])[] = [
  ...SPANS,
  ...PARTS_OF_MONTH.map(
    ([names, first, last]): readonly [RegExp, Reader] => [
      pattern(`(?:${names})[\\s-]*(?<month>${MONTH})(?:,?\\s+(?:de |of )?(?<year>${YEAR}))?`),
      ({ groups = {} }, now) => {
        const month = monthOf(groups['month']);
        return yearly(groups['year'], now, 'week', (year) => [
          Date.UTC(year, month, first),
          Math.min(Date.UTC(year, month, last), Date.UTC(year, month + 1, 1)),
        ]);
      },
    ],
  ),
  [
    pattern(`(?:between|zwischen(?: dem)?|entre el?|entre le|tra il)\\s+(?<first>\\d{1,2})(?:st|nd|rd|th|\\.)?\\s+(?:and|und|et|y|e)(?: dem| the| le| el| il)?\\s+(?<last>\\d{1,2})(?:st|nd|rd|th|\\.)?\\s+(?:of |de )?(?<month>${MONTH})(?:,?\\s+(?:de |of )?(?<year>${YEAR}))?`),
    ({ groups = {} }, now) => daysOfMonth(Number(groups['first']), Number(groups['last']), monthOf(groups['month']), groups['year'], now),
  ],
  [
    pattern(`${NO_DAY}(?<month>${MONTH})\\.?,?\\s+(?:de |of )?(?<year>${YEAR})`),
    ({ groups = {} }, now) => {
      const month = monthOf(groups['month']);
      return yearly(groups['year'], now, 'month', (year) => [Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1)]);
    },
  ],
  [
    /(?<year>(?:19|20)\d\d)年(?<month>0?[1-9]|1[0-2])月(?!\d)/gu,
    ({ groups = {} }, now) => {
      const month = Number(groups['month']) - 1;
      return yearly(groups['year'], now, 'month', (year) => [Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1)]);
    },
  ],
  [
    pattern(`(?:l['’])?(?:(?<season>${SEASON})|(?<week>semaine|(?<!fin de )semana|settimana)|(?<month>mois|mes|mese|mês)|(?<year>année|an|año|anno|ano))\\s+${BEHIND}`),
    ({ groups = {} }, now) => {
      const grain = groups['week'] ? 'week' : groups['month'] ? 'month' : 'year';
      return groups['season'] ? seasonOf(groups, now) : { spans: [besideNow(grain, groups['last'] ? -1 : 1, now)], grain };
    },
  ],
  [
    pattern(`(?:${WHICH}|(?:${IN}))\\s+(?:l['’])?(?<season>${SEASON})(?:\\s+(?:(?:of|de|del|des jahres)\\s+)?(?<year>${YEAR}))?(?!\\s+(?:framework|boot|detection|dress|rolls?|onions?)${E})`),
    ({ groups = {} }, now) => seasonOf(groups, now),
  ],
  [
    pattern(`(?<season>${SEASON})\\s+(?:(?:of|de|del|des jahres)\\s+)?(?<year>${YEAR})`),
    ({ groups = {} }, now) => seasonOf(groups, now),
  ],
  ...FEASTS.map(
    ([names, of, days]): readonly [RegExp, Reader] => [
      pattern(`(?:(?:${WHICH})\\s+)?(?:${names})(?:,?\\s+(?:(?:of|de)\\s+)?(?<year>${YEAR}))?(?!\\s+(?:tree|row|eggs?|bunny|market|song|card)${E})`),
      ({ groups = {} }, now) =>
        chosen(groups, yearly(groups['year'], now, 'day', (year) => [of(year), of(year) + days * DAY_MS]), now),
    ],
  ),
  [
    // "before", "bis" and the like say on which side of the month, so they are left to `time-windows.ts`.
    pattern(`(?:(?:${WHICH}|${IN}|(?:by|for|from)(?!\\s{1,3}(?:${NAMES})${E}))\\s+|(?<=(?:before|after|until|till|bis|vor|nach|ab)\\s{1,3}))(?<month>${MONTH})(?!\\.?\\s{1,3}\\d|['’]s)`),
    ({ groups = {} }, now) => {
      const month = monthOf(groups['month']);
      return chosen(groups, yearly(undefined, now, 'month', (year) => [Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1)]), now);
    },
  ],
  [
    pattern(`(?:(?<start>early|beginning of|start of|anfang|beginn)|(?:late|end of|ende))\\s+(?:in\\s+|the\\s+|des\\s+)?(?:(?:(?:${WHICH})\\s+)?(?:year|jahre?s)|(?<year>${YEAR}))`),
    ({ groups = {} }, now) => {
      const first = groups['start'] ? 0 : 10;
      const named = groups['last'] ? -1 : groups['next'] ? 1 : groups['this'] ? 0 : null;
      const year = named === null ? groups['year'] : `${new Date(now).getUTCFullYear() + named}`;
      return yearly(year, now, 'season', (of) => [Date.UTC(of, first, 1), Date.UTC(of, first + 2, 1)]);
    },
  ],
  [
    pattern(`(?:${THIS})\\s+(?:(?<month>month|monat|mois|mes|mese|mês|maand)|year|jahr|année|año|anno|ano|jaar)`),
    ({ groups = {} }, now) => {
      const [year, month] = [new Date(now).getUTCFullYear(), new Date(now).getUTCMonth()];
      if (groups['month']) return { spans: [[Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1)]], grain: 'month' };
      return { spans: [[Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)]], grain: 'year' };
    },
  ],
  [
    pattern(`(?:${WHICH})\\s+(?:${WEEK})`),
    ({ groups = {} }, now) => {
      const from = mondayOf(now) + 7 * DAY_MS * (groups['last'] ? -1 : groups['next'] ? 1 : 0);
      return { spans: [[from, from + 7 * DAY_MS]], grain: 'week' };
    },
  ],
  [pattern(`(?:${WEEKEND})\\s+${BEHIND}`), ({ groups = {} }, now) => weekendOf(groups, now)],
  [pattern(`(?:(?:${WHICH})\\s+)?(?:${WEEKEND})`), ({ groups = {} }, now) => weekendOf(groups, now)],
  [
    pattern(`(?:on the|am)\\s+(?<day>\\d{1,2})(?:st|nd|rd|th|\\.)(?=\\s*(?:[?!;]|$))`),
    ({ groups = {} }, now) => monthly(Number(groups['day']), now),
  ],
  [
    pattern(`(?<=(?:am|vom|zum|bis|ab|seit|den|dem)\\s{1,3})(?<day>\\d{1,2})\\.(?<number>\\d{1,2})\\.(?!\\d)`),
    ({ groups = {} }, now) => {
      const [day, month] = [Number(groups['day']), Number(groups['number']) - 1];
      return day < 1 || day > 31 || month < 0 || month > 11 ? null : daysOfMonth(day, day, month, undefined, now);
    },
  ],
  [pattern(FEW_YEARS_AGO), (_, now) => ({ spans: [fewYearsAgo(now)], grain: 'year' })],
  [
    // The parser of `time-windows.ts` knows it in a leap year only.
    pattern(`(?:29(?:th|\\.)?\\s{1,3}(?:of\\s|de\\s)?(?:${MONTHS[1]})|(?:${MONTHS[1]})\\.?\\s{1,3}29(?:th)?)(?![.,]{0,2}\\s{0,3}(?:of\\s|de\\s)?\\d)`),
    (_, now) => daysOfMonth(29, 29, 1, undefined, now),
  ],
  [
    pattern(`(?:(?<count>${COUNT})\\s+years? ago|vor\\s+(?<vor>${COUNT})\\s+jahr(?:en)?|(?:hace|il y a)\\s+(?<hace>${COUNT})\\s+(?:años?|ans?))`),
    ({ groups = {} }, now) => {
      const count = yearsOrWeeks(groups);
      const then = yearsAgo(now, count);
      const days = count === 1 ? SEASON_DAYS : 2 * SEASON_DAYS;
      return { spans: [[then - days * DAY_MS, then + days * DAY_MS]], grain: count === 1 ? 'season' : 'year' };
    },
  ],
  [
    pattern(`(?:(?<count>${COUNT})\\s+weeks? ago|vor\\s+(?<vor>${COUNT})\\s+wochen?|(?:hace|il y a)\\s+(?<hace>${COUNT})\\s+(?:semanas?|semaines?))`),
    ({ groups = {} }, now) => {
      const day = Math.floor(now / DAY_MS) * DAY_MS - 7 * DAY_MS * yearsOrWeeks(groups);
      return { spans: [[day - 3 * DAY_MS, day + 4 * DAY_MS]], grain: 'week' };
    },
  ],
  [
    pattern(`(?:q(?<quarter>[1-4])|(?<named>first|second|third|fourth|last|erste[ns]?|zweite[ns]?|dritte[ns]?|vierte[ns]?|letzte[ns]?) (?:quarter|quartal))(?:\\s+(?:of\\s+)?(?<year>${YEAR}))?`),
    ({ groups = {} }, now) => quarterOf(groups, now),
  ],
  [
    pattern(`(?:(?:in|during|im jahre?|en|em|nel|throughout|since|seit|all of|across|of)\\s+|(?<=(?:before|prior to|vor)\\s{1,3}))(?<year>${YEAR})`),
    ({ groups = {} }, now) => yearly(groups['year'], now, 'year', (year) => [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)]),
  ],
]; // prettier-ignore

/**
 * Months with a year, seasons, feasts, whole weeks, quarters, parts of a month and years, in seven European languages. Seasons are
 * those of the northern hemisphere, in whole months. A time without a year is the latest one that has begun.
 * @param now Unix milliseconds, in the user's local time
 */
export function namedTimes(query: string, now: number): NamedTime[] {
  const found: NamedTime[] = [];
  let left = query;
  for (const [wanted, read] of READERS) {
    for (const match of allMatches(left, wanted)) {
      const time = read(match, now);
      if (time) found.push({ index: match.index, length: match[0].length, ...time });
    }
    left = blanked(left, found);
  }
  return withYear(found.sort((a, b) => a.index - b.index));
}

/** "In 2025, in autumn": a time without a year takes the only year in the query. */
function withYear(found: readonly NamedTime[]): NamedTime[] {
  const [year, another] = found.filter(({ grain }) => grain === 'year');
  if (!year || another || found.every(({ spans }) => spans.length === 1)) return [...found];
  const [from, to] = year.spans[0]!;
  return found
    .filter((time) => time !== year)
    .map((time) => ({ ...time, spans: time.spans.filter(([start]) => start >= from && start < to) }));
}

/** The query with what was read replaced by blanks; all other characters keep their places. */
export function blanked(query: string, times: readonly Pick<NamedTime, 'index' | 'length'>[]): string {
  return times.reduce(
    (left, { index, length }) => left.slice(0, index) + ' '.repeat(length) + left.slice(index + length),
    query,
  );
}

/** From one day of a month to another, in the years in which both exist: there is no 31 February, and seldom a 29. */
function daysOfMonth(first: number, last: number, month: number, named: string | undefined, now: number): Told {
  const { spans, ahead, grain } = yearly(named, now, first === last ? 'day' : 'week', (year) => [
    Date.UTC(year, month, first),
    Date.UTC(year, month, last + 1),
  ]);
  const exist = ([from, to]: Span) =>
    from < to && [from, to - DAY_MS].every((day) => new Date(day).getUTCMonth() === month);
  return { spans: spans.filter(exist), ahead: ahead && exist(ahead) ? ahead : undefined, grain };
}

/** The last three months with such a day, and the next one. */
function monthly(day: number, now: number): Told | null {
  if (day < 1 || day > 31) return null;
  const today = new Date(now);
  const days = [1, 0, -1, -2, -3].map((add) => Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + add, day));
  const spans = days.filter((from) => new Date(from).getUTCDate() === day).map((from): Span => [from, from + DAY_MS]);
  return { spans: spans.filter(([from]) => from <= now), ahead: spans.findLast(([from]) => from > now), grain: 'day' };
}

/** Only the one that "last", "this" or "next" names, unless a year is named. "This autumn" is the one that runs, or that of this year. */
function chosen(groups: Groups, { spans, ahead, grain }: Told, now: number): Told {
  if (groups['year'] !== undefined) return { spans, ahead, grain };
  if (groups['next']) return { spans: ahead ? [ahead] : [], grain };
  // "Last spring", said in spring, is that of a year ago.
  if (groups['last']) return { spans: spans.filter(([, to]) => to <= now).slice(0, 1), grain };
  if (!groups['this']) return { spans, ahead, grain };
  const [latest] = spans;
  const isOfThisYear = ([from]: Span) => new Date(from).getUTCFullYear() === new Date(now).getUTCFullYear();
  const isToCome = ahead && isOfThisYear(ahead) && !(latest && (latest[1] > now || isOfThisYear(latest)));
  return { spans: isToCome ? [ahead] : spans.slice(0, 1), grain };
}

function yearsOrWeeks(groups: Groups): number {
  return countOf(groups['count'] ?? groups['vor'] ?? groups['hace'] ?? '');
}

function weekendOf(groups: Groups, now: number): Told {
  if (groups['this']) return { spans: [weekendOfWeek(mondayOf(now))], grain: 'day' };
  const begun = mondayOf(now - 5 * DAY_MS);
  const [ahead, ...spans] = [1, 0, -1].map((weeks) => weekendOfWeek(begun + 7 * weeks * DAY_MS));
  return chosen(groups, { spans, ahead, grain: 'day' }, now);
}

function seasonOf(groups: Groups, now: number): Told | null {
  const first = seasonBegins(groups['season'] ?? '');
  if (first === undefined) return null;
  const spanOf = (year: number): Span => [Date.UTC(year, first, 1), Date.UTC(year, first + 3, 1)];
  return chosen(groups, yearly(groups['year'], now, 'season', spanOf), now);
}

const ORDINALS = ['first|erst', 'second|zweit', 'third|dritt', 'fourth|viert|last|letzt'];

function quarterOf({ named = '', quarter, year: ofYear }: Groups, now: number): Told {
  const today = new Date(now);
  const name = named.toLowerCase();
  const spanOf = (year: number, place: number): Span => [
    Date.UTC(year, 3 * place, 1),
    Date.UTC(year, 3 * place + 3, 1),
  ];
  if (ofYear === undefined && /^(?:last|letzt)/.test(name))
    return { spans: [spanOf(today.getUTCFullYear(), Math.floor(today.getUTCMonth() / 3) - 1)], grain: 'season' };
  const place = quarter
    ? Number(quarter) - 1
    : ORDINALS.findIndex((names) => names.split('|').some((one) => name.startsWith(one)));
  return yearly(ofYear, now, 'season', (year) => spanOf(year, place));
}
