import type { EmbeddingSpaceName } from '@platform/embeddings/embedder.js';
import { knownModel } from '@platform/embeddings/known-models.js';
import { LENS_WEIGHTS } from './lens-weights.js';

type LensWeights = (typeof LENS_WEIGHTS)[keyof typeof LENS_WEIGHTS];
interface Lens {
  /** Of what a statement is on average, seen through it. */
  readonly length: number;
  readonly values: readonly number[];
  /** A unit vector each. */
  readonly directions: readonly Float32Array[];
}

/** By how much what is seen of a statement is spread, so that a model whose cosines all lie close together tells as much. Of 1 to 8 what gains most. */
const SPREAD: Readonly<Record<keyof typeof LENS_WEIGHTS, number>> = { bundled: 1, 'e5-small-v2': 6 };

/** Unpacked once each, when it is first asked for. */
const lenses = new Map<string, Lens | null>();

/**
 * A query's vector turned towards what tells one attribute of somebody from another: its inner product with a statement's vector says how likely the
 * statement says what is asked for, where a cosine says that both are of the same matter. Learned offline (`lens-weights.ts`). Null for a model
 * that it was not learned for, and for a language that the model does not know.
 * @param language of the query, ISO 639-1
 */
export function throughLens(space: EmbeddingSpaceName, query: Float32Array, language: string): Float32Array | null {
  const lens = language === 'en' ? lensOf(lensNameOf(space)) : null;
  if (lens?.directions[0]?.length !== query.length) return null;
  const seen = Float32Array.from(query);
  lens.directions.forEach((direction, k) => {
    const along = lens.values[k]! * dot(direction, query);
    for (let i = 0; i < seen.length; i++) seen[i]! += along * direction[i]!;
  });
  const scale = lens.length * Math.sqrt(Math.max(dot(seen, query), Number.EPSILON));
  return seen.map((value) => value / scale);
}

/** Under which a lens is kept: of one model alone, because no other has the same directions. */
export function lensNameOf({ provider, model }: EmbeddingSpaceName): string {
  return provider === 'bundled' ? provider : (knownModel(model)?.name ?? model);
}

function lensOf(name: string): Lens | null {
  const known = lenses.get(name);
  if (known !== undefined) return known;
  const lens = isLearned(name) ? unpacked(LENS_WEIGHTS[name], SPREAD[name]) : null;
  lenses.set(name, lens);
  return lens;
}

function isLearned(name: string): name is keyof typeof LENS_WEIGHTS {
  return Object.hasOwn(LENS_WEIGHTS, name);
}

function unpacked({ length, largest, values, directions }: LensWeights, spread: number): Lens {
  const bytes = Buffer.from(directions, 'base64');
  const dimensions = bytes.length / values.length;
  return {
    length: length / spread,
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
