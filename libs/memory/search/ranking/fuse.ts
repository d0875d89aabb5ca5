import type { SearchArm } from '@contracts/search/search.operations.js';
import type { EmbeddingSpaceName } from '@platform/embeddings/embedder.js';
import type { PassageHit } from '../arms/arm.js';
import { byFused, type Hit, type PassagePlace, round } from '../hit.js';
import { getsEnglishWords, knowsEnglishOnly } from '@platform/embeddings/known-models.js';
import { type Calibration, CALIBRATIONS, FUSION, NOT_ENGLISH } from './profile.js';

/** @param language of the query, ISO 639-1 */
export function calibrationOf(space: EmbeddingSpaceName | undefined, language = 'en'): Calibration {
  if (!space) return CALIBRATIONS.other;
  const family = CALIBRATIONS[modelFamilyOf(space)];
  if (language === 'en') return family;
  if (getsEnglishWords(space, language)) return { ...family, ...NOT_ENGLISH.translated };
  return space.provider === 'bundled' || knowsEnglishOnly(space.model) ? { ...family, ...NOT_ENGLISH.foreign } : family;
}

/** The key of learned weights. A search without vectors uses the bundled model's, whose weights cover that case. */
export function modelFamilyOf(space: EmbeddingSpaceName | undefined): 'bundled' | ReturnType<typeof familyOf> {
  return space === undefined || space.provider === 'bundled' ? 'bundled' : familyOf(space.model);
}

function familyOf(model: string): 'e5' | 'bge' | 'minilm' | 'other' {
  if (/(^|[/:-])e5-/i.test(model)) return 'e5';
  if (/(^|[/:])bge-/i.test(model)) return 'bge';
  return /minilm/i.test(model) ? 'minilm' : 'other';
}

export interface ArmResults {
  readonly keyword: readonly PassageHit[];
  /** See `KeywordHits.ideal`. */
  readonly ideal: number;
  readonly vector: readonly PassageHit[];
  /** Hits of the other arms; see `FUSION.brought`. */
  readonly others?: Partial<Record<Exclude<SearchArm, 'keyword' | 'vector'>, readonly PassageHit[]>>;
}

/**
 * Merges the arms into one list. Each arm's scores are divided by its best, so that neither dominates by its scale. Equal-weight RRF
 * is worse here than BM25 alone, because the weak arm outvotes the strong one. When the list is full, its lowest cosine is first
 * subtracted from each, because any two texts are somewhat similar; otherwise neighbours would borrow this background score (worth
 * 1.3 points of recall@10 on LoCoMo). A record scores as its best passage.
 */
export function fuse(results: ArmResults, calibration: Calibration): Hit[] {
  const keyword = bestPassages(results.keyword);
  const vector = bestPassages(results.vector);
  const bestKeyword = results.keyword[0]?.score ?? 0;
  const weightOfWords = wordsWeigh(results);
  const bestVector = results.vector[0]?.score ?? 0;
  const leastVector = results.vector.length < FUSION.fullList ? 0 : Math.max(results.vector.at(-1)?.score ?? 0, 0);
  const fusedHits: Hit[] = [];
  const others = Object.entries(results.others ?? {})
    .filter(([, hits]) => hits.length > 0)
    .map(([arm, hits]) => [arm as BroughtBy, bestPassages(hits)] as const);
  for (const recordId of new Set(
    [keyword, vector, ...others.map(([, hits]) => hits)].flatMap((hits) => [...hits.keys()]),
  )) {
    const k = keyword.get(recordId);
    const v = vector.get(recordId);
    const byKeyword = k ? weightOfWords * share(k.hit.score, 0, bestKeyword) : 0;
    const byVector = v ? share(v.hit.score, leastVector, bestVector) : 0;
    const brought = others.length === 0 ? NOTHING_BROUGHT : broughtBy(others, recordId);
    const { hit } = foundBest(k, v, byKeyword >= byVector) ?? brought[0]!;
    const added = brought.reduce(
      (sum, { arm, rank }) => sum + FUSION.brought[arm] / (1 + FUSION.rankDecay * (rank - 1)),
      0,
    );
    const arms: { -readonly [Arm in SearchArm]?: { rank: number; score: number } } = {};
    if (v) arms.vector = { rank: v.rank, score: v.hit.score };
    if (k) arms.keyword = { rank: k.rank, score: k.hit.score };
    for (const { arm, rank, hit: found } of brought) arms[arm] = { rank, score: found.score };
    const byMeaning = calibration.vectorWeight * byVector;
    const fused = byKeyword + byMeaning + added;
    fusedHits.push({
      recordId,
      traits: hit,
      arms,
      passage: placeOf(hit),
      byKeyword,
      byVector: byMeaning,
      fused,
      certainty: brought.reduce(
        (most, { arm }) => Math.max(most, FUSION.sure[arm]),
        certaintyOf(k?.hit.score ?? 0, results.ideal, v?.hit.score, calibration),
      ),
      lent: 0,
      sum: fused,
      weights: NO_WEIGHTS,
    });
  }
  return fusedHits.sort(byFused);
}

