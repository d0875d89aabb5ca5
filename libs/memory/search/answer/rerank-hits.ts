import { round } from '../hit.js';
import { RERANK as RERANKED } from '../ranking/profile.js';
import type { ToldHit } from './found-answer.js';

/** The text that the reranker reads: the speaker and the found passage. */
export function textOf({ told }: Pick<ToldHit, 'told'>): string {
  const { row, content, speaker, excerpt, passage } = told;
  const text = excerpt ? content : content.slice(passage.start, passage.end);
  const titled = row.title ? `${row.title}\n${text}` : text;
  return speaker ? `${speaker}: ${titled}` : titled;
}

/**
 * Combines both rankings, each divided by its best score. A hit that was not reranked keeps its share of the first ranking. The best
 * hit gets the highest score from before, so scores stay comparable with and without a reranker.
 * @param scores of the first hits, in their order
 */
export function fuseRankings<H extends Pick<ToldHit, 'told' | 'score'>>(
  hits: readonly H[],
  scores: readonly number[],
): readonly H[] {
  const surest = Math.max(...hits.map(({ score }) => score), 0);
  const best = Math.max(...scores, 0);
  if (surest === 0 || best === 0) return hits;
  const fused = hits.map((hit, i) => {
    const first = hit.score / surest;
    const again = (scores[i] ?? 0) / best;
    return { hit, sum: (1 - RERANKED.share) * first + RERANKED.share * again };
  });
  const most = Math.max(...fused.map(({ sum }) => sum));
  const key = ({ told }: H) => told.row.id;
  return fused
    .sort((a, b) => b.sum - a.sum || (key(a.hit) < key(b.hit) ? -1 : 1))
    .map(({ hit, sum }) => ({ ...hit, score: round((surest * sum) / most) }));
}
