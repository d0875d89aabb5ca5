/** Identifies a space. Only vectors of one space may be compared. */
export interface EmbeddingSpaceName {
  readonly provider: string;
  readonly model: string;
  /** Length of every vector. 0 if unknown: before the first `start()` of a provider that must be asked. */
  readonly dimensions: number;
}

/** What a text is embedded for. Queries go before documents, because a person waits for them. */
export type EmbeddingPurpose = 'query' | 'document';

/** Turns texts into vectors of one space. */
export interface Embedder {
  readonly space: EmbeddingSpaceName;
  /**
   * Loads the model, or calls the provider once to verify key, model and dimension. May be called again.
   * @throws EmbeddingError
   */
  start(): Promise<void>;
  /**
   * Returns one unit vector per text, in order. A text without a visible character gets {@link blankVector}.
   * @throws EmbeddingError, or the signal's own reason when it is aborted
   */
  embed(texts: readonly string[], purpose: EmbeddingPurpose, signal?: AbortSignal): Promise<Float32Array[]>;
  /** Ends threads and waiting work. Running calls fail as `unavailable`. */
  close(): Promise<void>;
}

/**
 * - `rejected`: this input will never work; do not retry.
 * - `unavailable`: retry later. Immediate retries have already been made where they help.
 * - `misconfigured`: no input will work until a person changes a setting (key, model, URL, dimension).
 */
export type EmbeddingErrorKind = 'rejected' | 'unavailable' | 'misconfigured';

/** The message contains at most a status or an error code: never a text, a key or a provider's response. */
export class EmbeddingError extends Error {
  override name = 'EmbeddingError';

  constructor(
    readonly kind: EmbeddingErrorKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export function sameSpace(a: EmbeddingSpaceName, b: EmbeddingSpaceName): boolean {
  return a.provider === b.provider && a.model === b.model && a.dimensions === b.dimensions;
}
