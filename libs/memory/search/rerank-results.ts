import { readId } from '@kernel/ids.js';
import { round } from './fuse.js';
import type { Results } from './show-hit.js';

/**
 * How much the reranker's order counts beside the first one. It is not measured here, since no reranker ships: half lets each
 * correct the other, and neither bury what the other is sure of.
 */
const RERANKED_SHARE = 0.5;

/** What the reranker is given of a result: who spoke and the passage that was found. */
export function textOf({ record, passage, excerpt }: Results[number]): string {
  const { content, speaker, title } = record;
  const text = excerpt ? content : content.slice(passage.start, passage.end);
  const titled = title ? `${title}\n${text}` : text;
  return speaker ? `${speaker}: ${titled}` : titled;
}

/**
 * Fuses both rankings, each over its best. What was not given to the reranker keeps its share of the first. The best
 * is as sure as the surest was before: how sure a search is stays comparable with and without a reranker.
 * @param scores of the first results, in their order
 */
export function fuseRankings(results: Results, scores: readonly number[]): Results {
  const surest = Math.max(...results.map(({ score }) => score), 0);
  const best = Math.max(...scores, 0);
  if (surest === 0 || best === 0) return results;
  const fused = results.map((result, i) => {
    const first = result.score / surest;
    const again = (scores[i] ?? 0) / best;
    return { result, sum: (1 - RERANKED_SHARE) * first + RERANKED_SHARE * again };
  });
  const most = Math.max(...fused.map(({ sum }) => sum));
  const key = ({ id }: Results[number]) => readId(id) ?? id;
  return fused
    .sort((a, b) => b.sum - a.sum || (key(a.result) < key(b.result) ? -1 : 1))
    .map(({ result, sum }) => ({ ...result, score: round((surest * sum) / most) }));
}
