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
