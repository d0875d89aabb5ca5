import type { Clock } from '@kernel/clock.js';
import type { Tx } from '@platform/database/database.js';
import { outbox } from '@schema/outbox.js';
import { and, eq, isNull, sql } from 'drizzle-orm';

export type OutboxRow = typeof outbox.$inferSelect;

/**
 * One handing-out of one row. The number of dispatches is a fencing token: claiming raises it, starting raises it
 * again, and only the holder of the present number may write. So two deliveries of one dispatch cannot both start,
 * and a run whose lease ran out cannot write beside its successor.
 */
export interface Dispatch {
  readonly tenantId: string;
  readonly outboxId: string;
  readonly job: string;
  readonly dispatch: number;
}

export type Standing =
  { readonly state: 'ours'; readonly row: OutboxRow } | { readonly state: 'erased' | 'closed' | 'taken' };

/** Single rows of the outbox, as one run of a job sees them. */
export class JobRows {
  constructor(private readonly clock: Clock) {}

  /** Takes a dispatch for running. `undefined`: the row is closed, gone, or has been dispatched or started since. */
  async begin(tx: Tx, { tenantId, outboxId, dispatch }: Dispatch, leaseMs: number): Promise<OutboxRow | undefined> {
    const [row] = await tx
      .update(outbox)
      .set({ dispatches: dispatch + 1, leasedUntil: sql`now() + ${leaseMs} * interval '1 millisecond'` })
      .where(and(rowIs(tenantId, outboxId), isNull(outbox.closedAt), eq(outbox.dispatches, dispatch)))
      .returning();
    return row;
  }

  /**
   * Whether a started row may still write, which stays true until the transaction ends. The user is locked before the
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

  /** Needs a row that stands. */
  async close(tx: Tx, row: OutboxRow, outcome: 'done' | 'dropped' | 'failed', error?: string): Promise<void> {
    const attempts = outcome === 'failed' ? row.attempts + 1 : row.attempts;
    await tx
      .update(outbox)
      .set({ closedAt: this.clock.now(), outcome, error, attempts, leasedUntil: null })
      .where(and(rowIs(row.tenantId, row.id), isNull(outbox.closedAt)));
  }

  /** Needs a row that stands. */
  async postpone(tx: Tx, row: OutboxRow, error: string, availableAt: Date): Promise<void> {
    await tx
      .update(outbox)
      .set({ attempts: row.attempts + 1, error, availableAt, leasedUntil: null })
      .where(rowIs(row.tenantId, row.id));
  }
}

function rowIs(tenantId: string, id: string) {
  return and(eq(outbox.tenantId, tenantId), eq(outbox.id, id));
}

/** By name, because the table is another floor's: all that the queue knows of a user is this number. */
async function lockedEpoch(tx: Tx, tenantId: string, userId: string): Promise<number | undefined> {
  const { rows } = await tx.execute<{ epoch: number }>(
    sql`select epoch::float8 as epoch from users where tenant_id = ${tenantId} and user_id = ${userId} for share`,
  );
  return rows[0]?.epoch;
}
