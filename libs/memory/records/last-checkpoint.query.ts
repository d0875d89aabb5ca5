import type { Scope } from '@kernel/scope.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { readRecordRow, RECORD_COLUMNS, type RecordRow } from '@memory/record-store/record-row.js';
import { ownedBy, recordConditions } from '@memory/record-store/record-source.js';

/** The latest checkpoint of an agent, by storing or update, and the number of its checkpoints. Reads only checkpoints of that agent. */
export async function lastCheckpoint(
  tx: Tx,
  scope: Scope,
  agent: string,
  now: Date,
): Promise<{ last: RecordRow | undefined; count: number }> {
  const { rows } = await tx.execute<Record<string, unknown> & { checkpoints: number }>(sql`
    select ${RECORD_COLUMNS}, (count(*) over ())::int as checkpoints from records r
    where ${ownedBy(scope)} and ${recordConditions(scope, { type: 'checkpoint', agent }, now)}
    order by r.recorded_at desc, r.id desc limit 1`);
  const [row] = rows;
  return { last: row && readRecordRow(row), count: row?.checkpoints ?? 0 };
}
