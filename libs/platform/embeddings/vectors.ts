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
