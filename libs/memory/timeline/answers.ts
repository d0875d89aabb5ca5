import { isOneAtATime } from '@memory/attributes/kinds.js';
import type { Question } from '@memory/attributes/reading.js';
import { happened } from './happened.js';
import { isCalled, matchesOf, topicsOf } from './matches.js';
import type { Statement, Weighed, Window } from './statement.js';
import { afterBest, historyOf, saysTheSame, successors } from './succession.js';

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
  /** How much of that counts where neither words nor meaning agree. */
  alone: 0.6,
  /** What being the nearest by meaning adds, and having all of the question's words that name no attribute. */
  meaning: 0.3,
  topic: 0.5,
  /** What of these a turn of a chat gets. With all of it BEAM lost more of its first results. */
  turn: 0.6,
  /** What holds no answer of the kind that is asked for: no place, no amount. */
  otherKind: 0.65,
  /** What was asked, or said out of courtesy, is seldom what was asked for. */
  asked: 0.2,
  thanked: 0.3,
  /** A reply that says over what it was told. */
  echo: 0.5,
  /** An assistant tells of its user by hearsay: what it says gives way where a user's statement is nearly as plain. */
  assistant: 0.5,
  nearlyAsPlain: 0.6,
  /** What an assistant says of its own is seldom about the one who asks. */
  advice: 0.7,
  /** "Let me think." says nothing, whatever was asked before it: few words, none of the question's, and no answer of any kind. */
  filler: 0.35,
  fewWords: 5,
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
  /** How much nearness by the lens counts: so often e is divided by it for each whole that a statement is behind the nearest. Of 1 to 6. */
  attributeNearness: 4,
  /** The same of a turn of a chat, which is often asked for by its matter. */
  turnNearness: 1,
};

