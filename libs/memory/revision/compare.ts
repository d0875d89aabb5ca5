import { isSameSet } from '@kernel/same-set.js';
import { isSwapped } from './alike.js';
import type { Claim } from './claim.js';
import { areOtherDays } from './days.js';
import { deniesNothing, mayBeOfOneValue } from './denials.js';
import { areFramedApart, isUnclaimed } from './frames.js';
import { areOfSeveral, areOtherNouns, areTwoDates, haveTwoObjects, sayOtherKinds } from './two-objects.js';
import { differOnBothSides, isSameOrder, minus, overlapOf } from './sets.js';
import { areOpposite, isEvent, isMeasure, isSingleValued, ROLE } from './words.js';

export type ConflictKind = 'number' | 'date' | 'value' | 'negation' | 'opposite';

/** How two sentences relate. */
export interface Relation {
  /** 0…1: how surely they are about the same. */
  readonly score: number;
  /** Set if they state different things that cannot both be true. */
  readonly conflict: ConflictKind | null;
  /** Whether the second says everything that the first says. */
  readonly covered: boolean;
  /** Whether both are true, of two things or two occasions, so that neither adds to the other. */
  readonly apart: boolean;
  /** Whether another verb governs what both say, so that neither is a fuller form of the other. */
  readonly framed: boolean;
  /** Whether each has a number or a time that the other lacks. */
  readonly differ: boolean;
  /** Whether the new one is about the value of the stored one: "Paris has a new mayor" and "Ada lives in Paris". */
  readonly ofValue: boolean;
  /** Whether the new one says everything that the stored one says of its subject. */
  readonly sameValue: boolean;
}

/** Score of a match by subject and verb before the words are compared; enough for a conflict. */
const SAME_CLAIM = 0.62;
/** Below the threshold for edits and above the one for candidates. */
const UNSURE = 0.55;
/** Maximum score if the subjects differ. */
const OTHER_SUBJECT = 0.45;
const OTHER_VERB = 0.7;
/** Maximum score if different values can both be true: what Ada likes, where she has been. */
const OTHER_VALUE = 0.6;

const PLAIN = { apart: false, framed: false, differ: false, ofValue: false, sameValue: false };

/** Compares a new sentence with a stored one. */
export function relate(fresh: Claim, stored: Claim): Relation {
  const words = jaccard(fresh.terms, stored.terms);
  const conflict = conflictOf(fresh, stored);
  if (conflict !== null) {
    const masked = jaccard(subjectOrTerms(fresh), subjectOrTerms(stored));
    const score = SAME_CLAIM + (1 - SAME_CLAIM) * Math.max(words, masked * 0.9);
    return {
      score: isUnsure(fresh, stored, conflict) ? UNSURE : score,
      conflict,
      covered: false,
      ...PLAIN,
    };
  }
  const framed = areFramedApart(fresh.frames, stored.frames);
  const covered = fresh.time === stored.time && !framed && !isOpen(fresh, stored) && covers(stored, fresh);
  const same = covered && covers(fresh, stored);
  if (same) return { score: 1, conflict: null, covered: true, ...PLAIN };
  const overlap = overlapOf(fresh.terms, stored.terms);
  const subject = subjectMatch(fresh, stored);
  const verb = sameVerb(fresh, stored);
  const by = Math.max(words, subject > 0 && verb !== false ? overlap * 0.85 : 0);
  const factor = subject === 0 ? OTHER_SUBJECT : verb === false ? OTHER_VERB : 1;
  const differ = valuesDiffer(fresh, stored);
  const values = differ || saysAnother(fresh, stored) ? OTHER_VALUE : 1;
  const known = covered && subject > 0;
  const apart = !known && areTwo(fresh, stored, subject);
  const score = apart || differ ? Math.min(UNSURE, by * factor * values) : by * factor * values;
  return {
    score,
    conflict: null,
    covered: known,
    apart,
    framed,
    differ,
    ofValue: isOfValue(fresh, stored),
    sameValue: isSameValue(fresh, stored),
  };
}

