import { isSameSet } from '@kernel/same-set.js';
import { isOneAtATime } from '@memory/attributes/kinds.js';
import type { Question } from '@memory/attributes/reading.js';
import { isOfElseOrMention, putsRight, saysLess } from './mention.js';
import { type Rarities, raritiesAmong, sumOf } from './rarities.js';
import { apartFor, logitOf, nearerBy, type Signs } from './pair-signs.js';
import { isRejected, type Statement, type Weighed } from './statement.js';

/** Maximum length of a history. */
const MOST_STEPS = 3;
/** Minimum share of the words of a statement, for a later one to be about the same. */
const SAME_WORDS = 0.4;
/** Recency alone changes a score by less (`RECENCY`). */
const SAID_AGAIN = 0.8;

/**
 * The successors of the best statement, transitively, latest first and the best last. Empty if it is current.
 * @param line the statements of the attribute and topic, latest first
 */
export function successors(
  question: Question,
  weighed: readonly Weighed[],
  line: readonly Weighed[],
): readonly Weighed[] {
  const found = new Succession(question, weighed, line).from();
  return found.length > 1 ? found : [];
}

/** The whole history, latest first: the successors of the best statement, and its predecessors. */
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

/** Whether it contains the identifiers that the question names. */
export function isOfCode({ coded }: Question, { stems }: Statement['reading']): boolean {
  return coded.every((stem) => stems.has(stem));
}

/** A statement later than the best, with its signs. */
export interface Later {
  readonly later: Weighed;
  readonly signs: Signs;
}

/** The statements after the best, as training data (`npm run rank:train`). Null if there is no candidate. */
export function afterBest(
  question: Question,
  weighed: readonly Weighed[],
  line: readonly Weighed[],
): { readonly best: Weighed; readonly after: readonly Later[] } | null {
  const succession = new Succession(question, weighed, line);
  const { best } = succession;
  return best ? { best, after: succession.after(best) } : null;
}

/** "A packing-up list" and "up to 3 units" are about different things. */
const PARTICLES: ReadonlySet<string> = new Set(['up', 'down', 'out', 'off', 'back', 'over']);

class Succession {
  private readonly may: readonly Weighed[];
  private readonly ranks: ReadonlyMap<Weighed, number>;
  private readonly rarity: Rarities;
  private readonly severalAtATime: boolean;
  /** The best statement about the person or thing meant. */
  readonly best: Weighed | undefined;

  constructor(
    private readonly question: Question,
    weighed: readonly Weighed[],
    private readonly line: readonly Weighed[],
  ) {
    this.may = weighed.filter(
      ({ statement }) =>
        statement.reading.act === 'told' &&
        statement.role !== 'assistant' &&
        statement.echoes === undefined &&
        !isRejected(statement) &&
        isOfCode(question, statement.reading),
    );
    const ordered = [...this.may].sort((a, b) => b.score - a.score);
    this.ranks = new Map(ordered.map((one, i) => [one, 1 / (1 + i)]));
    this.rarity = raritiesAmong(weighed);
    const { attributes, relations, topic } = question;
    // "Aunt Rosalind's spare key": the question is about the key, not about the aunt.
    const asked = [...attributes.keys()].filter((attribute) => topic.length === 0 || !relations.has(attribute));
    this.severalAtATime = asked.length > 0 && !asked.some(isOneAtATime);
    const meant = this.may.filter(({ fit }) => fit === 1);
    this.best = meant.reduce<Weighed | undefined>(
      (most, one) => (!most || isBetter(one, most) ? one : most),
      undefined,
    );
  }

  /** The best, after its successors. */
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

