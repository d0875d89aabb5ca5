import { createRequire } from 'node:module';
import { EARLIEST, LATEST } from '@contracts/primitives.js';
import { DAY_MS, MINUTE_MS } from '@kernel/durations.js';
import { instantOf, minutesFromUtc } from '@kernel/time-zone.js';
import type { Grain } from '@memory/timeline/statement.js';
import type * as chrono from 'chrono-node';
import * as english from 'chrono-node/en';
import { blanked, namedTimes } from './named-times.js';
import { type NamedTime, YEARS_BACK } from './time-reader.js';

/** A time span that a query names. Unix milliseconds; `to` is exclusive. */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
  readonly grain: Grain;
  /** The named span itself, before it is widened. With "before 3 August" and the like, the window. */
  readonly exact: { readonly from: number; readonly to: number };
  /** For a yearly time without a year: number of years before the latest that has begun. Negative if it is in the future. */
  readonly back?: number;
  /** The words that name it, if they mean nothing else. */
  readonly said?: string;
  /** It is the time before the named one: "before March". */
  readonly isBefore?: boolean;
}

export interface TimeContext {
  /** Reference time for "yesterday". */
  readonly now: Date;
  /** IANA name. Defines when a day begins. */
  readonly timeZone: string;
  /** ISO 639-1, most likely first. */
  readonly languages: readonly string[];
}

/** Days added, because people report later: "in May" is told in June, and last evening today. */
const WIDENED: Readonly<Record<Grain, readonly [before: number, after: number]>> = {
  day: [1, 1],
  week: [1, 2],
  month: [0, 10],
  season: [0, 10],
  year: [0, 31],
};
/** "Before 3 August" means the days just before it, not all time before. */
const BESIDE_DAYS = 14;
/** A query names few times. A pasted log names many and means none. */
const MOST_DATES = 4;

/** Number of UTF-16 units that are searched for times. The parser takes quadratic time on a run of digits: 0.3 s for 4,000. */
const READ_FOR_TIMES = 1_000;

type Parser = { parse(text: string, reference: chrono.ParsingReference): chrono.ParsedResult[] };
const OTHERS: ReadonlySet<string> = new Set(['de', 'fr', 'es', 'it', 'pt', 'nl', 'ja', 'zh', 'ru', 'uk', 'sv']);
const require = createRequire(import.meta.url);

/** Other languages are loaded on first use, which takes about 5 ms: together they are 220 modules. */
function parserOf(language: string): Parser {
  return OTHERS.has(language) ? (require(`chrono-node/${language}`) as Parser) : english;
}

/** "Was war am 8. März?" consists of English words otherwise, so no language is detected in it. */
const GERMAN_DATE = /\d\.\s?(?:Jänner|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember)(?!\p{L})/iu;

/**
 * The time spans that a query names, widened. Times of day are ignored. A month or day without a year stands for each of the last
 * ten years. No record is dated outside the years 1000 to 9999, which are also all that Postgres reads as JavaScript writes them.
 */
export function timeWindows(asked: string, { now, timeZone, languages }: TimeContext): TimeWindow[] {
  const local = now.getTime() + minutesFromUtc(now.getTime(), timeZone) * MINUTE_MS;
  return windowsIn(asked.slice(0, READ_FOR_TIMES), local, languages)
    .filter(isRecorded)
    .map((window) => inZone(window, timeZone))
    .filter(isRecorded);
}

function isRecorded({ from, to }: TimeWindow): boolean {
  return from >= EARLIEST && to <= LATEST;
}

/** The instants of a window in the user's local time. Summer and winter differ, so each has the offset of its own date. */
function inZone(window: TimeWindow, timeZone: string): TimeWindow {
  const { from, to, exact } = window;
  const [start, end] = [instantOf(exact.from, timeZone), instantOf(exact.to, timeZone)];
  return {
    ...window,
    from: from === exact.from ? start : instantOf(from, timeZone),
    to: to === exact.to ? end : instantOf(to, timeZone),
    exact: { from: start, to: end },
  };
}

