import type { Scope } from '@kernel/scope.js';
import { ownedBy, recordConditions } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

/** One of these records was derived from another of them. */
export interface Descent {
  readonly fromId: string;
  /** Whether it is a summary of the other, or a fact derived from it. */
  readonly sumsUp: boolean;
  readonly toId: string;
}

/**
 * Which of these records (row ids) repeat others of them. A record that was edited after it was derived is left out: it no longer
 * repeats its source, and is included beside it.
 */
export async function descentAmong(tx: Tx, { tenantId }: Scope, ids: readonly string[]): Promise<Descent[]> {
  if (ids.length < 2) return [];
  const among = sql`${sql.param([...ids])}::uuid[]`;
  const { rows } = await tx.execute<{ from_id: string; to_id: string; type: string }>(sql`
    select e.from_id, e.to_id, e.type from edges e
    join records r on r.tenant_id = e.tenant_id and r.id = e.from_id
    where e.tenant_id = ${tenantId} and e.from_id = any(${among}) and e.to_id = any(${among})
      and e.type in ('DERIVES_FROM', 'CONSOLIDATES')
      and not (e.type = 'DERIVES_FROM' and exists (
        select 1 from record_versions v
        where v.tenant_id = ${tenantId} and v.record_id = r.id and v.content <> r.content))
    order by e.from_id, e.to_id, e.type`);
  return rows.map((row) => ({ fromId: row.from_id, toId: row.to_id, sumsUp: row.type === 'CONSOLIDATES' }));
}

/** When a turn ceased to be true. */
export interface Ending {
  readonly until: Date;
  /** Whether another fact from the turn is still true. */
  readonly inPart: boolean;
}

/** For turns (row ids) from which an outdated fact was learned, of those that the scope reads: when it ended, as of `at`. */
export async function endingsOf(
  tx: Tx,
  scope: Scope,
  ids: readonly string[],
  { at, now }: { readonly at: Date; readonly now: Date },
): Promise<ReadonlyMap<string, Ending>> {
  if (ids.length === 0) return new Map();
  const ended = sql`(r.superseded_by is not null or r.valid_to <= ${at.toISOString()}::timestamptz)`;
  const { rows } = await tx.execute<{ turn_id: string; until: number | null; in_part: boolean }>(sql`
    select e.to_id as turn_id, extract(epoch from max(coalesce(r.valid_to, r.updated_at)) filter (where ${ended})) * 1000 as until,
      bool_or(not coalesce(${ended}, false)) as in_part
    from edges e
    join records r on r.tenant_id = e.tenant_id and r.id = e.from_id
    where e.tenant_id = ${scope.tenantId} and e.to_id = any(${sql.param([...ids])}::uuid[]) and e.type = 'DERIVES_FROM'
      and r.type <> 'summary' and ${ownedBy(scope)} and ${recordConditions(scope, {}, now)}
    group by e.to_id`);
  return new Map(
    rows.flatMap(({ turn_id: id, until, in_part: inPart }) =>
      until === null ? [] : [[id, { until: new Date(Number(until)), inPart }] as const],
    ),
  );
}
