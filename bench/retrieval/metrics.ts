/** The measures of retrieval. Gains are binary: a turn is evidence or it is not. */

/** One returned turn: its id and the length of its text in characters. */
export interface Hit {
  readonly id: string;
  readonly characters: number;
  /** Length of the best passage, for a reader who wants only that. */
  readonly passage: number;
}

/** One question's figures, each from 0 to 1. */
export interface Scores {
  readonly recall5: number;
  readonly recall10: number;
  readonly recall20: number;
  readonly all10: number;
  readonly ndcg10: number;
  readonly mrr: number;
  readonly recall1000Tokens: number;
  /** The same if only the best passage of each turn is read. */
  readonly passages1000Tokens: number;
}

/** Characters per token, the usual estimate for English. Budgets here are compared with each other, not billed. */
const CHARACTERS_PER_TOKEN = 4;
export const TOKEN_BUDGET = 1000;

/** The share of the evidence among the first `k` ids. `evidence` must not be empty. */
export function recallAt(ranked: readonly string[], evidence: ReadonlySet<string>, k: number): number {
  const found = new Set(ranked.slice(0, k).filter((id) => evidence.has(id)));
  return found.size / evidence.size;
}

/** 1 if the whole evidence is among the first `k`, else 0. */
export function allAt(ranked: readonly string[], evidence: ReadonlySet<string>, k: number): number {
  return recallAt(ranked, evidence, k) === 1 ? 1 : 0;
}

/** Discounted gain of the first `k`, as a share of the best possible order. */
export function ndcgAt(ranked: readonly string[], evidence: ReadonlySet<string>, k: number): number {
  const discount = (rank: number): number => 1 / Math.log2(rank + 1);
  let gain = 0;
  ranked.slice(0, k).forEach((id, index) => {
    if (evidence.has(id)) gain += discount(index + 1);
  });
  let ideal = 0;
  for (let rank = 1; rank <= Math.min(k, evidence.size); rank++) ideal += discount(rank);
  return gain / ideal;
}

/** One over the rank of the first evidence turn; 0 if none was returned. */
export function reciprocalRank(ranked: readonly string[], evidence: ReadonlySet<string>): number {
  const index = ranked.findIndex((id) => evidence.has(id));
  return index < 0 ? 0 : 1 / (index + 1);
}

/**
 * The share of the evidence that a reader has seen after `tokens` tokens of results, read in order as whole turns. A
 * turn counts if it and everything above it fit.
 */
export function recallWithinTokens(
  hits: readonly Hit[],
  evidence: ReadonlySet<string>,
  tokens: number,
  read: 'characters' | 'passage' = 'characters',
): number {
  const seen: string[] = [];
  let spent = 0;
  for (const hit of hits) {
    spent += Math.ceil(hit[read] / CHARACTERS_PER_TOKEN);
    if (spent > tokens) break;
    seen.push(hit.id);
  }
  return recallAt(seen, evidence, seen.length);
}

/** Every figure of one question. `evidence` must not be empty. */
export function score(hits: readonly Hit[], evidence: ReadonlySet<string>): Scores {
  const ranked = hits.map(({ id }) => id);
  return {
    recall5: recallAt(ranked, evidence, 5),
    recall10: recallAt(ranked, evidence, 10),
    recall20: recallAt(ranked, evidence, 20),
    all10: allAt(ranked, evidence, 10),
    ndcg10: ndcgAt(ranked, evidence, 10),
    mrr: reciprocalRank(ranked, evidence),
    recall1000Tokens: recallWithinTokens(hits, evidence, TOKEN_BUDGET),
    passages1000Tokens: recallWithinTokens(hits, evidence, TOKEN_BUDGET, 'passage'),
  };
}

const NAMES = [
  'recall5',
  'recall10',
  'recall20',
  'all10',
  'ndcg10',
  'mrr',
  'recall1000Tokens',
  'passages1000Tokens',
] as const;

/** The mean over questions, each with the same weight; null for none. */
export function mean(scores: readonly Scores[]): Scores | null {
  if (scores.length === 0) return null;
  const average = (name: keyof Scores): number => scores.reduce((sum, one) => sum + one[name], 0) / scores.length;
  return Object.fromEntries(NAMES.map((name) => [name, average(name)])) as unknown as Scores;
}

/** Nearest rank: the smallest value that at least `share` (0 to 1) of the values do not exceed. 0 for none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
