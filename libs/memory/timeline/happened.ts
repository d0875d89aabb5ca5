import { DAY_MS } from '@kernel/durations.js';
import { isOneAtATime } from '@memory/attributes/kinds.js';
import type { Question } from '@memory/attributes/reading.js';
import { stemsOf } from '@memory/attributes/words.js';
import { MONTHS } from './calendar.js';
import type { Grain, Span, Statement, Weighed, Window } from './statement.js';

const LANGUAGES = ['en', 'de', 'fr', 'es'];
const WORDS = `${MONTHS.join(' ').replaceAll('|', ' ')} first second third fourth last next past early late mid beginning middle end start week weeks
  weekend weekends day days month months year years night morning evening afternoon quarter spring summer autumn fall winter season yesterday ago during between over happen happened spend spent
  woche wochen wochenende tag tage monat monate jahr jahre nacht quartal anfang mitte ende erste ersten zweite letzte letzten letzter vorige voriges
  vergangene vergangenen frühling frühjahr sommer herbst winter gestern passiert
  geschehen verbracht los semaine mois année jour printemps été automne hiver semana mes año día primavera verano otoño invierno`;
const WEEKDAYS = `monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag`;
const stemsAmong = (words: string): ReadonlySet<string> =>
  new Set(words.split(/\s+/).flatMap((word) => LANGUAGES.map((language) => stemsOf({ word }, language))));
const WEEKDAY_STEMS = stemsAmong(WEEKDAYS);
const STEMS = stemsAmong(WORDS);

/** A weekday may be a habit: "I'm off on Fridays". */
function isWeekday(stem: string): boolean {
  return WEEKDAY_STEMS.has(stem);
}

