import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

/** The user's epoch, which an erasure raises. Null: no such user. */
export async function epochOf(
  tx: Tx,
  { tenantId, userId }: { readonly tenantId: string; readonly userId: string },
): Promise<number | null> {
  const { rows } = await tx.execute<{ epoch: number }>(
    sql`select epoch::float8 as epoch from users where tenant_id = ${tenantId} and user_id = ${userId}`,
  );
  return rows[0]?.epoch ?? null;
}
