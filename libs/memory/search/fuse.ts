import type { SearchArm } from '@contracts/search.operations.js';
import type { EmbeddingSpaceName } from '@platform/embeddings/embedder.js';
import type { Hit, Traits } from './arm.js';

/** How far one embedding model is believed. Tuned on development data only. */
export interface Calibration {
  /** Weight of the vector arm; the keyword arm weighs 1. */
  readonly vectorWeight: number;
  /** Cosine at which a text is no better than any other, and at which it surely is about the same. */
  readonly cosineFloor: number;
  readonly cosineCeiling: number;
}

/**
 * Universal Sentence Encoder lite, on LoCoMo: weaker than BM25, so it weighs less. The median cosine of a turn that
 * answers is 0.47, of a turn taken at random 0.27, and of the best wrong turn of some 500 it is 0.58.
 */
const BUNDLED: Calibration = { vectorWeight: 0.5, cosineFloor: 0.35, cosineCeiling: 0.8 };
/**
 * Sentence transformers of the MiniLM family (all-MiniLM-L6-v2 was measured), on LoCoMo: a little better than the bundled
 * model. R@10 is 81.1 with 0.6 and 79.8 with 1; the median cosine of the best turn that answers is 0.51, of a turn taken
 * at random 0.24, and of the best wrong turn 0.61.
 */
const MINILM: Calibration = { vectorWeight: 0.6, cosineFloor: 0.35, cosineCeiling: 0.8 };
/**
 * The E5 family (e5-small-v2 in 8 bits was measured), on LoCoMo: all its cosines are high. The median of the best turn that
 * answers is 0.84, of a turn in the middle of the list 0.76, and of the best wrong turn 0.85.
 */
const E5: Calibration = { vectorWeight: 0.8, cosineFloor: 0.785, cosineCeiling: 0.905 };
/** The BGE family (bge-small-en-v1.5 in 8 bits was measured): the same three are 0.66, 0.50 and 0.70. */
const BGE: Calibration = { vectorWeight: 0.8, cosineFloor: 0.55, cosineCeiling: 0.84 };
/**
 * Models that were not measured. The published ones are about as good as BM25 there or better, so they weigh more than
 * MiniLM; a model that is no better than MiniLM loses 0.7 points of R@10 by it.
 */
const OTHER: Calibration = { vectorWeight: 0.8, cosineFloor: 0.2, cosineCeiling: 0.7 };

export function calibrationOf(space: EmbeddingSpaceName | undefined): Calibration {
  if (space?.provider === 'bundled') return BUNDLED;
  const model = space?.model ?? '';
  if (/(^|[/:-])e5-/i.test(model)) return E5;
  if (/(^|[/:])bge-/i.test(model)) return BGE;
  return /minilm/i.test(model) ? MINILM : OTHER;
}

/** Where a passage stands in its record's content, in UTF-16 units. */
export interface PassagePlace {
  /** From 0. Absent: not a passage, but the whole record. */
  readonly index?: number;
  readonly start: number;
  readonly end: number;
}

/** A record with what each arm said of it. */
export interface Candidate {
  readonly recordId: string;
  readonly passage: PassagePlace;
  readonly arms: Partial<Record<SearchArm, { rank: number; score: number }>>;
  /** Each over the arm's best, 0…1; the vector's with its weight. */
  readonly byKeyword: number;
  readonly byVector: number;
  /** Weighted sum of the arms' scores. */
  readonly fused: number;
  /** 0…1: how surely it is about the query, whatever else was found. */
  readonly certainty: number;
  readonly traits: Traits;
}

export interface ArmResults {
  readonly keyword: readonly Hit[];
  /** See `KeywordHits.ideal`. */
  readonly ideal: number;
  readonly vector: readonly Hit[];
  /** What is found by something else than the query's words and meaning: see `BROUGHT`. */
  readonly others?: Partial<Record<Exclude<SearchArm, 'keyword' | 'vector'>, readonly Hit[]>>;
}

/**
 * What an arm adds that knows neither words nor meaning: next to nothing, so that it brings what nothing else found, and
 * orders nothing that was. A name that was misspelt counts like a word that was found.
 */
const BROUGHT: Readonly<Record<'time' | 'names' | 'recent', number>> = { time: 0.05, names: 0.5, recent: 0.02 };

/** So that the first that such an arm brings stays before its next. */
const RANK_DECAY = 0.05;
/** How surely what these arms bring is about the query, where its words and meaning say nothing of it. */
const SURE: typeof BROUGHT = { time: 0.2, names: 0.3, recent: 0.1 };

/**
 * One list out of the arms. Each arm's scores are divided by its best, so that neither outvotes the other by its
 * scale; equal-weight RRF is worse than BM25 alone here, because the weak arm outvotes the strong one. A cosine
 * first loses what the least of the arm's hits has too: every text is a little like every other, and what is left
 * would be handed on to neighbours as if it meant something (worth 1.3 points of recall@10 on LoCoMo).
 * A record is as good as its best passage.
 */
