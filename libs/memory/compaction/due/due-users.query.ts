import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { ROLLUP_CHECK } from '../runs.repository.js';

/** The conditions under which one user is due. */
export interface DueQuery {
  readonly userId: string;
  readonly types: readonly string[];
  /** Episodes before this are old enough. Null: age does not count. */
  readonly cutoff: Date | null;
  /** Number of old episodes that makes a run worthwhile. */
  readonly batch: number;
  /** Total number of episodes, of any age, that does too. Null: the number does not count. */
  readonly count: number | null;
  /** No automatic run since then. */
  readonly quietSince: Date;
}

export interface Due {
  readonly userId: string;
  readonly epoch: number;
  readonly byAge: boolean;
  readonly byCount: boolean;
  /** Whether something was said since the days were checked last. */
  readonly ladder: boolean;
}

/** The users of a tenant with unfolded episodes, by name: one step into `records_to_compact` per user. */
export async function usersWithEpisodes(
  tx: Tx,
  tenantId: string,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const { rows } = await tx.execute<{ user_id: string }>(sql`
    with recursive walk as (
      (select r.user_id from records r
       where r.tenant_id = ${tenantId} and r.user_id > ${after ?? ''} and not r.compressed and r.forgotten_at is null
       order by r.user_id limit 1)
      union all
      select (select r.user_id from records r
        where r.tenant_id = ${tenantId} and r.user_id > w.user_id and not r.compressed and r.forgotten_at is null
        order by r.user_id limit 1)
      from walk w where w.user_id is not null
    )
    select user_id from walk where user_id is not null limit ${limit}`);
  return rows.map(({ user_id: userId }) => userId);
}

/** Those of these users that are due. Reads no more rows per user than a batch, or their count. */
export async function dueUsers(tx: Tx, tenantId: string, queries: readonly DueQuery[]): Promise<Due[]> {
  if (queries.length === 0) return [];
  const list = JSON.stringify(
    queries.map((query) => ({
      user_id: query.userId,
      types: query.types,
      cutoff: query.cutoff?.toISOString() ?? null,
      batch: query.batch,
      most: query.count,
      quiet: query.quietSince.toISOString(),
    })),
  );
  const { rows } = await tx.execute<{
    user_id: string;
    epoch: number;
    by_age: boolean;
    by_count: boolean;
    ladder: boolean;
  }>(sql`
    select u.user_id, u.epoch::int as epoch, rest.quiet and aged.due as by_age, rest.quiet and many.due as by_count,
      coalesce(newest.at > climbed.at, newest.at is not null) as ladder
    from jsonb_to_recordset(${list}::jsonb) as w
      (user_id text, types jsonb, cutoff timestamptz, batch int, most int, quiet timestamptz)
    join users u on u.tenant_id = ${tenantId} and u.user_id = w.user_id and u.paused_at is null
    cross join lateral (
      select not exists (select 1 from compaction_runs c where c.tenant_id = ${tenantId} and c.user_id = w.user_id
        and c.started_at > w.quiet and c.kind = 'batch' and c.trigger in ('age', 'count'))
        and not exists (select 1 from outbox o where o.tenant_id = ${tenantId} and o.user_id = w.user_id
          and o.created_at > w.quiet and o.job = 'compact-scope' and o.payload->>'trigger' <> 'explicit') as quiet
    ) rest
    cross join lateral (
      select w.cutoff is not null and count(*) >= w.batch as due from (
        select 1 from records r where r.tenant_id = ${tenantId} and r.user_id = w.user_id and not r.compressed
          and r.forgotten_at is null and r.occurred_at <= w.cutoff and w.types ? r.type limit w.batch) a
    ) aged
    cross join lateral (
      select w.most is not null and count(*) >= w.most + w.batch as due from (
        select 1 from records r where r.tenant_id = ${tenantId} and r.user_id = w.user_id and not r.compressed
          and r.forgotten_at is null and w.types ? r.type limit coalesce(w.most, 0) + w.batch) m
    ) many
    left join lateral (
      select r.created_at as at from records r where r.tenant_id = ${tenantId} and r.user_id = w.user_id
        and w.types ? r.type order by r.created_at desc limit 1
    ) newest on true
    left join lateral (
      select c.started_at as at from compaction_runs c where c.tenant_id = ${tenantId} and c.user_id = w.user_id
        and c.fold_key = ${ROLLUP_CHECK}
    ) climbed on true`);
  return rows.map((row) => ({
    userId: row.user_id,
    epoch: row.epoch,
    byAge: row.by_age,
    byCount: row.by_count,
    ladder: row.ladder,
  }));
}
