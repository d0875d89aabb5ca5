import type { Scope } from '@kernel/scope.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

/** The sequence of each of these messages in its history, by record id. */
export async function placesOf(tx: Tx, scope: Scope, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<{ id: string; sequence: number }>(sql`
    select record_id as id, sequence::float8 as sequence from messages
    where tenant_id = ${scope.tenantId} and user_id = ${scope.userId} and record_id = any(${sql.param([...ids])}::uuid[])`);
  return new Map(rows.map(({ id, sequence }) => [id, sequence]));
}
