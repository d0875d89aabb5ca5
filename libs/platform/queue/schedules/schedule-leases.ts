import { hostname } from 'node:os';
import type { Schedule } from '@contracts/schedules.js';
import { newId } from '@kernel/ids.js';
import { FRESH, counted, countedPut } from '@platform/database/changes.js';
import type { Database } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { inMs } from '../claim-statements.js';

/** A failed run is retried after this time, if its schedule is slower. */
const RETRY_MS = 60_000;
/**
 * A row dated later than this from now was written before the database's clock was set back: a start and the end of a lease are never
 * so late. Longer than any lease.
 */
const AHEAD = sql`now() + interval '10 minutes'`;

/**
 * How a run ended: done, with one of our error codes, or handed back unfinished, so that the next process repeats it.
 */
export type RunEnd = 'done' | 'handed_back' | { readonly error: string };

/** Tracks who runs a schedule and when it is due, all by the database's clock. */
export class ScheduleLeases {
  constructor(private readonly database: Database) {}

  /**
   * Takes the lease if nobody holds it and the schedule is due: it never ran, its time has come, its last run failed a
   * minute ago, its last runner died, or the clock was set back since. `atOnce`: due or not.
   * @returns the new holder, or `undefined`
   */
  async take({ name, everyMs }: Schedule, leaseMs: number, atOnce = false): Promise<string | undefined> {
    const holder = `${hostname()}:${process.pid}:${newId()}`;
    const pause = sql`case when l.error is null then ${everyMs}::float8 else ${Math.min(everyMs, RETRY_MS)}::float8 end`;
    const rows = await this.database.asSystem((tx) =>
      countedPut(
        'schedule_leases',
        tx.execute<{ name: string; fresh: boolean }>(sql`
        insert into schedule_leases as l (name, holder, leased_until, started_at)
        values (${name}, ${holder}, ${inMs(leaseMs)}, now())
        on conflict (name) do update
          set holder = excluded.holder, leased_until = excluded.leased_until, started_at = excluded.started_at, error = null
          where (l.leased_until <= now() or l.leased_until > ${AHEAD}) and (
            ${atOnce}::boolean or l.started_at > ${AHEAD}
            or (l.error is null and (l.finished_at is null or l.finished_at < l.started_at))
            or l.started_at + ${pause} * interval '1 millisecond' <= now())
        returning l.name, ${FRESH} as fresh`),
      ),
    );
    return rows.length > 0 ? holder : undefined;
  }

  /**
   * Renews the lease and returns whether it was still ours. An expired lease is not ours: it may be taken at any
   * moment. Nor is one that was ended while this statement was under way.
   */
  async renew(name: string, holder: string, leaseMs: number): Promise<boolean> {
    const { rowCount } = await this.database.asSystem((tx) =>
      counted(
        'schedule_leases',
        'updated',
        tx.execute(sql`
        update schedule_leases set leased_until = ${inMs(leaseMs)}
        where name = ${name} and holder = ${holder} and leased_until > now()`),
      ),
    );
    return rowCount === 1;
  }

  /** Ends the lease, if it is still ours. */
  async end(name: string, holder: string, end: RunEnd): Promise<void> {
    const finished = end === 'done' ? sql`now()` : sql`finished_at`;
    const error = typeof end === 'string' ? null : end.error;
    await this.database.asSystem((tx) =>
      counted(
        'schedule_leases',
        'updated',
        tx.execute(sql`
        update schedule_leases set leased_until = now() - interval '1 millisecond', finished_at = ${finished}, error = ${error}
        where name = ${name} and holder = ${holder}`),
      ),
    );
  }
}
