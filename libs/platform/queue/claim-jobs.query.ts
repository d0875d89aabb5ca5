import type { Clock } from '@kernel/clock.js';
import type { Database, Tx } from '@platform/database/database.js';
import { sql, type SQL } from 'drizzle-orm';
import type { Dispatch } from './job-rows.js';

/**
 * How many due rows at either end of the queue are looked at. Fairness needs no more: a tenant who left 100,000 rows
 * fills the old end, and the few rows that others leave meanwhile lie at the new end.
 */
const WINDOW = 500;
/** Candidates for one place: two processes that claim at once would otherwise both come for the same rows. */
const SPARE = 3;

/** Hands out open rows: the only place that counts a dispatch, and, with `release` and `renew`, that moves leases. */
export class ClaimJobs {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes up to `limit` due rows of these jobs and leases them. Tenants take turns; within a tenant the oldest goes
   * first. Never waits for a row that another process is taking.
   */
  async claim(jobs: readonly string[], limit: number, leaseMs: number): Promise<Dispatch[]> {
    if (jobs.length === 0 || limit < 1) return [];
    const rows = await this.database.asSystem((tx) =>
      claimIn(tx, claimStatement(jobs, limit, leaseMs, this.clock.now())),
    );
    return rows
      .sort((a, b) => Number(a.place) - Number(b.place))
      .map((row) => ({ tenantId: row.tenant_id, outboxId: row.id, job: row.job, dispatch: row.dispatches }));
  }

  /** Hands back rows that were claimed and not started; anybody may take them at once. Others are left alone. */
  async release(dispatches: readonly Dispatch[]): Promise<void> {
    await this.lease(dispatches, sql`null`);
  }

  /** Starts the lease again, for rows that still wait for a worker. */
  async renew(dispatches: readonly Omit<Dispatch, 'job'>[], leaseMs: number): Promise<void> {
    await this.lease(dispatches, leaseEnd(leaseMs));
  }

  /** Ends all leases. Only for the one process that drains alone: whoever held them is dead. */
  async releaseAll(): Promise<void> {
    await this.database.asSystem((tx) =>
      tx.execute(sql`update outbox set leased_until = null where closed_at is null and leased_until is not null`),
    );
  }

  private async lease(dispatches: readonly Omit<Dispatch, 'job'>[], until: SQL): Promise<void> {
    if (dispatches.length === 0) return;
    const tenants = dispatches.map(({ tenantId }) => tenantId);
    const ids = dispatches.map(({ outboxId }) => outboxId);
    const numbers = dispatches.map(({ dispatch }) => dispatch);
    await this.database.asSystem((tx) =>
      tx.execute(sql`
        with held as (
          select o.tenant_id, o.id
          from unnest(${sql.param(tenants)}::uuid[], ${sql.param(ids)}::uuid[], ${sql.param(numbers)}::int[]) as d (tenant_id, id, dispatch)
          join outbox o on o.tenant_id = d.tenant_id and o.id = d.id
          where o.closed_at is null and o.dispatches = d.dispatch
          for update of o skip locked
        )
        update outbox o set leased_until = ${until} from held where o.tenant_id = held.tenant_id and o.id = held.id`),
    );
  }
}

/**
 * After a burst of rows the planner's statistics are of a table that was nearly empty: it would read and sort the whole
 * backlog for every claim. Left with index scans and nested loops it cannot; and without sorting it takes the index
 * that has the order, while the few hundred rows in the middle are sorted all the same, because nothing else will do.
 */
const PLAN_BY_INDEX = sql.raw(
  `select ${['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin', 'sort', 'incremental_sort'].map((way) => `set_config('enable_${way}', 'off', true)`).join(', ')}`,
);

/** Runs the statement of a claim, or an EXPLAIN of it, as claims are planned. */
export async function claimIn(tx: Tx, statement: SQL): Promise<ClaimedRow[]> {
  const [, { rows }] = await Promise.all([tx.execute(PLAN_BY_INDEX), tx.execute<ClaimedRow>(statement)]);
  return rows;
}

type ClaimedRow = {
  readonly tenant_id: string;
  readonly id: string;
  readonly job: string;
  readonly dispatches: number;
  readonly place: string;
};

/** By the database's clock, which all processes share. */
function leaseEnd(leaseMs: number): SQL {
  return sql`now() + ${leaseMs} * interval '1 millisecond'`;
}

/** Reads both ends of the index of open rows and the candidates by their keys, whatever else is in the outbox. */
export function claimStatement(jobs: readonly string[], limit: number, leaseMs: number, now: Date): SQL {
  const free = (table: SQL): SQL =>
    sql`${table}.closed_at is null and (${table}.leased_until is null or ${table}.leased_until <= now())`;
  const due = sql`${free(sql`outbox`)} and available_at <= ${now.toISOString()}::timestamptz and job = any(${sql.param([...jobs])}::text[])`;
  return sql`
    with oldest as materialized (
      select tenant_id, id, available_at from outbox where ${due} order by available_at, id limit ${WINDOW}
    ), newest as materialized (
      select tenant_id, id, available_at from outbox where ${due} order by available_at desc, id desc limit ${WINDOW}
    ), turns as (
      select tenant_id, id, available_at, row_number() over (partition by tenant_id order by available_at, id) as turn
      from (select * from oldest union select * from newest) as seen
    ), candidates as materialized (
      select tenant_id, id, row_number() over (order by turn, available_at, id) as place
      from turns order by place limit ${limit * SPARE}
    ), taken as materialized (
      select o.tenant_id, o.id, c.place
      from candidates c join outbox o on o.tenant_id = c.tenant_id and o.id = c.id
      where ${free(sql`o`)}
      order by c.place limit ${limit}
      for update of o skip locked
    )
    update outbox o set dispatches = o.dispatches + 1, leased_until = ${leaseEnd(leaseMs)}
    from taken where o.tenant_id = taken.tenant_id and o.id = taken.id
    returning o.tenant_id, o.id, o.job, o.dispatches, taken.place`;
}
