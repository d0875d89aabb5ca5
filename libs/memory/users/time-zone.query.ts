import { ianaZone } from '@kernel/time-zone.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

/** The time zone of an owner's days: the user's, else the tenant's. By a name that Postgres reads like Node. */
export async function timeZoneOf(
  tx: Tx,
  { tenantId, userId }: { readonly tenantId: string; readonly userId: string | null },
): Promise<string> {
  const { rows } = await tx.execute<{ zone: string }>(sql`
    select coalesce(u.time_zone, t.time_zone) as zone
    from tenants t left join users u on u.tenant_id = t.tenant_id and u.user_id = ${userId}::text
    where t.tenant_id = ${tenantId}`);
  return ianaZone(rows[0]?.zone ?? 'UTC');
}
