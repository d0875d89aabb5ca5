import { isOneAtATime } from '@memory/attributes/kinds.js';
import type { Question } from '@memory/attributes/reading.js';
import type { Statement, Weighed } from './statement.js';
import { SUCCESSION_WEIGHTS } from './succession-weights.js';

/** What a pair of statements shows of whether the later one takes the place of the earlier one, as an answer to a question. */
export const SIGNS = [
  /** Rarity of the words that both hold, of all words of the earlier and of the later one, 0…1; and how many they are, three at most. */
  'sharedOfEarlier',
  'sharedOfLater',
  'shared',
  /** The later one says what the earlier one writes like a name. */
  'name',
  /** One over the place of the other one among what may answer: the best is 1, the next a half. */
  'rank',
  /** How much less of the topic the later one names, and whether it lacks a name or a number of it. */
  'topicLost',
  'namedLost',
  /** How many attributes both say, and whether both hold numbers or neither does. */
  'attributes',
  'numbers',
  /** Whether the later one has words of change, and is a turn of a chat. */
  'changes',
  'turn',
  /** Whether it is the latest of those that say the asked attribute of the same topic (`lineOf`), and the earlier one is among them. */
  'latestOfLine',
] as const;
export type Signs = Readonly<Record<(typeof SIGNS)[number], number>>;

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

/** A statement that is later than the best, and what shows whether it takes its place. */
export interface Later {
  readonly later: Weighed;
  readonly signs: Signs;
}

/** What came after the best statement: of what is learned from (`npm run rank:train`). Null: nothing may answer. */
export function afterBest(
  question: Question,
  weighed: readonly Weighed[],
  line: readonly Weighed[],
): { readonly best: Weighed; readonly after: readonly Later[] } | null {
  const succession = new Succession(question, weighed, line);
  const { best } = succession;
  return best ? { best, after: succession.after(best) } : null;
}

class Succession {
  private readonly may: readonly Weighed[];
  private readonly ranks: ReadonlyMap<Weighed, number>;
  private readonly rarity: Rarities;
  private readonly severalAtATime: boolean;
  /** The best of those that are about the one who is meant. */
  readonly best: Weighed | undefined;

  constructor(
    private readonly question: Question,
    weighed: readonly Weighed[],
    private readonly line: readonly Weighed[],
  ) {
    this.may = weighed.filter(
      ({ statement, raised }) =>
        raised && statement.reading.act === 'told' && statement.role !== 'assistant' && statement.echoes === undefined,
    );
    const ordered = [...this.may].sort((a, b) => b.score - a.score);
    this.ranks = new Map(ordered.map((one, i) => [one, 1 / (1 + i)]));
    this.rarity = raritiesAmong(weighed);
    const { attributes, relations, topic } = question;
    // "Aunt Rosalind's spare key": the aunt is whose, and not what is asked for.
    const asked = [...attributes.keys()].filter((attribute) => topic.length === 0 || !relations.has(attribute));
    this.severalAtATime = asked.length > 0 && !asked.some(isOneAtATime);
    const meant = this.may.filter(({ fit }) => fit === 1);
    this.best = meant.reduce<Weighed | undefined>(
      (most, one) => (!most || isBetter(one, most) ? one : most),
      undefined,
    );
  }

  /** The best, behind what came after it. */
  from(): Weighed[] {
    if (!this.best) return [];
    const found = [this.best];
    for (let step = 0; step < MOST_STEPS; step++) {
      const next = mostLikely(this.after(found[0]!).map(({ later, signs }) => [later, signs]));
      if (!next) break;
      found.unshift(next);
    }
    return found;
  }

  /** Before what came before it. */
  before(later: readonly Weighed[]): Weighed[] {
    const found = [...later];
    for (let step = 0; step < MOST_STEPS && found.length > 0; step++) {
      const last = found.at(-1)!;
      const earlier = this.may.filter((one) => one.fit === 1 && this.mayFollow(last, one));
      const next = mostLikely(earlier.map((one) => [one, this.signsOf(one, last, one)]));
      if (!next) break;
      found.push(next);
    }
    return found;
  }

  after(earlier: Weighed): Later[] {
    return this.may
      .filter((later) => this.mayFollow(later, earlier))
      .map((later) => ({ later, signs: this.signsOf(earlier, later, later) }));
  }

