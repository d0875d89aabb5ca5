/** Which vectors may be compared with which: only those of one space. */
export interface EmbeddingSpaceName {
  readonly provider: string;
  readonly model: string;
  /** Length of every vector. 0 until known, which is before the first `start()` of a provider that must be asked. */
  readonly dimensions: number;
}

/** What a text is embedded for. Queries are waited for by a person and go before documents. */
export type EmbeddingPurpose = 'query' | 'document';

/** Turns texts into vectors of one space. */
export interface Embedder {
  readonly space: EmbeddingSpaceName;
  /**
   * Loads the model, or asks the provider once and so proves key, model and dimension. May be called again.
   * @throws EmbeddingError
   */
  start(): Promise<void>;
  /**
   * One vector of unit length a text, in order. A text without a visible character gets {@link blankVector}.
   * @throws EmbeddingError, or the signal's own reason when it is aborted
   */
  embed(texts: readonly string[], purpose: EmbeddingPurpose, signal?: AbortSignal): Promise<Float32Array[]>;
  /** Ends threads and waiting work. Calls still running are refused as `unavailable`. */
  close(): Promise<void>;
}

/**
 * - `rejected`: this input will never work; do not try it again.
 * - `unavailable`: try again later. Where trying again at once helps, that has been done already.
 * - `misconfigured`: no input will work until a person changes a setting (key, model, address, dimension).
 */
export type EmbeddingErrorKind = 'rejected' | 'unavailable' | 'misconfigured';

/** The message holds a status or an error code at most: never a text, a key or what a provider answered. */
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
