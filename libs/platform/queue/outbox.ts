import type { Dedupe, Job, PayloadOf } from '@contracts/jobs.js';
import type { Clock } from '@kernel/clock.js';
import { newId } from '@kernel/ids.js';
import { counted } from '@platform/database/changes.js';
import type { Database, Tx } from '@platform/database/database.js';
import { insertRows } from '@platform/database/insert-rows.js';
import { outbox } from '@schema/outbox.js';
import { and, eq, isNull } from 'drizzle-orm';
import type { JobSignals } from './job-signals.js';

/** The owner of a job, as known to the transaction that causes it. */
export interface JobOwner {
  readonly tenantId: string;
  /** `null`: the tenant's shared memory. */
  readonly userId: string | null;
  /** The user's erasure epoch, read in the same transaction. 0 for shared memory. */
  readonly epoch: number;
}

/** A job to enqueue, and its owner. */
export interface JobEntry<J extends Job = Job> {
  readonly owner: JobOwner;
  readonly payload: PayloadOf<J>;
  /** Much work, for which nobody is waiting: it goes after the user's other jobs. */
  readonly bulk?: boolean;
  /** The earlier counts of a job that was given up and is enqueued again. */
  readonly before?: undefined | { readonly attempts: number; readonly retries: number };
}

/** How often in a row a conflicting job may end before it is found. */
const MOST_LOOKS = 100;

type NewRow = typeof outbox.$inferInsert & { readonly id: string };

/**
 * A statement that enqueues the jobs found by a query, for the end of a transaction (`Database.beforeCommit`).
 * @param found a query for `tenant_id`, `user_id`, `epoch` and `payload`. Its first parameters are the job's name and
 * now
 */
export function jobsOf(found: string): string {
  return `insert into outbox (tenant_id, id, user_id, job, payload, epoch, created_at, available_at)
    select f.tenant_id, gen_random_uuid(), f.user_id, $1::text, f.payload, f.epoch, $2::timestamptz, $2::timestamptz
    from (${found}) as f`;
}

/** Enqueues work in the transaction of the row that causes it, so that neither exists without the other. */
export class Outbox {
  constructor(
    private readonly database: Database,
    private readonly signals: JobSignals,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes one row per payload, and wakes the drain when `tx` has committed. A job with the key of an open one
   * (`Job.dedupe`) is not written.
   * @returns the rows' ids, in the order of the payloads; the id of the open one where there was a conflict
   * @throws ZodError when a payload breaks the job's contract: a bug in our code
   */
  enqueue<J extends Job>(
    tx: Tx,
    owner: JobOwner,
    job: J,
    payloads: readonly PayloadOf<J>[],
    notBefore?: Date,
  ): Promise<string[]> {
    return this.enqueueEach(
      tx,
      job,
      payloads.map((payload) => ({ owner, payload })),
      notBefore,
    );
  }

  /** Like `enqueue`, for jobs of several owners. */
  async enqueueEach<J extends Job>(
    tx: Tx,
    job: J,
    entries: readonly JobEntry<J>[],
    notBefore?: Date,
  ): Promise<string[]> {
    if (entries.length === 0) return [];
    const rows = entries.map((entry) => this.rowOf(job, entry, notBefore));
    const plain = rows.filter(({ dedupeKey }) => dedupeKey === null);
    await insertRows(tx, outbox, plain);
    if (plain.length > 0) this.database.afterCommit(() => this.signals.wake());
    const ids: string[] = [];
    for (const row of rows) ids.push(row.dedupeKey === null ? row.id : (await this.leaveOnce(tx, job, row)).id);
    return ids;
  }

  /**
   * Enqueues a job unless one with the same key is open, or not yet started, for this owner, as its contract says
   * (`Job.dedupe`). Of any number of concurrent transactions, the unique index lets one succeed; the others wait for
   * it.
   * @returns its id, or null
   */
  async enqueueUnlessOpen<J extends Job & { readonly dedupe: Dedupe }>(
    tx: Tx,
    owner: JobOwner,
    job: J,
    payload: PayloadOf<J>,
    notBefore?: Date,
  ): Promise<string | null> {
    const { id, isNew } = await this.leaveOnce(tx, job, this.rowOf(job, { owner, payload }, notBefore));
    return isNew ? id : null;
  }

  private async leaveOnce(
    tx: Tx,
    { dedupe }: Job,
    row: NewRow,
  ): Promise<{ readonly id: string; readonly isNew: boolean }> {
    const { tenantId, userId = null, job, dedupeKey = null } = row;
    for (let look = 0; look < MOST_LOOKS; look += 1) {
      const [left] = await counted(
        'outbox',
        'inserted',
        tx.insert(outbox).values(row).onConflictDoNothing().returning({ id: outbox.id }),
      );
      if (left) {
        this.database.afterCommit(() => this.signals.wake());
        return { id: left.id, isNew: true };
      }
      const same = tx
        .select({ id: outbox.id })
        .from(outbox)
        .where(
          and(
            ...[eq(outbox.tenantId, tenantId), eq(outbox.job, job), isNull(outbox.closedAt)],
            userId === null ? isNull(outbox.userId) : eq(outbox.userId, userId),
            dedupeKey === null ? undefined : eq(outbox.dedupeKey, dedupeKey),
          ),
        );
      // The lock keeps it from starting before this transaction commits, so it will see the new data.
      const [open] = await (dedupe?.until === 'begun' ? same.for('update') : same);
      if (open) return { id: open.id, isNew: false };
      // It was closed, or started, since the conflict.
    }
    throw new Error('an open job was in the way, and could not be found');
  }

  private rowOf<J extends Job>(job: J, entry: JobEntry<J>, notBefore?: Date): NewRow & { dedupeKey: string | null } {
    const { owner, bulk = false, before } = entry;
    const now = this.clock.now();
    const payload = job.payload.parse(entry.payload) as Record<string, unknown>;
    return {
      tenantId: owner.tenantId,
      id: newId(),
      userId: owner.userId,
      job: job.name,
      payload,
      epoch: owner.epoch,
      bulk,
      dedupeKey: job.dedupe?.key(payload) ?? null,
      attempts: before?.attempts ?? 0,
      retries: before?.retries ?? 0,
      createdAt: now,
      availableAt: notBefore && notBefore > now ? notBefore : now,
    };
  }
}
