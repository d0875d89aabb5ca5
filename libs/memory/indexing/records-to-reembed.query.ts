import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import type { Owner } from './passage-index.js';

/** The records whose current passages lack a vector in a space, by owner. Needs a scope that sees the whole tenant. */
export async function recordsToReembed(
  tx: Tx,
  tenantId: string,
  spaceId: string,
): Promise<{ owner: Owner; recordIds: string[] }[]> {
  const { rows } = await tx.execute<{ user_id: string | null; epoch: number; record_ids: string[] }>(sql`
    select m.user_id, coalesce(u.epoch, 0)::int as epoch, array_agg(m.record_id::text order by m.record_id) as record_ids
    from (
      select distinct p.user_id, p.record_id from passages p
      where p.tenant_id = ${tenantId} and p.superseded_at is null and not exists (
        select 1 from passage_vectors v
        where v.tenant_id = p.tenant_id and v.space_id = ${spaceId} and v.passage_id = p.id)
    ) m left join users u on u.tenant_id = ${tenantId} and u.user_id = m.user_id
    group by m.user_id, u.epoch`);
  return rows.map((row) => ({ owner: { tenantId, userId: row.user_id, epoch: row.epoch }, recordIds: row.record_ids }));
}
