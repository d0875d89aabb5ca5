import type { EmbeddingSpaceName } from '@platform/embeddings/embedder.js';
import { modelFamilyOf } from './fuse.js';
import { LENS_WEIGHTS } from './lens-weights.js';

interface Lens {
  /** Of what a statement is on average, seen through it. */
  readonly length: number;
  readonly values: readonly number[];
  /** A unit vector each. */
  readonly directions: readonly Float32Array[];
}

/** Unpacked once each, when it is first asked for. */
const lenses = new Map<string, Lens | null>();

/**
 * A query's vector turned towards what tells one attribute of somebody from another: its inner product with a statement's vector says how likely the
 * statement says what is asked for, where a cosine says that both are of the same matter. Learned offline (`lens-weights.ts`). Null for a model
 * that it was not learned for, and for a language that the model does not know.
 * @param language of the query, ISO 639-1
 */
export function throughLens(space: EmbeddingSpaceName, query: Float32Array, language: string): Float32Array | null {
  const lens = language === 'en' ? lensOf(modelFamilyOf(space)) : null;
  if (lens?.directions[0]?.length !== query.length) return null;
  const seen = Float32Array.from(query);
  lens.directions.forEach((direction, k) => {
    const along = lens.values[k]! * dot(direction, query);
    for (let i = 0; i < seen.length; i++) seen[i]! += along * direction[i]!;
  });
  const scale = lens.length * Math.sqrt(Math.max(dot(seen, query), Number.EPSILON));
  return seen.map((value) => value / scale);
}

function lensOf(family: string): Lens | null {
  const known = lenses.get(family);
  if (known !== undefined) return known;
  const packed = (LENS_WEIGHTS as Readonly<Record<string, (typeof LENS_WEIGHTS)['bundled'] | undefined>>)[family];
  const lens = packed ? unpacked(packed) : null;
  lenses.set(family, lens);
  return lens;
}

function unpacked({ length, largest, values, directions }: (typeof LENS_WEIGHTS)['bundled']): Lens {
  const bytes = Buffer.from(directions, 'base64');
  const dimensions = bytes.length / values.length;
  return {
    length,
    values,
    directions: values.map((_, k) =>
      Float32Array.from({ length: dimensions }, (__, i) => (bytes.readInt8(k * dimensions + i) * largest) / 127),
    ),
  };
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}