/** Two times or occasions, two of a series, or two subjects with the same verb. */
function areTwo(fresh: Claim, stored: Claim, subject: number): boolean {
  if (fresh.time !== stored.time || isOpen(fresh, stored)) return true;
  if ((fresh.occasion && stored.occasion) || areOfSeveral(fresh, stored)) return true;
  if (subject > 0 && sayOtherKinds(fresh, stored)) return true;
  if (areOfASeries(fresh, stored) || !isSameSet(fresh.which, stored.which)) return true;
  if (fresh.naming && stored.naming && areTwoNamed(fresh, stored)) return true;
  if ([...stored.terms].every((term) => fresh.terms.has(term)) && isSwapped(fresh, stored)) return true;
  const things = [fresh, stored].every((claim) => claim.subject.size > 0 && !claim.subject.has('(self)'));
  return things && subject === 0 && sameVerb(fresh, stored) === true && !isSameOrder(fresh.object, stored.object);
}

/** "I have a cat called Mishi", "I have a dog called Bruno". */
function areTwoNamed(fresh: Claim, stored: Claim): boolean {
  const kind = ({ object, names }: Claim) => minus(new Set(object), names);
  return differOnBothSides(fresh.names, stored.names) || differOnBothSides(new Set(kind(fresh)), new Set(kind(stored)));
}

function isOfValue(fresh: Claim, stored: Claim): boolean {
  const { subject } = fresh;
  // Without a known verb its object is not known.
  if (stored.relation === null) return false;
  return subject.size > 0 && [...subject].every((term) => stored.object.includes(term) && !stored.subject.has(term));
}

function isSameValue(fresh: Claim, stored: Claim): boolean {
  const values = [...stored.numbers, ...stored.times];
  return (
    stored.object.length + values.length > 0 &&
    stored.object.every((term) => fresh.terms.has(term)) &&
    values.every((value) => fresh.numbers.has(value) || fresh.times.has(value))
  );
}

/** If one subject is more specific than the other, they may differ: "the launch", "the launch party". */
function isUnsure(fresh: Claim, stored: Claim, conflict: ConflictKind): boolean {
  if (conflict === 'negation' || conflict === 'opposite') return false;
  if (isOpen(fresh, stored)) return true;
  const differ = (a: Claim, b: Claim) => minus(a.subject, b.subject).filter((term) => !a.names.has(term)).length > 0;
  if (fresh.changed || stored.changed) return false;
  if (areOtherNouns(fresh, stored)) return true;
  if (differ(fresh, stored)) return !differ(stored, fresh);
  if (differ(stored, fresh) && !fresh.changing) return true;
  if (conflict === 'value') return false;
  if (conflict === 'number' && fresh.relation === null && fresh.changing) return false;
  return minus(new Set(fresh.object), new Set(stored.object)).some(
    (term) => !fresh.names.has(term) && !isMeasure(term),
  );
}

/** "I moved" is not said by "I live in Porto", and names nothing that replaces it. */
const isOpen = (fresh: Claim, stored: Claim): boolean => fresh.valueless && !stored.valueless;

function covers(whole: Claim, part: Claim): boolean {
  const within = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].every((item) => b.has(item));
  return (
    part.terms.size > 0 &&
    whole.negated === part.negated &&
    within(part.terms, whole.terms) &&
    within(part.numbers, whole.numbers) &&
    within(part.times, whole.times)
  );
}

function subjectOrTerms({ subject, terms }: Claim): ReadonlySet<string> {
  return subject.size > 0 ? subject : terms;
}

