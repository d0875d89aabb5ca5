import { inFirstPerson } from '@memory/attributes/first-person.js';
import type { Language } from '@memory/indexing/language.js';
import { analyse } from '@memory/indexing/terms.js';
import { type Claim, claimsOf, SENTENCES, sentencesOf } from './claim.js';
import { changeOf, readTold, type Told } from './attribute-change.js';
import { areTwoOfAKind } from './kinship.js';
import { type Beside, type Common, isShown, NOTHING_BESIDE } from './evidence.js';
import { isLearnedFrom, mayReplace, type Nearness, type Pair, replacementOf, signsOf } from './replacement.js';
import type { Signs } from './replacement-signs.js';
import { type ConflictKind, jaccard } from './compare.js';
import { align, type Alignment, areSomeOnOtherDays, areTwoTold } from './align.js';
import { tellsAlike } from './alike.js';
import { endsNothing, endsPlainly } from './plain-ends.js';
import { hasOneOfMany } from './two-objects.js';
import { addsUp } from './words.js';

/** The parts of a memory that are compared. */
export interface Statement {
  readonly content: string;
  readonly tags: readonly string[];
  /** One or two words for its topic, if the writer gave them. */
  readonly concept: string | null;
  readonly speaker: string | null;
  readonly language: Language;
}

/** A statement with its parsed parts. */
export interface Reading {
  readonly statement: Statement;
  readonly claims: readonly Claim[];
  /** What it says about whom, for attributes with one value at a time. */
  readonly told: Told;
  /** Stems of the whole text, without those of numbers. */
  readonly words: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  /** False if the text is longer than the part that is compared. */
  readonly whole: boolean;
}

/** How a stored memory relates to the new one. All scores are 0…1. */
export interface Match {
  readonly score: number;
  /** 0.6 for tags, concept and key words, 0.4 for all words. */
  readonly words: number;
  /** By subject, verb and object, sentence by sentence. */
  readonly claims: number;
  /** Null if there is no vector to compare. */
  readonly vector: number | null;
  readonly conflict: ConflictKind | null;
  /** Whether the conflict was inferred from the attribute that both state, not from subject and verb. */
  readonly inferred: boolean;
  /** Whether both are true, of two things or two occasions: then neither is an edit of the other. */
  readonly apart: boolean;
  /** Whether the stored memory already says everything. */
  readonly covered: boolean;
  /** False if the new text says a number or a time that the stored one lacks, or if only its beginning was compared. */
  readonly whole: boolean;
  /** Whether they have the same words, but their small words or their order give another meaning. */
  readonly turned: boolean;
}

/** Number of UTF-16 units compared per text. This limits the time to some tenths of a second for the maximum number of candidates. */
const COMPARED = 4_000;

/** The cosine at which a model's similarity begins to mean something, and the one for the same meaning. */
export interface CosineScale {
  readonly floor: number;
  readonly ceiling: number;
}

export function readStatement(statement: Statement): Reading {
  const { content, language, speaker } = statement;
  const beginning = inFirstPerson(content.slice(0, COMPARED).toWellFormed(), language);
  return {
    statement,
    claims: claimsOf(beginning, language, speaker),
    told: readTold(beginning, language),
    words: wordsOf(beginning, language),
    whole: content.length <= COMPARED && sentencesOf(content).length <= SENTENCES,
    tags: new Set([...statement.tags, statement.concept ?? ''].flatMap((tag) => [...wordsOf(tag, language)])),
  };
}

/** Stems of a text, to compute the share of common words. Numbers are values and do not count. */
export function wordsOf(text: string, language: Language): Set<string> {
  const stems = analyse(text, language).terms.map(({ term }) => term);
  return new Set(stems.filter((term) => !term.startsWith('=') && !/\p{N}/u.test(term)));
}

/** Less than the score from which a memory is edited or superseded, unless configured otherwise; that of an unsure conflict, and of what is plainly over. */
const UNSURE = 0.5;
const UNSURE_CLAIM = 0.55;
const ENDED = 0.8;
/** Minimum similarity of two things of one kind: tea and coffee, but not Slack and Terraform. */
const NEAR_KIND = 0.5;

/** The nearness if no vector is known. */
export const NOWHERE_NEAR: Nearness = { vector: null, lead: 0, lens: null, lensLead: 0, nearest: false };

export function matchOf(fresh: Reading, stored: Reading, near: Nearness, beside = NOTHING_BESIDE): Match {
  const two = beside.two || areTwo(fresh, stored);
  const match = compared(fresh, stored, near, { ...beside, two });
  if (two || !endsPlainly(fresh.told, stored.told)) return match;
  const { conflict, score } = match;
  const ended = near.vector === null ? UNSURE : ENDED;
  return {
    ...match,
    conflict: conflict ?? 'value',
    inferred: conflict === null || match.inferred,
    score: conflict ? Math.max(score, ended) : ended,
  };
}

