import { isOneAtATime } from '@memory/attributes/kinds.js';
import type { Question, Reading } from '@memory/attributes/reading.js';

/** Something that may answer. */
export interface Statement {
  readonly id: string;
  /** Unix milliseconds: when it was so. */
  readonly at: number;
  readonly role: string | null;
  /** How surely it is about the question by its words and its meaning, 0…1. */
  readonly score: number;
  readonly reading: Reading;
}

/** A time that the question names. Unix milliseconds; `to` is not in it. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

export interface Answer {
  readonly id: string;
  readonly score: number;
  /** How plainly it says the attribute that is asked for, 0…1. */
  readonly match: number;
  /** The statement that took its place. */
  readonly outdatedBy?: string;
}

/** Tuned on the sets of `bench/currency` that are meant for it, and on one person's facts. */
export const WEIGHTS = {
  /** What saying the attribute plainly adds, beside a statement that has all words of the question (1). */
  attribute: 1,
  /** What was asked, or said out of courtesy, is seldom what was asked for. */
  asked: 0.2,
  thanked: 0.3,
  /** An assistant tells of its user by hearsay: what it says gives way where a user's statement is nearly as plain. */
  assistant: 0.5,
  nearlyAsPlain: 0.6,
  /** A statement about somebody else, where the one who asks is meant; and about nobody of those who are meant. */
  stranger: 0.5,
  unrelated: 0.6,
  /** Statements about the same: how plain beside the plainest, and how good beside the best. */
  sameAttribute: 0.75,
  near: 0.2,
  someAttribute: 0.2,
  /** The same without an attribute: how much of the topic it must name, and how good it must be beside the best. */
  plainTopic: 0.5,
  sameTopic: 0.6,
  /** What held before stays behind what holds. */
  older: 0.85,
};

interface Weighed {
  readonly statement: Statement;
  readonly match: number;
  readonly topic: number;
  readonly fit: number;
  readonly score: number;
}

/** Orders what may answer, best first. Reads nothing but what it is given. */
export function answers(question: Question, statements: readonly Statement[], windows: readonly Window[]): Answer[] {
  const weighed = weigh(question, statements);
  const inTime = question.asking.event ? happened(weighed, windows) : weighed;
  const line = lineOf(question, inTime, windows);
  const [holding] = line;
  const top = Math.max(...line.map(({ score }) => score), 0);
  // What was told at the same time took no place of anything.
  const outdated = new Set(line.filter(({ statement }) => statement.at !== holding?.statement.at));
  return inTime
    .map((one): Answer => {
      const { statement, match, score } = one;
      if (one === holding && outdated.size > 0) return { id: statement.id, match, score: top * 1.02 };
      if (!outdated.has(one)) return { id: statement.id, match, score };
      return {
        id: statement.id,
        match,
        score: Math.min(score, top * WEIGHTS.older),
        outdatedBy: holding!.statement.id,
      };
    })
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}

function weigh(question: Question, statements: readonly Statement[]): Weighed[] {
  const matches = matchesOf(question, statements);
  const topics = topicsOf(question, statements);
  const hearsay = question.self && isToldByUser(statements, matches);
  return statements.map((statement, i) => {
    const match = matches[i] ?? 0;
    const fit = fitOf(question, statement);
    const { act } = statement.reading;
    const told = act === 'asked' ? WEIGHTS.asked : act === 'thanked' ? WEIGHTS.thanked : 1;
    const role = hearsay && statement.role === 'assistant' ? WEIGHTS.assistant : 1;
    // A question names the attribute and does not say it.
    const said = act === 'told' ? WEIGHTS.attribute * match : 0;
    const score = (statement.score + said) * fit * told * role;
    return { statement, match, topic: topics[i] ?? 0, fit, score };
  });
}

/** Whether a user says what is asked for nearly as plainly as anybody. What only an assistant said gives way to nothing. */
function isToldByUser(statements: readonly Statement[], matches: readonly number[]): boolean {
  const plainest = Math.max(...matches, 0);
  return statements.some(
    ({ role, reading }, i) =>
      role !== 'assistant' && reading.act === 'told' && (matches[i] ?? 0) >= WEIGHTS.nearlyAsPlain * plainest,
  );
}

/** "What did I do on 8 March?": what was then comes first, all of it. */
function happened(weighed: readonly Weighed[], windows: readonly Window[]): readonly Weighed[] {
  const isIn = ({ at }: Statement) => windows.some(({ from, to }) => at >= from && at < to);
  return weighed.map((one) =>
    isIn(one.statement) && one.statement.reading.act === 'told' ? { ...one, score: 1 + one.score } : one,
  );
}

