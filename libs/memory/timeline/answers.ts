import type { Question } from '@memory/attributes/reading.js';
import { happened } from './happened.js';
import { isCalled, isWithoutLine, lineOf, matchesOf, sameOf, topicsOf } from './line.js';
import { isNotSo, isOfElse } from './mention.js';
import type { Statement, Weighed, Window } from './statement.js';
import { afterBest, saysTheSame } from './succession.js';

export interface Answer {
  readonly id: string;
  readonly score: number;
  /** How plainly it states the attribute of the question, 0…1. */
  readonly match: number;
  /** The statement that superseded it. */
  readonly outdatedBy?: string;
}

/** Tuned on the tuning sets of `bench/currency`, and on the facts of one person. */
export const WEIGHTS = {
  /** Added for a plain statement of the attribute; a statement with all words of the question scores 1. */
  attribute: 1,
  /** The share of it that counts if neither words nor meaning support it. */
  alone: 0.6,
  /** Added for the nearest in meaning, and for all topic words of the question. */
  meaning: 0.3,
  topic: 0.5,
  /** Factor on these for a turn of a chat. With 1, BEAM lost more of its first results. */
  turn: 0.6,
  /** Factor for a statement without an answer of the expected kind: no place, no amount. */
  otherKind: 0.65,
  /** Factors for questions and courtesies, which rarely contain the answer. */
  asked: 0.2,
  thanked: 0.3,
  /** Factor for a reply that repeats what it was told. */
  echo: 0.5,
  /** An assistant knows its user only by hearsay: factor for its statements, if a user's statement is nearly as plain. */
  assistant: 0.5,
  nearlyAsPlain: 0.6,
  /** Factor for an assistant's own advice, which is rarely about the asker. */
  advice: 0.7,
  /** Factor for the user's words if the question is for an assistant's advice: "I need a marinade" only requested it. */
  besideAdvice: 0.5,
  /** Factor for a filler such as "Let me think.": few words, none of them in the question, and no answer of any kind. */
  filler: 0.35,
  fewWords: 5,
  /** Factor for a plan, if the question asks about the present. */
  intended: 0.7,
  /** Factor for a past state, if the question asks about the present, and for what states no fact. */
  notSo: 0.5,
  /** Factor for a statement about another party or place. */
  ofElse: 0.8,
  /** Factors for a plan and for a report, if the question asks when something happened. */
  planned: 0.6,
  reported: 1.3,
  /** Minimum match of such a report, relative to the plainest. */
  nearReport: 0.3,
  /** Minimum match of a statement that holds until an announced change, relative to the announcement. */
  nearAnnounced: 0.5,
  /** Factors for a statement about somebody else if the asker is meant, and for one that mentions none of the people meant. */
  stranger: 0.5,
  /** Minimum weight of the word for a relative: "Kinderbuchabteilung" mentions no child. */
  plainRelation: 0.5,
  unrelated: 0.6,
  /** Factor for a statement that is no longer true. */
  older: 0.85,
  /** Weight of the nearness by the lens: the score is divided by e this many times per unit behind the nearest. Best of 1 to 6. */
  attributeNearness: 4,
  /** The same for a turn of a chat, where questions are often about the topic. */
  turnNearness: 1,
};

/** Orders candidate answers, best first. Depends only on its input. */
export function answers(question: Question, statements: readonly Statement[], windows: readonly Window[]): Answer[] {
  const weighed = weigh(question, statements);
  const inTime = happened(question, weighed, windows);
  const { line, toCome } = begunLine(question, inTime, windows);
  const [holding] = line;
  const top = Math.max(...[...line, ...toCome].map(({ score }) => score), 0);
  // Simultaneous statements do not supersede each other.
  const earlier = line.filter(({ statement }) => statement.at !== holding?.statement.at);
  const outdated = new Set(
    inTime.filter((one) => one !== holding && earlier.some((old) => one === old || saysTheSame(one, old))),
  );
  return inTime
    .map((one): Answer => {
      const { statement, match, score } = one;
      if (one === holding && (outdated.size > 0 || toCome.length > 0))
        return { id: statement.id, match, score: top * 1.02 };
      if (!outdated.has(one)) return { id: statement.id, match, score };
      const isOutdated = holding!.statement.at > statement.at;
      return {
        id: statement.id,
        match,
        score: Math.min(score, top * WEIGHTS.older),
        ...(isOutdated && { outdatedBy: holding!.statement.id }),
      };
    })
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}

/**
 * Splits off announced changes that are still to come, if another statement of the line answers: "We move to Graz in
 * January." does not yet say where somebody lives.
 */