function compared(fresh: Reading, stored: Reading, near: Nearness, { two, common }: Beside): Match {
  const words = wordScore(fresh, stored);
  const aligned = alignedAs(two, align(fresh.claims, stored.claims));
  const { vector } = near;
  const lexical = lexicalScore(fresh, stored, aligned, words, vector);
  const score = vector === null || aligned.conflict !== null ? lexical : 0.8 * lexical + 0.2 * vector;
  const seen =
    two || areSomeOnOtherDays(fresh.claims, stored.claims)
      ? NO_CHANGE
      : changeIn(fresh, stored, { ...aligned, ...near, words }, common);
  const { change } = seen;
  const more = change > 0 && addsTo(fresh, stored);
  return {
    score: aligned.covered
      ? Math.max(score, aligned.score)
      : clamp(more ? score : withChange(score, seen, fresh.statement.language)),
    words,
    claims: aligned.score,
    vector,
    conflict: aligned.conflict ?? (change > 0 && !more ? 'value' : null),
    inferred: aligned.conflict === null && change > 0 && !more,
    apart: aligned.apart || aligned.differ || aligned.ofValue || asks(fresh) || asks(stored) || endsNothing(fresh.told, stored.told), // prettier-ignore
    covered: aligned.covered,
    whole: saysAll(fresh, stored),
    turned: isTurned(fresh, stored),
  };
}

const areTwo = (fresh: Reading, stored: Reading): boolean =>
  areTwoOfAKind(fresh.told.marks, stored.told.marks) || areTwoTold(fresh.claims, stored.claims);

/** By words, and by subject, verb and object. */
function lexicalScore(
  fresh: Reading,
  stored: Reading,
  { score, conflict }: Alignment,
  words: number,
  vector: number | null,
): number {
  if (conflict === null) return Math.max(score, Math.min(words, score + 0.2));
  return conflict === 'value' && areOfTwoKinds(fresh, stored, vector) ? Math.min(score, UNSURE_CLAIM) : score;
}

/** "We use Slack", "We use Terraform": nothing shows that one replaces the other. */
function areOfTwoKinds(fresh: Reading, stored: Reading, vector: number | null): boolean {
  const ofMany = [fresh, stored].map(({ claims }) => claims.filter(hasOneOfMany));
  const [said, known] = ofMany.map((claims) => claims.flatMap(({ object }) => object)) as [string[], string[]];
  if (ofMany.some(({ length }) => length === 0) || said.some((term) => known.includes(term))) return false;
  const names = ofMany.every((claims) => claims.some(({ relation }) => relation === 'use' || relation === 'prefer'));
  if (names && (vector ?? 0) >= NEAR_KIND) return false;
  const { attributes } = stored.told.about;
  return ![...fresh.told.about.attributes.keys()].some((name) => name !== 'favourite' && attributes.has(name));
}

/** "I have 2 cats" says more than "I have a cat". */
function saysAll(fresh: Reading, stored: Reading): boolean {
  if (fresh.statement.content.trim() === stored.statement.content.trim()) return true;
  const known = new Set(valuesOf(stored));
  return fresh.whole && valuesOf(fresh).every((value) => known.has(value));
}

/** Numbers and times. */
const valuesOf = ({ claims }: Reading): string[] => claims.flatMap(({ numbers, times }) => [...numbers, ...times]);

function isTurned(fresh: Reading, stored: Reading): boolean {
  if (fresh.statement.content.trim() === stored.statement.content.trim()) return false;
  return fresh.claims.some((claim) => {
    const near = stored.claims.filter(({ terms }) => [...claim.terms].every((term) => terms.has(term)));
    return near.length > 0 && !near.some((known) => tellsAlike(claim, known));
  });
}

/** A question states nothing. */
const asks = ({ told }: Reading): boolean => told.about.act === 'asked';

/** How surely the new text replaces the stored one, 0…1, and whether there is enough evidence. */
interface Change {
  readonly change: number;
  readonly shown: boolean;
}
const NO_CHANGE: Change = { change: 0, shown: false };

interface Seen extends Alignment, Nearness {
  readonly words: number;
}

