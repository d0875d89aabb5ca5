import { type Evidence, readingOf } from './evidence.js';
import { type Quantity, unitFit } from './quantities.js';
import type { Question } from './question.js';
import { wordsIn } from './reading.js';

/** Two memories that contradict each other. */
export interface Conflict {
  readonly about: string;
  readonly sides: readonly { readonly evidence: Evidence; readonly value: string; readonly quote: string }[];
}

/** Minimum number of the question's words in both statements. */
const SHARED = 2;
/** Maximum number of memories compared, best first. */
const MOST = 12;

interface Claim {
  readonly evidence: Evidence;
  readonly quantity: Quantity;
  readonly words: ReadonlySet<string>;
}

/**
 * Finds statements with different numbers for the same thing at the same time, and memories linked as contradicting. A statement
 * about another day, round or quarter is a later state, not a contradiction.
 */
export function conflictsIn(question: Question, evidence: readonly Evidence[]): Conflict[] {
  const claims = evidence.slice(0, MOST).flatMap((one) => claimOf(question, one));
  const [first] = claims;
  const found: Conflict[] = [];
  if (first) {
    const rivals = claims.filter((claim) => claim === first || disagree(question, first, claim));
    if (rivals.length > 1)
      found.push({
        about: first.quantity.counted || first.quantity.unit.join(' '),
        sides: rivals.map(({ evidence: from, quantity }) => ({ evidence: from, value: quantity.written + unitAfter(quantity), quote: quantity.sentence })), // prettier-ignore
      });
  }
  return [...found, ...linked(evidence)];
}

/** The claim of a memory about the question: the number in the sentence with most of the question's words. */
function claimOf(question: Question, evidence: Evidence): Claim[] {
  // "The 9th gold" counts nothing, and "note 9" is a name.
  const counts = readingOf(evidence).quantities.filter(
    ({ written, counted }) => counted !== '' && !/\d(?:st|nd|rd|th)/.test(written),
  );
  const claims = counts.map((quantity) => {
    const words = new Set(wordsIn(quantity.sentence));
    const overlap = [...question.words].filter((word) => words.has(word)).length;
    return { evidence, quantity, words, overlap: overlap + unitFit(quantity.unit, question.topic) };
  });
  const best = claims.reduce<(typeof claims)[number] | null>(
    (most, one) => (one.overlap > (most?.overlap ?? 0) ? one : most),
    null,
  );
  return best && best.overlap >= SHARED && best.quantity.unit.length > 0 ? [best] : [];
}

function disagree(question: Question, a: Claim, b: Claim): boolean {
  const [one, other] = [a.quantity, b.quantity];
  const sameThing = headOf(one.unit) === headOf(other.unit);
  const shared =
    [...question.words].filter((word) => a.words.has(word) && b.words.has(word)).length >=
    Math.min(SHARED, question.words.size);
  return sameThing && shared && one.value !== other.value && !atOtherTimes(one, other) && !ofOthers(one, other);
}

/** For "viewers worldwide" and "viewers tuned in": viewers. */
function headOf(unit: readonly string[]): string | undefined {
  return unit.filter((word) => !/(?:ed|ing|wide|ly)$/.test(word)).at(-1) ?? unit.at(-1);
}

/** Whether both have a time and these differ. Years alone are ignored, because they are often part of a name. */
function atOtherTimes(a: Quantity, b: Quantity): boolean {
  const exact = ({ points }: Quantity) => points.filter(({ kind }) => kind !== 'year').map(({ key }) => key);
  const [ofA, ofB] = [exact(a), exact(b)];
  return ofA.length > 0 && ofB.length > 0 && !ofA.some((key) => ofB.includes(key));
}

/** Whether both have different subjects, as in tables. */
function ofOthers(a: Quantity, b: Quantity): boolean {
  if (a.subject === null || b.subject === null || a.subject === b.subject) return false;
  return !a.sentence.includes(b.subject) && !b.sentence.includes(a.subject) && looksLikeName(a) && looksLikeName(b);
}

/** The first word of a sentence is always capitalised. */
function looksLikeName({ subject, sentence }: Quantity): boolean {
  return subject !== null && !sentence.startsWith(subject);
}

function unitAfter({ counted }: Quantity): string {
  return counted === '' ? '' : ` ${counted}`;
}

/** Description of a conflict that is known only from a link. */
export const LINKED = 'linked as contradicting';

/** Conflicts from links. */
function linked(evidence: readonly Evidence[]): Conflict[] {
  const byId = new Map(evidence.map((one) => [one.row.id, one] as const));
  const seen = new Set<string>();
  return evidence.flatMap((one) =>
    one.contradicts.flatMap((id) => {
      const other = byId.get(id);
      const pair = [one.row.id, id].sort().join();
      if (!other || seen.has(pair)) return [];
      seen.add(pair);
      const sides = [one, other].map((side) => ({ evidence: side, value: '', quote: side.text.slice(0, 400) }));
      return [{ about: LINKED, sides }];
    }),
  );
}
