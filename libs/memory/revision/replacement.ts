import { areContrasted } from '@memory/attributes/contrasts.js';
import { isOneAtATime } from '@memory/attributes/kinds.js';
import type { Language } from '@memory/indexing/language.js';
import { isEnded, isPersonal, type Told } from './attribute-change.js';
import { CROSSED, type Sign, SIGNS, type Signs } from './replacement-signs.js';
import { REPLACEMENT_WEIGHTS } from './replacement-weights.js';

/** The nearness of a memory, and its lead over the nearest other one. */
export interface Nearness {
  /** By meaning, 0…1; null if unknown. */
  readonly vector: number | null;
  readonly lead: number;
  /** Through the lens, which distinguishes attributes (`search/ranking/lens.ts`); roughly a cosine; null if unknown. */
  readonly lens: number | null;
  readonly lensLead: number;
  /** Whether it is the nearest by both. */
  readonly nearest: boolean;
}

/** How two texts relate, beside what each says. */
export interface Pair extends Nearness {
  /** By subject, verb and object: two things or occasions; different numbers or times; the same value. */
  readonly apart: boolean;
  readonly differ: boolean;
  readonly same: boolean;
  readonly ofValue: boolean;
  /** Whether both use the same known verb. */
  readonly sameVerb: boolean;
  readonly freshNegated: boolean;
  readonly storedNegated: boolean;
  /** The subjects of the first sentences; null if one has none. */
  readonly subjects: 'same' | 'other' | 'fresh has more' | 'stored has more' | null;
  /** How surely it is a change of the attribute that both state (`changeOf`). */
  readonly ruled: number;
  /** By words and by sentences, 0…1. */
  readonly words: number;
  readonly claims: number;
}

/** With this share of words in common the form is the same and shows whether both mean the same. */
const ALIKE = 0.5;
const LONGEST = 40;

/** Whether the signs apply at all: both state one short fact that is true, and are neither two of a kind nor a fact and its extension. */
export function mayReplace(fresh: Told, stored: Told): boolean {
  const tell = fresh.short && stored.short && fresh.about.act === 'told' && stored.about.act === 'told';
  if (!tell || fresh.beside || areTwoThings(fresh, stored) || saysMore(fresh, stored)) return false;
  return !areContrasted(new Set(fresh.words), new Set(stored.words));
}

/** The probability that the new text replaces the stored one, 0…1. */
export function replaces(fresh: Told, stored: Told, pair: Pair): number {
  if (!mayReplace(fresh, stored)) return 0;
  const signs = signsOf(fresh, stored, pair);
  const logit = Object.entries(REPLACEMENT_WEIGHTS).reduce(
    (sum, [name, weight]) => sum + weight * seenAs(name, signs),
    0,
  );
  return 1 / (1 + Math.exp(-logit));
}

/** The value of a sign, or of the product of two: "lens × attribute". */
export function seenAs(name: string, signs: Signs): number {
  return name.split(' × ').reduce((product, sign) => product * (sign === 'bias' ? 1 : signs[sign as Sign]), 1);
}

/** Everything with a learned weight, in order. */
export const LEARNED: readonly string[] = ['bias', ...SIGNS, ...CROSSED.map((both) => both.join(' × '))];

const UNKNOWN = 0.3;

export function signsOf(fresh: Told, stored: Told, pair: Pair): Signs {
  const near = pair.vector ?? UNKNOWN;
  // About zero if nothing is in common.
  const lens = (pair.lens ?? UNKNOWN) - 0.3;
  const is = (so: boolean): number => (so ? 1 : 0);
  const [change, changes] = [is(fresh.change), is(fresh.about.changes)];
  const of = {
    near,
    lens,
    lead: limited(pair.lead, 0.4),
    lensLead: limited(pair.lensLead, 0.5),
    nearest: is(pair.nearest),
  };
  const sameVerb = is(pair.sameVerb);
  const alike = is(pair.words >= ALIKE);
  return {
    ...of,
    words: pair.words,
    claims: pair.claims,
    ...attributesOf(fresh, stored),
    ...ownersOf(fresh, stored),
    change,
    changes,
    anyChange: Math.max(change, changes),
    ended: is(isEnded(fresh, stored)),
    anyEnded: is(fresh.ended.size > 0),
    occasion: is(fresh.occasion),
    ...namesOf(fresh, stored),
    ...kindsOf(fresh, stored),
    numbers: is(fresh.numbers > 0 && stored.numbers > 0),
    numbersApart: is(fresh.numbers > 0 !== stored.numbers > 0),
    apart: is(pair.apart),
    ofValue: is(pair.ofValue),
    wasOccasion: is(stored.occasion),
    differ: is(pair.differ),
    sameValue: is(pair.same),
    sameVerb,
    alike,
    sameForm: Math.max(sameVerb, alike),
    ruled: pair.ruled,
    anyRuled: is(pair.ruled > 0),
    negated: is(pair.freshNegated),
    wasNegated: is(pair.storedNegated),
    negatedApart: is(pair.freshNegated !== pair.storedNegated),
    otherSubject: is(pair.subjects === 'other'),
    sameSubject: is(pair.subjects === 'same'),
    moreSubject: is(pair.subjects === 'fresh has more'),
    lessSubject: is(pair.subjects === 'stored has more'),
    german: is(fresh.language === 'de'),
    otherLanguage: is(fresh.language !== stored.language),
    length: Math.min(LONGEST, fresh.words.length) / LONGEST,
    lengthOfStored: Math.min(LONGEST, stored.words.length) / LONGEST,
  };
}

function limited(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}

