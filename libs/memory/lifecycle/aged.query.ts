import type { Scope } from '@kernel/scope.js';
import { boundTo } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { sql, type SQL } from 'drizzle-orm';
import type { Population } from './forgetting-policies.js';
import { isUser, rowsOf } from './owner-conditions.js';

/** One contiguous index range: records older than the maximum age of their type. */
export interface AgedRange {
  readonly type: string;
  readonly cutoff: Date;
}

export interface AgedRow {
  readonly id: string;
  readonly userId: string | null;
  readonly type: string;
  readonly createdAt: Date;
}

/** The last row read of a range. */
export type AgedPlace = Pick<AgedRow, 'type' | 'createdAt' | 'id'>;

/** Pinned records and those under legal hold stay; the index excludes them. */
const MORTAL = sql.raw('not r.pinned and not r.legal_hold');

/**
 * A range for each existing type with a maximum age. Types are found by jumps from one to the next (loose index scan) in what may
 * still fade, and in the policy. Records of any other type are either all forgotten already, or stay.
 */
export async function agedRanges(
  tx: Tx,
  tenantId: string,
  { owner, policies }: Population,
  at: Date,
  types?: readonly string[],
): Promise<AgedRange[]> {
  if (!policies.ages) return [];
  const whose = 'rest' in owner ? sql`` : sql` and a.user_id ${isUser(owner.userId)}`;
  const those = sql`record_access a where a.tenant_id = ${tenantId} and not a.exempt${whose}`;
  const { rows } = await tx.execute<{ type: string }>(sql`
    with recursive walk (type) as (
      (select a.type from ${those} order by a.type, a.strength limit 1)
      union all
      select n.type from walk w cross join lateral (
        select a.type from ${those} and a.type > w.type order by a.type, a.strength limit 1
      ) n
    )
    select type from walk`);
  return [...new Set([...rows.map(({ type }) => type), ...policies.types])]
    .filter((type) => types === undefined || types.includes(type))
    .sort()
    .flatMap((type) => {
      const age = policies.maxAgeMs(type);
      return age === null ? [] : [{ type, cutoff: new Date(at.getTime() - age) }];
    });
}

/** The first `limit` rows of these ranges, oldest first in each, after `after` if given. */
export async function agedRows(
  tx: Tx,
  scope: Scope,
  owner: Population['owner'],
  ranges: readonly AgedRange[],
  limit: number,
  after?: AgedPlace,
): Promise<AgedRow[]> {
  const left = after ? ranges.filter(({ type }) => type >= after.type) : ranges;
  if (left.length === 0 || limit <= 0) return [];
  const beyond = after
    ? sql` and (f.type <> ${after.type}::text or (r.created_at, r.id) > (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid))`
    : sql``;
  const { rows } = await tx.execute<{ id: string; user_id: string | null; type: string; at: number }>(sql`
    select x.id, x.user_id, f.type, (extract(epoch from x.created_at) * 1000)::float8 as at
    from ${rangeRows(left)} cross join lateral (
      select r.id, r.user_id, r.created_at from records r where ${inRange(scope, owner)}${beyond}
      order by r.created_at, r.id limit ${limit}
    ) x order by f.ordinal, x.created_at, x.id limit ${limit}`);
  return rows.map(({ id, user_id: userId, type, at }) => ({ id, userId, type, createdAt: new Date(Math.round(at)) }));
}

export async function countAged(
  tx: Tx,
  scope: Scope,
  owner: Population['owner'],
  ranges: readonly AgedRange[],
): Promise<number> {
  if (ranges.length === 0) return 0;
  const { rows } = await tx.execute<{ n: number }>(sql`
    select coalesce(sum(x.n), 0)::int as n from ${rangeRows(ranges)} cross join lateral (
      select count(*) as n from records r where ${inRange(scope, owner)}
    ) x`);
  return rows[0]?.n ?? 0;
}

function rangeRows(ranges: readonly AgedRange[]): SQL {
  return sql`unnest(
    ${sql.param(ranges.map(({ type }) => type))}::text[],
    ${sql.param(ranges.map(({ cutoff }) => cutoff.toISOString()))}::timestamptz[]
  ) with ordinality as f (type, cutoff, ordinal)`;
}

function inRange(scope: Scope, owner: Population['owner']): SQL {
  const bound = boundTo(scope);
  return sql`r.tenant_id = ${scope.tenantId} and r.type = f.type and r.created_at <= f.cutoff and ${MORTAL}${rowsOf('r', owner)}${bound ? sql` and ${bound}` : sql``}`;
}