/**
 * The statements that say the same of the same one at different times, the one that holds at the asked time first and then the
 * latest. Empty where nothing takes the place of anything.
 */
function lineOf(
  { attributes, asking }: Question,
  weighed: readonly Weighed[],
  windows: readonly Window[],
): readonly Weighed[] {
  const then = asking.when === 'past' ? lastOf(windows, weighed) : null;
  if (asking.list || asking.event || (asking.when === 'past' && then === null)) return [];
  const strongest = Math.max(...weighed.map(({ match, fit }) => match * fit), 0);
  const mostOfTopic = Math.max(...weighed.map(({ topic }) => topic), 0);
  const byAttribute = strongest > WEIGHTS.someAttribute;
  const changes = byAttribute
    ? [...attributes.keys()].some(isOneAtATime)
    : mostOfTopic >= WEIGHTS.plainTopic && asking.kind !== 'time';
  if (!changes) return [];
  const best = Math.max(...weighed.map(({ score }) => score), 0);
  const same = weighed.filter(
    ({ statement, match, topic, fit, score }) =>
      fit === 1 &&
      statement.reading.act === 'told' &&
      (byAttribute
        ? match >= WEIGHTS.sameAttribute * strongest && score >= WEIGHTS.near * best
        : topic >= mostOfTopic && score >= WEIGHTS.sameTopic * best),
  );
  const { kind } = asking;
  const holding = same.filter(
    ({ statement }) => kind === 'thing' || kind === 'yes-no' || statement.reading.holds.has(kind),
  );
  const kept = holding.length > 0 ? holding : same;
  const topic = Math.max(...kept.map(({ topic: own }) => own), 0);
  const line = kept
    .filter(({ topic: own }) => own === topic)
    .sort((a, b) => b.statement.at - a.statement.at || b.score - a.score);
  if (asking.when === 'earlier') return beforeOf(line, asking.before);
  return then === null ? line : first(line, ({ statement }) => statement.at < then);
}

/** The end of the time that is asked for; of a day or month without a year the last that something is told of. */
function lastOf(windows: readonly Window[], weighed: readonly Weighed[]): number | null {
  const latest = Math.max(...weighed.map(({ statement }) => statement.at), 0);
  const past = windows.filter(({ from }) => from <= latest).map(({ to }) => to);
  return past.length > 0 ? Math.max(...past) : null;
}

/** "Before Linz": what held before the change that names it; else what held before what holds. */
function beforeOf(line: readonly Weighed[], before: string): readonly Weighed[] {
  const named = before.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  const change = line.findIndex(({ statement }) => named.some((word) => statement.reading.stems.has(word)));
  const earlier = line[named.length > 0 && change >= 0 ? change + 1 : 1];
  return earlier ? first(line, (one) => one === earlier) : line;
}

function first(line: readonly Weighed[], is: (one: Weighed) => boolean): readonly Weighed[] {
  const found = line.find(is);
  return found ? [found, ...line.filter((one) => one !== found)] : [];
}

/** What few say tells more: "on Wednesdays" less than "orchestra". */
function rarityOf(spread: number, of: number): number {
  return Math.log(1 + of / (1 + spread));
}

function matchesOf({ attributes }: Question, statements: readonly Statement[]): number[] {
  const weights = [...attributes].map(([attribute, weight]) => {
    const spread = statements.reduce((sum, { reading }) => sum + (reading.attributes.get(attribute) ?? 0), 0);
    return [attribute, weight * rarityOf(spread, statements.length)] as const;
  });
  const whole = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return statements.map(({ reading }) =>
    whole > 0
      ? weights.reduce((sum, [attribute, weight]) => sum + weight * (reading.attributes.get(attribute) ?? 0), 0) / whole
      : 0,
  );
}

function topicsOf({ topic }: Question, statements: readonly Statement[]): number[] {
  const weights = topic.map((stem) => {
    const spread = statements.filter(({ reading }) => reading.stems.has(stem)).length;
    return spread === 0 ? 0 : rarityOf(spread - 1, statements.length);
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return statements.map(({ reading }) =>
    whole > 0 ? topic.reduce((sum, stem, i) => sum + (reading.stems.has(stem) ? (weights[i] ?? 0) : 0), 0) / whole : 0,
  );
}

function fitOf({ relations, self }: Question, { reading }: Statement): number {
  if (relations.size > 0)
    return [...relations].some((relation) => reading.attributes.has(relation)) ? 1 : WEIGHTS.unrelated;
  return self && reading.other && !reading.self ? WEIGHTS.stranger : 1;
}
