import { DAY_MS, MINUTE_MS } from '@kernel/durations.js';
import type { Schedule } from '@contracts/schedules.js';
import { counted, countedPut, FRESH } from '@platform/database/changes.js';
import type { Database, Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { instant } from '@platform/database/instant.js';
import { NOBODY } from '../claim-statements.js';

/** How many tenant ids are read at a time in a walk over all tenants. */
const AT_ONCE = 500;
/** How many are read at a time in a walk over due tenants. */
const TURNS_AT_ONCE = 100;
/** How long a claim on a tenant lasts. Longer than any run. */
const CLAIM_MS = 15 * MINUTE_MS;
/** The most tenants that the slow walk visits per minute between two runs, although no mark makes them due. */
const UNASKED_A_MINUTE = 100;
/** The most tenants on one page of the table. */
const A_PAGE = 80;

/**
 * Visits every tenant once. Starts with a random one, so that walks that run out of time still reach all tenants over
 * time. A failing visit does not stop the others.
 * @throws the signal's reason once it is aborted; else the error of the first failing visit, when all are done
 */
export async function walkTenants(
  database: Database,
  signal: AbortSignal,
  visit: (tenantId: string) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  const first = await anyTenant(database);
  if (first === null) return;
  // From the first one to the end, then from the beginning up to it.
  for (const [from, before] of [[first, null] as const, [null, first] as const]) {
    let at = from;
    let inclusive = true;
    for (;;) {
      const tenants: string[] = await tenantsFrom(database, at, inclusive, before);
      for (const tenantId of tenants) {
        signal.throwIfAborted();
        await visit(tenantId).catch((error: unknown) => failures.push(error));
      }
      if (tenants.length < AT_ONCE) break;
      at = tenants.at(-1) ?? null;
      inclusive = false;
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** A random tenant on a random page of the table: reading one page costs the same for any number of tenants. */
async function anyTenant(database: Database): Promise<string | null> {
  return database.asSystem(async (tx) => {
    const { rows: sizes } = await tx.execute<{ pages: number }>(sql`
      select (pg_relation_size('tenants') / current_setting('block_size')::int)::int as pages`);
    const page = Math.floor(Math.random() * (sizes[0]?.pages ?? 0));
    const { rows: some } = await tx.execute<{ tenant_id: string }>(sql`
      select tenant_id from tenants where ctid >= ${`(${page},0)`}::tid and ctid < ${`(${page + 1},0)`}::tid
      order by random() limit 1`);
    if (some[0]) return some[0].tenant_id;
    // The page has no tenants any more.
    const { rows } = await tx.execute<{ tenant_id: string }>(
      sql`select tenant_id from tenants order by tenant_id limit 1`,
    );
    return rows[0]?.tenant_id ?? null;
  });
}

function tenantsFrom(
  database: Database,
  at: string | null,
  inclusive: boolean,
  before: string | null,
): Promise<string[]> {
  return database.asSystem(async (tx) => {
    // Each bound is a single comparison, so that an index scan can start and end there.
    const begin = at === null ? sql`` : sql`and tenant_id ${sql.raw(inclusive ? '>=' : '>')} ${at}::uuid`;
    const end = before === null ? sql`` : sql`and tenant_id < ${before}::uuid`;
    const { rows } = await tx.execute<{ tenant_id: string }>(sql`
      select tenant_id from tenants where true ${begin} ${end} order by tenant_id limit ${AT_ONCE}`);
    return rows.map((row) => row.tenant_id);
  });
}

export interface DueWalk {
  readonly schedule: Schedule;
  /** By the clock that visits use. */
  readonly now: Date;
  readonly signal: AbortSignal;
  /** How many tenants the slow walk visits in this round. Absent: enough to reach all in a day. */
  readonly unasked?: number;
}

/** Returns when the tenant needs its next visit. Null: only when a new mark makes it due. */
export type Visit = (tenantId: string) => Promise<Date | null>;

/**
 * Visits the tenants that are due for a sweep, the longest due first, and records when each is due again. An earlier
 * mark written in the meantime wins. It also visits a few others, so that within a day, or a few days with very many
 * tenants, each is visited even if a mark was lost. A failing visit does not stop the others, and is due at the next
 * run.
 * @throws the signal's reason once it is aborted; else the error of the first failing visit, when all are done
 */
export async function walkDue(database: Database, walk: DueWalk, visit: Visit): Promise<void> {
  const { signal } = walk;
  const start = await begin(database, walk);
  const later = new Date(start.getTime() + 1);
  const until = new Date(start.getTime() + CLAIM_MS);
  const sweep = walk.schedule.name;
  const seen = new Set<string>();
  const failures: unknown[] = [];
  for (;;) {
    const due = await dueBy(database, sweep, start);
    if (due.length === 0) break;
    for (const turn of due) {
      signal.throwIfAborted();
      const again = seen.has(turn.tenantId);
      seen.add(turn.tenantId);
      // Otherwise a tenant with constant writes would be visited without end.
      const ours = await claim(database, turn, again ? later : until);
      if (!ours || again) continue;
      const next = await visit(turn.tenantId).catch((error: unknown) => {
        failures.push(error);
        return later;
      });
      await settle(database, { ...turn, dueAt: until }, next && (next > later ? next : later));
    }
  }
  if (failures.length > 0) throw failures[0];
}

interface Turn {
  readonly tenantId: string;
  readonly sweep: string;
  readonly dueAt: Date;
}

/**
 * Marks the next tenants of the slow walk.
 * @returns the time by which tenants count as due: the later of the database's time, which marks use, and the
 * process's, which visits use
 */
async function begin(database: Database, { schedule, now, unasked }: DueWalk): Promise<Date> {
  return database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ start: number; pages: number }>(sql`
      select (extract(epoch from date_trunc('milliseconds', greatest(now(), ${instant(now)}))) * 1000)::float8 as start,
        (pg_relation_size('tenants') / current_setting('block_size')::int)::int as pages`);
    const start = new Date(Math.round(rows[0]?.start ?? now.getTime()));
    const share = ((rows[0]?.pages ?? 0) * A_PAGE * schedule.everyMs) / DAY_MS;
    const most = Math.ceil((UNASKED_A_MINUTE * schedule.everyMs) / MINUTE_MS);
    const count = unasked ?? Math.min(Math.floor(share + Math.random()), most);
    if (count === 0) return start;
    const { rows: slice } = await tx.execute<{ tenant_id: string }>(sql`
      select tenant_id from tenants
      where tenant_id > coalesce((select walked_to from schedule_leases where name = ${schedule.name}), ${NOBODY}::uuid)
      order by tenant_id limit ${count}`);
    const last = slice.at(-1)?.tenant_id;
    if (last !== undefined) {
      await countedPut(
        'sweeps_due',
        tx.execute<{ fresh: boolean }>(sql`
          insert into sweeps_due as d (tenant_id, sweep, due_at)
          select tenant_id, ${schedule.name}, ${instant(start)} from tenants
          where tenant_id >= ${slice[0]?.tenant_id}::uuid and tenant_id <= ${last}::uuid
          on conflict (tenant_id, sweep) do update set due_at = excluded.due_at where d.due_at > excluded.due_at
          returning ${FRESH} as fresh`),
      );
    }
    await counted(
      'schedule_leases',
      'updated',
      tx.execute(sql`
        update schedule_leases set walked_to = ${slice.length < count ? null : (last ?? null)}::uuid
        where name = ${schedule.name}`),
    );
    return start;
  });
}

function dueBy(database: Database, sweep: string, start: Date): Promise<Turn[]> {
  return database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ tenant_id: string; due: number }>(sql`
      select tenant_id, (extract(epoch from due_at) * 1000)::float8 as due from sweeps_due
      where sweep = ${sweep} and due_at <= ${instant(start)} order by due_at, tenant_id limit ${TURNS_AT_ONCE}`);
    return rows.map((row) => ({ tenantId: row.tenant_id, sweep, dueAt: new Date(Math.round(row.due)) }));
  });
}

