import { type ArmScope, believedPassage } from '../arms/arm.js';
import { idOf, negativeProduct } from '../arms/vector-arm.query.js';
import type { Tx } from '@platform/database/database.js';
import { keepPlan } from '@platform/database/kept-plans.js';
import { inOneRow, packedRows } from '@platform/database/packed-rows.js';
import type { EmbeddingSpaceName } from '@platform/embeddings/embedder.js';
import { halfvecBytes } from '@schema/columns.js';
import { sql } from 'drizzle-orm';

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
