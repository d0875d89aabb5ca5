import type { Job } from '@contracts/jobs.js';
import type { Clock } from '@kernel/clock.js';
import { counted } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { sharedTurn } from '@platform/database/user-turn.js';
import { deadLetters } from '@schema/dead-letters.js';
import { outbox, USER_TURN } from '@schema/outbox.js';
import { and, eq, gte, isNull, lt, not, sql, type SQL } from 'drizzle-orm';
import { inMs } from './claim-statements.js';

export type OutboxRow = typeof outbox.$inferSelect;

/**
 * One handing-out of one row. The dispatch number is a fencing token: claiming raises it, starting raises it again, and
 * only the holder of the current number may write. So two deliveries of one dispatch cannot both start, and a run whose
 * lease expired cannot write next to its successor.
 */
export interface Dispatch {
  readonly tenantId: string;
  readonly outboxId: string;
  readonly job: string;
  readonly dispatch: number;
  /** Much work, for which nobody is waiting. */
  readonly bulk?: boolean;
}

/** How a row is closed. */
export interface JobEnd {
  readonly outcome: 'done' | 'dropped' | 'failed';
  readonly error?: string;
  /** The time after which a job that is given up is enqueued again. */
  readonly retryInMs?: number | null;
}

export type Standing =
  { readonly state: 'ours'; readonly row: OutboxRow } | { readonly state: 'erased' | 'closed' | 'taken' };

/**
 * How many of the oldest waiting rows are examined. After an outage all of them may have failed; none is taken then.
 */
const MOST_LOOKED_THROUGH = 128;

/** A row that a run has taken along. */
export type RowAlong = {
  readonly id: string;
  readonly payload: unknown;
  readonly dispatches: number;
  /** When it became due. */
  readonly due: string;
};

/** Operations on single outbox rows for one run of a job. */
export class JobRows {
  constructor(private readonly clock: Clock) {}

  /**
   * Starts a dispatch and counts the start, except for a suspect: a job that was started `suspectFrom` times in a row without an end, but not
   * yet `crashes` times. A suspect waits until it can run alone. If the process dies meanwhile, another job killed it, so `countStart` counts
   * its start only after the wait. If the contract says so, an equal job may now be enqueued again, because this run may already have read
   * its input. `undefined`: the row is closed, gone, of another job, or has been dispatched or started since.
   */
  async begin(
    tx: Tx,
    { tenantId, outboxId, job, dispatch }: Dispatch,
    leaseMs: number,
    { dedupe }: Pick<Job, 'dedupe'>,
    { suspectFrom, crashes }: { readonly suspectFrom: number; readonly crashes: number },
  ): Promise<{ readonly row: OutboxRow; readonly isSuspect: boolean } | undefined> {
    const leasedUntil = inMs(leaseMs);
    const change = { dispatches: dispatch + 1, leasedUntil, ...(dedupe?.until === 'begun' && { dedupeKey: null }) };
    // Another job could not read the payload, and would close the row as failed.
    const named = and(rowIs(tenantId, outboxId), eq(outbox.job, job));
    const ours = and(named, isNull(outbox.closedAt), eq(outbox.dispatches, dispatch));
    const take = async (starts: SQL, only: SQL) => {
      const update = tx.update(outbox).set({ ...change, starts });
      return (await counted('outbox', 'updated', update.where(and(ours, only)).returning()))[0];
    };
    const isSuspect = and(gte(outbox.starts, suspectFrom), lt(outbox.starts, crashes))!;
    const row = await take(sql`${outbox.starts} + 1`, not(isSuspect));
    if (row) return { row, isSuspect: false };
    const suspect = await take(sql`${outbox.starts}`, isSuspect);
    return suspect && { row: suspect, isSuspect: true };
  }

  /**
   * Whether a started row may still write. The answer holds until the transaction ends. The user is locked before the
   * row, as erasure does, and `for share`: erasure waits for this transaction, other jobs of the user do not.
   */
  async stand(tx: Tx, started: OutboxRow): Promise<Standing> {
    const { tenantId, userId } = started;
    const [epoch, [row]] = await Promise.all([
      userId === null ? started.epoch : lockedEpoch(tx, tenantId, userId),
      tx.select().from(outbox).where(rowIs(tenantId, started.id)).for('update'),
    ]);
    if (!row || row.dispatches !== started.dispatches) return { state: 'taken' };
    if (row.closedAt) return { state: 'closed' };
    if (epoch !== row.epoch) return { state: 'erased' };
    return { state: 'ours', row };
  }

