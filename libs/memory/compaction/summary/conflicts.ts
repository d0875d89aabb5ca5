import { NOT_ELSEWHERE } from '@memory/indexing/negation.js';
import { type Facts, plain } from './facts.js';

/** A sentence with its speaker and facts. */
export interface Claim {
  readonly speaker: string | null;
  readonly text: string;
  readonly facts: Facts;
  /** Index of the source: claims of one source do not conflict. */
  readonly source: number;
}

export interface Conflict {
  /** Indices of the earlier and the later claim. */
  readonly earlier: number;
  readonly later: number;
  /** The contradicting value of the earlier one, verbatim. */
  readonly instead: string;
}

/** Minimum overlap of the subjects, without values: this many terms, and this share of the shorter claim's. */
const SHARED_TERMS = 2;
const SHARED_PART = 0.6;
/** The same for a correction that names the wrong number, which is one of them. */
const CORRECTED_TERMS = 3;
/** Maximum number of different values on each side; with more, the claims are about different things. */
const DIFFERING = 3;

/** Minimum worth of a value: that of a name; numbers are worth more. */
const VALUE = 2;

const NEGATION = new RegExp(
  String.raw`\b(?:not|never|no longer|n['’]t|cannot|without)\b|n['’]t\b|未|${NOT_ELSEWHERE}`,
  'iu',
);

/** A claim with all that a comparison needs, because each claim is compared with many. */
interface Read extends Claim {
  readonly asks: boolean;
  readonly negates: boolean;
  /** The terms without small talk. */
  readonly content: ReadonlySet<string>;
  /** Those that are no value. */
  readonly subjects: readonly string[];
  /** The terms by their plain form: "5th" is the same number as "5". */
  readonly plainly: ReadonlyMap<string, string>;
  readonly words: readonly Word[];
}

