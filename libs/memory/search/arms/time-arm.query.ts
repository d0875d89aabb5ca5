import { ownerSets } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { inOneRow } from '@platform/database/packed-rows.js';
import { sql } from 'drizzle-orm';
import { type ArmScope, type PassageHit, type TraitCells, TRAITS } from './arm.js';
import { withoutSorting } from '../stages/neighbours.query.js';
import { ARMS } from '../ranking/profile.js';
import type { TimeWindow } from './time-windows.js';

/** Records dated in one of the windows: windows in the order in which the query names them, latest records first. */
export async function timeArm(
  tx: Tx,
  arm: ArmScope,
  windows: readonly Omit<TimeWindow, 'exact'>[],
): Promise<PassageHit[]> {
  if (windows.length === 0) return [];
  const instant = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`;
  const reads = windows.flatMap(({ from, to }, place) =>
    ownerSets(arm.scope).map(
      (set) => sql`
      (select ${place}::int as place, r.id as record_id, ${TRAITS}
       from ${arm.source}
       where ${set} and r.occurred_at >= ${instant(from)} and r.occurred_at < ${instant(to)} and ${arm.conditions}
       order by r.occurred_at desc, r.id desc limit ${ARMS.dated})`,
    ),
  );
  const dated = sql`
    select * from (${sql.join(reads, sql` union all `)}) dated order by place, occurred_at desc, record_id desc limit ${ARMS.dated}`;
  return (await withoutSorting<WholeCells>(tx, inOneRow(dated, WHOLE_COLUMNS))).map(wholeRecord);
}

export type WholeCells = readonly [recordId: string, ...traits: TraitCells];
/** The columns of `WholeCells`. */
export const WHOLE_COLUMNS = ['record_id', 'session_id', 'role', 'occurred_at', 'size'];

/** A whole record, for a record that no passage matched. */
export function wholeRecord([recordId, sessionId, role, occurredAt, size]: WholeCells): PassageHit {
  const traits = { sessionId, role, occurredAt: Math.round(occurredAt), size };
  return { recordId, passageId: recordId, start: 0, end: 0, score: 1, ...traits };
}