  /**
   * What can never take the place, whatever else it shows. Two statements that share neither a word nor an attribute are about two things, and one that
   * shares nothing but a name that nobody asked for tells something else of that person or thing.
   */
  private mayFollow(later: Weighed, earlier: Weighed): boolean {
    if (later.statement.at <= earlier.statement.at || !isOfType(later, earlier)) return false;
    const [old, young] = [earlier.statement.reading, later.statement.reading];
    const shared = sharedBy(earlier, later);
    const named = shared.filter((stem) => old.names.has(stem) && !this.question.topic.includes(stem));
    // Of somebody else it has to name whom the earlier one names, and tell of a change: "Fraser left", after "My doctor is Fraser".
    if (later.fit !== 1) return shared.some((stem) => old.names.has(stem)) && young.changes;
    if (!young.changes && this.severalAtATime) return false;
    // What the question names is in many statements: "Ada quit smoking" does not say where Ada works, nor does "Ada is allergic to peanuts".
    if (this.losesAnswer(earlier, later) && shared.every((stem) => this.question.topic.includes(stem))) return false;
    if ([...young.attributes.keys()].some((name) => old.attributes.has(name))) return true;
    if (this.line.includes(earlier) && this.line.includes(later)) return true;
    if (earlier.match > 0 && young.attributes.size > 0 && !young.changes) return false;
    return shared.length > named.length || (named.length > 0 && this.mayFollowByName(later, earlier));
  }

  /** Who says the asked attribute is not outdated by another attribute of somebody both name: a wedding by the town of the one who was married. */
  private mayFollowByName(later: Weighed, earlier: Weighed): boolean {
    const { changes, attributes } = later.statement.reading;
    if (!changes) return this.question.asking.doubts;
    if (this.namesAnswer(earlier, later)) return true;
    return !(earlier.match > 0 && later.match === 0 && attributes.size > 0);
  }

  /** "Henrik went to Spotify, Ragnhild runs the team" says who is the boss, after "My boss is Henrik". */
  private namesAnswer(earlier: Weighed, later: Weighed): boolean {
    const [old, young] = [earlier.statement.reading, later.statement.reading];
    if (this.question.asking.kind !== 'person' || !young.changes) return false;
    const named = [...young.names].filter((stem) => !this.question.topic.includes(stem));
    return named.some((stem) => old.names.has(stem)) && named.some((stem) => !old.names.has(stem));
  }

  /** A place, a person, an amount or a time is asked for, and the later one alone holds none. */
  private losesAnswer({ statement: earlier }: Weighed, { statement: later }: Weighed): boolean {
    const { kind } = this.question.asking;
    if (kind === 'thing' || kind === 'yes-no') return false;
    return earlier.reading.holds.has(kind) && !later.reading.holds.has(kind);
  }

  /** @param found which of the two is looked for, beside the other */
  private signsOf(earlier: Weighed, later: Weighed, found: Weighed): Signs {
    const [old, young] = [earlier.statement.reading, later.statement.reading];
    const shared = sharedBy(earlier, later);
    const ofBoth = sumOf(shared, this.rarity.of);
    const share = (one: Weighed) => ofBoth / Math.max(Number.EPSILON, this.rarity.whole.get(one) ?? 0);
    return {
      sharedOfEarlier: share(earlier),
      sharedOfLater: share(later),
      shared: Math.min(3, shared.length),
      name: shared.some((stem) => old.names.has(stem)) ? 1 : 0,
      rank: this.ranks.get(found) ?? 0,
      topicLost: Math.max(0, earlier.topic - later.topic),
      namedLost: this.question.topic.some((stem) => isNamed(stem, old) && !young.content.has(stem)) ? 1 : 0,
      attributes: [...young.attributes.keys()].filter((name) => old.attributes.has(name)).length,
      numbers: young.hasNumber === old.hasNumber ? 1 : 0,
      changes: young.changes ? 1 : 0,
      turn: later.statement.role !== null ? 1 : 0,
      latestOfLine: this.line[0] === later && this.line.includes(earlier) ? 1 : 0,
    };
  }
}

function sharedBy({ statement: one }: Weighed, { statement: other }: Weighed): string[] {
  return [...other.reading.content].filter((stem) => one.reading.content.has(stem));
}

function isNamed(stem: string, { content, names }: Statement['reading']): boolean {
  return names.has(stem) || (content.has(stem) && /\d/.test(stem));
}

function mostLikely(pairs: readonly (readonly [Weighed, Signs])[]): Weighed | undefined {
  let [next, most] = [undefined as Weighed | undefined, 0];
  for (const [one, signs] of pairs) {
    const logit = logitOf(signs);
    if (logit > most) [next, most] = [one, logit];
  }
  return next;
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
  return SIGNS.reduce((sum, sign) => sum + SUCCESSION_WEIGHTS[sign] * signs[sign], SUCCESSION_WEIGHTS.bias);
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