export function fuse(results: ArmResults, calibration: Calibration): Candidate[] {
  const keyword = bestPassages(results.keyword);
  const vector = bestPassages(results.vector);
  const bestKeyword = results.keyword[0]?.score ?? 0;
  const bestVector = results.vector[0]?.score ?? 0;
  const leastVector = results.vector.length < FULL_LIST ? 0 : Math.max(results.vector.at(-1)?.score ?? 0, 0);
  const candidates: Candidate[] = [];
  const others = Object.entries(results.others ?? {})
    .filter(([, hits]) => hits.length > 0)
    .map(([arm, hits]) => [arm as keyof typeof BROUGHT, bestPassages(hits)] as const);
  for (const recordId of new Set(
    [keyword, vector, ...others.map(([, hits]) => hits)].flatMap((hits) => [...hits.keys()]),
  )) {
    const k = keyword.get(recordId);
    const v = vector.get(recordId);
    const byKeyword = k ? share(k.hit.score, 0, bestKeyword) : 0;
    const byVector = v ? share(v.hit.score, leastVector, bestVector) : 0;
    const brought = others.flatMap(([arm, hits]) => {
      const found = hits.get(recordId);
      return found ? [{ arm, ...found }] : [];
    });
    const { hit } = foundBest(k, v, byKeyword >= byVector) ?? brought[0]!;
    const added = brought.reduce((sum, { arm, rank }) => sum + BROUGHT[arm] / (1 + RANK_DECAY * (rank - 1)), 0);
    const arms: Candidate['arms'] = {};
    if (v) arms.vector = { rank: v.rank, score: v.hit.score };
    if (k) arms.keyword = { rank: k.rank, score: k.hit.score };
    for (const { arm, rank, hit: found } of brought) arms[arm] = { rank, score: found.score };
    candidates.push({
      recordId,
      passage: placeOf(hit),
      arms,
      byKeyword,
      byVector: calibration.vectorWeight * byVector,
      fused: byKeyword + calibration.vectorWeight * byVector + added,
      certainty: brought.reduce(
        (most, { arm }) => Math.max(most, SURE[arm]),
        certaintyOf(k?.hit.score ?? 0, results.ideal, v?.hit.score, calibration),
      ),
      traits: hit,
    });
  }
  return candidates.sort(byScore((candidate) => candidate.fused));
}

function placeOf({ ordinal, start, end }: Hit): PassagePlace {
  return ordinal === undefined ? { start, end } : { index: ordinal, start, end };
}

/** By which arm's passage a record is shown: the one that scored more. */
function foundBest<T>(byWords: T | undefined, byMeaning: T | undefined, wordsFirst: boolean): T | undefined {
  return wordsFirst ? (byWords ?? byMeaning) : (byMeaning ?? byWords);
}

/** How many hits make the least of them a measure of what says nothing. In a small scope every hit may matter. */
const FULL_LIST = 50;

/** Where a score lies between the least and the best, 0…1. */
function share(score: number, least: number, best: number): number {
  return best > least ? Math.max(0, (score - least) / (best - least)) : score > 0 ? 1 : 0;
}

function bestPassages(hits: readonly Hit[]): Map<string, { hit: Hit; rank: number }> {
  const best = new Map<string, { hit: Hit; rank: number }>();
  for (const hit of hits) if (!best.has(hit.recordId)) best.set(hit.recordId, { hit, rank: best.size + 1 });
  return best;
}

/**
 * Either arm may be sure on its own: the share of the query's information that the words cover, and where the
 * cosine lies between the model's floor and ceiling.
 */
function certaintyOf(score: number, ideal: number, cosine: number | undefined, calibration: Calibration): number {
  const covered = ideal > 0 ? Math.min(1, score / ideal) : 0;
  const alike = cosine === undefined ? 0 : likeness(cosine, calibration);
  return 1 - (1 - covered) * (1 - alike);
}

/** What a cosine under the floor is worth at most: little, but what was found by meaning alone is still found. */
const UNDER_FLOOR = 0.1;

function likeness(cosine: number, { cosineFloor, cosineCeiling }: Calibration): number {
  if (cosine <= cosineFloor) return (UNDER_FLOOR * Math.max(0, cosine)) / cosineFloor;
  const above = Math.min(1, (cosine - cosineFloor) / (cosineCeiling - cosineFloor));
  return UNDER_FLOOR + (1 - UNDER_FLOOR) * above;
}

/** The public scale: the best of an answer is as sure as its surest candidate, 0…1, the others in proportion. */
export function publicScores(sums: readonly number[], surest: number): number[] {
  const best = Math.max(...sums, 0);
  return sums.map((sum) => (best > 0 ? round((surest * sum) / best) : 0));
}

/** Highest first; equal scores by id, so that a search repeated answers the same. */
export function byScore<T extends { recordId: string }>(score: (item: T) => number): (a: T, b: T) => number {
  return (a, b) => score(b) - score(a) || (a.recordId < b.recordId ? -1 : 1);
}

export function round(score: number): number {
  return Math.round(score * 10_000) / 10_000;
}
