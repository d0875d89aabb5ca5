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

/**
 * Pairs of claims with the same subject and another number or name, or with one denying the other. Both stay in a summary, with both
 * dates. Of several earlier claims the last one counts.
 */
export function findConflicts(claims: readonly Claim[]): Conflict[] {
  const found: Conflict[] = [];
  claims.forEach((later, j) => {
    for (let i = j - 1; i >= 0; i--) {
      const instead = contradiction(claims[i]!, later);
      if (instead !== null) {
        found.push({ earlier: i, later: j, instead });
        break;
      }
    }
  });
  return found;
}

/** The value of `earlier` that contradicts `later`, or null if there is no conflict. */
function contradiction(earlier: Claim, later: Claim): string | null {
  if (earlier.source === later.source || earlier.speaker !== later.speaker) return null;
  if (/[?？]\s*$/u.test(earlier.text) || /[?？]\s*$/u.test(later.text)) return null;
  const [a, b] = [content(earlier.facts), content(later.facts)];
  const corrected = correctedNumber(earlier, later);
  if (corrected !== null) return corrected;
  const subjects = [a, b].map((terms, side) =>
    [...terms].filter((term) => !isValue(term, [earlier, later][side]!.facts)),
  );
  const shared = subjects[0]!.filter((term) => b.has(term)).length;
  if (shared < SHARED_TERMS || shared < SHARED_PART * Math.min(subjects[0]!.length, subjects[1]!.length)) return null;
  const onlyA = [...a].filter((term) => !b.has(term));
  const onlyB = [...b].filter((term) => !a.has(term));
  if (onlyA.length > DIFFERING || onlyB.length > DIFFERING) return null;
  const values = [onlyA, onlyB].map((terms, side) =>
    terms.filter((term) => isValue(term, [earlier, later][side]!.facts)),
  );
  if (values.every((terms) => terms.length > 0)) {
    const [before, now] = [onePlace(earlier.text, values[0]!), onePlace(later.text, values[1]!)];
    return before !== null && now !== null ? before : null;
  }
  const denied = NEGATION.test(earlier.text) !== NEGATION.test(later.text);
  // In French two words negate: "ne … plus".
  const differing = [...onlyA, ...onlyB].filter((term) => term !== 'ne');
  return denied && differing.length <= 1 ? earlier.text : null;
}

/** "It isn't on the 5th, it's on 12 December", after "It is on 5 December": the number that the later one denies. */
function correctedNumber(earlier: Claim, later: Claim): string | null {
  if (!NEGATION.test(later.text) || NEGATION.test(earlier.text)) return null;
  const [a, b] = [plainTerms(earlier.facts), plainTerms(later.facts)];
  const shared = [...a.keys()].filter((term) => b.has(term));
  const denied = shared.filter((term) => /^\d+$/u.test(term));
  const isOther = [...b.keys()].some((term) => /^\d/u.test(term) && !a.has(term));
  if (shared.length < CORRECTED_TERMS || denied.length !== 1 || !isOther) return null;
  return onePlace(earlier.text, [a.get(denied[0]!)!]);
}

/** The terms with content by their plain form: "5th" is the same number as "5". */
function plainTerms(facts: Facts): Map<string, string> {
  return new Map([...content(facts)].map((term) => [plain(term), term]));
}

const isValue = (term: string, facts: Facts): boolean => (facts.get(term) ?? 0) >= VALUE;

/** The terms without small talk. */
function content(facts: Facts): Set<string> {
  return new Set([...facts].filter(([, worth]) => worth >= 1).map(([term]) => term));
}

/**
 * The source words of the terms, verbatim, if they are adjacent: one value, such as "200" or "3 May 2023". Null if they are not:
 * then two values differ, and the claims are about different occasions.
 */
function onePlace(text: string, terms: readonly string[]): string | null {
  const words = [...text.matchAll(/[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}.,:'’-]*[\p{L}\p{N}%€$£])?/gu)];
  const differs = words.map(([word]) => {
    const plain = word.toLowerCase().replace(/[,'’]/g, '');
    return terms.some((term) => plain.startsWith(term));
  });
  const [first, last] = [differs.indexOf(true), differs.lastIndexOf(true)];
  if (first < 0 || differs.slice(first, last + 1).includes(false)) return null;
  return text.slice(words[first]!.index, words[last]!.index + words[last]![0].length);
}
