import { EmbeddingError } from './embedder.js';
import { unitVector } from './vectors.js';

/**
 * Reads the answer of `POST /embeddings`, `{ data: [{ index, embedding: number[] }] }`, whose order is free.
 * A server that leaves `index` out altogether is taken to have kept the order.
 *
 * @param dimensions what every vector must have; 0 accepts any length, the same for all
 * @returns unit vectors in the order of the input
 * @throws EmbeddingError `misconfigured` when the answer is none, or has other dimensions; `rejected` when a vector
 * has no direction, as some local models answer to a text they cannot compute
 */
export function readVectors(body: unknown, count: number, dimensions: number): Float32Array[] {
  const data = isObject(body) ? body['data'] : undefined;
  if (!Array.isArray(data)) throw foreign('no list of vectors');
  if (data.length !== count) throw foreign(`${data.length} vectors for ${count} texts`);
  const vectors = new Array<Float32Array | undefined>(count).fill(undefined);
  let length = dimensions;
  data.forEach((item: unknown, position) => {
    const { index = position, embedding } = isObject(item) ? item : {};
    if (!isIndex(index, count) || vectors[index]) throw foreign('an index that is no position or comes twice');
    if (!isNumbers(embedding)) throw foreign('a vector that is no list of numbers');
    length ||= embedding.length;
    if (embedding.length !== length || length === 0) {
      throw new EmbeddingError('misconfigured', `The model gives ${embedding.length} dimensions, not ${length}`);
    }
    const vector = unitVector(embedding);
    if (!vector || embedding.includes(null)) throw new EmbeddingError('rejected', 'The model gave a text no direction');
    vectors[index] = vector;
  });
  return vectors as Float32Array[];
}

function foreign(found: string): EmbeddingError {
  return new EmbeddingError('misconfigured', `The server does not speak the embeddings protocol: ${found}`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isIndex(value: unknown, count: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < count;
}

/** JSON has no NaN: where a model computed one, its server writes `null`. */
function isNumbers(value: unknown): value is number[] & (number | null)[] {
  return Array.isArray(value) && value.every((number) => number === null || typeof number === 'number');
}
