import { RecollectError } from '@kernel/errors.js';
import { sql } from 'drizzle-orm';
import type { Tx } from './transaction.js';

/**
 * For a write that belongs to a tenant and to none of its users: an erasure of the tenant waits for this transaction, and a later write is
 * refused, also of a request that was admitted before.
 * @throws RecollectError `erasure_pending` while the tenant is being erased, and when it is gone
 */
export async function holdTenant(tx: Tx, tenantId: string): Promise<void> {
  const { rowCount } = await tx.execute(
    sql`select from tenants where tenant_id = ${tenantId} and not erasing for key share`,
  );
  if (!rowCount) throw new RecollectError('erasure_pending');
}
