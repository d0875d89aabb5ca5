import type { Scope } from '@kernel/scope.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

/** The time zone for a reader's days: the user's, else the tenant's. */
export async function timeZoneOf(tx: Tx, scope: Scope): Promise<string> {
  const { rows } = await tx.execute<{ zone: string }>(sql`
    select coalesce(u.time_zone, t.time_zone) as zone
    from tenants t left join users u on u.tenant_id = t.tenant_id and u.user_id = ${scope.userId}::text
    where t.tenant_id = ${scope.tenantId}`);
  return rows[0]?.zone ?? 'UTC';
}