/** Orders what may answer, best first. Reads nothing but what it is given. */
export function answers(question: Question, statements: readonly Statement[], windows: readonly Window[]): Answer[] {
  const weighed = weigh(question, statements);
  const inTime = happened(question, weighed, windows);
  const line = lineOf(question, inTime, windows);
  const [holding] = line;
  const top = Math.max(...line.map(({ score }) => score), 0);
  // What was told at the same time took no place of anything.
  const earlier = line.filter(({ statement }) => statement.at !== holding?.statement.at);
  const outdated = new Set(
    inTime.filter((one) => one !== holding && earlier.some((old) => one === old || saysTheSame(one, old))),
  );
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

/** What may take the place of the best answer, of which that is learned; null where nothing can. */
export function pairsOf(question: Question, statements: readonly Statement[]): ReturnType<typeof afterBest> {
  if (question.asking.when !== 'now' || isWithoutLine(question)) return null;
  const weighed = weigh(question, statements);
  return afterBest(question, weighed, sameOf(question, weighed));
}

function weigh(question: Question, statements: readonly Statement[]): Weighed[] {
  const matches = matchesOf(question, statements);
  const topics = topicsOf(question, statements);
  const aboutSelf = question.self && !question.toAssistant;
  const advice = aboutSelf ? WEIGHTS.advice : 1;
  const surest = Math.max(
    ...statements.filter(({ reading }) => reading.act === 'told').map(({ score }) => score),
    1e-9,
  );
  const nearest = Math.max(...statements.map(({ attributeNearness }) => attributeNearness ?? -Infinity));
  const hearsay = aboutSelf && isToldByUser(statements, matches);
  const weighed = statements.map((statement, i) => {
    const match = matches[i] ?? 0;
    const fit = fitOf(question, statement);
    const { act } = statement.reading;
    const told = act === 'asked' ? WEIGHTS.asked : act === 'thanked' ? WEIGHTS.thanked : 1;
    const isFiller = aboutSelf && match === 0 && (topics[i] ?? 0) === 0 && saysNothing(statement);
    const ofAssistant = isFiller ? WEIGHTS.filler : hearsay ? WEIGHTS.assistant : advice;
    const role = statement.role === 'assistant' ? ofAssistant : 1;
    const isTold = act === 'told';
    const raised = isRaised(question, statement);
    const share = statement.role === null ? 1 : WEIGHTS.turn;
    // A question names the attribute and does not say it.
    const said = match * agreementOf(statement, surest);
    const near = WEIGHTS.meaning * (statement.meaning ?? 0) + WEIGHTS.topic * (topics[i] ?? 0);
    const added = isTold && raised ? share * (said + near) : 0;
    const base = isTold ? statement.score : Math.min(statement.score, surest);
    const kind = raised && misses(question, statement) ? WEIGHTS.otherKind : 1;
    const score = (base + added) * fit * told * role * kind * behind(question, statement, raised, nearest);
    return { statement, match, topic: topics[i] ?? 0, fit, raised, score };
  });
  return echoesBehind(weighed);
}

/** How much it counts for being less near to what is asked for than the nearest. What an assistant said is asked for by its matter, and a code by itself. */
function behind(question: Question, { attributeNearness, role }: Statement, raised: boolean, nearest: number): number {
  if (!raised || question.toAssistant || question.identifiers.length > 0 || attributeNearness === undefined) return 1;
  const weight = role === null ? WEIGHTS.attributeNearness : WEIGHTS.turnNearness;
  return Math.exp(weight * (attributeNearness - nearest));
}

function saysNothing({ reading: { content, holds, hasNumber } }: Statement): boolean {
  return content.size <= WEIGHTS.fewWords && holds.size === 0 && !hasNumber;
}

/** Of a chat only what is so now of the one who asks, or of one whom the turn names: what happened in it keeps the order that it has. */
export function isRaised({ asking, self, attributes, topic }: Question, { role, reading }: Statement): boolean {
  if (role === null) return true;
  const isMeant = self || (attributes.size > 0 && topic.some((stem) => reading.stems.has(stem)));
  return isMeant && asking.when === 'now' && !asking.event && !asking.list;
}

/** Words that name the attribute by chance seldom stand in what is near to the question otherwise. */
function agreementOf({ meaning, score }: Statement, surest: number): number {
  if (meaning === null) return WEIGHTS.attribute;
  const near = Math.max(meaning, Math.min(1, score / surest));
  return WEIGHTS.attribute * (WEIGHTS.alone + (1 - WEIGHTS.alone) * near);
}

/** Whether it holds no answer of the kind that is asked for. */
function misses({ asking: { kind } }: Question, { reading }: Statement): boolean {
  return kind !== 'thing' && kind !== 'yes-no' && !reading.holds.has(kind);
}

/** An echo lends its words to what it says over, and stays behind it. */
function echoesBehind(weighed: readonly Weighed[]): Weighed[] {
  const lent = new Map<string, number>();
  for (const { statement, score } of weighed)
    if (statement.echoes) lent.set(statement.echoes, Math.max(lent.get(statement.echoes) ?? 0, score));
  return weighed.map((one) => {
    if (one.statement.echoes) return { ...one, score: one.score * WEIGHTS.echo };
    return { ...one, score: Math.max(one.score, lent.get(one.statement.id) ?? 0) };
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

/**
 * The statements that say the same of the same one at different times, the one that holds at the asked time first and then the
 * latest. Empty where nothing takes the place of anything.
 */
function lineOf(question: Question, weighed: readonly Weighed[], windows: readonly Window[]): readonly Weighed[] {
  const { asking } = question;
  const then = asking.when === 'past' ? lastOf(windows, weighed) : null;
  if (isWithoutLine(question) || (asking.when === 'past' && then === null)) return [];
  const same = sameOf(question, weighed);
  if (asking.when === 'now') {
    const line = successors(question, weighed, same);
    return line.length > 0 ? line : same;
  }
  const line = historyOf(question, weighed, same);
  if (asking.when === 'earlier') return beforeOf(line, asking);
  return first(line, ({ statement }) => statement.at < then!);
}

/** Of what is named exactly nothing else takes the place, nor where nothing is asked: "mill rye". */
function isWithoutLine({ asking, identifiers, attributes, isAsked }: Question): boolean {
  return identifiers.length > 0 || asking.list || asking.event || (attributes.size === 0 && !isAsked);
}

/** Those that say the asked attribute of the same one, by rules alone. */
function sameOf(question: Question, weighed: readonly Weighed[]): readonly Weighed[] {
  const { attributes, asking } = question;
  const strongest = Math.max(...weighed.map(({ match, fit }) => match * fit), 0);
  const mostOfTopic = Math.max(...weighed.map(({ topic }) => topic), 0);
  const byAttribute = strongest > WEIGHTS.someAttribute;
  const changes = byAttribute
    ? [...attributes.keys()].some(isOneAtATime)
    : mostOfTopic >= WEIGHTS.plainTopic && asking.kind !== 'time';
  if (!changes) return [];
  const best = Math.max(...weighed.map(({ score }) => score), 0);
  const same = weighed.filter(
    ({ statement, match, topic, fit, raised, score }) =>
      fit === 1 &&
      raised &&
      statement.role !== 'assistant' &&
      statement.reading.act === 'told' &&
      (byAttribute
        ? match >= WEIGHTS.sameAttribute * strongest && score >= WEIGHTS.near * best
        : topic >= mostOfTopic && score >= WEIGHTS.sameTopic * best),
  );
  const { kind } = asking;
  const holding = same.filter(
    ({ statement }) => kind === 'thing' || kind === 'yes-no' || statement.reading.holds.has(kind),
  );
  const kept = holding.length > 0 ? withNamed(holding, same, asking.before) : same;
  const topic = Math.max(...kept.map(({ topic: own }) => own), 0);
  return kept
    .filter(({ topic: own }) => own === topic)
    .sort((a, b) => b.statement.at - a.statement.at || b.score - a.score);
}

/** The end of the time that is asked for; of a day or month without a year the last that something is told of. */
function lastOf(windows: readonly Window[], weighed: readonly Weighed[]): number | null {
  const latest = Math.max(...weighed.map(({ statement }) => statement.at), 0);
  const past = windows.filter(({ from }) => from <= latest).map(({ to }) => to);
  return past.length > 0 ? Math.max(...past) : null;
}

/** What "before the museum" names, though it holds no answer of the kind itself: where did I work? */
function withNamed(holding: readonly Weighed[], same: readonly Weighed[], before: string): readonly Weighed[] {
  const words = wordsOf(before);
  const named = same.filter((one) => !holding.includes(one) && saysAny(one, words));
  return [...holding, ...named];
}

function wordsOf(before: string): string[] {
  return before.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
}

function saysAny({ statement }: Weighed, words: readonly string[]): boolean {
  return words.some((word) => statement.reading.stems.has(word));
}

/** "Before Linz": what held before the change that names it first; "at first": the first; else what held before what holds. */
function beforeOf(line: readonly Weighed[], { before, first: fromTheStart }: Question['asking']): readonly Weighed[] {
  const named = wordsOf(before);
  const change = line.findLastIndex((one) => saysAny(one, named));
  const earlier = fromTheStart ? line.at(-1) : line[named.length > 0 && change >= 0 ? change + 1 : 1];
  return earlier ? first(line, (one) => one === earlier) : line;
}

function first(line: readonly Weighed[], is: (one: Weighed) => boolean): readonly Weighed[] {
  const found = line.find(is);
  return found ? [found, ...line.filter((one) => one !== found)] : [];
}

function fitOf({ attributes, relations, self, topic, toAssistant, called }: Question, { reading }: Statement): number {
  if (relations.size > 0) {
    const isMeant = [...relations].some((relation) => reading.attributes.has(relation)) || isCalled(called, reading);
    return isMeant ? 1 : WEIGHTS.unrelated;
  }
  if (self && !toAssistant && topic.length === 0 && attributes.size === 1 && attributes.has('name'))
    return reading.namesSelf ? 1 : WEIGHTS.stranger;
  if (self && !toAssistant && isOfOthers(attributes, topic, reading)) return WEIGHTS.stranger;
  if (!self || reading.self) return 1;
  // Everybody and everything has a name: who asks for his own means none of theirs.
  return reading.other || (attributes.has('name') && !toAssistant) ? WEIGHTS.stranger : 1;
}

/** Whether all that it says of what is asked for it says of somebody else, whom the question does not name. */
function isOfOthers(
  attributes: Question['attributes'],
  topic: Question['topic'],
  { attributes: stated, ofOthers, stems }: Statement['reading'],
): boolean {
  const said = [...attributes.keys()].filter((attribute) => stated.has(attribute));
  return (
    said.length > 0 && said.every((attribute) => ofOthers.has(attribute)) && !topic.some((stem) => stems.has(stem))
  );
}