interface Word {
  /** In small letters, without commas and apostrophes. */
  readonly plain: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Pairs of claims with the same subject and another number or name, or with one denying the other. Both stay in a summary, with both
 * dates. Of several earlier claims the last one counts. It yields after each claim, so that other work can run.
 */
export function* findConflicts(claims: readonly Claim[]): Generator<void, Conflict[], void> {
  const found: Conflict[] = [];
  const read: Read[] = [];
  /** Earlier claims, by the terms of their subjects and by their whole numbers. */
  const about = new Map<string, number[]>();
  const withNumber = new Map<string, number[]>();
  for (const [j, claim] of claims.entries()) {
    const later = readClaim(claim);
    read.push(later);
    if (!later.asks) {
      const conflict = lastConflict(read, sharedWith(later, about), claimsWith(later, withNumber));
      if (conflict) found.push({ ...conflict, later: j });
      for (const term of later.subjects) note(about, term, j);
      for (const number of numbersOf(later)) note(withNumber, number, j);
    }
    yield;
  }
  return found;
}

function readClaim(claim: Claim): Read {
  const content = new Set([...claim.facts].filter(([, worth]) => worth >= 1).map(([term]) => term));
  return {
    ...claim,
    asks: /[?？]\s*$/u.test(claim.text),
    negates: NEGATION.test(claim.text),
    content,
    subjects: [...content].filter((term) => !isValue(term, claim.facts)),
    plainly: new Map([...content].map((term) => [plain(term), term])),
    words: wordsOf(claim.text),
  };
}

const note = (claims: Map<string, number[]>, term: string, index: number): void => {
  const known = claims.get(term);
  if (known) known.push(index);
  else claims.set(term, [index]);
};

/** For each earlier claim that shares subjects with this one, how many they share. */
function sharedWith({ content }: Read, about: ReadonlyMap<string, readonly number[]>): ReadonlyMap<number, number> {
  const shared = new Map<number, number>();
  for (const term of content) for (const i of about.get(term) ?? []) shared.set(i, (shared.get(i) ?? 0) + 1);
  return shared;
}

/** The earlier claims with a number of this one, if it may deny a number. */
function claimsWith(later: Read, withNumber: ReadonlyMap<string, readonly number[]>): ReadonlySet<number> {
  return new Set(later.negates ? numbersOf(later).flatMap((number) => withNumber.get(number) ?? []) : []);
}

const numbersOf = ({ plainly }: Read): string[] => [...plainly.keys()].filter((term) => /^\d+$/u.test(term));

/** The latest earlier claim that the last one of `read` contradicts. */
function lastConflict(
  read: readonly Read[],
  shared: ReadonlyMap<number, number>,
  numbered: ReadonlySet<number>,
): Omit<Conflict, 'later'> | null {
  const later = read.at(-1)!;
  for (let i = read.length - 2; i >= 0; i--) {
    const earlier = read[i]!;
    if (earlier.source === later.source || earlier.speaker !== later.speaker) continue;
    const instead =
      (numbered.has(i) ? correctedNumber(earlier, later) : null) ?? contradiction(earlier, later, shared.get(i) ?? 0);
    if (instead !== null) return { earlier: i, instead };
  }
  return null;
}

/**
 * The value of `earlier` that contradicts `later`, or null if there is no conflict.
 * @param shared the number of the earlier one's subjects that the later one has
 */
function contradiction(earlier: Read, later: Read, shared: number): string | null {
  const least = SHARED_PART * Math.min(earlier.subjects.length, later.subjects.length);
  if (shared < SHARED_TERMS || shared < least) return null;
  const onlyA = [...earlier.content].filter((term) => !later.content.has(term));
  const onlyB = [...later.content].filter((term) => !earlier.content.has(term));
  if (onlyA.length > DIFFERING || onlyB.length > DIFFERING) return null;
  const before = onlyA.filter((term) => isValue(term, earlier.facts));
  const now = onlyB.filter((term) => isValue(term, later.facts));
  if (before.length > 0 && now.length > 0) {
    const instead = onePlace(earlier, before);
    return instead !== null && onePlace(later, now) !== null ? instead : null;
  }
  // In French two words negate: "ne … plus".
  const differing = [...onlyA, ...onlyB].filter((term) => term !== 'ne');
  return earlier.negates !== later.negates && differing.length <= 1 ? earlier.text : null;
}

/** "It isn't on the 5th, it's on 12 December", after "It is on 5 December": the number that the later one denies. */
function correctedNumber(earlier: Read, later: Read): string | null {
  if (!later.negates || earlier.negates) return null;
  const [a, b] = [earlier.plainly, later.plainly];
  const shared = [...a.keys()].filter((term) => b.has(term));
  const denied = shared.filter((term) => /^\d+$/u.test(term));
  const isOther = [...b.keys()].some((term) => /^\d/u.test(term) && !a.has(term));
  if (shared.length < CORRECTED_TERMS || denied.length !== 1 || !isOther) return null;
  return onePlace(earlier, [a.get(denied[0]!)!]);
}

const isValue = (term: string, facts: Facts): boolean => (facts.get(term) ?? 0) >= VALUE;

/**
 * The source words of the terms, verbatim, if they are adjacent: one value, such as "200" or "3 May 2023". Null if they are not:
 * then two values differ, and the claims are about different occasions.
 */
function onePlace({ text, words }: Read, terms: readonly string[]): string | null {
  const differs = words.map(({ plain: word }) => terms.some((term) => word.startsWith(term)));
  const [first, last] = [differs.indexOf(true), differs.lastIndexOf(true)];
  if (first < 0 || differs.slice(first, last + 1).includes(false)) return null;
  return text.slice(words[first]!.from, words[last]!.to);
}

function wordsOf(text: string): Word[] {
  const words = text.matchAll(/[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}.,:'’-]*[\p{L}\p{N}%€$£])?/gu);
  return [...words].map(({ 0: word, index }) => ({
    plain: word.toLowerCase().replace(/[,'’]/g, ''),
    from: index,
    to: index + word.length,
  }));
}
