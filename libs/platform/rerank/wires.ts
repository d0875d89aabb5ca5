import { z } from 'zod';

export type HttpRerankProvider = 'cohere' | 'jina' | 'tei';

/** The request and response format of one provider. */
export interface Wire {
  body(query: string, texts: readonly string[], model: string | undefined): object;
  /** @returns one score for each of `count` texts, or null if the response is not valid */
  read(answer: unknown, count: number): number[] | null;
}

const place = z.int().min(0);
const results = z.object({ results: z.array(z.object({ index: place, relevance_score: z.number() })) });
const ranks = z.array(z.object({ index: place, score: z.number() }));

/** Cohere has no `return_documents`. TEI has `texts` instead of `documents`, no model, and returns a bare list. */
export const WIRES: Readonly<Record<HttpRerankProvider, Wire>> = {
  cohere: {
    body: (query, texts, model) => ({ model, query, documents: texts, top_n: texts.length }),
    read: readResults,
  },
  jina: {
    body: (query, texts, model) => ({ model, query, documents: texts, top_n: texts.length, return_documents: false }),
    read: readResults,
  },
  tei: {
    body: (query, texts) => ({ query, texts, raw_scores: false, return_text: false, truncate: true }),
    read: (answer, count) => {
      const parsed = ranks.safeParse(answer);
      return parsed.success ? byIndex(parsed.data, count) : null;
    },
  },
};

function readResults(answer: unknown, count: number): number[] | null {
  const parsed = results.safeParse(answer);
  if (!parsed.success) return null;
  return byIndex(
    parsed.data.results.map(({ index, relevance_score: score }) => ({ index, score })),
    count,
  );
}

/** Every text must have exactly one score: a text without one would look like a text with a bad one. */
function byIndex(scored: readonly { index: number; score: number }[], count: number): number[] | null {
  const scores = new Array<number | undefined>(count);
  for (const { index, score } of scored) {
    if (index >= count || scores[index] !== undefined || !Number.isFinite(score)) return null;
    scores[index] = Math.min(1, Math.max(0, score));
  }
  return scored.length === count ? (scores as number[]) : null;
}