  /** Adds its predecessors. */
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
   * Conditions without which it cannot be a successor. Two statements without a common word or attribute are about different things.
   * One that shares only a name that is not in the question states something else about that person or thing.
   */
  private mayFollow(later: Weighed, earlier: Weighed): boolean {
    if (later.statement.at <= earlier.statement.at || !isOfType(later, earlier)) return false;
    if (later.statement.isOver || isOfElseOrMention(this.question, later, earlier)) return false;
    const [old, young] = [earlier.statement.reading, later.statement.reading];
    const shared = this.sharedBy(earlier, later);
    const named = shared.filter((stem) => old.names.has(stem) && !this.question.topic.includes(stem));
    if (later.fit !== 1) return shared.some((stem) => old.names.has(stem)) && this.mayBeAboutNamed(later, earlier);
    if (this.endOf(old, young, shared) > 0) return true;
    if (this.severalAtATime && !this.mayFollowBeside(later, shared)) return false;
    if (saysLess(this.question, earlier, later, shared)) return false;
    if (this.sharesAttribute(old, young)) return true;
    if (this.line.includes(earlier) && this.line.includes(later)) return true;
    if (earlier.match > 0 && young.attributes.size > 0 && !young.changes && !this.isMostlyOf(shared, earlier))
      return false;
    return shared.length > named.length || (named.length > 0 && this.mayFollowByName(later, earlier));
  }

  /**
   * Several allergies hold at a time: "Pablo quit smoking" replaces none of Pablo's. The later statement has to state the attribute, or share
   * more than the words of the question.
   */
  private mayFollowBeside({ statement: { reading } }: Weighed, shared: readonly string[]): boolean {
    const { asking, attributes, relations, stems } = this.question;
    if (asking.kind === 'yes-no') return reading.changes;
    const states = [...attributes.keys()].some((name) => !relations.has(name) && reading.attributes.has(name));
    return reading.changes && (states || shared.some((stem) => !stems.has(stem)));
  }

  /**
   * Where a friend moved says nothing about the asker's own home. Every amount of money is a price: "The rent is 900 euros" says
   * nothing about a budget.
   */
  private sharesAttribute(old: Statement['reading'], young: Statement['reading']): boolean {
    const { self, attributes: asked } = this.question;
    const isOwn = (name: string) => !self || !young.ofOthers.has(name) || old.ofOthers.has(name);
    const isMeant = (name: string) => name !== 'price' || asked.size === 0 || asked.has(name);
    return [...young.attributes.keys()].some((name) => old.attributes.has(name) && isOwn(name) && isMeant(name));
  }

  /**
   * Another attribute of a person named in both supersedes nothing: the home town of one of the couple does not supersede the
   * wedding.
   */
  private mayFollowByName(later: Weighed, earlier: Weighed): boolean {
    const { changes, attributes } = later.statement.reading;
    if (!changes) return this.question.asking.doubts || this.question.asking.became;
    if (this.namesAnswer(earlier, later)) return true;
    return !(earlier.match > 0 && later.match === 0 && attributes.size > 0);
  }

  /**
   * A statement about somebody else whom the earlier one names has to state what is asked, or that they are gone, or that somebody came in their
   * place: "Pilar has a room in Tucson", but not "Pilar bought a car", after "My sister Pilar lives in Yakima".
   */
  private mayBeAboutNamed(later: Weighed, earlier: Weighed): boolean {
    const { asking, attributes, relations } = this.question;
    const { attributes: stated, relativeOf } = later.statement.reading;
    if (relativeOf !== null) return false;
    // Any later news of the dog answers whether it is still there.
    if (asking.became || (asking.doubts && later.statement.reading.changes)) return true;
    if ([...attributes.keys()].some((name) => !relations.has(name) && stated.has(name))) return true;
    const isOver = isAnyOf(later.statement.reading.ended, [...earlier.statement.reading.names]);
    return later.statement.reading.changes && (stated.size === 0 || isOver || this.namesAnswer(earlier, later));
  }

  /** "Henrik went to Spotify, Ragnhild runs the team" states who the boss is, after "My boss is Henrik". */
  private namesAnswer(earlier: Weighed, later: Weighed): boolean {
    const [old, young] = [earlier.statement.reading, later.statement.reading];
    if (this.question.asking.kind !== 'person' || !young.changes) return false;
    const named = [...young.names].filter((stem) => !this.question.topic.includes(stem));
    return named.some((stem) => old.names.has(stem)) && named.some((stem) => !old.names.has(stem));
  }

