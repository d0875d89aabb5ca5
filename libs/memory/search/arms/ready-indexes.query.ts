import type { Scope } from '@kernel/scope.js';
import { ownedBy } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { keepPlan } from '@platform/database/kept-plans.js';
import { packed } from '@platform/database/packed-rows.js';
import type { EmbeddingSpaceName } from '@platform/embeddings/embedder.js';
import { sql, type SQL } from 'drizzle-orm';

/** The vector index of an owner with too many vectors for an exact scan, with the statistics of that owner's words. */
export interface ReadyIndex {
  readonly id: string;
  /** Null for the tenant's shared memory. */
  readonly userId: string | null;
  readonly space: EmbeddingSpaceName;
  readonly passages: number;
  /** Total over all passages. */
  readonly terms: number;
}

type Cells = readonly [
  id: string,
  userId: string | null,
  provider: string,
  model: string,
  dimensions: number,
  passages: number,
  terms: number,
];
const COLUMNS = ['id', 'user_id', 'provider', 'model', 'dimensions', 'passages', 'terms'];

/** The indexes of the owners that a scope reads, for a `select`. A read of a whole tenant compares every vector. */
export function readyIndexes(scope: Scope): SQL {
  if (scope.allUsers) return sql`null::json`;
  return sql`(select ${packed(COLUMNS)} from (
    select i.id, i.user_id, e.provider, e.model, e.dimensions, i.passages, i.terms from vector_indexes i
    join embedding_spaces e on e.tenant_id = ${scope.tenantId} and e.id = i.space_id
    where i.tenant_id = ${scope.tenantId} and ${ownedBy(scope, 'i')} and i.state = 'ready' order by i.id) one)`;
}

export function readIndexes(found: unknown): ReadyIndex[] {
  const rows = (found ?? []) as readonly Cells[];
  return rows.map(([id, userId, provider, model, dimensions, passages, terms]) => {
    return { id, userId, space: { provider, model, dimensions }, passages, terms };
  });
}

/** For callers that need only this beside the arms. */
export async function readyIndexesOf(tx: Tx, scope: Scope): Promise<ReadyIndex[]> {
  const { rows } = await tx.execute<{ found: unknown }>(keepPlan(sql`select ${readyIndexes(scope)} as found`));
  return readIndexes(rows[0]?.found);
}
