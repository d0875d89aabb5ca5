import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import type { Owner, WantedVectors } from './passage-index.js';

/** Records with current passages without a vector in a space, by owner. Needs a scope that reads the whole tenant. */
export async function recordsToReembed(
  tx: Tx,
  tenantId: string,
  spaceId: string,
): Promise<{ owner: Owner; wanted: WantedVectors[] }[]> {
  const { rows } = await tx.execute<{ user_id: string | null; epoch: number; ids: string[]; passages: number[] }>(sql`
    select m.user_id, coalesce(u.epoch, 0)::int as epoch,
      array_agg(m.record_id::text order by m.record_id) as ids, array_agg(m.passages order by m.record_id) as passages
    from (
      select p.user_id, p.record_id, count(*)::int as passages from passages p
      where p.tenant_id = ${tenantId} and p.superseded_at is null and not exists (
        select 1 from passage_vectors v
        where v.tenant_id = p.tenant_id and v.space_id = ${spaceId} and v.passage_id = p.id)
      group by p.user_id, p.record_id
    ) m left join users u on u.tenant_id = ${tenantId} and u.user_id = m.user_id
    group by m.user_id, u.epoch`);
  return rows.map(({ user_id: userId, epoch, ids, passages }) => ({
    owner: { tenantId, userId, epoch },
    wanted: ids.map((recordId, i) => ({ recordId, passages: passages[i] ?? 1 })),
  }));
}
