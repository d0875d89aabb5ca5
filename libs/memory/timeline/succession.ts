import type { Question } from '@memory/attributes/reading.js';
import type { Weighed } from './statement.js';

/**
 * How much each sign says that a later statement takes the place of an earlier one, as an answer to a question: a logistic regression (L2, 1)
 * over 14,246 pairs, 236 of them positive, of the best statement and each later one, from the sets of `bench/currency` (people, work, chats, updates)
 * and one person apart. With each author's sets left out of the learning 118 of 204 outdated statements gave way to the right one and 6
 * to a wrong one; 14 of 160 that held lost their place.
 */
const LEARNED = {
  bias: -8,
  /** Rarity of the words that both hold, of all words of the earlier and of the later one, 0…1. */
  sharedOfEarlier: 1.56,
  sharedOfLater: 1.78,
  /** Rarity of the rarest of these, over 4; and how many they are, three at most. */
  rarestShared: 0.85,
  shared: 0.57,
  /** How much of the question's topic the later one names, whether both name one word of it, and how much less of it the later one names. */
  topic: 0.55,
  topicShared: 2.12,
  topicLost: -0.91,
  /** How plainly the later one says the attribute, 0…1, how near it is by meaning, and its score beside the earlier one's. */
  match: 0.29,
  meaning: 1.54,
  score: 2.09,
  /** Whether it has words of change, how many kinds of answer both hold, and whether both hold numbers or neither does. */
  changes: 0.78,
  kinds: 0.18,
  numbers: 1.37,
  /** The most of an attribute, whichever it is, that both say. */
  attributes: 1.73,
  /** Whether it is the latest of those that say the asked attribute of the same topic (`lineOf`), and the earlier one is among them. */
  latestOfLine: 1.99,
};
type Signs = Readonly<Record<keyof typeof LEARNED, number>>;

/** Of meaning nothing is known where the model is not believed. */
const UNKNOWN_MEANING = 0.5;
/** A history is no longer than this. */
const MOST_STEPS = 3;
/** Being recent alone moves a score by less (`RECENCY`). */
const SAID_AGAIN = 0.8;

/**
 * What took the place of the best statement, and of that one again, the latest first and the best last. Empty: it holds.
 * @param line those that say the asked attribute of the same topic, the latest first
 */
export function successors(
  question: Question,
  weighed: readonly Weighed[],
  line: readonly Weighed[],
): readonly Weighed[] {
  const found = new Succession(question, weighed, line).from();
  return found.length > 1 ? found : [];
}

/** The whole of it, the latest first: what took the place of the best statement, and whose place that one took. */
export function historyOf(
  question: Question,
  weighed: readonly Weighed[],
  line: readonly Weighed[],
): readonly Weighed[] {
  const succession = new Succession(question, weighed, line);
  const found = succession.before(succession.from());
  const all = new Set([...found, ...(found.some((one) => line.includes(one)) || found.length < 2 ? line : [])]);
  return [...all].sort((a, b) => b.statement.at - a.statement.at || b.score - a.score);
}

class Succession {
  private readonly may: readonly Weighed[];
  private readonly rarity: Rarities;

  constructor(
    private readonly question: Question,
    weighed: readonly Weighed[],
    private readonly line: readonly Weighed[],
  ) {
    this.may = weighed.filter(
      ({ statement, fit, raised }) =>
        fit === 1 &&
        raised &&
        statement.reading.act === 'told' &&
        statement.role !== 'assistant' &&
        statement.echoes === undefined,
    );
    this.rarity = raritiesAmong(weighed);
  }

  /** The best, behind what came after it. */
  from(): Weighed[] {
    const [first, ...others] = this.may;
    if (!first) return [];
    const best = others.reduce((most, one) => (isBetter(one, most) ? one : most), first);
    const found = [best];
    for (let step = 0; step < MOST_STEPS; step++) {
      const next = this.mostLikely((one) => [found[0]!, one]);
      if (!next) break;
      found.unshift(next);
    }
    return found;
  }

