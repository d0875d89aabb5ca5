import { keepFixedPlan } from '@platform/database/kept-plans.js';
import { USER_TURN } from '@schema/outbox.js';
import { sql, type SQL } from 'drizzle-orm';

/** Sorts before every tenant's id. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';
/** Candidates per slot. Without spares, two processes that claim at once would compete for the same rows. */
const SPARE = 3;
/** How many rows of a queue a tenant may have in flight, if no lower limit is set. */
export const MAX_IN_FLIGHT_PER_TENANT = 128;
/** How many of a user's jobs may be in flight as urgent. Further ones count as bulk, whatever their row says. */
const MOST_URGENT_OF_USER = 2;
/** For one user's jobs, a priority level equals this much waiting, so that a lower priority gets its turn as well. */
const LEVEL_WAIT = sql.raw(`interval '1 hour'`);
/** How many users of a tenant one claim examines. The next claim continues after the last one served. */
const MOST_USERS = 32;
/** How many tenants one claim steps through, in case their rows are due later. The next claim continues there. */
export const MAX_WALK = 4_000;

export type ClaimedRow = {
  readonly tenant_id: string;
  readonly id: string;
  readonly job: string;
  readonly dispatches: number;
  readonly bulk: boolean;
  readonly turn_of: string;
  readonly place: string;
  /** It went before users whose turn it was, because of its priority. */
  readonly jumped: boolean;
  readonly held: boolean;
};

/**
 * How often a lease is renewed within its duration. If more than half of it has passed, two renewals were missed: the
 * holder is dead or suspended. The row stays theirs until the lease ends, but no longer uses a slot of its tenant, so
 * that other processes can go on with the tenant's work.
 */
export const RENEWALS_PER_LEASE = 5;

/** By the database's clock, which all processes share. */
export function inMs(ms: number): SQL {
  return sql`now() + ${ms}::float8 * interval '1 millisecond'`;
}

const isFree = sql`(o.leased_until is null or o.leased_until <= now())`;

/**
 * The order of the index of open rows by job and tenant. Conditions compare whole rows even for a single job and
 * tenant. For columns that equal a constant the planner needs no order, and then it would not be tied to this index.
 */
const indexOrder = sql.raw('o.job, o.tenant_id, o.available_at, o.id');

/** Due open rows (aliased `o`) of the job `j.job` and one tenant. */
function dueRowsOf(tenant: SQL, now: Date): SQL {
  return sql`o.closed_at is null and (o.job, o.tenant_id) >= (j.job, ${tenant})
    and (o.job, o.tenant_id, o.available_at) <= (j.job, ${tenant}, ${now.toISOString()}::timestamptz)`;
}

const turnOf = sql.raw(USER_TURN.replace('user_id', 'o.user_id'));
/** The order of the index of open rows by user. */
const userOrder = sql`o.job, o.bulk, o.tenant_id, ${turnOf}, o.available_at, o.id`;

/** Which of these jobs have an open row, due or not. One index lookup per job, however many rows there are. */
export function openStatement(jobs: readonly string[]): SQL {
  return keepFixedPlan(sql`
    select j.job from unnest(${sql.param([...jobs])}::text[]) as j (job) cross join lateral (
      select 1 from outbox o where o.closed_at is null and o.job >= j.job and o.job <= j.job order by ${indexOrder} limit 1
    ) o`);
}

export interface Walk {
  readonly jobs: readonly string[];
  /** Tenants beyond this one, */
  readonly after: string;
  /** and up to this one. */
  readonly upTo: string | null;
  readonly limit: number;
  readonly now: Date;
  /** Only urgent rows count. */
  readonly urgentOnly?: boolean;
}

/**
 * The tenants that have a due row that nobody holds, by id. One lookup in the index of open rows per tenant, however
 * many rows it has. If the walk reaches its limit, the last tenant is returned too, with or without such a row.
 */
