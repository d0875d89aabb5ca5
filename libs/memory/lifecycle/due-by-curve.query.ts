import type { Scope } from '@kernel/scope.js';
import { INTENTION_TYPE, isPending } from '@memory/record-store/pending-triggers.query.js';
import { boundTo } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { sql, type SQL } from 'drizzle-orm';
import { instant } from '@platform/database/instant.js';
import type { Population } from './forgetting-policies.js';
import { isUser, rowsOf } from './owner-conditions.js';
import { dueAfterMs } from './retention.js';

/** One contiguous index range: due records of one type and strength. */
export interface DueRange {
  readonly type: string;
  readonly strength: number;
  /** Records last recalled at or before this are due. */
  readonly cutoff: Date;
  /** Importance at which a record does not fade. */
  readonly floor: number | null;
}

export interface DueRow {
  readonly id: string;
  readonly userId: string | null;
  readonly type: string;
  readonly strength: number;
  readonly lastRecalledAt: Date;
}

/** The last row read of a range. */
export type Place = Pick<DueRow, 'type' | 'strength' | 'lastRecalledAt' | 'id'>;

/** Maximum number of ranges per statement. */
const RANGES_AT_ONCE = 64;

/**
 * The ranges with possibly due records: one for each existing type and strength. They are found by jumps from one to the next (a
 * loose index scan), so the cost is the number of ranges, not of rows. If nothing can fade, nothing is read.
 */
export async function dueRanges(
  tx: Tx,
  tenantId: string,
  { owner, policies }: Population,
  at: Date,
  types?: readonly string[],
): Promise<DueRange[]> {
  if (!policies.fades) return [];
  const whose = 'rest' in owner ? sql`` : sql` and a.user_id ${isUser(owner.userId)}`;
  const fading = sql`record_access a where a.tenant_id = ${tenantId} and not a.exempt${whose}`;
  const { rows } = await tx.execute<{ type: string; strength: number }>(sql`
    with recursive pairs (type, strength) as (
      (select a.type, a.strength from ${fading} order by a.type, a.strength limit 1)
      union all
      select n.type, n.strength from pairs p cross join lateral (
        select a.type, a.strength from ${fading} and (a.type, a.strength) > (p.type, p.strength)
        order by a.type, a.strength limit 1
      ) n
    )
    select type, strength from pairs`);
  return rows
    .filter(({ type }) => types === undefined || types.includes(type))
    .flatMap(({ type, strength }) => {
      const policy = policies.forType(type);
      const after = dueAfterMs(policy, strength);
      if (after === null) return [];
      return [{ type, strength, cutoff: new Date(at.getTime() - after), floor: policy.importanceFloor }];
    });
}

/** The first `limit` due rows, by range, last recall and id, after `after` if given. */
export async function dueRows(
  tx: Tx,
  scope: Scope,
  owner: Population['owner'],
  ranges: readonly DueRange[],
  limit: number,
  after?: Place,
): Promise<DueRow[]> {
  const found: DueRow[] = [];
  const left = after ? ranges.slice(rangeOf(ranges, after)) : ranges;
  for (let i = 0; i < left.length && found.length < limit; i += RANGES_AT_ONCE) {
    const room = limit - found.length;
    const { rows } = await tx.execute<RawRow & Record<string, unknown>>(sql`
      select x.record_id as id, x.user_id, f.type, f.strength,
        (extract(epoch from x.last_recalled_at) * 1000)::float8 as at
      from ${rangeRows(left.slice(i, i + RANGES_AT_ONCE))} cross join lateral (
        select a.record_id, a.user_id, a.last_recalled_at from record_access a
        where ${inRange(scope, owner)}${beyond(after)}
        order by a.last_recalled_at, a.record_id limit ${room}
      ) x order by f.ordinal, x.last_recalled_at, x.record_id limit ${room}`);
    for (const { id, user_id: userId, type, strength, at } of rows) {
      found.push({ id, userId, type, strength, lastRecalledAt: new Date(Math.round(at)) });
    }
  }
  return found;
}

interface RawRow {
  readonly id: string;
  readonly user_id: string | null;
  readonly type: string;
  readonly strength: number;
  readonly at: number;
}

/** The range to continue with. If it no longer exists, it has nothing due, and its position among the others suffices. */
function rangeOf(ranges: readonly DueRange[], { type, strength }: Place): number {
  const same = ranges.findIndex((range) => range.type === type && range.strength >= strength);
  if (same >= 0) return same;
  const next = ranges.findIndex((range) => range.type > type);
  return next < 0 ? ranges.length : next;
}

function beyond(after: Place | undefined): SQL {
  if (!after) return sql``;
  return sql` and ((f.type, f.strength) <> (${after.type}::text, ${after.strength}::int)
    or (a.last_recalled_at, a.record_id) > (${instant(after.lastRecalledAt)}, ${after.id}::uuid))`;
}

export async function countDue(
  tx: Tx,
  scope: Scope,
  owner: Population['owner'],
  ranges: readonly DueRange[],
): Promise<number> {
  let due = 0;
  for (let i = 0; i < ranges.length; i += RANGES_AT_ONCE) {
    const { rows } = await tx.execute<{ n: number }>(sql`
      select coalesce(sum(x.n), 0)::int as n from ${rangeRows(ranges.slice(i, i + RANGES_AT_ONCE))} cross join lateral (
        select count(*) as n from record_access a where ${inRange(scope, owner)}
      ) x`);
    due += rows[0]?.n ?? 0;
  }
  return due;
}

function rangeRows(ranges: readonly DueRange[]): SQL {
  return sql`unnest(
    ${sql.param(ranges.map(({ type }) => type))}::text[], ${sql.param(ranges.map(({ strength }) => strength))}::int[],
    ${sql.param(ranges.map(({ cutoff }) => cutoff.toISOString()))}::timestamptz[],
    ${sql.param(ranges.map(({ floor }) => floor))}::real[]
  ) with ordinality as f (type, strength, cutoff, floor, ordinal)`;
}

/** An intention that may still be triggered does not fade. */
function inRange(scope: Scope, owner: Population['owner']): SQL {
  return sql`a.tenant_id = ${scope.tenantId} and not a.exempt and a.type = f.type and a.strength = f.strength
    and a.last_recalled_at <= f.cutoff and (f.floor is null or a.importance < f.floor)
    and (f.type <> ${INTENTION_TYPE} or not ${isPending(scope.tenantId, sql`a.record_id`)})${rowsOf('a', owner)}${ofBindings(scope)}`;
}

/** Access rows have no agent or project, so for a bound key the records are joined. */
function ofBindings(scope: Scope): SQL {
  const bound = boundTo(scope);
  if (!bound) return sql``;
  return sql` and exists (
    select from records r where r.tenant_id = a.tenant_id and r.id = a.record_id and ${bound})`;
}
