import type { Grain } from '@memory/timeline/statement.js';
import { DAY_MS, MONTH, monthOf, YEAR } from '@memory/timeline/calendar.js';

/** A time that a query names in words unknown to the date parser. Days are calendar days, as Unix milliseconds of their UTC midnight. */
export interface NamedTime {
  /** Position in the query, in UTF-16 units. */
  readonly index: number;
  readonly length: number;
  /** Several for a yearly time without a year, the latest that has begun first. `to` is exclusive. */
  readonly spans: readonly (readonly [from: number, to: number])[];
  readonly grain: Grain;
}

const SEASON_DAYS = 92;
/** A yearly time may be in any of the last ten years. */
export const YEARS_BACK = 10;

const B = '(?<![\\p{L}\\p{N}\\p{M}])';
const E = '(?![\\p{L}\\p{N}\\p{M}])';
const pattern = (text: string) => new RegExp(`${B}${text}${E}`, 'giu');

const SEASONS: readonly (readonly [names: string, first: number])[] = [
  ['spring|frühling|frühjahr|printemps|primavera|lente', 2],
  ['summer|sommer|été|verano|estate|verão|zomer', 5],
  ['autumn|fall|herbst|automne|otoño|autunno|outono|herfst', 8],
  ['winter|hiver|invierno|inverno', 11],
];
const SEASON = SEASONS.map(([names]) => names).join('|');

/** Feasts, with their first day and their number of days. */
const FEASTS: readonly (readonly [names: string, of: (year: number) => number, days: number])[] = [
  ['christmas(?: eve| day)?|xmas|weihnachten|heiligabend|noël|navidad|natale|kerst(?:mis)?', (year) => Date.UTC(year, 11, 24), 3],
  ["new year(?:['’]s)?(?: eve| day)?|silvester|neujahr|jahreswechsel|nouvel an|nochevieja|año nuevo|capodanno|ano novo|oud en nieuw", (year) => Date.UTC(year, 11, 31), 2],
  ['easter(?: monday| sunday)?|ostern|pâques|semana santa|pasqua|páscoa|pasen', (year) => easterOf(year) - 2 * DAY_MS, 4],
]; // prettier-ignore

const LAST =
  'last|past|previous|letzte[nrsm]?|vergangene[nrsm]?|vorige[nrsm]?|dernier|dernière|pasad[ao]|scors[ao]|passad[ao]|vorig|afgelopen';
const THIS = 'this|diese[nrsm]?|cette|cet|ce|est[ae]|quest[ao]|deze|dit';
const IN =
  'in|during|over|im|in dem|during the|over the|in the|through|throughout|since|seit|während des|au|en|à l|à|nel|em|no|in de';

const COUNTS: Readonly<Record<string, number>> = {
  ...{ a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 },
  ...{ einer: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6 },
};
const WEEK = 'week|woche|semaine|semana|settimana';
const PART: readonly (readonly [names: string, from: number, to: number])[] = [
  ['early|beginning of|start of|anfang|début|principios de|inizio', 1, 11],
  ['mid|mid-|middle of|mitte|mi|mediados de|metà', 10, 21],
  ['late|end of|ende|fin|finales de|fine', 20, 32],
  ['(?:the )?first week (?:of|in)|erste[nr]? woche im', 1, 8],
  ['(?:the )?second week (?:of|in)|zweite[nr]? woche im', 8, 15],
  ['(?:the )?third week (?:of|in)|dritte[nr]? woche im', 15, 22],
  ['(?:the )?last week (?:of|in)|letzte[nr]? woche im', 24, 32],
];

type Span = readonly [from: number, to: number];
type Told = Pick<NamedTime, 'spans' | 'grain'>;
type Groups = Readonly<Record<string, string | undefined>>;
type Reader = (match: RegExpMatchArray, now: number) => Told | null;

