import type { EmbeddingSpaceName } from '@platform/embeddings/embedder.js';
import { knownModel } from '@platform/embeddings/known-models.js';
import { LENS_WEIGHTS } from './lens-weights.js';

type LensWeights = (typeof LENS_WEIGHTS)[keyof typeof LENS_WEIGHTS];
interface Lens {
  /** Input directions, and the direction in which each moves the vector. */
  readonly from: readonly Float32Array[];
  readonly to: readonly Float32Array[];
}

/** Scale of the nearness, so that a model with close cosines has as much effect. The best of 1, 2, 3 and 6. */
const SPREAD: Readonly<Record<keyof typeof LENS_WEIGHTS, number>> = { bundled: 1, 'e5-small-v2': 3 };

/** Languages that a model knows, ISO 639-1. The bundled one gets German texts in English words. */
const LANGUAGES: Readonly<Record<keyof typeof LENS_WEIGHTS, readonly string[]>> = {
  bundled: ['en', 'de'],
  'e5-small-v2': ['en'],
};

/** Unpacked on first use. */
const lenses = new Map<string, Lens>();

/**
 * Moves the vector of a query towards statements that answer it. Its inner product with a statement's vector then measures how
 * likely the statement answers, whereas the cosine measures that both have the same topic. Stored vectors do not change. Learned
 * offline (`lens-weights.ts`). Null for a model without a lens, and for a language that the model does not know.
 * @param language of the query, ISO 639-1
 */
export function throughLens(space: EmbeddingSpaceName, query: Float32Array, language: string): Float32Array | null {
  const name = lensNameOf(space);
  if (!isLearned(name) || !LANGUAGES[name].includes(language)) return null;
  const { from, to } = lensOf(name);
  if (from[0]!.length !== query.length) return null;
  const seen = Float32Array.from(query);
  from.forEach((direction, k) => {
    const along = dot(direction, query);
    for (let i = 0; i < seen.length; i++) seen[i]! += along * to[k]![i]!;
  });
  const scale = SPREAD[name] / Math.sqrt(Math.max(dot(seen, seen), Number.EPSILON));
  return seen.map((value) => value * scale);
}

/** The key of a lens. It belongs to a single model, because no other has the same directions. */
export function lensNameOf({ provider, model }: EmbeddingSpaceName): string {
  return provider === 'bundled' ? provider : (knownModel(model)?.name ?? model);
}

function lensOf(name: keyof typeof LENS_WEIGHTS): Lens {
  const known = lenses.get(name);
  if (known) return known;
  const { directions, from, to } = LENS_WEIGHTS[name];
  const lens = { from: unpacked(from, directions), to: unpacked(to, directions) };
  lenses.set(name, lens);
  return lens;
}

function isLearned(name: string): name is keyof typeof LENS_WEIGHTS {
  return Object.hasOwn(LENS_WEIGHTS, name);
}

function unpacked({ largest, bytes }: LensWeights['from'], directions: number): Float32Array[] {
  const cells = Buffer.from(bytes, 'base64');
  const dimensions = cells.length / directions;
  return Array.from({ length: directions }, (_, k) =>
    Float32Array.from({ length: dimensions }, (__, i) => (cells.readInt8(k * dimensions + i) * largest) / 127),
  );
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}
