import { counted } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

/** Maximum number of automatic links from one record. */
const AUTOMATIC = 5;

/**
 * If the tenant enables it, links the previous record to each of these. The previous one is of the same session (without one, of the
 * same agent) and at most an hour older. If it is disabled, the statement reads only the tenant's settings.
 */
export async function linkInTime(
  tx: Tx,
  { tenantId, userId }: { readonly tenantId: string; readonly userId: string | null },
  recordIds: readonly string[],
  now: Date,
): Promise<void> {
  if (userId === null || recordIds.length === 0) return;
  const before = sql`p.tenant_id = ${tenantId} and p.user_id = r.user_id
    and p.occurred_at >= r.occurred_at - interval '1 hour'
    and (p.occurred_at, p.sequence, p.id) < (r.occurred_at, r.sequence, r.id)
    and p.forgotten_at is null and not p.quarantined`;
  const latest = sql`order by p.occurred_at desc, p.sequence desc, p.id desc limit 1`;
  await counted(
    'edges',
    'inserted',
    tx.execute(sql`
    insert into edges (tenant_id, user_id, from_id, type, to_id, rule, created_at)
    select r.tenant_id, r.user_id, p.id, 'TEMPORAL_SEQUENCE', r.id, 'temporal_sequence', ${now.toISOString()}::timestamptz
    from tenant_settings s join records r on r.tenant_id = s.tenant_id and r.id = any(${sql.param([...recordIds])}::uuid[])
      cross join lateral (
        (select p.id from records p where r.session_id is not null and p.session_id = r.session_id and ${before} ${latest})
        union all
        (select p.id from records p where r.session_id is null and p.session_id is null and p.agent = r.agent
          and ${before} ${latest})
      ) p
    where s.tenant_id = ${tenantId} and s.name = 'graph' and s.value->>'temporal_sequence' = 'true'
      and (select count(*) from edges e where e.tenant_id = ${tenantId} and e.from_id = p.id
        and e.type = 'TEMPORAL_SEQUENCE' and e.rule is not null) < ${AUTOMATIC}
    on conflict do nothing`),
  );
}
