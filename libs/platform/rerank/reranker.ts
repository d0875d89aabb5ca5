/** Says how well texts answer a query, by reading each of them together with it. */
export interface Reranker {
  /**
   * Loads what must be loaded, or refuses settings that cannot work. Asks no provider: a search goes on without one.
   * @throws ConfigError
   */
  start(): Promise<void>;
  /**
   * One score a text, in their order, 0…1; comparable within one call.
   * @throws RerankError, or the signal's own reason when it is aborted
   */
  rerank(query: string, texts: readonly string[], signal: AbortSignal): Promise<number[]>;
  close(): Promise<void>;
}

/** The message holds a status or an error code at most: never a text, a key or what a provider answered. */
export class RerankError extends Error {
  override name = 'RerankError';
}