export function walkStatement({ jobs, after, upTo, limit, now, urgentOnly = false }: Walk): SQL {
  const names = sql`unnest(${sql.param([...jobs])}::text[])`;
  const last = upTo ?? 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  const [beyond, order] = urgentOnly
    ? [sql`(o.job, o.bulk, o.tenant_id) > (j.job, false, `, userOrder]
    : [sql`(o.job, o.tenant_id) > (j.job, `, indexOrder];
  const within = urgentOnly
    ? sql`(o.job, o.bulk, o.tenant_id) <= (j.job, false, ${last}::uuid)`
    : sql`(o.job, o.tenant_id) <= (j.job, ${last}::uuid)`;
  const due = urgentOnly
    ? sql`o.closed_at is null and (o.job, o.bulk, o.tenant_id) >= (j.job, false, w.tenant_id)
        and (o.job, o.bulk, o.tenant_id) <= (j.job, false, w.tenant_id) and o.available_at <= ${now.toISOString()}::timestamptz`
    : dueRowsOf(sql`w.tenant_id`, now);
  const next = (from: SQL): SQL => sql`(
    select n.tenant_id from ${names} as j (job) cross join lateral (
      select o.tenant_id from outbox o where o.closed_at is null and ${beyond}${from}) and ${within}
      order by ${order} limit 1
    ) n order by n.tenant_id limit 1)`;
  return keepFixedPlan(sql`
    with recursive walk (tenant_id, step) as (
      select ${next(sql`${after}::uuid`)}, 1
      union all
      select ${next(sql`w.tenant_id`)}, w.step + 1 from walk w where w.tenant_id is not null and w.step < ${MAX_WALK}
    )
    select w.tenant_id, w.step from walk w
    where w.tenant_id is not null and (w.step = ${MAX_WALK} or exists (
      select 1 from ${names} as j (job) cross join lateral (
        select 1 from outbox o
        where ${due} and ${isFree}
        order by ${order} limit 1
      ) due))
    limit ${limit}`);
}

export interface Claim {
  readonly jobs: readonly string[];
  /** The priority level of each of them: higher goes first. */
  readonly levels: readonly number[];
  readonly tenants: readonly string[];
  /** For each tenant, the user after whom the next turn begins, in the form of `USER_TURN`, or ''. */
  readonly usersBefore: readonly string[];
  /** For each tenant, whether a higher priority goes before a user whose turn it is. */
  readonly mayJump: readonly boolean[];
  readonly limit: number;
  /** How many rows of these jobs one tenant may have in flight. */
  readonly perTenant: number;
  /** How many of the claimed rows may be bulk. */
  readonly mostBulk: number;
  /** How many of the claimed rows may be urgent. */
  readonly mostUrgent: number;
  readonly leaseMs: number;
  readonly now: Date;
}

/**
 * The users of each `tenant` with open rows of these kinds: from the current turn to the last user, then from the
 * first. One index lookup per user and kind.
 */
function usersInTurn(kinds: SQL): SQL {
  const nextUser = (tenant: SQL, last: SQL): SQL => sql`
    select n.turn_of from ${kinds} cross join lateral (
      select ${turnOf} as turn_of from outbox o
      where o.closed_at is null and (o.job, o.bulk, o.tenant_id, ${turnOf}) > (j.job, b.bulk, ${tenant}, ${last})
        and (o.job, o.bulk, o.tenant_id) <= (j.job, b.bulk, ${tenant})
      order by ${userOrder} limit 1
    ) n order by n.turn_of limit 1`;
  const step = (at: SQL, last: SQL, wrapped: SQL): SQL => sql`(
    select c.turn_of, c.wrapped from (
      select a.turn_of, ${wrapped} as wrapped, 0 as later from (${nextUser(sql`${at}.tenant_id`, last)}) a
      where not ${wrapped} or a.turn_of <= ${at}.start
      union all
      select f.turn_of, true, 1 from (${nextUser(sql`${at}.tenant_id`, sql`''`)}) f
      where not ${wrapped} and f.turn_of <= ${at}.start
    ) c order by c.later limit 1) n`;
  return sql`
    walk (tenant_id, start, place, wrapped, turn_of, step) as (
      select t.tenant_id, t.start, t.place, n.wrapped, n.turn_of, 1
      from tenant t cross join lateral ${step(sql`t`, sql`t.start`, sql`false`)}
      union all
      select w.tenant_id, w.start, w.place, n.wrapped, n.turn_of, w.step + 1
      from walk w cross join lateral ${step(sql`w`, sql`w.turn_of`, sql`w.wrapped`)} where w.step < ${MOST_USERS}
    )`;
}

function tenantsInTurn({ tenants, usersBefore, mayJump }: Claim): SQL {
  return sql`select t.tenant_id, t.start, t.may_jump, t.place
      from unnest(${sql.param([...tenants])}::uuid[], ${sql.param([...usersBefore])}::text[],
        ${sql.param([...mayJump])}::boolean[]) with ordinality as t (tenant_id, start, may_jump, place)`;
}

/**
 * Takes rows in turns: by tenant, within a tenant by user, and within a user urgent rows first, then by priority, then
 * the oldest. Rows in flight count as turns that tenant and user have had. If a user has many in flight, all further
 * ones count as bulk, so that a series of single writes takes no more slots than an import. Bulk never takes the last
 * slot of a tenant. Reads a bounded range of an index per user and the candidates by key, whatever else is in the
 * outbox.
 */