  /** Before what came before it. */
  before(later: readonly Weighed[]): Weighed[] {
    const found = [...later];
    for (let step = 0; step < MOST_STEPS && found.length > 0; step++) {
      const next = this.mostLikely((one) => [one, found.at(-1)!]);
      if (!next) break;
      found.push(next);
    }
    return found;
  }

  private mostLikely(pairWith: (one: Weighed) => readonly [Weighed, Weighed]): Weighed | undefined {
    let [next, most] = [undefined as Weighed | undefined, 0];
    for (const one of this.may) {
      const [earlier, later] = pairWith(one);
      if (later.statement.at <= earlier.statement.at || !isOfType(later, earlier)) continue;
      const logit = logitOf(signsOf(this.question, earlier, later, this.rarity, this.line));
      if (logit > most) [next, most] = [one, logit];
    }
    return next;
  }
}

/** A turn may tell of anything; a fact, a way of doing and an event take each other's place never. */
function isOfType({ statement: one }: Weighed, { statement: other }: Weighed): boolean {
  return one.type === other.type || one.role !== null || other.role !== null;
}

/** Of what is said twice in the same words the later one is the best. */
function isBetter(one: Weighed, than: Weighed): boolean {
  const alike = Math.min(one.score, than.score) >= SAID_AGAIN * Math.max(one.score, than.score);
  return alike && saysTheSame(one, than) ? one.statement.at > than.statement.at : one.score > than.score;
}

export function saysTheSame({ statement: one }: Weighed, { statement: other }: Weighed): boolean {
  const [own, others] = [one.reading.stems, other.reading.stems];
  return own.size === others.size && [...own].every((stem) => others.has(stem));
}

function logitOf(signs: Signs): number {
  return (Object.keys(LEARNED) as (keyof Signs)[]).reduce((sum, sign) => sum + LEARNED[sign] * signs[sign], 0);
}

interface Rarities {
  of(stem: string): number;
  /** Of all words of a statement. */
  readonly whole: ReadonlyMap<Weighed, number>;
}

function raritiesAmong(weighed: readonly Weighed[]): Rarities {
  const counts = new Map<string, number>();
  for (const { statement } of weighed)
    for (const stem of statement.reading.content) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const of = (stem: string) => Math.log(1 + weighed.length / (counts.get(stem) ?? 1));
  const whole = weighed.map((one) => [one, sumOf(one.statement.reading.content, of)] as const);
  return { of, whole: new Map(whole) };
}

function sumOf(stems: Iterable<string>, rarityOf: (stem: string) => number): number {
  let sum = 0;
  for (const stem of stems) sum += rarityOf(stem);
  return sum;
}

function signsOf(
  question: Question,
  earlier: Weighed,
  later: Weighed,
  rarity: Rarities,
  line: readonly Weighed[],
): Signs {
  const [old, young] = [earlier.statement.reading, later.statement.reading];
  const shared = [...young.content].filter((stem) => old.content.has(stem));
  const ofBoth = sumOf(shared, rarity.of);
  const share = (one: Weighed) => ofBoth / Math.max(Number.EPSILON, rarity.whole.get(one) ?? 0);
  return {
    bias: 1,
    sharedOfEarlier: share(earlier),
    sharedOfLater: share(later),
    rarestShared: Math.max(0, ...shared.map(rarity.of)) / 4,
    shared: Math.min(3, shared.length),
    topic: later.topic,
    topicShared: shared.some((stem) => question.topic.includes(stem)) ? 1 : 0,
    topicLost: Math.max(0, earlier.topic - later.topic),
    match: later.match,
    meaning: later.statement.meaning ?? UNKNOWN_MEANING,
    score: Math.min(1.5, later.score / Math.max(Number.EPSILON, earlier.score)),
    changes: young.changes ? 1 : 0,
    kinds: [...young.holds].filter((kind) => old.holds.has(kind)).length,
    numbers: young.hasNumber === old.hasNumber ? 1 : 0,
    attributes: Math.max(
      0,
      ...[...young.attributes].map(([name, plain]) => Math.min(plain, old.attributes.get(name) ?? 0)),
    ),
    latestOfLine: line[0] === later && line.includes(earlier) ? 1 : 0,
  };
}
