import { ownedBy } from '@memory/records/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import type { ArmScope } from './arm.js';

/** A record that stands near another in the same session. */
export interface Neighbour {
  readonly of: string;
  readonly recordId: string;
  /** How many turns away: 1 or 2, before or after. */
  readonly distance: number;
}

/** How far a turn's score reaches. */
const REACH = 2;

/**
 * The turns beside these records, by (occurred_at, sequence, id) inside the same owner's session: for each a few
 * steps along `records_by_session` in both directions.
 */
export async function neighboursOf(tx: Tx, arm: ArmScope, recordIds: readonly string[]): Promise<Neighbour[]> {
  if (recordIds.length === 0) return [];
  const { tenantId } = arm.scope;
  const step = (comparison: '<' | '>', direction: 'asc' | 'desc') => sql`
    (select r.id, row_number() over (order by r.occurred_at ${sql.raw(direction)}, r.sequence ${sql.raw(direction)}, r.id ${sql.raw(direction)})::int as distance
     from ${arm.source}
     where r.tenant_id = ${tenantId} and r.user_id is not distinct from a.user_id and r.session_id = a.session_id
       and (r.occurred_at, r.sequence, r.id) ${sql.raw(comparison)} (a.occurred_at, a.sequence, a.id) and ${arm.conditions}
     order by r.occurred_at ${sql.raw(direction)}, r.sequence ${sql.raw(direction)}, r.id ${sql.raw(direction)} limit ${REACH})`;
  const anchors = sql`select r.id, r.user_id, r.session_id, r.occurred_at, r.sequence from ${arm.source}
    where ${ownedBy(arm.scope)} and r.id = any(${sql.param([...recordIds])}::uuid[]) and r.session_id is not null`;
  const { rows } = await tx.execute<{ anchor: string; id: string; distance: number }>(sql`
    select a.id as anchor, n.id, n.distance
    from (${anchors}) a cross join lateral (${step('<', 'desc')} union all ${step('>', 'asc')}) n
    order by a.id, n.distance, n.id`);
  return rows.map((row) => ({ of: row.anchor, recordId: row.id, distance: row.distance }));
}