  /** Whether these words are most of what it says: "label-printer", of "label-printer listens on 8081". */
  private isMostlyOf(shared: readonly string[], earlier: Weighed): boolean {
    return (
      shared.length > 1 && sumOf(shared, this.rarity.of) >= SAME_WORDS * (this.rarity.whole.get(earlier) ?? Infinity)
    );
  }

  private endOf(old: Statement['reading'], young: Statement['reading'], shared: readonly string[]): Signs['ended'] {
    if (isAnyOf(young.replaced, shared) || putsRight(this.question, old, young, shared)) return 2;
    return isAnyOf(young.ended, shared) ? 1 : 0;
  }

  /**
   * The words that both contain, without common ones. "Sold it to Alfie's dad" is not about Alfie. A turn of several sentences is about several
   * things: only sentences about the question, and those right after them, count.
   */
  private sharedBy({ statement: one }: Weighed, { statement: other }: Weighed): string[] {
    const { content, sentencesOf, ownersOfRelatives } = one.reading;
    const asked = one.role === null ? new Set<number>() : this.askedIn(one.reading);
    const isMeant = (stem: string) =>
      asked.size === 0 || [...(sentencesOf.get(stem) ?? [])].some((at) => asked.has(at) || asked.has(at - 1));
    const isOwner = (stem: string) => other.reading.ownersOfRelatives.has(stem) && !ownersOfRelatives.has(stem);
    return [...other.reading.content].filter(
      (stem) =>
        content.has(stem) && !PARTICLES.has(stem) && !this.rarity.isCommon(stem) && !isOwner(stem) && isMeant(stem),
    );
  }

  /** The sentences about the topic or the attributes of the question. */
  private askedIn({ sentencesOf, saidBy }: Statement['reading']): ReadonlySet<number> {
    const { attributes, topic } = this.question;
    const stems = [...topic, ...[...attributes.keys()].flatMap((name) => [...(saidBy.get(name) ?? [])])];
    return new Set(stems.flatMap((stem) => [...(sentencesOf.get(stem) ?? [])]));
  }

  /** @param found the one of the two that is being searched for */
  private signsOf(earlier: Weighed, later: Weighed, found: Weighed): Signs {
    const [old, young] = [earlier.statement.reading, later.statement.reading];
    const shared = this.sharedBy(earlier, later);
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
      numbers: this.question.asking.kind === 'yes-no' || young.hasNumber === old.hasNumber ? 1 : 0,
      changes: young.changes ? 1 : 0,
      turn: later.statement.role !== null ? 1 : 0,
      latestOfLine: this.line[0] === later && this.line.includes(earlier) ? 1 : 0,
      nearer: nearerBy(earlier.statement, later.statement),
      apart: apartFor(later.statement.at - earlier.statement.at),
      ended: this.endOf(old, young, shared),
      named: young.handsOver && this.namesAnswer(earlier, later) ? 1 : 0,
    };
  }
}

const isAnyOf = (stems: ReadonlySet<string>, shared: readonly string[]) => shared.some((stem) => stems.has(stem));

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

/** A turn may be about anything. A fact, a procedure and an event never supersede each other. */
function isOfType({ statement: one }: Weighed, { statement: other }: Weighed): boolean {
  return one.type === other.type || one.role !== null || other.role !== null;
}

/** Of two equivalent statements the later one is better. */
function isBetter(one: Weighed, than: Weighed): boolean {
  const alike = Math.min(one.score, than.score) >= SAID_AGAIN * Math.max(one.score, than.score);
  return alike && saysTheSame(one, than) ? one.statement.at > than.statement.at : one.score > than.score;
}

export function saysTheSame({ statement: one }: Weighed, { statement: other }: Weighed): boolean {
  return isSameSet(one.reading.stems, other.reading.stems);
}
