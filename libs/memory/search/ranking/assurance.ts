import { isSameSet } from '@kernel/same-set.js';
import type { AnswerKind } from '@memory/attributes/kinds.js';
import type { Question, Reading } from '@memory/attributes/reading.js';
import { stemsOf, tokensOf } from '@memory/attributes/words.js';
import { isTimeWord } from '@memory/timeline/happened.js';
import type { ReadHit } from '../hit.js';
import { questionOf, readerOf, type Rarities, raritiesOf } from '../reading-of.js';
import type { Ranking } from '../stage.js';
import { ASSURANCE_WEIGHTS } from './assurance-weights.js';
import { calibrationOf, modelFamilyOf } from './fuse.js';
import type { Calibration } from './profile.js';

/** Number of best hits that are examined, and the place that measures how flat the list is. */
const FIRST = 5;
const FURTHER = 10;
/** Weight of an attribute and of the kind of answer; the rarity of a word is at most 1. */
const ATTRIBUTE = 0.6;
const KIND = 0.5;

/**
 * The signs that the best hit is what was asked for. All are bounded and derived from the hits of this query, so they do not change
 * with what others store. `npm run rank:train` learns their weights.
 */
export const SIGNS = [
  'explained',
  'unexplained',
  'certainty',
  'certaintySquared',
  'near',
  'nearest',
  'meaningless',
  'agreed',
  'crowd',
  'flat',
  'inTime',
  'kindMissed',
  'nameMissed',
  'relationMissed',
  'unheardOf',
  'size',
  'amongPeople',
] as const;
export type Sign = (typeof SIGNS)[number];
export type Signs = Readonly<Record<Sign, number>>;
/** By family of embedding models. A family without an entry was not measured. */
const WEIGHTS: Readonly<Record<string, Readonly<Record<Sign | 'bias', number>> | undefined>> = ASSURANCE_WEIGHTS;

/** The query and what was found for it. */
export type Assured = Pick<Ranking, 'query' | 'asked' | 'space'>;

/** How surely the best hit is what was asked for, 0…1; null if the model was not measured. @param hits best first */
export function assuranceOf(search: Assured, hits: readonly ReadHit[]): number | null {
  const weights = WEIGHTS[modelFamilyOf(search.space ?? undefined)];
  if (!weights || hits.length === 0) return null;
  const signs = signsOf(search, hits);
  return 1 / (1 + Math.exp(-SIGNS.reduce((sum, sign) => sum + weights[sign] * signs[sign], weights.bias)));
}

/** @param hits best first */
export function signsOf(search: Assured, hits: readonly ReadHit[]): Signs {
  const { asked } = search;
  const question = questionOf(search.query, asked);
  const best = hits.slice(0, FIRST);
  const readingOf = readerOf(hits.map(({ row }) => row), search.query, asked); // prettier-ignore
  const readings = best.map(({ row }) => readingOf(row));
  const words = raritiesOf(asked);
  const explanations = readings.map((one) => explainedBy(question, one, words));
  const certainty = Math.max(0, ...hits.map((hit) => hit.certainty));
  const found = new Set([...asked.found.keyword, ...asked.found.vector].map(({ recordId }) => recordId));
  return {
    /** The largest share of the question (words, attributes and kind of answer) that one of the first few covers. */
    explained: Math.max(0, ...explanations.map(({ share }) => share)),
    /** The amount that the first one misses, not as a share: a long question may have more missing. */
    unexplained: explanations[0]?.missing ?? 1,
    /** The highest certainty of all hits by words or meaning (`fuse.ts`). */
    certainty,
    certaintySquared: certainty ** 2,
    ...meaningSigns(search, best[0]),
    /** Score of the first by the arms alone: 1.5 if it is the best of both. */
    agreed: Math.min(2, best[0]?.fused ?? 0) / 2,
    /** How close the next few scores are, and the tenth after it. */
    crowd: crowdOf(best, readings),
    flat: (hits[FURTHER]?.sum ?? 0) / Math.max(Number.EPSILON, best[0]?.sum ?? 0),
    ...missedSigns(search, question, best[0], readings[0]),
    /** Whether a topic word of the question occurs nowhere in the hits. */
    unheardOf: question.topic.some((stem) => words.asked.has(stem) && !words.found.has(stem)) ? 1 : 0,
    /** Number of hits: in a large memory something is always near. */
    size: Math.log(1 + found.size) / 6,
    /** Whether it is from a conversation among people, where statements are less explicit. */
    amongPeople: best[0]?.row.speaker ? 1 : 0,
  };
}