  /** Requires `stand`. A job that is given up becomes a dead letter, which outlives its row. */
  async close(tx: Tx, row: OutboxRow, { outcome, error, retryInMs = null }: JobEnd): Promise<void> {
    const now = this.clock.now();
    const attempts = outcome === 'failed' ? row.attempts + 1 : row.attempts;
    const closed = await counted(
      'outbox',
      'updated',
      tx
        .update(outbox)
        .set({ closedAt: now, outcome, error, attempts, starts: 0, leasedUntil: null })
        .where(and(rowIs(row.tenantId, row.id), isNull(outbox.closedAt)))
        .returning({ id: outbox.id }),
    );
    if (outcome !== 'failed' || closed.length === 0) return;
    const { tenantId, id, userId, job, payload, epoch, dispatches, retries, createdAt } = row;
    const retryAt = retryInMs === null ? null : new Date(now.getTime() + retryInMs);
    const letter = { tenantId, id, userId, job, payload, epoch, dispatches, retries, createdAt, attempts, retryAt };
    await counted(
      'dead_letters',
      'inserted',
      tx.insert(deadLetters).values({ ...letter, error: error ?? 'internal', failedAt: now }),
    );
  }

  /**
   * Requires `stand`. Hands the row back with the remaining work, behind other waiting rows. Resets its failures,
   * because work was done. Raises the dispatch number, so the run that passed it on no longer holds it.
   */
  async passOn(tx: Tx, row: OutboxRow, payload: Record<string, unknown>): Promise<void> {
    await counted(
      'outbox',
      'updated',
      tx
        .update(outbox)
        .set({
          payload,
          bulk: true,
          attempts: 0,
          starts: 0,
          error: null,
          leasedUntil: null,
          dispatches: row.dispatches + 1,
          availableAt: this.clock.now(),
        })
        .where(rowIs(row.tenantId, row.id)),
    );
  }

  /**
   * Requires `stand`. Returns similar waiting rows without failures, the oldest first. They are locked, so that nobody
   * claims them before `keepAlong` marks the ones that are taken.
   */
  async waitingAlong(tx: Tx, row: OutboxRow, limit: number): Promise<RowAlong[]> {
    const turnOf = sql.raw(USER_TURN.replace('user_id', 'o.user_id'));
    const { rows } = await tx.execute<RowAlong>(sql`
      with first as materialized (
        select o.id from outbox o
        where o.closed_at is null and o.job = ${row.job} and o.bulk = ${row.bulk} and o.tenant_id = ${row.tenantId}
          and ${turnOf} = ${row.userId === null ? '-' : `=${row.userId}`}
          and o.available_at <= ${this.clock.now().toISOString()}::timestamptz
        order by o.available_at, o.id limit ${MOST_LOOKED_THROUGH}
      )
      select o.id, o.payload, o.dispatches, o.available_at::text as due
      from first f join outbox o on o.tenant_id = ${row.tenantId} and o.id = f.id
      where o.closed_at is null and o.epoch = ${row.epoch} and o.attempts = 0 and o.starts = 0 and o.id <> ${row.id}
        and (o.leased_until is null or o.leased_until <= now())
      order by o.available_at, o.id limit ${limit}
      for update of o skip locked`);
    return rows;
  }

  /**
   * Postpones these by `ms`, so that nobody claims them. If the process dies, they become due again by themselves. They
   * take no lease, because they need no slot besides that of their run.
   */
  async keepAlong(tx: Tx, row: OutboxRow, along: readonly RowAlong[], ms: number): Promise<void> {
    const until = new Date(this.clock.now().getTime() + ms).toISOString();
    await this.changeAlong(tx, row, along, sql`starts = 1, available_at = ${until}::timestamptz`);
  }

  /** Makes those that nobody has taken since due as before. */
  async leaveAlong(tx: Tx, row: OutboxRow, along: readonly RowAlong[]): Promise<void> {
    await this.changeAlong(tx, row, along, sql`starts = 0, available_at = a.due`);
  }

  /** Closes those that nobody has taken since as done. @returns their ids */
  closeAlong(tx: Tx, row: OutboxRow, along: readonly RowAlong[]): Promise<string[]> {
    const now = this.clock.now().toISOString();
    return this.changeAlong(tx, row, along, sql`starts = 0, closed_at = ${now}::timestamptz, outcome = 'done'`);
  }

