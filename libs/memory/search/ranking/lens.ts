import type { EmbeddingSpaceName } from '@platform/embeddings/embedder.js';
import { knownModel } from '@platform/embeddings/known-models.js';
import { LENS_WEIGHTS } from './lens-weights.js';

type LensWeights = (typeof LENS_WEIGHTS)[keyof typeof LENS_WEIGHTS];
interface Lens {
  /** Directions that are looked along, and how far each moves the vector along another. */
  readonly from: readonly Float32Array[];
  readonly to: readonly Float32Array[];
}

/** By how much what is seen of a statement is spread, so that a model whose cosines all lie close together tells as much. Of 1, 2, 3 and 6 what gains most. */
const SPREAD: Readonly<Record<keyof typeof LENS_WEIGHTS, number>> = { bundled: 1, 'e5-small-v2': 3 };

/** Unpacked once each, when it is first asked for. */
const lenses = new Map<string, Lens>();

/**
 * A query's vector turned towards the statements that say what is asked for: its inner product with a statement's vector says how likely the
 * statement answers, where a cosine says that both are of the same matter. Statements stay as they are stored. Learned offline
 * (`lens-weights.ts`). Null for a model that it was not learned for, and for a language that the model does not know.
 * @param language of the query, ISO 639-1
 */
export function throughLens(space: EmbeddingSpaceName, query: Float32Array, language: string): Float32Array | null {
  const name = lensNameOf(space);
  if (language !== 'en' || !isLearned(name)) return null;
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

/** Under which a lens is kept: of one model alone, because no other has the same directions. */
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
