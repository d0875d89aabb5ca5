import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

export interface LastRun {
  readonly id: string;
  /** Whether it was undone. */
  readonly isTakenBack: boolean;
}

/** The last run that folded each of these records. */
export async function lastRunOf(tx: Tx, tenantId: string, ids: readonly string[]): Promise<Map<string, LastRun>> {
  const { rows } = await tx.execute<{ record_id: string; run_id: string; taken_back: boolean }>(sql`
    select distinct on (m.record_id) m.record_id, m.run_id,
      u.status = 'undone' and u.reason is not distinct from 'asked' as taken_back
    from compaction_members m join compaction_runs u on u.tenant_id = m.tenant_id and u.id = m.run_id
    where m.tenant_id = ${tenantId} and m.record_id = any(${sql.param([...ids])}::uuid[])
      and m.role = 'source' and u.kind = 'batch'
    order by m.record_id, u.started_at desc, u.id desc`);
  return new Map(rows.map((row) => [row.record_id, { id: row.run_id, isTakenBack: row.taken_back }]));
}
