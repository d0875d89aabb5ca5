import type { RerankConfig } from '@platform/config/rerank.js';

/** Scores how well texts match a query by reading each text together with the query. */
export interface Reranker {
  /**
   * Loads the model, if any, and refuses settings that cannot work. Calls no provider: searches work without one.
   * @throws ConfigError
   */
  start(): Promise<void>;
  /**
   * Returns one score per text, in order, 0…1. Scores are comparable only within one call.
   * @throws RerankError, or the signal's own reason when it is aborted
   */
  rerank(query: string, texts: readonly string[], signal: AbortSignal): Promise<number[]>;
  close(): Promise<void>;
}

/** The message contains at most a status or an error code: never a text, a key or a provider's response. */
export class RerankError extends Error {
  override name = 'RerankError';
}

/** Maximum length of one text in UTF-16 units: about 512 tokens, which is all that a cross-encoder reads. */
const MOST_TEXT = 2_000;

/** The reranker of this process, if there is one, with its deadline. */
export class Reranking {
  constructor(
    private readonly reranker: Reranker | null,
    private readonly config: Pick<RerankConfig, 'timeoutMs' | 'top'>,
  ) {}

  /** How many of the first results are reranked. 0 if there is no reranker. */
  get top(): number {
    return this.reranker ? this.config.top : 0;
  }

  async start(): Promise<void> {
    await this.reranker?.start();
  }

  async close(): Promise<void> {
    await this.reranker?.close();
  }

  /** A score for each text, 0…1. Null if there are none in time: the first ranking then stays. */
  async scores(query: string, texts: readonly string[]): Promise<readonly number[] | null> {
    if (!this.reranker || texts.length === 0) return null;
    const deadline = new AbortController();
    let stop = (): void => undefined;
    const late = new Promise<null>((resolve) => (stop = () => resolve(null)));
    const timer = setTimeout(() => {
      deadline.abort();
      stop();
    }, this.config.timeoutMs);
    const asked = this.reranker.rerank(
      query,
      texts.map((text) => text.slice(0, MOST_TEXT).toWellFormed()),
      deadline.signal,
    );
    try {
      return await Promise.race([asked.catch(() => null), late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
