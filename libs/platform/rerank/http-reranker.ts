import { boundedResponse } from '@kernel/bounded-response.js';
import { z } from 'zod';
import { ConfigError } from '@platform/config/config-error.js';
import type { RerankConfig } from '@platform/config/rerank.js';
import { type Reranker, RerankError } from './reranking.js';

export type HttpRerankProvider = 'cohere' | 'jina' | 'tei';

/** The request and response format of one provider. */
interface Wire {
  body(query: string, texts: readonly string[], model: string | undefined): object;
  /** @returns one score for each of `count` texts, or null if the response is not valid */
  read(answer: unknown, count: number): number[] | null;
}

/** In bytes. Scores need little; some servers repeat the texts, a few kilobytes each. */
const MOST_BYTES = 16_000_000;

const place = z.int().min(0);
const results = z.object({ results: z.array(z.object({ index: place, relevance_score: z.number() })) });
const ranks = z.array(z.object({ index: place, score: z.number() }));

/** Cohere has no `return_documents`. TEI has `texts` instead of `documents`, no model, and returns a bare list. */
const WIRES: Readonly<Record<HttpRerankProvider, Wire>> = {
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

/**
 * A rerank endpoint with the API of Cohere, Jina or Text Embeddings Inference. Never retries, because somebody waits.
 */
export class HttpReranker implements Reranker {
  readonly #url: URL;

  /** @throws ConfigError */
  constructor(
    private readonly provider: HttpRerankProvider,
    private readonly config: Pick<RerankConfig, 'url' | 'apiKey' | 'model'>,
  ) {
    if (config.url === undefined) throw new ConfigError('RERANK_URL: required');
    this.#url = new URL(config.url);
    if (this.#url.username || this.#url.password) {
      throw new ConfigError('RERANK_URL: may not carry a user name or password; use RERANK_API_KEY');
    }
  }

  async start(): Promise<void> {}

  async rerank(query: string, texts: readonly string[], signal: AbortSignal): Promise<number[]> {
    const wire = WIRES[this.provider];
    const answer = await this.post(wire.body(query, texts, this.config.model), signal);
    const scores = wire.read(answer, texts.length);
    if (!scores) throw new RerankError('The reranker answered something else than a score for each text');
    return scores;
  }

  async close(): Promise<void> {}

  private async post(body: object, signal: AbortSignal): Promise<unknown> {
    const { apiKey } = this.config;
    try {
      const response = await fetch(this.#url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
        body: JSON.stringify(body),
        // The texts and the key go only to the configured URL.
        redirect: 'manual',
        signal,
      });
      if (response.ok) return await boundedResponse(response, { whole: MOST_BYTES }).json();
      // Discard the body unread: it may quote the texts.
      await response.body?.cancel();
      throw new RerankError(`The reranker answered ${response.status}`);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof RerankError) throw error;
      throw new RerankError('The reranker cannot be reached, or answers no JSON', { cause: error });
    }
  }
}
