import { counted } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

/**
 * Deletes from the statistics of an owner's vector index the terms that no passage of theirs contains any more. Counts
 * of other terms stay as of the last count.
 * @param owner `userId` null: shared memory
 */
export async function forgetGoneTerms(
  tx: Tx,
  { tenantId, userId }: { readonly tenantId: string; readonly userId: string | null },
): Promise<void> {
  const owned = (alias: 'i' | 't') =>
    userId === null ? sql`${sql.raw(alias)}.user_id is null` : sql`${sql.raw(alias)}.user_id = ${userId}`;
  await counted(
    'frequent_terms',
    'deleted',
    tx.execute(sql`
      delete from frequent_terms f
      where f.tenant_id = ${tenantId}
        and f.index_id in (select i.id from vector_indexes i where i.tenant_id = ${tenantId} and ${owned('i')})
        and not exists (
          select from passage_terms t where t.tenant_id = ${tenantId} and ${owned('t')} and t.term = f.term)`),
  );
}
