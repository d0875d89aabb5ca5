import { type Evidence, readingOf } from './evidence.js';
import { type Quantity, unitFit } from './quantities.js';
import type { Question } from './question.js';
import { wordsIn } from './reading.js';

/** Two memories that say different things of the same. */
export interface Conflict {
  readonly about: string;
  readonly sides: readonly { readonly evidence: Evidence; readonly value: string; readonly quote: string }[];
}

/** Words of the question that both statements must have. */
const SHARED = 2;
/** Memories that are compared: the best. */
const MOST = 12;

interface Claim {
  readonly evidence: Evidence;
  readonly quantity: Quantity;
  readonly words: ReadonlySet<string>;
}

/**
 * Statements of different numbers for the same thing at the same time, and memories that are linked as contradicting. What is told of
 * another day, round or quarter is no contradiction but what came of it.
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

/** What a memory says of what is asked: the number in its sentence that has most of the question's words. */
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

/** Of "viewers worldwide" and "viewers tuned in": viewers. */
function headOf(unit: readonly string[]): string | undefined {
  return unit.filter((word) => !/(?:ed|ing|wide|ly)$/.test(word)).at(-1) ?? unit.at(-1);
}

/** Both name their time, and not the same. Years alone are names of an edition as often as times. */
function atOtherTimes(a: Quantity, b: Quantity): boolean {
  const exact = ({ points }: Quantity) => points.filter(({ kind }) => kind !== 'year').map(({ key }) => key);
  const [ofA, ofB] = [exact(a), exact(b)];
  return ofA.length > 0 && ofB.length > 0 && !ofA.some((key) => ofB.includes(key));
}

/** In tables of many, each has its own number. */
function ofOthers(a: Quantity, b: Quantity): boolean {
  if (a.subject === null || b.subject === null || a.subject === b.subject) return false;
  return !a.sentence.includes(b.subject) && !b.sentence.includes(a.subject) && looksLikeName(a) && looksLikeName(b);
}

/** A word that begins the sentence may be any. */
function looksLikeName({ subject, sentence }: Quantity): boolean {
  return subject !== null && !sentence.startsWith(subject);
}

function unitAfter({ counted }: Quantity): string {
  return counted === '' ? '' : ` ${counted}`;
}

/** What a conflict is about of which a link alone tells. */
export const LINKED = 'linked as contradicting';

/** Links that say so. */
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
