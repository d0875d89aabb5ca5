import type { RerankConfig } from '@platform/config/rerank.js';
import { ConfigError } from '@platform/config/config-error.js';
import { type Reranker, RerankError } from './reranker.js';
import { type HttpRerankProvider, WIRES } from './wires.js';

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
      if (response.ok) return await response.json();
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