function begunLine(
  question: Question,
  weighed: readonly Weighed[],
  windows: readonly Window[],
): { readonly line: readonly Weighed[]; readonly toCome: readonly Weighed[] } {
  const line = lineOf(question, weighed, windows);
  const toCome = line.filter(({ statement }) => statement.isToCome || statement.isPlan);
  if (toCome.length === 0) return { line, toCome };
  const isBegun = (one: Weighed) => !one.statement.isToCome && !toCome.includes(one);
  const begun = lineOf(question, weighed.filter(isBegun), windows);
  const plainest = Math.max(...toCome.map(({ match }) => match));
  const isAnswered = begun[0] !== undefined && begun[0].match >= WEIGHTS.nearAnnounced * plainest;
  return isAnswered ? { line: begun, toCome } : { line, toCome: [] };
}

/** Pairs of the best answer with possible successors, as training data; null if there can be none. */
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
  // A past state or a wish may contain every word of the question, and still answers it worse than a current fact.
  const holding = statements.filter(({ reading }) => !isNotSo(question, reading));
  const nearest = Math.max(
    ...(holding.length > 0 ? holding : statements).map(({ attributeNearness }) => attributeNearness ?? -Infinity),
  );
  const hearsay = aboutSelf && isToldByUser(statements, matches);
  const weighed = statements.map((statement, i) => {
    const match = matches[i] ?? 0;
    const fit = fitOf(question, statement);
    const act = actOf(question, statement);
    const told = act === 'asked' ? WEIGHTS.asked : act === 'thanked' ? WEIGHTS.thanked : 1;
    const isFiller = aboutSelf && match === 0 && (topics[i] ?? 0) === 0 && saysNothing(statement);
    const ofAssistant = isFiller ? WEIGHTS.filler : hearsay ? WEIGHTS.assistant : advice;
    const role = statement.role === 'assistant' ? ofAssistant : besideAdvice(question, statement);
    const isTold = act === 'told';
    const share = shareOf(question, statement) * (statement.verdict ?? 1);
    // A question contains the words of the attribute without stating it.
    const said = match * agreementOf(statement, surest);
    const near = WEIGHTS.meaning * (statement.meaning ?? 0) + WEIGHTS.topic * (topics[i] ?? 0);
    const added = isTold ? share * (said + near) : 0;
    const base = isTold ? statement.score : Math.min(statement.score, surest);
    const kind = kindOf(question, statement);
    const score = (base + added) * fit * told * role * kind * behind(question, statement, nearest);
    return { statement, match, topic: topics[i] ?? 0, fit, score };
  });
  const voiced = echoesBehind(question, weighed);
  return question.asking.whenItHappened ? plansBehindReports(voiced) : voiced;
}

/** The share of the added score that counts. A user's "I need a marinade" has the topic of the advice, and gains nothing by it. */
function shareOf({ toAssistant }: Question, { role }: Statement): number {
  if (toAssistant && role === 'user') return 0;
  return role === null ? 1 : WEIGHTS.turn;
}

function besideAdvice({ toAssistant }: Question, { role }: Statement): number {
  return toAssistant && role === 'user' ? WEIGHTS.besideAdvice : 1;
}

/** "How about Porto?" answers a question about what the assistant said. */
function actOf({ toAssistant }: Question, { role, reading }: Statement): Statement['reading']['act'] {
  return toAssistant && role === 'assistant' && reading.act === 'asked' && reading.suggests ? 'told' : reading.act;
}

/**
 * The factor for being less near than the nearest. It is 1 for questions to the assistant, which are about a topic, and for those
 * with identifiers.
 */
function behind(question: Question, { attributeNearness, role }: Statement, nearest: number): number {
  if (question.toAssistant || question.identifiers.length > 0 || attributeNearness === undefined) return 1;
  const weight = role === null ? WEIGHTS.attributeNearness : WEIGHTS.turnNearness;
  return Math.min(1, Math.exp(weight * (attributeNearness - nearest)));
}

function saysNothing({ reading: { content, holds, hasNumber } }: Statement): boolean {
  return content.size <= WEIGHTS.fewWords && holds.size === 0 && !hasNumber;
}

/** If words match an attribute by chance, the rest of the statement rarely matches the question. */
function agreementOf({ meaning, score }: Statement, surest: number): number {
  if (meaning === null) return WEIGHTS.attribute;
  const near = Math.max(meaning, Math.min(1, score / surest));
  return WEIGHTS.attribute * (WEIGHTS.alone + (1 - WEIGHTS.alone) * near);
}