/** @returns whether the claim succeeded: the row is unchanged, and nobody else has claimed it */
function claim(database: Database, turn: Turn, until: Date): Promise<boolean> {
  return database.asSystem(async (tx) => {
    // Waits for marks that are being committed. A separate statement, so that the next one sees them.
    await tx.execute(sql`
      select pg_advisory_xact_lock(hashtextextended('recollect sweep ' || ${turn.tenantId}::uuid::text, 0))`);
    return move(tx, turn, until);
  });
}

/** Records when it is due again, unless an earlier time has been written since. */
async function settle(database: Database, claimed: Turn, next: Date | null): Promise<void> {
  await database.asSystem((tx) => (next === null ? drop(tx, claimed) : move(tx, claimed, next)));
}

async function drop(tx: Tx, turn: Turn): Promise<boolean> {
  const { rowCount } = await counted(
    'sweeps_due',
    'deleted',
    tx.execute(sql`
      delete from sweeps_due
      where tenant_id = ${turn.tenantId} and sweep = ${turn.sweep} and due_at = ${instant(turn.dueAt)}`),
  );
  return rowCount === 1;
}

async function move(tx: Tx, turn: Turn, to: Date): Promise<boolean> {
  const { rowCount } = await counted(
    'sweeps_due',
    'updated',
    tx.execute(sql`
      update sweeps_due set due_at = ${instant(to)}
      where tenant_id = ${turn.tenantId} and sweep = ${turn.sweep} and due_at = ${instant(turn.dueAt)}`),
  );
  return rowCount === 1;
}
