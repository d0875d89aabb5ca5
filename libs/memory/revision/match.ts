import type { Language } from '@memory/indexing/language.js';
import type { Claim } from './claim.js';
import { changeOf } from './attribute-change.js';
import { areTwoOfAKind } from './kinship.js';
import { type Beside, type Common, isShown, NOTHING_BESIDE } from './evidence.js';
import { isLearnedFrom, mayReplace, type Nearness, type Pair, replacementOf, signsOf } from './replacement.js';
import type { Signs } from './replacement-signs.js';
import { type ConflictKind, jaccard } from './compare.js';
import { align, type Alignment, areSomeOnOtherDays, areTwoTold } from './align.js';
import { deniesOtherValue, deniesPart, isDenied } from './denials.js';
import { isUnclaimed } from './frames.js';
import type { Reading } from './reading.js';
import { isForNow, isPassing } from './passing.js';
import { addsTo, isTurned, saysAll, tellsOnce } from './says-more.js';
import { endsAnother, endsNothing, endsPlainly, statesWhatEnds } from './plain-ends.js';
import { hasOneOfMany } from './two-objects.js';
import { addsUp } from './words.js';

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
  /** Whether the stored memory states the very thing that the new text says is over. */
  readonly over: boolean;
  /** Whether both are true, of two things or two occasions: then neither is an edit of the other. */
  readonly apart: boolean;
  /** Whether the stored memory already says everything. */
  readonly covered: boolean;
  /** False if the new text says a number or a time that the stored one lacks, or if only its beginning was compared. */
  readonly whole: boolean;
  /** Whether they have the same words, but their small words or their order give another meaning. */
  readonly turned: boolean;
}

/** The cosine at which a model's similarity begins to mean something, and the one for the same meaning. */
export interface CosineScale {
  readonly floor: number;
  readonly ceiling: number;
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
  const match = ofAnotherManner(fresh, stored, compared(fresh, stored, near, { ...beside, two }));
  if (two || !(endsPlainly(fresh.told, stored.told) || stops(fresh, stored))) return match;
  const { conflict, score } = match;
  const ended = near.vector === null ? UNSURE : ENDED;
  return {
    ...match,
    conflict: conflict ?? 'value',
    inferred: conflict === null || match.inferred,
    over: near.vector !== null && statesWhatEnds(fresh.told, stored.told),
    score: conflict ? Math.max(score, ended) : ended,
  };
}

/** Whether the new text goes on in another way than the stored one tells, which tells nothing more: no amount, for example. */
const stops = (fresh: Reading, stored: Reading): boolean =>
  stored.told.short &&
  saysAllStopped(fresh, stored) &&
  stored.told.numbers <= fresh.told.numbers &&
  fresh.claims.some(({ relation }) => stored.claims.some((claim) => claim.relation === relation));

const saysAllStopped = ({ stopped }: Reading, { words }: Reading): boolean =>
  stopped.size > 0 && [...stopped].every((word) => words.has(word));

/** "I stopped taking it in the evening and take it in the morning" leaves "I take 5 mg of prednisone" as it is. */
function ofAnotherManner(fresh: Reading, stored: Reading, match: Match): Match {
  if (fresh.stopped.size === 0 || match.conflict === null || stops(fresh, stored)) return match;
  return { ...match, score: Math.min(match.score, UNSURE) };
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
    over: false,
    apart: aligned.apart || aligned.framed || aligned.differ || aligned.ofValue || tellsNoMore(fresh, stored),
    covered: aligned.covered,
    whole: saysAll(fresh, stored),
    turned: isTurned(fresh, stored),
  };
}

/** "Lea isst kein Fleisch mehr", "Ich esse Fleisch". Of many German verbs the subject is not known. */
const deniesForAnother = ({ told, claims, statement }: Reading, { told: { owner } }: Reading): boolean =>
  statement.language === 'de' &&
  claims.some(({ negated }) => negated) &&
  told.owner !== owner &&
  told.owner !== null &&
  owner !== null &&
  (told.owner === 'self' || owner === 'self');

/** Whether the new text cannot be a fuller form of the stored one, whatever both say. */
const tellsNoMore = (fresh: Reading, stored: Reading): boolean =>
  asks(fresh) ||
  asks(stored) ||
  tellsOnce(fresh, stored) ||
  isForNow(fresh, stored) ||
  endsNothing(fresh.told, stored.told) ||
  isDenied(fresh.claims, stored.claims);

const areTwo = (fresh: Reading, stored: Reading): boolean =>
  deniesForAnother(fresh, stored) ||
  areTwoOfAKind(fresh.told.marks, stored.told.marks) ||
  areTwoTold(fresh.claims, stored.claims);

/** By words, and by subject, verb and object. */
function lexicalScore(
  fresh: Reading,
  stored: Reading,
  { score, conflict }: Alignment,
  words: number,
  vector: number | null,
): number {
  if (conflict === null) return Math.max(score, Math.min(words, score + 0.2));
  const isUnsure = isForNow(fresh, stored) || (conflict === 'value' && areOfTwoKinds(fresh, stored, vector));
  return isUnsure ? Math.min(score, UNSURE_CLAIM) : score;
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
    tellsNoChange(fresh, stored, seen) ||
    bothAdd(fresh.claims[0], stored.claims[0])
  )
    return NO_CHANGE;
  const ends = fresh.told.ended.size > 0;
  if (!ends && fresh.claims.length > 0 && fresh.claims.every(({ valueless }) => valueless)) return NO_CHANGE;
  if (wasOrWould(stored) || (wasOrWould(fresh) && !ends)) return NO_CHANGE;
  const pair = pairOf(fresh, stored, seen);
  const change =
    seen.conflict === null ? Math.max(pair.ruled, replacementOf(fresh.told, stored.told, pair)) : pair.ruled;
  const shown = (ends || isSo(fresh)) && !endsAnother(fresh.told, stored.told) && !isPassing(fresh, stored);
  return { change, shown: shown && isShown(fresh.told, stored.told, pair, common) };
}

/** "I forgot to take it" and "I don't take it on Sundays" tell no change of "I take it". */
const tellsNoChange = (fresh: Reading, stored: Reading, { framed }: Alignment): boolean =>
  (framed && !fresh.told.change && !fresh.told.about.changes) ||
  fresh.claims.some((said) =>
    stored.claims.some(
      (known) => isUnclaimed(said.frames, known.frames) || deniesOtherValue(said, known) || deniesPart(said, known),
    ),
  );

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