function meaningSigns(
  { asked, space }: Assured,
  first: ReadHit | undefined,
): Pick<Signs, 'near' | 'nearest' | 'meaningless'> {
  const calibration = calibrationOf(space ?? undefined, asked.languages[0] ?? 'en');
  const [nearest] = asked.found.vector;
  // The model was not used, or does not know the language.
  if (!nearest || calibration.cosineCeiling > 1) return { near: 0, nearest: 0, meaningless: 1 };
  /** Position of the first one's cosine between the model's floor and ceiling, and of the best cosine. */
  const near = nearness(first?.arms.vector?.score ?? 0, calibration);
  return { near, nearest: nearness(nearest.score, calibration), meaningless: 0 };
}

/** Whether a named time matches, and what the first hit lacks: an answer of the expected kind, the named person, the relative. */
function missedSigns(
  { query: { query }, asked }: Assured,
  question: Question,
  first: ReadHit | undefined,
  reading: Reading | undefined,
): Pick<Signs, 'inTime' | 'kindMissed' | 'nameMissed' | 'relationMissed'> {
  if (!first || !reading) return { inTime: 0, kindMissed: 0, nameMissed: 0, relationMissed: 0 };
  const relations = [...question.relations];
  return {
    inTime: asked.windows.length > 0 && first.arms.time ? 1 : 0,
    kindMissed: asksKind(question) && !reading.holds.has(question.asking.kind as AnswerKind) ? 1 : 0,
    nameMissed: missesName(query, asked, first, reading) ? 1 : 0,
    relationMissed: relations.length > 0 && !relations.some((one) => reading.attributes.has(one)) ? 1 : 0,
  };
}

function nearness(cosine: number, { cosineFloor, cosineCeiling }: Calibration): number {
  return Math.max(-0.5, Math.min(1.2, (cosine - cosineFloor) / (cosineCeiling - cosineFloor)));
}

/** A duplicate of the first is no rival. */
function crowdOf(best: readonly ReadHit[], readings: readonly Reading[]): number {
  const [first, ...others] = best;
  const rivals = others.filter((_, i) => !haveSameWords(readings[0]!, readings[i + 1]!));
  if (!first || rivals.length === 0) return 0;
  return rivals.reduce((sum, one) => sum + one.sum, 0) / rivals.length / Math.max(Number.EPSILON, first.sum);
}

function haveSameWords({ stems: one }: Reading, { stems: other }: Reading): boolean {
  return isSameSet(one, other);
}

function asksKind({ asking: { kind } }: Question): boolean {
  return kind !== 'thing' && kind !== 'yes-no';
}

/** "Torsten's cat" is not answered by somebody else's cat. In German every noun has a capital, so names are unknown there. */
function missesName(
  query: string,
  { languages, aliases }: Assured['asked'],
  first: ReadHit,
  reading: Reading,
): boolean {
  const language = languages[0] ?? 'en';
  // If the name was misspelt or an alias matched, the text contains a different word.
  if (language === 'de' || first.arms.names) return false;
  const said = new Set([
    ...reading.stems,
    ...tokensOf(first.row.speaker ?? '').map((token) => stemsOf(token, language)),
  ]);
  if (aliases.some((alias) => tokensOf(alias).some((token) => said.has(stemsOf(token, language))))) return false;
  return tokensOf(query)
    .filter(({ capital, word }, at) => at > 0 && capital && word.length > 1 && !SPEAKER.test(word))
    .map((token) => stemsOf(token, language))
    .some((stem) => !isTimeWord(stem) && !said.has(stem));
}

/** English capitalises "I". */
const SPEAKER = /^i(?:'|$)/;

/** How much of a question a text covers. */
function explainedBy(question: Question, reading: Reading, words: Rarities): { share: number; missing: number } {
  let [said, all] = [0, 0];
  const count = (weight: number, share: number) => {
    all += weight;
    said += weight * share;
  };
  for (const stem of question.topic) count(words.of(stem), reading.stems.has(stem) ? 1 : 0);
  for (const [name, plain] of question.attributes)
    count(ATTRIBUTE * plain, Math.min(1, reading.attributes.get(name) ?? 0));
  if (asksKind(question)) count(KIND, reading.holds.has(question.asking.kind as AnswerKind) ? 1 : 0);
  return { share: all > 0 ? said / all : 0, missing: Math.min(1, (all - said) / 2) };
}
