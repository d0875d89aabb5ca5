import { EmbeddingError, unitVector } from '../embedder.js';

/** The vectors in a provider's response, not yet checked. `undefined`: there are none. */
export type WiredVectors = readonly { readonly index?: unknown; readonly embedding: unknown }[] | undefined;

/**
 * Checks vectors. They may come in any order if they have an index; without one, they are in the order of the input.
 *
 * @param dimensions the required length of every vector; 0 accepts any length, the same for all
 * @returns unit vectors in the order of the input
 * @throws EmbeddingError `misconfigured` when the response has no vectors, or other dimensions; `rejected` when a
 * vector has no direction, which some local models return for a text they cannot compute
 */
export function readVectors(wired: WiredVectors, count: number, dimensions: number): Float32Array[] {
  if (!wired) throw foreign('no list of vectors');
  if (wired.length !== count) throw foreign(`${wired.length} vectors for ${count} texts`);
  const vectors = new Array<Float32Array | undefined>(count).fill(undefined);
  let length = dimensions;
  wired.forEach(({ index, embedding }, position) => {
    const place = index ?? position;
    if (!isIndex(place, count) || vectors[place]) throw foreign('an index that is no position or comes twice');
    if (!isNumbers(embedding)) throw foreign('a vector that is no list of numbers');
    length ||= embedding.length;
    if (embedding.length !== length || length === 0) {
      throw new EmbeddingError('misconfigured', `The model gives ${embedding.length} dimensions, not ${length}`);
    }
    const vector = unitVector(embedding);
    if (!vector || embedding.includes(null)) throw new EmbeddingError('rejected', 'The model gave a text no direction');
    vectors[place] = vector;
  });
  return vectors as Float32Array[];
}

function foreign(found: string): EmbeddingError {
  return new EmbeddingError('misconfigured', `The server does not speak the embeddings protocol: ${found}`);
}

function isIndex(value: unknown, count: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < count;
}

/** JSON has no NaN: servers write `null` where a model computed one. */
function isNumbers(value: unknown): value is number[] & (number | null)[] {
  return Array.isArray(value) && value.every((number) => number === null || typeof number === 'number');
}
