import { isOneAtATime } from '@memory/attributes/kinds.js';
import type { Question } from '@memory/attributes/reading.js';
import { names } from './happened.js';
import { isMention } from './mention.js';
import { isCommon } from './rarities.js';
import { isRejected, type Span, type Statement, type Weighed, type Window } from './statement.js';
import { historyOf, isOfCode, successors } from './succession.js';

/** Rare attributes are stronger evidence: "on Wednesdays" less than "orchestra". */
function rarityOf(spread: number, of: number): number {
  return Math.log(1 + of / (1 + spread));
}

/** How plainly each statement states the attributes of the question, 0…1. */
export function matchesOf(question: Question, statements: readonly Statement[]): number[] {
  const weights = [...question.attributes].map(([attribute, weight]) => {
    const spread = statements.reduce((sum, { reading }) => sum + saidOf(question, reading, attribute), 0);
    return [attribute, weight * rarityOf(spread, statements.length)] as const;
  });
  const whole = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return statements.map(({ reading }) =>
    whole > 0
      ? weights.reduce((sum, [attribute, weight]) => sum + weight * saidOf(question, reading, attribute), 0) / whole
      : 0,
  );
}

/** How plainly a statement states an attribute, 0…1. A known name counts: "Lucia" for "my sister". */
function saidOf({ relations, called }: Question, reading: Statement['reading'], attribute: string): number {
  if (relations.has(attribute) && isCalled(called, reading)) return 1;
  return reading.attributes.get(attribute) ?? 0;
}

export function isCalled(called: Question['called'], { stems }: Statement['reading']): boolean {
  return called.some((stem) => stems.has(stem));
}

