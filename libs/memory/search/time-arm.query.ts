import { ownerSets } from '@memory/records/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { type ArmScope, type Hit, readTraits, type HitRow, TRAITS } from './arm.js';
import { withoutSorting } from './neighbours.query.js';
import type { TimeWindow } from './time-windows.js';

/** Records that one window brings at most. */
const LIMIT = 60;

/** What is dated into one of the windows, the windows that were named first and their latest records first. */
export async function timeArm(tx: Tx, arm: ArmScope, windows: readonly TimeWindow[]): Promise<Hit[]> {
  if (windows.length === 0) return [];
  const instant = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`;
  const reads = windows.flatMap(({ from, to }, place) =>
    ownerSets(arm.scope).map(
      (set) => sql`
      (select ${place}::int as place, r.id as record_id, ${TRAITS}, char_length(r.content) as end_at
       from ${arm.source}
       where ${set} and r.occurred_at >= ${instant(from)} and r.occurred_at < ${instant(to)} and ${arm.conditions}
       order by r.occurred_at desc, r.id desc limit ${LIMIT})`,
    ),
  );
  const rows = await withoutSorting<HitRow>(
    tx,
    sql`
    select * from (${sql.join(reads, sql` union all `)}) dated order by place, occurred_at desc, record_id desc limit ${LIMIT}`,
  );
  return rows.map(wholeRecord);
}

/** A record that was found by something else than a passage: all of it. */
export function wholeRecord(row: HitRow): Hit {
  return { recordId: row.record_id, passageId: row.record_id, start: 0, end: row.end_at, score: 1, ...readTraits(row) };
}