/** Attributes with one value at a time: how plainly both state one, and how plainly each states one that the other does not. */
function attributesOf(fresh: Told, stored: Told) {
  let [attribute, personal, unshared, added] = [0, 0, 0, 0];
  for (const [name, plain] of stored.about.attributes) {
    if (!isOneAtATime(name)) continue;
    const both = Math.min(plain, fresh.about.attributes.get(name) ?? 0);
    attribute = Math.max(attribute, both);
    if (isPersonal(name)) personal = Math.max(personal, both);
    if (both === 0) unshared = Math.max(unshared, plain);
  }
  for (const [name, plain] of fresh.about.attributes)
    if (isOneAtATime(name) && !stored.about.attributes.has(name)) added = Math.max(added, plain);
  const sayAny = [fresh, stored].filter(({ about }) => about.attributes.size > 0).length;
  return { attribute, personal, unshared, added, sayAny };
}

function ownersOf({ owner, about }: Told, { owner: stored, about: old }: Told) {
  const is = (so: boolean): number => (so ? 1 : 0);
  return {
    ownerSame: is(owner === stored && owner !== null),
    things: is(owner === null && stored === null),
    ownerOther: is(owner !== stored && owner !== null && stored !== null),
    ownerLost: is(owner === null && stored !== null),
    self: is(about.self && old.self),
    otherApart: is(about.other !== old.other),
  };
}

/** Content words in both, three at most, and their share of each text; and names by their capital. */
function namesOf(fresh: Told, stored: Told) {
  const is = (so: boolean): number => (so ? 1 : 0);
  const shared = [...stored.names].filter((word) => fresh.names.has(word)).length;
  const content = [...stored.about.content].filter((stem) => fresh.about.content.has(stem)).length;
  const named = [...stored.about.names].filter((stem) => fresh.about.names.has(stem)).length;
  return {
    sharedNames: Math.min(3, shared),
    anyShared: is(shared > 0),
    shareOfStored: shared / Math.max(1, stored.names.size),
    shareOfFresh: shared / Math.max(1, fresh.names.size),
    subjectSaid: is(stored.subject.size > 0 && [...stored.subject].every((word) => fresh.names.has(word))),
    saysMore: is(stored.names.size > 0 && shared === stored.names.size),
    sharedWords: content,
    shareOfWords: content / Math.max(1, stored.about.content.size),
    nameKept: is(named > 0),
    namesKept: Math.min(2, named),
    newName: is([...fresh.about.names].some((stem) => !stored.about.names.has(stem))),
  };
}

/** "The web server listens on 8080", "the metrics endpoint listens on 9090". */
function areTwoThings(fresh: Told, stored: Told): boolean {
  if (fresh.owner !== null || stored.owner !== null) return false;
  const [one, other] = [[...fresh.names], [...stored.names]];
  const apart = !stored.names.has(one[0] ?? '') && !fresh.names.has(other[0] ?? '');
  return apart && one.some((word) => stored.names.has(word));
}

/**
 * "The job fails when the relay is down" extends "The job fails sometimes": the new text has all content words of the stored one and
 * no word of change or end.
 */
function saysMore(fresh: Told, stored: Told): boolean {
  return fresh.ended.size === 0 && !fresh.change && !fresh.about.changes && namesAllOf(fresh, stored);
}

function namesAllOf(fresh: Told, stored: Told): boolean {
  return stored.names.size > 0 && [...stored.said].every((word) => fresh.said.has(word));
}

/** Kinds of answers that both contain, and those that only one contains. */
function kindsOf({ about: { holds } }: Told, { about: { holds: old } }: Told) {
  const is = (so: boolean): number => (so ? 1 : 0);
  const kinds = [...old].filter((kind) => holds.has(kind)).length;
  return {
    kinds,
    kindsLost: old.size - kinds,
    kindsAdded: holds.size - kinds,
    persons: is(holds.has('person') && old.has('person')),
    places: is(holds.has('place') && old.has('place')),
  };
}

/** From 0.6 on a memory is edited or superseded, unless configured otherwise; of several the likeliest. */
const [SURE, UNSURE] = [0.7, 0.5];
/** `sure`: the probability above which, with the evidence that `evidence.ts` requires, less than one in a hundred is wrong in every set of bench/revision. */
const LIKELY = { sure: 0.8, unsure: 0.5 };

/** The languages of the texts that the weights were learned from. In others they show no more than that it is possible. */
export const isLearnedFrom = (language: Language): boolean => language === 'en' || language === 'de';

/** The score of a match: superseded, or linked as possibly outdated. */
export function replacementOf(fresh: Told, stored: Told, pair: Pair): number {
  // With the same subject and verb, the objects are compared (`compare.ts`).
  if (pair.sameVerb && pair.subjects === 'same') return 0;
  const likely = replaces(fresh, stored, pair);
  if (likely < LIKELY.unsure) return 0;
  // Words alone do not show that both mean the same, and a text with all content words and no end may be an extension.
  const more = fresh.ended.size === 0 && namesAllOf(fresh, stored);
  // "Standup is at nine", "The retro is at three now": one verb of two subjects.
  const ofTwo = pair.sameVerb && pair.subjects === 'other';
  const sure = pair.vector !== null && isLearnedFrom(fresh.language) && !saysSomethingElse(fresh, stored, pair);
  return sure && !more && !ofTwo && likely >= LIKELY.sure ? SURE + (likely - LIKELY.sure) / 2 : UNSURE;
}

/**
 * "The boat of Ada has a hull of oak", "The boat of Ada needs sails of linen": what makes them alike is of whom they tell. Neither an
 * attribute that both state nor a word of change shows that the one takes the place of the other.
 */
function saysSomethingElse(fresh: Told, stored: Told, { subjects, sameVerb }: Pair): boolean {
  if (subjects !== 'same' || sameVerb || fresh.change || fresh.about.changes || fresh.ended.size > 0) return false;
  return attributesOf(fresh, stored).attribute === 0;
}
