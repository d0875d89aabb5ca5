import type { Tx } from '@platform/database/database.js';
import { type SQL, sql } from 'drizzle-orm';

/** The turns that make up a user's days. */
export interface RollupScope {
  readonly tenantId: string;
  readonly userId: string;
  readonly timeZone: string;
  readonly types: readonly string[];
}

/** A day with turns, and a hash of these turns and their versions. */
export interface TurnDay {
  readonly day: string;
  readonly print: string;
}

/** The days on which something was said, oldest first: one scan of the user's turns. */
export async function turnDays(tx: Tx, scope: RollupScope): Promise<TurnDay[]> {
  const { rows } = await tx.execute<TurnDay & Record<string, unknown>>(sql`
    select ${dayOf(scope)} as day, md5(string_agg(r.id::text || ':' || r.version, ',' order by r.id)) as print
    from records r where ${turns(scope)} group by 1 order by 1`);
  return rows;
}

/** The turns of these days, in order of time, with a maximum per day. */
export async function turnsOfDays(
  tx: Tx,
  scope: RollupScope,
  days: readonly string[],
  most: number,
): Promise<Map<string, string[]>> {
  const { rows } = await tx.execute<{ day: string; ids: string[] }>(sql`
    select day, (array_agg(id order by occurred_at, sequence, id))[1:${sql.raw(String(most))}]::text[] as ids
    from (select ${dayOf(scope)} as day, r.id, r.occurred_at, r.sequence from records r where ${turns(scope)}) t
    where day = any(${sql.param([...days])}::text[]) group by day`);
  return new Map(rows.map(({ day, ids }) => [day, ids]));
}

/**
 * Rollups of other days although turns in them still exist: these belong to another day now, because the time zone or a date was
 * changed. A rollup whose turns have all been forgotten stays.
 */
export async function movedRollups(tx: Tx, scope: RollupScope, days: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select d.id from records d
    where d.tenant_id = ${scope.tenantId} and d.user_id = ${scope.userId} and d.type = 'summary' and not d.legal_hold
      and d.provenance->>'source' = 'compaction' and d.metadata->>'kind' in ('day', 'personality')
      and d.metadata->>'day' <> all(${sql.param([...days])}::text[])
      and exists (select from edges e join records r on r.tenant_id = e.tenant_id and r.id = e.to_id
        where e.tenant_id = d.tenant_id and e.from_id = d.id and e.type = 'CONSOLIDATES' and ${turns(scope)})
    order by d.id for update of d`);
  return rows.map(({ id }) => id);
}

function dayOf({ timeZone }: RollupScope): SQL {
  return sql`to_char(r.occurred_at at time zone ${timeZone}::text, 'YYYY-MM-DD')`;
}

/** Folded or not, because a day is what was said on it. Expiring turns are excluded, because their summary would outlive them. */
function turns({ tenantId, userId, types }: RollupScope): SQL {
  return sql`r.tenant_id = ${tenantId} and r.user_id = ${userId} and r.type = any(${sql.param([...types])}::text[])
    and r.forgotten_at is null and not r.quarantined and r.expires_at is null`;
}
