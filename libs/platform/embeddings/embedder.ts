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

/** Whether a text has nothing to embed. For such a text models return an error, no row, or noise. */
export function isBlank(text: string): boolean {
  return text.trim() === '';
}

/**
 * The vector of a blank text: the first axis. A zero vector has no cosine. The first axis has one and is close to no
 * text, because a trained space spreads its texts over all axes (|cosine| < 0.07 in the bundled model).
 */
export function blankVector(dimensions: number): Float32Array {
  const vector = new Float32Array(dimensions);
  vector[0] = 1;
  return vector;
}

/** The vector scaled to length 1. `undefined` if that is impossible (all zeros, or an infinite or missing number). */
export function unitVector(values: ArrayLike<number>): Float32Array | undefined {
  let squares = 0;
  for (let i = 0; i < values.length; i++) squares += (values[i] as number) ** 2;
  const length = Math.sqrt(squares);
  if (!Number.isFinite(length) || length === 0) return undefined;
  const unit = new Float32Array(values.length);
  for (let i = 0; i < values.length; i++) unit[i] = (values[i] as number) / length;
  return unit;
}

/**
 * Passes the texts that are not blank to `embed` and puts every vector back in its place.
 * Calls `dimensions` last, when it is known even for a provider that had to be asked.
 */
export async function embedWithoutBlanks(
  texts: readonly string[],
  embed: (texts: readonly string[]) => Promise<readonly Float32Array[]>,
  dimensions: () => number,
): Promise<Float32Array[]> {
  const vectors = await embed(texts.filter((text) => !isBlank(text)));
  let next = 0;
  return texts.map((text) => (isBlank(text) ? blankVector(dimensions()) : (vectors[next++] as Float32Array)));
}

/** The code of a system error or of its causes, such as ECONNREFUSED. Never a message: messages may quote content. */
export function errorCode(error: unknown): string {
  let at = error;
  for (let depth = 0; typeof at === 'object' && at !== null && depth < 4; depth++) {
    const { code, cause } = at as { code?: unknown; cause?: unknown };
    if (typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,60}$/.test(code)) return code;
    at = cause;
  }
  return 'no code';
}
