import type { Scope } from '@kernel/scope.js';
import { boundTo, ownedBy } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { and, sql, type SQL } from 'drizzle-orm';
import type { Population } from './forgetting-policies.js';

export type Past = 'expired' | 'grace_over';

export interface PastRow {
  readonly id: string;
  readonly userId: string | null;
  readonly type: string;
  /** Time of expiry or forgetting. */
  readonly since: Date;
}

export interface PastGraceQuery {
  readonly past: Past;
  readonly populations: readonly Population[];
  readonly at: Date;
  readonly types?: readonly string[];
  readonly after?: Pick<PastRow, 'since' | 'id'>;
}

/** Records whose grace period since expiry or forgetting has ended, earliest first. A record that is both counts by the earlier one. */
export async function pastGrace(tx: Tx, scope: Scope, query: PastGraceQuery, limit: number): Promise<PastRow[]> {
  const since = sql.raw(`r.${COLUMN[query.past]}`);
  const { after } = query;
  const { rows } = await tx.execute<{ id: string; user_id: string | null; type: string; since: number }>(sql`
    select r.id, r.user_id, r.type, (extract(epoch from ${since}) * 1000)::float8 as since from records r
    where ${conditions(scope, query)}
      ${after ? sql`and (${since}, r.id) > (${after.since.toISOString()}::timestamptz, ${after.id}::uuid)` : sql``}
    order by ${since}, r.id limit ${limit}`);
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    type: row.type,
    since: new Date(Math.round(row.since)),
  }));
}

export async function countPastGrace(tx: Tx, scope: Scope, query: PastGraceQuery): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from records r where ${conditions(scope, query)}`,
  );
  return rows[0]?.n ?? 0;
}

const COLUMN = { expired: 'expires_at', grace_over: 'forgotten_at' } as const;
const NEVER = '-infinity';

/**
 * The latest cutoff of all owners bounds the index range. Each row is then compared with its owner's cutoff. Pinned records and
 * those under legal hold stay.
 */
function conditions(scope: Scope, { past, populations, at, types }: PastGraceQuery): SQL {
  const since = sql.raw(`r.${COLUMN[past]}`);
  const { rest, users } = cutoffs(scope, populations, at);
  const latest =
    [rest, ...users.values()]
      .filter((cutoff) => cutoff !== NEVER)
      .sort()
      .at(-1) ?? NEVER;
  const own =
    users.size === 0
      ? sql`${rest}::timestamptz`
      : sql`coalesce((select c.cutoff from unnest(
            ${sql.param([...users.keys()])}::text[], ${sql.param([...users.values()])}::timestamptz[]
          ) c (user_id, cutoff) where c.user_id = r.user_id), ${rest}::timestamptz)`;
  return and(
    ownedBy(scope),
    boundTo(scope),
    // The history keeps its messages.
    sql`(r.type <> 'message' or r.user_id is null)`,
    sql`${since} is not null and ${since} <= ${latest}::timestamptz and ${since} <= ${own} and not r.legal_hold`,
    past === 'expired'
      ? sql`not r.pinned and (r.forgotten_at is null or r.forgotten_at > r.expires_at)`
      : sql`(r.pinned or r.expires_at is null or r.expires_at >= r.forgotten_at)`,
    types && sql`r.type = any(${sql.param([...types])}::text[])`,
  )!;
}

/**
 * Users under legal hold are in no population, but may be among the exceptions of the rest, or the user in the scope. Nothing of
 * theirs is returned.
 */
function cutoffs(
  scope: Scope,
  populations: readonly Population[],
  at: Date,
): { rest: string; users: Map<string, string> } {
  const users = new Map<string, string>();
  let rest: string = NEVER;
  if (!scope.allUsers && scope.userId !== null) users.set(scope.userId, NEVER);
  for (const { owner } of populations) if ('rest' in owner) for (const userId of owner.except) users.set(userId, NEVER);
  for (const { owner, policies } of populations) {
    const { graceMs } = policies;
    const cutoff = graceMs === null ? NEVER : new Date(at.getTime() - graceMs).toISOString();
    if ('rest' in owner || owner.userId === null) rest = cutoff;
    else users.set(owner.userId, cutoff);
  }
  return { rest, users };
}