/** The share of the question's topic words in each statement, 0…1. */
export function topicsOf({ topic: named, asking }: Question, statements: readonly Statement[]): number[] {
  // "Before Linz" asks for statements without Linz.
  const topic = named.filter((stem) => !asking.before.has(stem));
  const weights = topic.map((stem) => {
    const spread = statements.filter(({ reading }) => says(reading, stem)).length;
    return spread === 0 ? 0 : rarityOf(spread - 1, statements.length);
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return statements.map(({ reading }) =>
    whole > 0 ? topic.reduce((sum, stem, i) => sum + (says(reading, stem) ? (weights[i] ?? 0) : 0), 0) / whole : 0,
  );
}

/** "Opas" and "Lenas" are the genitives of names, whose s no stemmer removes. */
function says({ stems }: Statement['reading'], stem: string): boolean {
  return stems.has(stem) || (stem.length > 3 && stem.endsWith('s') && stems.has(stem.slice(0, -1)));
}

/** Conditions for statements to be about the same. Tuned on the tuning sets of `bench/currency`, and on the facts of one person. */
const SAME = {
  /** Minimum match relative to the plainest, and minimum score relative to the best. */
  attribute: 0.75,
  near: 0.2,
  someAttribute: 0.2,
  /** The same without an attribute: minimum share of the topic, and minimum score relative to the best. */
  plainTopic: 0.5,
  topic: 0.6,
};

/**
 * The statements about the same at different times: first the one that is true at the requested time, then the others, latest first.
 * Empty if nothing is superseded.
 */
export function lineOf(
  question: Question,
  weighed: readonly Weighed[],
  windows: readonly Window[],
): readonly Weighed[] {
  const { asking } = question;
  const then = lastOf(asking.when === 'past' ? windows : windows.filter(({ isBefore }) => isBefore), weighed);
  if (isWithoutLine(question) || (asking.when === 'past' && then === null)) return [];
  const same = sameOf(question, weighed);
  if (asking.when === 'now') {
    const line = successors(question, weighed, same);
    return line.length > 0 ? besideEnded(question, line, weighed) : same;
  }
  const line = historyOf(question, weighed, same);
  if (asking.when === 'earlier') return beforeOf(line, asking, then);
  const isOfThen = line.some(({ statement }) => names(statement, then!));
  return first(line, ({ statement }) => (isOfThen ? names(statement, then!) : statement.at < then!.to));
}

/** Neither the meaning of an identifier ("E512") nor a list of words ("mill rye") has a timeline. */
export function isWithoutLine({ asking, coded, topic, attributes, isAsked }: Question): boolean {
  const asksOfCode = coded.length > 0 && attributes.size === 0 && topic.every((stem) => coded.includes(stem));
  // "When did I buy the car?" is not answered by its sale.
  const isOfPastEvent = asking.whenItHappened && asking.pastTense && !asking.whenItEnded;
  return asksOfCode || asking.list || asking.event || isOfPastEvent || (attributes.size === 0 && !isAsked);
}

/**
 * If several hold at a time and one ends, another one answers: after "Bello died" the cat is the pet, whenever it was mentioned. The end itself
 * answers whether the dog is still there. After a job that was quit, the one begun later answers.
 */
function besideEnded(question: Question, line: readonly Weighed[], weighed: readonly Weighed[]): readonly Weighed[] {
  const { asking, attributes, topic, self } = question;
  const asksOfEnd = asking.kind === 'yes-no' || asking.doubts || asking.became;
  const [end, was] = [line[0]!.statement.reading, line.at(-1)!.statement.reading];
  // "Biscuit's been sold, Isla has the loan of Juniper now" names the replacement.
  const isNew = (stem: string) => !was.names.has(stem) && !topic.includes(stem);
  const ofJob = self && topic.length === 0 && attributes.has('job');
  const isOver = end.ended.size > 0 && (ofJob || line[0]!.match < line.at(-1)!.match) && ![...end.names].some(isNew);
  if (asksOfEnd || !isOver || (!ofJob && [...attributes.keys()].some(isOneAtATime))) return line;
  const plainest = Math.max(...line.map(({ match }) => match));
  const isBegun = ({ statement: { at, isPlan, reading } }: Weighed) =>
    at > line[0]!.statement.at && !isPlan && isOfKind(asking, reading);
  const others = weighed.filter(
    (one) => !line.includes(one) && isTold(one) && one.match >= SAME.attribute * plainest && (!ofJob || isBegun(one)),
  );
  const [next] = others.sort((a, b) => b.score - a.score);
  return next ? [next, ...line] : line;
}

/** Whether it contains an answer of the expected kind. */
function isOfKind({ kind }: Question['asking'], { holds }: Statement['reading']): boolean {
  return kind === 'thing' || kind === 'yes-no' || holds.has(kind);
}

/** The statements of the same attribute of the same subject, by rules alone. */
export function sameOf(question: Question, weighed: readonly Weighed[]): readonly Weighed[] {
  const { attributes, asking } = question;
  const strongest = Math.max(...weighed.map(({ match, fit }) => match * fit), 0);
  const mostOfTopic = Math.max(...weighed.map(({ topic }) => topic), 0);
  const byAttribute = strongest > SAME.someAttribute;
  const changes = byAttribute
    ? [...attributes.keys()].some(isOneAtATime)
    : mostOfTopic >= SAME.plainTopic && asking.kind !== 'time';
  if (!changes) return [];
  const best = Math.max(...weighed.map(({ score }) => score), 0);
  const same = weighed.filter(
    (one) =>
      isTold(one) &&
      isOfCode(question, one.statement.reading) &&
      (byAttribute
        ? one.match >= SAME.attribute * strongest && one.score >= SAME.near * best
        : one.topic >= mostOfTopic && one.score >= SAME.topic * best),
  );
  if (!byAttribute && isCommon(same.length, weighed.length)) return [];
  const holding = same.filter(({ statement }) => isOfKind(asking, statement.reading));
  const kept = holding.length > 0 ? withNamed(holding, same, asking.before) : same;
  const topic = Math.max(...kept.map(({ topic: own }) => own), 0);
  return kept
    .filter(({ topic: own }) => own === topic)
    .filter(
      (one, _, all) => !all.some((other) => other.statement.at < one.statement.at && isMention(question, one, other)),
    )
    .sort((a, b) => isOver(a) - isOver(b) || b.statement.at - a.statement.at || b.score - a.score);
}

/** What is known to be over comes last. */
function isOver({ statement }: Weighed): number {
  return statement.isOver ? 1 : 0;
}

/** Whether it is a statement about the person or thing meant, and not by an assistant. */
function isTold({ statement, fit }: Weighed): boolean {
  return fit === 1 && statement.role !== 'assistant' && statement.reading.act === 'told' && !isRejected(statement);
}

/** The requested time; for a day or month without a year, the last one with a statement. */
function lastOf(windows: readonly Window[], weighed: readonly Weighed[]): Span | null {
  const latest = Math.max(...weighed.map(({ statement }) => statement.at), 0);
  const past = windows.filter(({ exact }) => exact.from <= latest).map(({ exact }) => exact);
  return past.reduce<Span | null>((last, one) => (last && last.to >= one.to ? last : one), null);
}

/** Adds the statement that "before the museum" names, even if it has no answer of the expected kind. */
function withNamed(
  holding: readonly Weighed[],
  same: readonly Weighed[],
  before: ReadonlySet<string>,
): readonly Weighed[] {
  const named = same.filter((one) => !holding.includes(one) && containedOf(one, before) > 0);
  return [...holding, ...named];
}

/** How many of the stems it contains. */
function containedOf({ statement }: Weighed, stems: ReadonlySet<string>): number {
  return [...stems].filter((stem) => statement.reading.stems.has(stem)).length;
}

/**
 * "Before we moved to Linz": what was true before the first statement that says most of it; "before March": before that time; "at
 * first": the first; otherwise what was true before the current one.
 */
function beforeOf(line: readonly Weighed[], asking: Question['asking'], time: Span | null): readonly Weighed[] {
  const earlier = earlierOf(line, asking, time);
  return earlier ? first(line, (one) => one === earlier) : line;
}

function earlierOf(
  line: readonly Weighed[],
  { before, first: fromTheStart }: Question['asking'],
  time: Span | null,
): Weighed | undefined {
  // "My first car was a Clio" answers, whenever it was stated.
  if (fromTheStart) return bestOfOnce(line) ?? line.at(-1);
  if (time) return line.find(({ statement }) => statement.at < time.to) ?? line.at(-1);
  // "Before the rent went up": a word that all of them contain distinguishes none.
  const telling = new Set(
    [...before].filter((stem) => line.some(({ statement }) => !statement.reading.stems.has(stem))),
  );
  const said = line.map((one) => containedOf(one, telling));
  const most = Math.max(...said, 0);
  // A statement that itself describes the past answers, whenever it was made.
  const once = most > 0 ? undefined : bestOfOnce(line);
  return once ?? line[most > 0 ? said.lastIndexOf(most) + 1 : 1];
}

function bestOfOnce(line: readonly Weighed[]): Weighed | undefined {
  return line.filter(({ statement }) => statement.reading.former).sort((a, b) => b.score - a.score)[0];
}

function first(line: readonly Weighed[], is: (one: Weighed) => boolean): readonly Weighed[] {
  const found = line.find(is);
  return found ? [found, ...line.filter((one) => one !== found)] : [];
}