const READERS: readonly (readonly [RegExp, Reader])[] = [
  ...PART.map(
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
    ({ groups = {} }, now) => {
      const month = monthOf(groups['month']);
      const [first, last] = [Number(groups['first']), Number(groups['last'])];
      return yearly(groups['year'], now, 'week', (year) => [Date.UTC(year, month, first), Date.UTC(year, month, last + 1)]);
    },
  ],
  [
    pattern(`(?<!\\d(?:[.º°]|st|nd|rd|th)?\\s{0,2}(?:of\\s|de\\s)?)(?<month>${MONTH})\\.?,?\\s+(?:de |of )?(?<year>${YEAR})`),
    ({ groups = {} }, now) => {
      const month = monthOf(groups['month']);
      return yearly(groups['year'], now, 'month', (year) => [Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1)]);
    },
  ],
  [
    /(?<year>(?:19|20)\d\d)年(?<month>\d{1,2})月(?!\d)/gu,
    ({ groups = {} }, now) => {
      const month = Number(groups['month']) - 1;
      return yearly(groups['year'], now, 'month', (year) => [Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1)]);
    },
  ],
  [
    pattern(`(?:(?<last>${LAST})|(?<this>${THIS})|(?:${IN}))\\s+(?:l['’])?(?<season>${SEASON})(?:\\s+(?:(?:of|de|del|des jahres)\\s+)?(?<year>${YEAR}))?`),
    ({ groups = {} }, now) => seasonOf(groups, now),
  ],
  [
    pattern(`(?<season>${SEASON})\\s+(?:(?:of|de|del|des jahres)\\s+)?(?<year>${YEAR})`),
    ({ groups = {} }, now) => seasonOf(groups, now),
  ],
  ...FEASTS.map(
    ([names, of, days]): readonly [RegExp, Reader] => [
      pattern(`(?:${names})(?:,?\\s+(?:(?:of|de)\\s+)?(?<year>${YEAR}))?`),
      ({ groups = {} }, now) => yearly(groups['year'], now, 'day', (year) => [of(year), of(year) + days * DAY_MS]),
    ],
  ),
  [
    pattern(`(?:(?<last>${LAST})|(?<this>${THIS}))\\s+(?:${WEEK})`),
    ({ groups = {} }, now) => {
      const from = mondayOf(now) - (groups['last'] ? 7 * DAY_MS : 0);
      return { spans: [[from, from + 7 * DAY_MS]], grain: 'week' };
    },
  ],
  [
    pattern(`(?:(?<count>\\d{1,2}|${Object.keys(COUNTS).join('|')})\\s+weeks? ago|vor\\s+(?<vor>\\d{1,2}|${Object.keys(COUNTS).join('|')})\\s+wochen?)`),
    ({ groups = {} }, now) => {
      const count = (groups['count'] ?? groups['vor'] ?? '').toLowerCase();
      const day = Math.floor(now / DAY_MS) * DAY_MS - 7 * DAY_MS * (COUNTS[count] ?? Number(count));
      return { spans: [[day - 3 * DAY_MS, day + 4 * DAY_MS]], grain: 'week' };
    },
  ],
  [
    pattern(`(?:la )?(?:${WEEK}) (?:dernière|pasada|scorsa|passada)`),
    (_, now) => ({ spans: [[mondayOf(now) - 7 * DAY_MS, mondayOf(now)]], grain: 'week' }),
  ],
  [
    pattern(`(?:q(?<quarter>[1-4])|(?<named>first|second|third|fourth|last|erste[ns]?|zweite[ns]?|dritte[ns]?|vierte[ns]?|letzte[ns]?) (?:quarter|quartal))(?:\\s+(?:of\\s+)?(?<year>${YEAR}))?`),
    ({ groups = {} }, now) => quarterOf(groups, now),
  ],
  [
    pattern(`(?:in|during|im jahre?|en|em|nel|throughout|since|seit|all of|across|of)\\s+(?<year>${YEAR})`),
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
    for (const match of left.matchAll(wanted)) {
      const time = read(match, now);
      if (time) found.push({ index: match.index, length: match[0].length, ...time });
    }
    left = blanked(left, found);
  }
  return withYear(found.sort((a, b) => a.index - b.index));
}

/** "In 2025, in autumn": a time without a year takes the only year in the query. */
function withYear(found: readonly NamedTime[]): NamedTime[] {
  const years = found.filter(({ grain }) => grain === 'year');
  const [year] = years;
  if (!year || years.length > 1 || found.every(({ spans }) => spans.length === 1)) return [...found];
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

/** The span in the named year; otherwise in every year, starting with the latest that has begun. */
function yearly(named: string | undefined, now: number, grain: Grain, spanOf: (year: number) => Span): Told {
  if (named !== undefined) return { spans: [spanOf(Number(named))], grain };
  const latest = new Date(now).getUTCFullYear();
  const years = Array.from({ length: YEARS_BACK + 2 }, (_, back) => latest - back);
  return { spans: years.map(spanOf).filter(([from]) => from <= now), grain };
}

function seasonOf(groups: Groups, now: number): Told | null {
  const name = (groups['season'] ?? '').toLowerCase();
  const first = SEASONS.find(([names]) => names.split('|').includes(name))?.[1];
  if (first === undefined) return null;
  const spanOf = (year: number): Span => [Date.UTC(year, first, 1), Date.UTC(year, first + 3, 1)];
  // "Last spring", said in spring, is that of a year ago.
  const { spans } = yearly(groups['year'], groups['last'] ? now - SEASON_DAYS * DAY_MS : now, 'season', spanOf);
  return { spans: groups['last'] || groups['this'] ? spans.slice(0, 1) : spans, grain: 'season' };
}

const ORDINALS = ['first|erst', 'second|zweit', 'third|dritt', 'fourth|viert'];

function quarterOf({ named = '', quarter, year: ofYear }: Groups, now: number): Told {
  const today = new Date(now);
  const name = named.toLowerCase();
  const spanOf = (year: number, place: number): Span => [
    Date.UTC(year, 3 * place, 1),
    Date.UTC(year, 3 * place + 3, 1),
  ];
  if (/^(?:last|letzt)/.test(name))
    return { spans: [spanOf(today.getUTCFullYear(), Math.floor(today.getUTCMonth() / 3) - 1)], grain: 'season' };
  const place = quarter
    ? Number(quarter) - 1
    : ORDINALS.findIndex((names) => names.split('|').some((one) => name.startsWith(one)));
  return yearly(ofYear, now, 'season', (year) => spanOf(year, place));
}

function mondayOf(at: number): number {
  const today = Math.floor(at / DAY_MS) * DAY_MS;
  return today - ((new Date(today).getUTCDay() + 6) % 7) * DAY_MS;
}

/** Easter Sunday by the Gregorian calendar (Meeus, Jones and Butcher). */
function easterOf(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return Date.UTC(year, month - 1, day);
}