/** @param now as all times up to `inZone`: Unix milliseconds as if the user's local time were UTC */
function windowsIn(query: string, now: number, spoken: readonly string[]): TimeWindow[] {
  const languages = GERMAN_DATE.test(query) ? [...new Set(['de', ...spoken])] : spoken;
  const named = namedTimes(query, now);
  const left = blanked(query, named);
  const windows = named.flatMap((time) => windowsOfNamed(time, query, now));
  // What one reader has found leaves words that are dates by chance in another language: "do" is Thursday in German.
  for (const language of named.length > 0 ? languages.slice(0, 1) : languages) {
    const found = datesIn(parserOf(language), left, now);
    if (found.length === 0 || found.length + named.length > MOST_DATES) continue;
    return [...windows, ...found.flatMap((result) => windowsOf(result, query, now))];
  }
  return named.length > MOST_DATES ? [] : windows;
}

/** The last day that every month has. */
const LAST_OF_ALL = 28;

/** What the parser finds. It takes a month before 31 March for 31 February, and that for March, so it counts months from mid-month. */
function datesIn(parser: Parser, text: string, now: number): chrono.ParsedResult[] {
  const found = parser.parse(text, referenceAt(now)).filter(isDate);
  const isLate = new Date(now).getUTCDate() > LAST_OF_ALL;
  if (!isLate || !found.some(({ start }) => grainOf(start) === 'month')) return found;
  const reference = referenceAt(now - 14 * DAY_MS);
  const inMidMonth = new Map(parser.parse(text, reference).map((result) => [result.index, result]));
  return found.map((result) => (grainOf(result.start) === 'month' && inMidMonth.get(result.index)) || result);
}

/**
 * The user's local time as that of this process. The parser reads "last night" by the clock of the process, whatever zone it is
 * told, and the rest by that zone.
 */
function referenceAt(now: number): chrono.ParsingReference {
  const at = new Date(now);
  const instant = new Date(
    at.getUTCFullYear(),
    at.getUTCMonth(),
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
  );
  return { instant };
}

function grainOf(start: chrono.ParsedComponents): 'day' | 'month' | 'year' {
  if (start.isCertain('day') || start.isCertain('weekday')) return 'day';
  return start.isCertain('month') ? 'month' : 'year';
}

function windowsOfNamed(time: NamedTime, query: string, now: number): TimeWindow[] {
  const { index, spans, ahead, grain, isCounted } = time;
  const side = sideOf(query.slice(0, index));
  const recurs = spans.length > 1 || ahead !== undefined;
  const isSince = side === 'since' || /^(?:since|seit)\b/i.test(query.slice(index));
  const said = query.slice(index, index + time.length);
  // "Since May" is since the latest May, not since each.
  const meant = isSince ? spans.slice(0, 1) : [...(ahead ? [ahead] : []), ...spans];
  return meant.map(([from, to], at) => {
    const exact = { from, to };
    if (isSince) return { ...windowOf({ from: exact.from, to: now }, grain), said };
    if (isCounted && !side) return { ...windowOf(exact, grain), said };
    return { ...beside(side, exact, grain), said, ...(recurs && { back: ahead ? at - 1 : at }) };
  });
}

/** "How long have I been there now?" names no time. */
const NOW = /^(?:right now|now|jetzt|maintenant|ahora|adesso|agora|nu)$/i;

/** German weekdays in short are words as well: "so", "do", "mi". In Chinese and Japanese two letters are "yesterday". */
const WORD = /^\p{Script=Latin}{1,2}$/u;

function isDate({ start, text }: chrono.ParsedResult): boolean {
  return (
    !NOW.test(text) &&
    !WORD.test(text) &&
    (['day', 'month', 'year', 'weekday'] as const).some((part) => start.isCertain(part))
  );
}