/** "When did I …?": a report of the event ranks above an earlier plan. */
function plansBehindReports(weighed: readonly Weighed[]): Weighed[] {
  const most = Math.max(...weighed.map(({ match, topic }) => match + topic), 0);
  const isMeant = ({ match, topic }: Weighed) => match + topic > 0 && match + topic >= WEIGHTS.nearReport * most;
  const isPlan = ({ statement: { at, dates, reading } }: Weighed) =>
    reading.plans || dates.some(({ from }) => from > at);
  const reports = weighed.filter((one) => one.statement.reading.happened && isMeant(one) && !isPlan(one));
  const latest = Math.max(...reports.map(({ statement }) => statement.at));
  return weighed.map((one) => {
    if (reports.includes(one)) return { ...one, score: one.score * WEIGHTS.reported };
    return isPlan(one) && one.statement.at < latest ? { ...one, score: one.score * WEIGHTS.planned } : one;
  });
}

/** The factor for a plan, for a past state, for another party, and for a statement without an answer of the expected kind. */
function kindOf(question: Question, statement: Statement): number {
  const kind = misses(question, statement) ? WEIGHTS.otherKind : 1;
  const so = statement.isOver || isNotSo(question, statement.reading) ? WEIGHTS.notSo : 1;
  const other = isOfElse(question, statement.reading) ? WEIGHTS.ofElse : 1;
  return (statement.isPlan ? WEIGHTS.intended : 1) * so * other * kind;
}

/** Whether it lacks an answer of the expected kind. */
function misses({ asking: { kind, whenItHappened } }: Question, { reading }: Statement): boolean {
  // The time of the statement is the answer.
  if (whenItHappened) return false;
  return kind !== 'thing' && kind !== 'yes-no' && !reading.holds.has(kind);
}

/** An echo lends its score to the turn that it repeats and ranks below it, unless the question is about the assistant's words. */
function echoesBehind({ toAssistant }: Question, weighed: readonly Weighed[]): Weighed[] {
  const lent = new Map<string, number>();
  for (const { statement, score } of weighed)
    if (statement.echoes && !toAssistant) lent.set(statement.echoes, Math.max(lent.get(statement.echoes) ?? 0, score));
  return weighed.map((one) => {
    if (one.statement.echoes) return { ...one, score: one.score * WEIGHTS.echo };
    return { ...one, score: Math.max(one.score, lent.get(one.statement.id) ?? 0) };
  });
}

/** Whether a user states the answer nearly as plainly as anybody. Statements that only an assistant made stay. */
function isToldByUser(statements: readonly Statement[], matches: readonly number[]): boolean {
  const plainest = Math.max(...matches, 0);
  return statements.some(
    ({ role, reading }, i) =>
      role !== 'assistant' && reading.act === 'told' && (matches[i] ?? 0) >= WEIGHTS.nearlyAsPlain * plainest,
  );
}

function fitOf(question: Question, { reading }: Statement): number {
  const { attributes, relations, self, topic, toAssistant, called } = question;
  if (isOfAnother(question, reading)) return WEIGHTS.stranger;
  if (relations.size > 0) {
    const isTheirs = (relation: string) => self && topic.length === 0 && reading.theirs.has(relation);
    const isPlain = (relation: string) => (reading.attributes.get(relation) ?? 0) >= WEIGHTS.plainRelation;
    const isMeant =
      [...relations].some((relation) => isPlain(relation) && !isTheirs(relation)) || isCalled(called, reading);
    return isMeant ? 1 : WEIGHTS.unrelated;
  }
  if (self && !toAssistant && topic.length === 0 && attributes.size === 1 && attributes.has('name'))
    return reading.namesSelf ? 1 : WEIGHTS.stranger;
  if (self && !toAssistant && isOfOthers(attributes, topic, reading)) return WEIGHTS.stranger;
  if (!self || reading.self) return 1;
  // Everybody has a name. A question about the asker's own name means no other.
  return reading.other || (attributes.has('name') && !toAssistant) ? WEIGHTS.stranger : 1;
}

/** "Where does Nora live?" does not ask where her mother lives, nor about "Henrik's moved in". */
function isOfAnother(
  { asking, attributes, named, relations, self, topic }: Question,
  { other, relativeOf, ownersOfRelatives, stems }: Statement['reading'],
): boolean {
  if (relativeOf !== null && relations.size === 0 && topic.includes(relativeOf)) return !self;
  const isOfNow = !self && asking.when === 'now';
  // "Erik lives in Gothenburg and is Tom's best friend" is not about Tom.
  const isOwner = (stem: string) => relations.size === 0 && attributes.size > 0 && ownersOfRelatives.has(stem);
  return isOfNow && other && named.length > 0 && !named.some((stem) => stems.has(stem) && !isOwner(stem));
}

/** Whether it states the attribute only about others whom the question does not name. */
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