/** From 1 for the same to 0 for different subjects. */
function subjectMatch(a: Claim, b: Claim): number {
  if (areOfASeries(a, b) || !isSameSet(a.which, b.which)) return 0;
  if (a.subject.size === 0 || b.subject.size === 0) return jaccard(a.terms, b.terms) >= 0.5 ? 0.5 : 0.2;
  const onlyA = minus(a.subject, b.subject);
  const onlyB = minus(b.subject, a.subject);
  if (onlyA.length === 0 && onlyB.length === 0) return 1;
  if (onlyA.length > 0 && onlyB.length > 0) return 0;
  const [more, fewer] = onlyA.length > 0 ? [a, b] : [b, a];
  const extra = onlyA.length > 0 ? onlyA : onlyB;
  if (isOwnedNoun(more, fewer)) return 0;
  // Ada, and Ada Lindqvist.
  if (extra.every((term) => more.names.has(term))) return 0.9;
  // Ada, and Ada's sister.
  if ([...fewer.subject].every((term) => fewer.names.has(term) || term === '(self)')) return 0;
  return jaccard(a.subject, b.subject) >= 0.5 ? 0.8 : 0;
}

/** "Meine Mutter" and "wir": German writes every noun like a name. */
const isOwnedNoun = ({ text }: Claim, { subject }: Claim): boolean =>
  subject.size === 1 && subject.has('(self)') && /^(?:[Mm]eine?|[Uu]nsere?) \p{Lu}/u.test(text);

/** "Sprint 7" and "Sprint 8". What may be the value itself tells two apart only if another value differs as well. */
export function areOfASeries(a: Claim, b: Claim): boolean {
  if (differOnBothSides(a.labels, b.labels) || areOnOtherDays(a, b)) return true;
  const values = ({ numbers, times, heads }: Claim) => minus(new Set([...numbers, ...times]), heads);
  return differOnBothSides(a.heads, b.heads) && differOnBothSides(new Set(values(a)), new Set(values(b)));
}

/** "On weekdays I take it at 9", "On Sundays I take it at 11". If only the day differs, it is the value: "The gym is on Mondays". */
export function areOnOtherDays(fresh: Claim, stored: Claim): boolean {
  if (!areOtherDays(fresh.days, stored.days) || (!fresh.days.first && fresh.changing)) return false;
  if (fresh.negated !== stored.negated || opposed(fresh, stored)) return true;
  return sameVerb(fresh, stored) !== false && differOnBothSides(fresh.besideDays, stored.besideDays);
}

/** Null if one of them has no known verb. */
function sameVerb(a: Claim, b: Claim): boolean | null {
  if (a.changed || b.changed) return true;
  if (a.relation === null || b.relation === null) return null;
  return a.relation === b.relation;
}

function valuesDiffer(a: Claim, b: Claim): boolean {
  return differOnBothSides(a.numbers, b.numbers) || differOnBothSides(a.times, b.times);
}

function saysAnother(a: Claim, b: Claim): boolean {
  const [one = [], other = []] = [a, b].map(({ object }) => object.filter((term) => !isMeasure(term)));
  return one.length > 0 && other.length > 0 && !one.some((term) => other.includes(term));
}

/** Why both cannot be true at the same time, or null. */
function conflictOf(fresh: Claim, stored: Claim): ConflictKind | null {
  if (/[?？]\s*$/u.test(fresh.text) || /[?？]\s*$/u.test(stored.text)) return null;
  if (fresh.time !== stored.time || fresh.time === 'past') return null;
  if (isUnclaimed(fresh.frames, stored.frames)) return null;
  const role = roleOfAnother(fresh, stored);
  const subject = subjectMatch(fresh, stored);
  if (role) return 'value';
  if (subject < 0.5) return null;
  if (opposed(fresh, stored)) return 'opposite';
  if (isOpen(fresh, stored) && !fresh.negated && sameVerb(fresh, stored)) return 'value';
  if (sameVerb(fresh, stored) === false || areOccasions(fresh, stored)) return null;
  return conflictOfObjects(fresh, stored, subject);
}

/** One of them describes an event, both describe occasions, or the new one says how one was: both stay true. */
function areOccasions(fresh: Claim, stored: Claim): boolean {
  if ([fresh, stored].some(({ relation }) => relation !== null && isEvent(relation))) return true;
  return fresh.occasion && !fresh.changed && (stored.occasion || fresh.relation === 'be');
}