function windowsOf(result: chrono.ParsedResult, query: string, now: number): TimeWindow[] {
  const { start, end } = result;
  const grain = grainOf(start);
  const anyYear = grain !== 'year' && !start.isCertain('year') && start.isCertain('month');
  const latest = new Date(now).getUTCFullYear();
  const side = sideOf(query.slice(0, result.index));
  if (grain === 'day' && !start.isCertain('day') && !WHICH_WEEK.test(result.text)) return weekdays(start, side, now);
  const [thisYear] = spanOf(grain, latest, start.get('month') ?? 1, start.get('day') ?? 1);
  const lastBegun = thisYear <= now ? latest : latest - 1;
  const isSince = anyYear && side === 'since';
  // The next one to begin, and the last ten years.
  const all = Array.from({ length: lastBegun + 2 - (latest - YEARS_BACK) }, (_, i) => lastBegun + 1 - i);
  const years = isSince ? [lastBegun] : anyYear ? all : [start.get('year') ?? latest];
  return years.map((year) => {
    const [from, until] = spanOf(grain, year, start.get('month') ?? 1, start.get('day') ?? 1);
    const to = end ? Math.max(until, endOf(end, year - (start.get('year') ?? year))) : until;
    const exact = { from, to };
    // A month alone may be a name: "What does April like?"
    const said = /\d/.test(result.text) && { said: result.text };
    if (isSince) return { ...windowOf({ from: exact.from, to: now }, grain), ...said };
    return { ...beside(side, exact, grain), ...said, ...(anyYear && { back: lastBegun - year }) };
  });
}

const SAME_SIDE: Readonly<Record<string, string>> = {
  'prior to': 'before',
  vor: 'before',
  bis: 'until',
  nach: 'after',
  seit: 'since',
  ab: 'since',
  till: 'until',
};

const WHICH_WEEK = /last|past|next|this|letzt|vorig|vergangen|nächst|kommend|dies|dernier|prochain|pasad|próxim/iu;

/** "On Monday" is the last one or the next one; since or after Monday, the last one. */
function weekdays(start: chrono.ParsedComponents, side: string | undefined, now: number): TimeWindow[] {
  const [nearest] = spanOf('day', start.get('year') ?? 0, start.get('month') ?? 1, start.get('day') ?? 1);
  const last = nearest <= now ? nearest : nearest - 7 * DAY_MS;
  if (side === 'since') return [windowOf({ from: last, to: now }, 'day')];
  const windows = [last + 7 * DAY_MS, last].map((day, at) => ({
    ...beside(side, { from: day, to: day + DAY_MS }, 'day'),
    back: at - 1,
  }));
  return side === 'after' ? windows.slice(1) : windows;
}

/** The word right before a date that changes its meaning. */
function sideOf(before: string): string | undefined {
  const word = /\b(before|prior to|until|till|after|since|vor|bis|nach|seit|ab)\W+(?:(?:the|dem|zum)\W+)?$/i.exec(
    before,
  )?.[1];
  return word && (SAME_SIDE[word.toLowerCase()] ?? word.toLowerCase());
}

function beside(side: string | undefined, { from, to }: TimeWindow['exact'], grain: Grain): TimeWindow {
  if (side === 'before') return { ...windowOf({ from: from - BESIDE_DAYS * DAY_MS, to: from }, grain), isBefore: true };
  if (side === 'until') return windowOf({ from: from - BESIDE_DAYS * DAY_MS, to }, grain);
  if (side === 'after' || side === 'since')
    return windowOf({ from: side === 'since' ? from : to, to: to + BESIDE_DAYS * DAY_MS }, grain);
  const [before, after] = WIDENED[grain];
  return { from: from - before * DAY_MS, to: to + after * DAY_MS, grain, exact: { from, to } };
}

function windowOf(exact: TimeWindow['exact'], grain: Grain): TimeWindow {
  return { ...exact, grain, exact };
}

function spanOf(grain: 'day' | 'month' | 'year', year: number, month: number, day: number): [number, number] {
  if (grain === 'year') return [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
  if (grain === 'month') return [Date.UTC(year, month - 1, 1), Date.UTC(year, month, 1)];
  return [Date.UTC(year, month - 1, day), Date.UTC(year, month - 1, day + 1)];
}

/** @param later years to add, because a time without a year also stands for other years */
function endOf(end: chrono.ParsedComponents, later: number): number {
  // "On 3 May from 2 to 4 pm" ends on that day.
  const grain = (['month', 'year'] as const).some((part) => end.isCertain(part)) ? grainOf(end) : 'day';
  const year = (end.get('year') ?? 0) + later;
  return spanOf(grain, year, end.get('month') ?? 1, end.get('day') ?? 1)[1];
}