/** How surely the new one replaces the stored one, 0…1, if subject and verb do not show it. */
function changeIn(fresh: Reading, stored: Reading, seen: Seen, common: Common): Change {
  if (
    (seen.conflict !== null && !(seen.score <= UNSURE_CLAIM && areOfOne(fresh, stored))) ||
    seen.covered ||
    fresh.told.leaves ||
    endsNothing(fresh.told, stored.told) ||
    bothAdd(fresh.claims[0], stored.claims[0])
  )
    return NO_CHANGE;
  const ends = fresh.told.ended.size > 0;
  if (!ends && fresh.claims.length > 0 && fresh.claims.every(({ valueless }) => valueless)) return NO_CHANGE;
  if (wasOrWould(stored) || (wasOrWould(fresh) && !ends)) return NO_CHANGE;
  const pair = pairOf(fresh, stored, seen);
  const change =
    seen.conflict === null ? Math.max(pair.ruled, replacementOf(fresh.told, stored.told, pair)) : pair.ruled;
  return { change, shown: (ends || isSo(fresh)) && isShown(fresh.told, stored.told, pair, common) };
}

/** Of one person an unsure conflict may be the change of an attribute: "My new number is …". */
const areOfOne = ({ told }: Reading, stored: Reading): boolean =>
  told.owner !== null && told.owner === stored.told.owner;

const wasOrWould = ({ claims }: Reading): boolean =>
  claims.length > 0 && claims.every(({ time }) => time === 'past' || time === 'would');
/** Whether any of it holds now, without a condition. */
const isSo = ({ claims }: Reading): boolean => claims.length === 0 || claims.some(({ time }) => time === '');

function withChange(score: number, { change, shown }: Change, language: Language): number {
  if (change === 0) return score;
  // If neither the model nor the weights know the language, equal words add no certainty.
  if (change <= UNSURE && !isLearnedFrom(language)) return UNSURE;
  return shown ? Math.max(score, change) : UNSURE;
}

function bothAdd(fresh: Claim | undefined, stored: Claim | undefined): boolean {
  const relation = fresh?.relation ?? null;
  return relation !== null && relation === stored?.relation && addsUp(relation);
}

/** Two things of one kind contradict nothing, and neither is an edit of the other. */
function alignedAs(two: boolean, aligned: Alignment): Alignment {
  if (!two || aligned.covered) return aligned;
  return { ...aligned, conflict: null, apart: true, score: Math.min(aligned.score, UNSURE) };
}

function pairOf(fresh: Reading, stored: Reading, seen: Seen): Pair {
  const { conflict: _, covered: __, sameValue: same, score: claims, ...rest } = seen;
  const verbs = new Set(stored.claims.flatMap(({ relation }) => relation ?? []));
  const isNegated = ({ claims: all }: Reading) => all.some(({ negated }) => negated);
  return {
    ...rest,
    same,
    claims,
    sameVerb: fresh.claims.some(({ relation }) => relation !== null && verbs.has(relation)),
    freshNegated: isNegated(fresh),
    storedNegated: isNegated(stored),
    subjects: subjectsOf(fresh.claims[0], stored.claims[0]),
    ruled: seen.ofValue ? 0 : changeOf(fresh.told, stored.told, { ...seen, same }),
  };
}

function subjectsOf(fresh: Claim | undefined, stored: Claim | undefined): Pair['subjects'] {
  if (!fresh?.subject.size || !stored?.subject.size) return null;
  const more = [...fresh.subject].some((term) => !stored.subject.has(term));
  const less = [...stored.subject].some((term) => !fresh.subject.has(term));
  if (more && less) return 'other';
  return more ? 'fresh has more' : less ? 'stored has more' : 'same';
}

/** The input of the learned part of a match; null if the rules alone decide. */
export function signsOfMatch(fresh: Reading, stored: Reading, near: Nearness): Signs | null {
  const aligned = align(fresh.claims, stored.claims);
  if (aligned.conflict !== null || aligned.covered || !mayReplace(fresh.told, stored.told)) return null;
  const pair = pairOf(fresh, stored, { ...aligned, ...near, words: wordScore(fresh, stored) });
  return signsOf(fresh.told, stored.told, pair);
}

/** 0…1; null if unknown. */
export function nearness(cosine: number | undefined, { floor, ceiling }: CosineScale): number | null {
  return cosine === undefined ? null : clamp((cosine - floor) / (ceiling - floor));
}

/** Whether the new text repeats everything stored and adds to it. */
function addsTo(fresh: Reading, stored: Reading): boolean {
  const said = new Set(valuesOf(fresh));
  if (!valuesOf(stored).every((value) => said.has(value))) return false;
  return fresh.told.ended.size === 0 && [...stored.words].every((word) => fresh.words.has(word));
}

/** 0.6 for common key words, tags and concept, 0.4 for all words. Tags count only if both have some. */
function wordScore(fresh: Reading, stored: Reading): number {
  const tagged = fresh.tags.size > 0 && stored.tags.size > 0;
  const text = jaccard(fresh.words, stored.words);
  const keys = tagged ? (jaccard(fresh.tags, stored.tags) + text) / 2 : text;
  return 0.6 * keys + 0.4 * text;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
