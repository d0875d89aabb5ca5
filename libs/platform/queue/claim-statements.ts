import { sql, type SQL } from 'drizzle-orm';

/** Before every tenant's id. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';
/** Candidates for one place: two processes that claim at once would otherwise both come for the same rows. */
const SPARE = 3;
/** How many rows of one job a tenant may have in flight, at most: its later ones are not looked at. */
export const MAX_IN_FLIGHT_PER_TENANT = 128;
/** How many tenants one claim passes by, most of whose rows wait for a later time. The next one goes on there. */
export const MAX_WALK = 4_000;

export type ClaimedRow = {
  readonly tenant_id: string;
  readonly id: string;
  readonly job: string;
  readonly dispatches: number;
  readonly place: string;
};

/**
 * After a burst of rows the planner's statistics are of a table that was nearly empty: it would read and sort the whole
 * backlog for every claim. Left with index scans and nested loops it cannot; and without sorting it takes the index
 * that has the order, while the few hundred rows in the middle are sorted all the same, because nothing else will do.
 */
export const planByIndex = sql.raw(
  `select ${['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin', 'sort', 'incremental_sort'].map((way) => `set_config('enable_${way}', 'off', true)`).join(', ')}`,
);

/** By the database's clock, which all processes share. */
export function inMs(ms: number): SQL {
  return sql`now() + ${ms}::float8 * interval '1 millisecond'`;
}

const isFree = sql`(o.leased_until is null or o.leased_until <= now())`;

/**
 * Of the index of open rows by job and tenant. Rows are compared as wholes, though one job and one tenant are meant: of
 * columns that equal a constant no order is needed, and with it goes what ties the planner to this index.
 */
const indexOrder = sql.raw('o.job, o.tenant_id, o.available_at, o.id');

/** Due open rows (aliased `o`) of the job `j.job` and one tenant. */
function dueRowsOf(tenant: SQL, now: Date): SQL {
  return sql`o.closed_at is null and (o.job, o.tenant_id) >= (j.job, ${tenant})
    and (o.job, o.tenant_id, o.available_at) <= (j.job, ${tenant}, ${now.toISOString()}::timestamptz)`;
}

export interface Walk {
  readonly jobs: readonly string[];
  /** Tenants beyond this one, */
  readonly after: string;
  /** and up to this one. */
  readonly upTo: string | null;
  readonly limit: number;
  readonly now: Date;
}

/**
 * The tenants that have a due row which nobody holds, by id. One step into the index of open rows a tenant, however
 * many rows each has. The last tenant that is passed by is told as well, with or without one.
 */
export function walkStatement({ jobs, after, upTo, limit, now }: Walk): SQL {
  const names = sql`unnest(${sql.param([...jobs])}::text[])`;
  const next = (last: SQL): SQL => sql`(
    select n.tenant_id from ${names} as j (job) cross join lateral (
      select o.tenant_id from outbox o
      where o.closed_at is null and (o.job, o.tenant_id) > (j.job, ${last})
        and (o.job, o.tenant_id) <= (j.job, ${upTo ?? 'ffffffff-ffff-ffff-ffff-ffffffffffff'}::uuid)
      order by ${indexOrder} limit 1
    ) n order by n.tenant_id limit 1)`;
  return sql`
    with recursive walk (tenant_id, step) as (
      select ${next(sql`${after}::uuid`)}, 1
      union all
      select ${next(sql`w.tenant_id`)}, w.step + 1 from walk w where w.tenant_id is not null and w.step < ${MAX_WALK}
    )
    select w.tenant_id, w.step from walk w
    where w.tenant_id is not null and (w.step = ${MAX_WALK} or exists (
      select 1 from ${names} as j (job) cross join lateral (
        select 1 from outbox o
        where ${dueRowsOf(sql`w.tenant_id`, now)} and ${isFree}
        order by ${indexOrder} limit 1
      ) due))
    limit ${limit}`;
}

export interface Claim {
  readonly jobs: readonly string[];
  readonly tenants: readonly string[];
  readonly limit: number;
  readonly leaseMs: number;
  readonly now: Date;
}

/**
 * Takes the oldest rows of each of these tenants in turns. Rows in flight count as turns that a tenant has had. Reads a
 * bounded piece of the index a tenant and the candidates by their keys, whatever else is in the outbox.
 */
export function claimStatement({ jobs, tenants, limit, leaseMs, now }: Claim): SQL {
  return sql`
    with turns as (
      select t.tenant_id, o.id, o.free, t.place,
        row_number() over (partition by t.tenant_id order by o.available_at, o.id) as turn
      from unnest(${sql.param([...tenants])}::uuid[]) with ordinality as t (tenant_id, place)
      cross join unnest(${sql.param([...jobs])}::text[]) as j (job)
      cross join lateral (
        select o.id, o.available_at, ${isFree} as free from outbox o
        where ${dueRowsOf(sql`t.tenant_id`, now)}
        order by ${indexOrder} limit ${MAX_IN_FLIGHT_PER_TENANT}
      ) o
    ), candidates as materialized (
      select tenant_id, id, row_number() over (order by turn, place) as place
      from turns where free order by place limit ${limit * SPARE}
    ), taken as materialized (
      select o.tenant_id, o.id, c.place
      from candidates c join outbox o on o.tenant_id = c.tenant_id and o.id = c.id
      where o.closed_at is null and ${isFree}
      order by c.place limit ${limit}
      for update of o skip locked
    )
    update outbox o set dispatches = o.dispatches + 1, leased_until = ${inMs(leaseMs)}
    from taken where o.tenant_id = taken.tenant_id and o.id = taken.id
    returning o.tenant_id, o.id, o.job, o.dispatches, taken.place`;
}
