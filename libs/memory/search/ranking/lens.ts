import { sql } from 'drizzle-orm';
import type { Tx } from '@platform/database/database.js';
import { keepPlan } from '@platform/database/kept-plans.js';
import { inOneRow, packedRows } from '@platform/database/packed-rows.js';
import { type EmbeddingSpaceName, unitVector } from '@platform/embeddings/embedder.js';
import { getsEnglishWords, knownModel } from '@platform/embeddings/known-models.js';
import { halfvecBytes } from '@schema/columns.js';
import { type ArmScope, believedPassage } from '../arms/arm.js';
import { idOf, negativeProduct } from '../arms/vector-arm.query.js';
import { LENS_WEIGHTS } from './lens-weights.js';
import { LENS } from './profile.js';

type LensWeights = (typeof LENS_WEIGHTS)[keyof typeof LENS_WEIGHTS];
interface Lens {
  /** Input directions, and the direction in which each moves the vector. */
  readonly from: readonly Float32Array[];
  readonly to: readonly Float32Array[];
}

/** Scale of the nearness, so that a model with close cosines has as much effect. The best of 1, 2, 3 and 6. */
const SPREAD: Readonly<Record<keyof typeof LENS_WEIGHTS, number>> = { bundled: 1, 'e5-small-v2': 3 };

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
  if (!isLearned(name) || !(language === 'en' || getsEnglishWords(space, language))) return null;
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

/**
 * The query as stored vectors are compared with it: moved part of the way through the lens (`LENS`), at unit length. What answers
 * comes nearer, and what is about the same topic stays near. Without a lens it is the query itself.
 * @param language of the query, ISO 639-1
 */
export function towardsAnswers(space: EmbeddingSpaceName, query: Float32Array, language: string): Float32Array {
  const seen = throughLens(space, query, language);
  const answers = seen && unitVector(seen);
  if (!answers) return query;
  return unitVector(query.map((value, i) => value + LENS.share * answers[i]!)) ?? query;
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

/** Only the first passages of a long record: they contain its topic, and each costs a lookup. */
const MOST_PASSAGES = 4;

/**
 * The inner product of a query moved by the lens with each of these records, for the best of its first passages. A
 * record without a vector in this space is missing from the result. Access was already checked when the records were
 * found.
 */
export async function seenThroughLens(
  tx: Tx,
  { scope, asOf }: Pick<ArmScope, 'scope' | 'asOf'>,
  ids: readonly string[],
  { space, query }: { readonly space: EmbeddingSpaceName; readonly query: Float32Array },
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  // Reads each passage's vector through its index. With a join, a database without statistics reads the whole scope.
  const statement = sql`
    select p.record_id as id, max((
      select -(${negativeProduct(tx, sql`${halfvecBytes(query)}::halfvec`)}) from passage_vectors v
      where v.tenant_id = p.tenant_id and v.passage_id = p.id and v.space_id = ${idOf(scope, space)})) as near
    from passages p
    where p.tenant_id = ${scope.tenantId} and ${believedPassage(asOf)} and p.ordinal < ${MOST_PASSAGES} and p.record_id = any(${sql.param([...ids])}::uuid[])
    group by p.record_id`;
  const rows = await packedRows<readonly [id: string, near: number | null]>(
    tx,
    keepPlan(inOneRow(statement, ['id', 'near'])),
  );
  return new Map(rows.flatMap(([id, near]) => (near === null ? [] : [[id, Math.round(near * 1e4) / 1e4] as const])));
}