export function claimStatement(claim: Claim): SQL {
  const { limit, perTenant, mostBulk, mostUrgent, leaseMs, now } = claim;
  const names = sql`unnest(${sql.param([...claim.jobs])}::text[], ${sql.param([...claim.levels])}::int[]) as j (job, level)`;
  const oldest = sql`o.available_at - j.level * ${LEVEL_WAIT}, o.id`;
  // Urgent rows are read even if there is no room for them: beyond a user's share they count as bulk.
  const kinds = sql`${names} cross join (values (false)${mostBulk > 0 ? sql`, (true)` : sql``}) as b (bulk)`;
  const withinBound = sql`turn <= case when bulk then ${Math.max(1, perTenant - 1)}::int else ${perTenant}::int end`;
  return keepFixedPlan(sql`
    with recursive tenant as materialized (${tenantsInTurn(claim)}), in_flight as materialized (
      select o.tenant_id, o.turn_of, count(*) as n, count(*) filter (where not o.bulk) as urgent
      from tenant t cross join ${names} cross join lateral (
        select o.tenant_id, ${turnOf} as turn_of, o.bulk from outbox o
        where o.closed_at is null and o.leased_until is not null
          and (o.job, o.tenant_id, o.leased_until) > (j.job, t.tenant_id, ${inMs(leaseMs / 2)})
          and (o.job, o.tenant_id) <= (j.job, t.tenant_id)
        order by o.job, o.tenant_id, o.leased_until limit ${perTenant}
      ) o group by o.tenant_id, o.turn_of
    ), ${usersInTurn(kinds)}, of_users as (
      select w.tenant_id, w.turn_of, w.place, w.step, o.id, j.level,
        b.bulk or coalesce(f.urgent, 0)
          + row_number() over (partition by w.tenant_id, w.turn_of, b.bulk order by ${oldest})
          > ${MOST_URGENT_OF_USER} as bulk,
        coalesce(f.n, 0)
          + row_number() over (partition by w.tenant_id, w.turn_of order by b.bulk, ${oldest}) as turn
      from walk w left join in_flight f on f.tenant_id = w.tenant_id and f.turn_of = w.turn_of
      cross join ${kinds} cross join lateral (
        select o.id, o.available_at from outbox o
        where o.closed_at is null and (o.job, o.bulk, o.tenant_id, ${turnOf}) >= (j.job, b.bulk, w.tenant_id, w.turn_of)
          and (o.job, o.bulk, o.tenant_id, ${turnOf}, o.available_at)
            <= (j.job, b.bulk, w.tenant_id, w.turn_of, ${now.toISOString()}::timestamptz)
          and ${isFree}
        order by ${userOrder} limit ${limit * SPARE}
      ) o
    ), of_tenants as (
      select u.tenant_id, u.turn_of, u.place, u.id, u.bulk,
        coalesce((select sum(f.n) from in_flight f where f.tenant_id = u.tenant_id), 0)
          + row_number() over (partition by u.tenant_id order by u.turn, case when t.may_jump then -u.level end, u.step) as turn,
        row_number() over (partition by u.tenant_id order by u.turn, case when t.may_jump then -u.level end, u.step)
          < row_number() over (partition by u.tenant_id order by u.turn, u.step) as jumped
      from of_users u join tenant t on t.tenant_id = u.tenant_id
    ), ranked as (
      select tenant_id, id, turn_of, bulk, jumped, row_number() over (order by turn, place) as place,
        row_number() over (partition by bulk order by turn, place) as nth
      from of_tenants where ${withinBound}
    ), candidates as materialized (
      select tenant_id, id, turn_of, bulk, jumped, place from ranked
      where nth <= case when bulk then ${mostBulk}::int else ${mostUrgent}::int end
      order by place limit ${limit * SPARE}
    ), taken as materialized (
      select o.tenant_id, o.id, c.place, c.turn_of, c.bulk, c.jumped
      from candidates c join outbox o on o.tenant_id = c.tenant_id and o.id = c.id
      where o.closed_at is null and ${isFree}
      order by c.place limit ${limit}
      for update of o skip locked
    )
    update outbox o set dispatches = o.dispatches + 1, leased_until = ${inMs(leaseMs)}
    from taken where o.tenant_id = taken.tenant_id and o.id = taken.id
    returning o.tenant_id, o.id, o.job, o.dispatches, taken.bulk, taken.turn_of, taken.place, taken.jumped,
      exists (select from of_tenants where not (${withinBound})) as held`);
}
