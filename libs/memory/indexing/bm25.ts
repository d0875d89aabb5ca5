import type { QueryTerm, TermCount } from './terms.js';

/**
 * The two constants of BM25. Tuned on LoCoMo and BEAM together: a lower pair (0.9, 0.4) gains one point of recall on LoCoMo's short
 * turns and loses fifteen on BEAM's mix of short and very long ones.
 */
export const BM25 = { k1: 1.0, b: 0.6 } as const;

/** An indexed document: its terms, and its length in stems. */
export interface ScoredDocument {
  readonly id: string;
  readonly terms: readonly TermCount[];
  readonly length: number;
}

export interface Score {
  readonly id: string;
  readonly score: number;
}

/** Inverse document frequency of a term that is in `df` of `n` documents. Never negative, even for a term in every document. */
export function idf(n: number, df: number): number {
  return Math.log(1 + (n - df + 0.5) / (df + 0.5));
}

/** The contribution of a term frequency to a document's score, before the weight of the query term. */
export function termScore(inverse: number, tf: number, length: number, averageLength: number): number {
  const norm = averageLength > 0 ? length / averageLength : 1;
  return (inverse * tf * (BM25.k1 + 1)) / (tf + BM25.k1 * (1 - BM25.b + BM25.b * norm));
}

/**
 * The reference for the SQL of the keyword arm: every document with at least one query term, best first, ties by id. `n` and the
 * average length are those of `documents`, which must be the whole set that the statistics cover.
 */
export function scoreAll(documents: readonly ScoredDocument[], query: readonly QueryTerm[]): Score[] {
  const weights = new Map(query.map(({ term, weight }) => [term, weight]));
  const frequencies = new Map<string, number>();
  let total = 0;
  for (const document of documents) {
    total += document.length;
    for (const { term } of document.terms) {
      if (weights.has(term)) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
    }
  }
  const average = documents.length > 0 ? total / documents.length : 0;
  const scores: Score[] = [];
  for (const { id, terms, length } of documents) {
    let score = 0;
    for (const { term, tf } of terms) {
      const weight = weights.get(term);
      if (weight === undefined) continue;
      score += weight * termScore(idf(documents.length, frequencies.get(term)!), tf, length, average);
    }
    if (score > 0) scores.push({ id, score });
  }
  return scores.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}