/** The stems of the words for a time, in each language. */
function timeStems(said: string): ReadonlySet<string> {
  return stemsAmong(
    said
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
}

/** Whether a stem only says when. */
export function isTimeWord(stem: string): boolean {
  return STEMS.has(stem) || isWeekday(stem) || /^\d+(?:st|nd|rd|th)?$/.test(stem);
}

/** Added to the score (whose best is about 1) for a statement from the requested time. */
const IN_TIME = {
  /** For a question about any event, or about a particular one. */
  event: 2,
  past: 1,
  present: 0.3,
  /** For a question about a state, which may have been stated long before: the timeline finds it. */
  state: 0.15,
  /** Weight of a time named in the text, relative to the time of telling; and of the time of telling if the text names another time. */
  named: 0.75,
  elsewhere: 0.7,
  /** Weight of a month named in the text, for a question about a day or week of it. */
  monthOfDay: 0.3,
  /** Weight of a statement made in the widened part of the window. */
  widened: 0.4,
  /** Weight of an earlier year of a yearly time, if there are statements for the latest one. */
  earlier: 0.3,
  /** Factor for a statement made after the requested time, if the question asks about a state. */
  after: 0.6,
};

/** A longer time is weaker evidence. */
const TELLS: Readonly<Record<Grain, number>> = { day: 1, week: 1, month: 1, season: 0.8, year: 0.4 };

/** Longer than a week or a part of a month. */
const LONG_MS = 20 * DAY_MS;
/** Minimum overlap: a third of a day, because the clocks may change within the time. */
const COMMON_MS = DAY_MS / 3;
/** A local day that begins after this hour of UTC belongs to a zone east of UTC: more people live in +13:00 than in −11:00. */
const WESTMOST_MS = (10 / 24) * DAY_MS;

/** "What did I do on 8 March?": ranks everything from that time first. */
export function happened(
  question: Question,
  weighed: readonly Weighed[],
  windows: readonly Window[],
): readonly Weighed[] {
  if (windows.length === 0) return weighed;
  const { asking } = question;
  const isEvent = asksWhatHappened(question);
  const isState = asksOfState(question);
  const added = isEvent
    ? IN_TIME.event
    : isState
      ? IN_TIME.state
      : asking.when === 'now'
        ? IN_TIME.present
        : IN_TIME.past;
  const isPast = (isEvent && !asking.ahead) || asking.when !== 'now';
  const meant = isPast ? windows.filter(({ back = 0 }) => back >= 0) : windows;
  const latest = latestWithAny(weighed, meant);
  const end = isEvent || asking.when !== 'past' ? Infinity : endOf(meant, latest);
  return weighed.map((one) => {
    const { statement } = one;
    if (statement.reading.act !== 'told') return one;
    const closeness = Math.max(
      0,
      ...meant.map(
        (window) =>
          TELLS[window.grain] *
          closenessOf(statement, isState ? { ...window, ...window.exact } : window) *
          ((window.back ?? latest) <= latest ? 1 : IN_TIME.earlier),
      ),
    );
    if (closeness > 0) return { ...one, score: one.score + added * closeness };
    return statement.at >= end ? { ...one, score: one.score * IN_TIME.after } : one;
  });
}

/**
 * A question that names a time. "Who ran the kitchen in February?" asks about the past only by its tense and its time, and "February" is
 * not its topic.
 */
export function inItsTime(question: Question, windows: readonly Window[]): Question {
  if (windows.length === 0) return question;
  const said = new Set(windows.flatMap((window) => window.said ?? []));
  const stems = new Set([...said].flatMap((words) => [...timeStems(words)]));
  const topic = question.topic.filter((stem) => !stems.has(stem) || isWeekday(stem));
  const { when, pastTense, event, ahead } = question.asking;
  const isPast = when === 'now' && pastTense;
  const asking = { ...question.asking, event: event || ahead, ...(isPast && { when: 'past' as const }) };
  return { ...question, topic, asking };
}

/** "What did I do in March?", or "Tell me about March": only a time. */
export function asksWhatHappened({ asking, attributes, topic }: Question): boolean {
  return asking.event || (attributes.size === 0 && topic.every(isTimeWord));
}

function asksOfState({ attributes }: Question): boolean {
  return [...attributes.keys()].some(isOneAtATime);
}

/** The latest of the yearly windows with any statement. */
function latestWithAny(weighed: readonly Weighed[], windows: readonly Window[]): number {
  const known = windows.filter((window) =>
    weighed.some(({ statement }) => closenessOf(statement, window) >= IN_TIME.elsewhere),
  );
  return Math.min(...known.map(({ back = 0 }) => back));
}

/** The end of the requested time: of the latest one with a statement, if it recurs. */
function endOf(windows: readonly Window[], latest: number): number {
  const meant = windows.filter(({ back }) => (back ?? latest) === latest || latest === Infinity);
  return Math.max(...meant.map(({ exact }) => exact.to));
}

/** How closely a statement matches a time, 0…1. */
function closenessOf({ at, dates }: Statement, window: Window): number {
  const isDay = window.exact.to - window.exact.from < LONG_MS;
  const isClose = names({ dates: isDay ? dates.filter(({ from, to }) => to - from < LONG_MS) : dates }, window.exact);
  const named = isClose ? IN_TIME.named : names({ dates }, window.exact) ? IN_TIME.monthOfDay : 0;
  const isIn = ({ from, to }: Pick<Window, 'from' | 'to'>) => at >= from && at < to;
  const told = isIn(window.exact) ? 1 : isIn(window) ? IN_TIME.widened : 0;
  return Math.max(named, dates.length > 0 && named === 0 ? told * IN_TIME.elsewhere : told);
}

/** Whether a text names a day or month that lies in this time, at least in part. */
export function names({ dates }: Pick<Statement, 'dates'>, time: Span): boolean {
  const ahead = aheadOfUtc(time.from);
  return dates.some(({ from, to }) => Math.min(to, time.to + ahead) - Math.max(from, time.from + ahead) > COMMON_MS);
}

/** How far the asker's clock is ahead of UTC, in which dates in texts are counted. @param midnight when the asker's day begins */
function aheadOfUtc(midnight: number): number {
  const late = ((midnight % DAY_MS) + DAY_MS) % DAY_MS;
  return late > WESTMOST_MS ? DAY_MS - late : -late;
}