  private async changeAlong(
    tx: Tx,
    { tenantId }: OutboxRow,
    along: readonly RowAlong[],
    change: SQL,
  ): Promise<string[]> {
    const column = (values: readonly (string | number)[]) => sql.param([...values]);
    const { rows } = await counted(
      'outbox',
      'updated',
      tx.execute<{ id: string }>(sql`
        update outbox o set ${change}
        from unnest(${column(along.map(({ id }) => id))}::uuid[], ${column(along.map(({ due }) => due))}::timestamptz[],
          ${column(along.map(({ dispatches }) => dispatches))}::int[]) as a (id, due, dispatches)
        where o.tenant_id = ${tenantId} and o.id = a.id and o.dispatches = a.dispatches and o.closed_at is null
        returning o.id`),
    );
    return rows.map(({ id }) => id);
  }

  /** Requires `stand`. */
  async note(tx: Tx, row: OutboxRow, payload: Record<string, unknown>): Promise<void> {
    await counted('outbox', 'updated', tx.update(outbox).set({ payload }).where(rowIs(row.tenantId, row.id)));
  }

  /** Requires `stand`. */
  async postpone(tx: Tx, row: OutboxRow, error: string, availableAt: Date): Promise<void> {
    await counted(
      'outbox',
      'updated',
      tx
        .update(outbox)
        .set({ attempts: row.attempts + 1, error, availableAt, starts: 0, leasedUntil: null })
        .where(rowIs(row.tenantId, row.id)),
    );
  }

  /**
   * Renews the leases of those runs that are still the last ones of their rows. Skips a row whose handler is writing:
   * it is locked, so nobody can take it.
   */
  async renew(tx: Tx, rows: readonly OutboxRow[], leaseMs: number): Promise<void> {
    const column = (values: readonly (string | number)[]) => sql.param([...values]);
    await counted(
      'outbox',
      'updated',
      tx.execute(sql`
      with held as (
        select o.tenant_id, o.id
        from unnest(${column(rows.map(({ tenantId }) => tenantId))}::uuid[], ${column(rows.map(({ id }) => id))}::uuid[],
          ${column(rows.map(({ dispatches }) => dispatches))}::int[]) as r (tenant_id, id, dispatches)
        join outbox o on o.tenant_id = r.tenant_id and o.id = r.id
        where o.dispatches = r.dispatches and o.closed_at is null
        for update of o skip locked
      )
      update outbox o set leased_until = ${inMs(leaseMs)}
      from held where o.tenant_id = held.tenant_id and o.id = held.id`),
    );
  }

  /** Counts the start of a suspect. @returns whether the run is still the last one of its row */
  async countStart(tx: Tx, row: OutboxRow): Promise<boolean> {
    const started = await counted(
      'outbox',
      'updated',
      tx
        .update(outbox)
        .set({ starts: sql`${outbox.starts} + 1` })
        .where(and(rowIs(row.tenantId, row.id), isNull(outbox.closedAt), eq(outbox.dispatches, row.dispatches)))
        .returning({ id: outbox.id }),
    );
    return started.length > 0;
  }

  /** Hands back a dispatch that was not started. */
  async releaseClaim(tx: Tx, { tenantId, outboxId, dispatch }: Dispatch): Promise<void> {
    await counted(
      'outbox',
      'updated',
      tx
        .update(outbox)
        .set({ leasedUntil: null })
        .where(and(rowIs(tenantId, outboxId), isNull(outbox.closedAt), eq(outbox.dispatches, dispatch))),
    );
  }

  /** Hands back a run that was aborted because its process stops, if it is still the last one. */
  async releaseRun(tx: Tx, row: OutboxRow): Promise<void> {
    await counted(
      'outbox',
      'updated',
      tx
        .update(outbox)
        .set({ starts: 0, leasedUntil: null })
        .where(and(rowIs(row.tenantId, row.id), isNull(outbox.closedAt), eq(outbox.dispatches, row.dispatches))),
    );
  }
}

function rowIs(tenantId: string, id: string) {
  return and(eq(outbox.tenantId, tenantId), eq(outbox.id, id));
}

/** Uses the table by name, because it belongs to another floor. The queue knows only this number about a user. */
async function lockedEpoch(tx: Tx, tenantId: string, userId: string): Promise<number | undefined> {
  const { rows } = await tx.execute<{ epoch: number }>(sql`with turn as materialized (${sharedTurn(tenantId, userId)})
    select epoch::float8 as epoch from users, turn where tenant_id = ${tenantId} and user_id = ${userId} for share of users`);
  return rows[0]?.epoch;
}