function conflictOfObjects(fresh: Claim, stored: Claim, subject: number): ConflictKind | null {
  const objects = [new Set(fresh.object), new Set(stored.object)] as const;
  const named = objects[0].size > 0 && objects[1].size > 0;
  const alike = named ? overlapOf(...objects) : mayBeOfOneValue(fresh, stored) ? 1 : 0;
  if (fresh.negated !== stored.negated && deniesNothing(fresh, stored)) return null;
  if (fresh.negated !== stored.negated) return alike >= (HAN.test(fresh.text) ? 1 : 0.6) ? 'negation' : null;
  // "240 euros for the oven", "650 euros for the sofa": amounts of two things.
  const others = differOnBothSides(...objects);
  const kept = (fresh.changed || stored.changed || (alike >= 0.5 && !others)) && !areTwoDates(fresh, stored);
  if (differOnBothSides(fresh.times, stored.times) && kept) return 'date';
  if (differOnBothSides(fresh.numbers, stored.numbers) && kept) return hasTimes(fresh, stored) ? 'date' : 'number';
  return otherValue(fresh, stored, subject) ? 'value' : null;
}

/** Chinese terms are pairs of signs, most of which two statements share. */
const HAN = /\p{Script=Han}/u;

const hasTimes = (a: Claim, b: Claim): boolean => a.times.size > 0 && b.times.size > 0;

/** Each names something that the other does not, and only one value is possible at a time. */
function otherValue(fresh: Claim, stored: Claim, subject: number): boolean {
  if (fresh.negated || fresh.relation === null || subject < 0.8) return false;
  if (!fresh.changed && !stored.changed && stored.relation === null && fresh.subject.has('(self)')) return false;
  if (haveTwoObjects(fresh, stored)) return false;
  if (!differOnBothSides(new Set(fresh.object), new Set(stored.object))) return false;
  if (fresh.changed) return true;
  // "The password is …", "Omar's manager is …": a thing has a single value. "Ada is …": she may be many things, and plan many.
  const thing = [...fresh.subject].some((term) => !fresh.names.has(term) && term !== '(self)');
  if (isSingleValued(fresh.relation)) return fresh.relation !== 'plan' || thing;
  return fresh.relation === 'be' && thing;
}

/** "Priya is on call this week", "Marek is on call this week". */
function roleOfAnother(fresh: Claim, stored: Claim): boolean {
  if (!ROLE.test(fresh.text) || !ROLE.test(stored.text) || fresh.relation !== stored.relation) return false;
  const named = (claim: Claim) => claim.subject.size > 0 && [...claim.subject].every((term) => claim.names.has(term));
  return (
    named(fresh) &&
    named(stored) &&
    differOnBothSides(fresh.subject, stored.subject) &&
    fresh.negated === stored.negated &&
    jaccard(new Set(fresh.object), new Set(stored.object)) >= 0.8
  );
}

/** Enabled and disabled; likes and dislikes; tea to coffee and coffee to tea. */
function opposed(fresh: Claim, stored: Claim): boolean {
  const onlyFresh = [...minus(fresh.terms, stored.terms), ...minus(fresh.particles, stored.particles)];
  const onlyStored = [...minus(stored.terms, fresh.terms), ...minus(stored.particles, fresh.particles)];
  const plain = (term: string) => term.replace(/^~/, '');
  // If more words differ, the statements are different; and for long texts there are too many pairs to compare.
  const few = onlyFresh.length <= 2 && onlyStored.length <= 2;
  const turned = few && onlyFresh.some((a) => onlyStored.some((b) => areOpposite(plain(a), plain(b))));
  if (turned && fresh.negated === stored.negated) return true;
  const swapped =
    fresh.relation === 'prefer' &&
    stored.relation === 'prefer' &&
    fresh.object.length === stored.object.length &&
    jaccard(new Set(fresh.object), new Set(stored.object)) === 1;
  return swapped && fresh.object[0] !== stored.object[0] && fresh.object.at(-1) !== stored.object.at(-1);
}

/** Shared items divided by all items; 0 if both sets are empty. */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((item) => b.has(item)).length;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}
