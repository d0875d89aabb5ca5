import type { Scope } from '@kernel/scope.js';
import { readRecordRow, RECORD_COLUMNS, type RecordRow } from '@memory/record-store/record-row.js';
import { recordConditions } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

/** Maximum per write. The next write finds the rest. */
const AT_ONCE = 100;

/**
 * The row ids of the agent's pending intentions that these words trigger, or that are due by time. One index lookup per word, or a
 * single one if the agent has no intentions. So the cost depends on the words of the write, not on how many intentions there are.
 */
export async function calledUp(
  tx: Tx,
  scope: Scope,
  agent: string,
  words: ReadonlySet<string>,
  now: Date,
): Promise<Map<string, 'words' | 'time'>> {
  const its = sql`t.tenant_id = ${scope.tenantId} and t.user_id = ${scope.userId} and t.agent = ${agent}`;
  const { rows } = await tx.execute<{ record_id: string; timed: boolean }>(sql`
    select found.record_id, bool_and(found.timed) as timed from (
      select t.record_id, false as timed
      from unnest(${sql.param([...words])}::text[]) as w (word) cross join lateral (
        select t.record_id from pending_triggers t where ${its} and t.word = w.word offset 0
      ) t where exists (select from pending_triggers t where ${its})
      union all
      select t.record_id, true from pending_triggers t
      where ${its} and t.word = '' and t.due_at <= ${now.toISOString()}::timestamptz
    ) found group by found.record_id order by found.record_id`);
  return new Map(rows.map(({ record_id: id, timed }) => [id, timed ? 'time' : 'words']));
}

/** Locks the intentions in the order of their ids, and reads those that are still pending and readable. */
export async function lockPending(tx: Tx, scope: Scope, ids: readonly string[], now: Date): Promise<RecordRow[]> {
  const { rows } = await tx.execute(sql`
    select ${RECORD_COLUMNS} from records r
    where r.tenant_id = ${scope.tenantId} and r.user_id = ${scope.userId} and r.id = any(${sql.param([...ids])}::uuid[])
      and coalesce(r.fields->>'status', 'pending') = 'pending' and ${recordConditions(scope, {}, now)}
    order by r.id limit ${AT_ONCE} for update`);
  return rows.map(readRecordRow);
}