const NO_WEIGHTS: Hit['weights'] = {};

type BroughtBy = keyof typeof FUSION.brought;
/** The best passage of a record, and its rank in the arm's list. */
interface Ranked {
  readonly hit: PassageHit;
  readonly rank: number;
}
const NOTHING_BROUGHT: readonly (Ranked & { readonly arm: BroughtBy })[] = [];

function broughtBy(
  others: readonly (readonly [arm: BroughtBy, hits: ReadonlyMap<string, Ranked>])[],
  recordId: string,
): readonly (Ranked & { readonly arm: BroughtBy })[] {
  return others.flatMap(([arm, hits]) => {
    const found = hits.get(recordId);
    return found ? [{ arm, ...found }] : [];
  });
}

function placeOf({ ordinal, start, end }: PassageHit): PassagePlace | null {
  return ordinal === undefined ? null : { index: ordinal, start, end };
}

/** 0…1. If even the best text has few of the query's words, these tell little beside the meaning. */
function wordsWeigh({ keyword: [best], ideal, vector }: ArmResults): number {
  if (best === undefined || ideal <= 0 || vector.length === 0) return 1;
  return Math.min(1, best.score / ideal / FUSION.plainlySaid);
}

/** The passage by which a record is shown: that of the arm with the higher score. */
function foundBest<T>(byWords: T | undefined, byMeaning: T | undefined, wordsFirst: boolean): T | undefined {
  return wordsFirst ? (byWords ?? byMeaning) : (byMeaning ?? byWords);
}

/** Position of a score between the lowest and the best, 0…1. */
function share(score: number, least: number, best: number): number {
  return best > least ? Math.max(0, (score - least) / (best - least)) : score > 0 ? 1 : 0;
}

function bestPassages(hits: readonly PassageHit[]): Map<string, Ranked> {
  const best = new Map<string, Ranked>();
  for (const hit of hits) if (!best.has(hit.recordId)) best.set(hit.recordId, { hit, rank: best.size + 1 });
  return best;
}

/**
 * Each arm can be sure on its own: by the share of the query's information that the words cover, or by the position of the cosine
 * between the model's floor and ceiling.
 */
function certaintyOf(score: number, ideal: number, cosine: number | undefined, calibration: Calibration): number {
  const covered = ideal > 0 ? Math.min(1, score / ideal) : 0;
  const alike = cosine === undefined ? 0 : likeness(cosine, calibration);
  return 1 - (1 - covered) * (1 - alike);
}

function likeness(cosine: number, { cosineFloor, cosineCeiling }: Calibration): number {
  if (cosine <= cosineFloor) return (FUSION.underFloor * Math.max(0, cosine)) / cosineFloor;
  const above = Math.min(1, (cosine - cosineFloor) / (cosineCeiling - cosineFloor));
  return FUSION.underFloor + (1 - FUSION.underFloor) * above;
}

/** Public scores, 0…1: the best hit gets the highest certainty of all candidates, the others in proportion. */
export function publicScores(sums: readonly number[], surest: number): number[] {
  const best = Math.max(...sums, 0);
  return sums.map((sum) => (best > 0 ? round((surest * sum) / best) : 0));
}
