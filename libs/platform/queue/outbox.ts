import type { Job, PayloadOf } from '@contracts/jobs.js';
import type { Clock } from '@kernel/clock.js';
import { newId } from '@kernel/ids.js';
import { counted } from '@platform/database/changes.js';
import type { Database, Tx } from '@platform/database/database.js';
import { rowsPerInsert } from '@platform/database/rows-per-insert.js';
import { outbox } from '@schema/outbox.js';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { JobSignals } from './job-signals.js';

/** Whose job it is, as the transaction that causes it knows. */
export interface JobOwner {
  readonly tenantId: string;
  /** `null`: the tenant's shared memory. */
  readonly userId: string | null;
  /** The user's erasure epoch, read in the same transaction. 0 for shared memory. */
  readonly epoch: number;
}

/** What is left, and for whom. */
export interface JobEntry<J extends Job = Job> {
  readonly owner: JobOwner;
  readonly payload: PayloadOf<J>;
  /** Much work, for which nobody waits just now: it stands behind the user's other jobs. */
  readonly bulk?: boolean;
  /** Of a job that was given up and is left anew: what it has behind it. */
  readonly before?: undefined | { readonly attempts: number; readonly retries: number };
}

/** A job has eleven columns that are set. */
const ROWS_PER_INSERT = rowsPerInsert(11);

/**
 * A statement that leaves jobs of those who are to be told, for the end of a transaction (`Database.beforeCommit`).
 * @param found a query of `tenant_id`, `user_id`, `epoch` and `payload`. Its parameters begin with the name of the job and now
 */
export function jobsOf(found: string): string {
  return `insert into outbox (tenant_id, id, user_id, job, payload, epoch, created_at, available_at)
    select f.tenant_id, gen_random_uuid(), f.user_id, $1::text, f.payload, f.epoch, $2::timestamptz, $2::timestamptz
    from (${found}) as f`;
}

/** Where work is left for later: in the transaction of the row that causes it, so that neither exists alone. */
export class Outbox {
  constructor(
    private readonly database: Database,
    private readonly signals: JobSignals,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes one row a payload; whoever drains the outbox is woken when `tx` has committed.
   * @returns the rows' ids, in the order of the payloads
   * @throws ZodError when a payload breaks the job's contract: a fault in our code
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

  /** As `enqueue`, for jobs of several owners. */
  async enqueueEach<J extends Job>(
    tx: Tx,
    job: J,
    entries: readonly JobEntry<J>[],
    notBefore?: Date,
  ): Promise<string[]> {
    if (entries.length === 0) return [];
    const now = this.clock.now();
    const rows = entries.map(({ owner, payload, bulk = false, before }) => ({
      tenantId: owner.tenantId,
      id: newId(),
      userId: owner.userId,
      job: job.name,
      payload: job.payload.parse(payload) as Record<string, unknown>,
      epoch: owner.epoch,
      bulk,
      attempts: before?.attempts ?? 0,
      retries: before?.retries ?? 0,
      createdAt: now,
      availableAt: notBefore && notBefore > now ? notBefore : now,
    }));
    for (let i = 0; i < rows.length; i += ROWS_PER_INSERT) {
      await counted('outbox', 'inserted', tx.insert(outbox).values(rows.slice(i, i + ROWS_PER_INSERT)));
    }
    this.database.afterCommit(() => this.signals.wake());
    return rows.map(({ id }) => id);
  }

  /**
   * Leaves a job only where none of its kind is open for this owner, whatever its payload: for what a schedule finds
   * due again before it was done. Of two transactions at once one waits for the other to commit and then finds its job.
   * @returns its id, or null
   */
  async enqueueUnlessOpen<J extends Job>(
    tx: Tx,
    owner: JobOwner,
    job: J,
    payload: PayloadOf<J>,
  ): Promise<string | null> {
    const kind = JSON.stringify([owner.tenantId, owner.userId, job.name]);
    // Until the end of the transaction. The statement after it sees what was committed meanwhile.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`outbox ${kind}`}, 0))`);
    const whose = owner.userId === null ? isNull(outbox.userId) : eq(outbox.userId, owner.userId);
    const [open] = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.job, job.name), eq(outbox.tenantId, owner.tenantId), isNull(outbox.closedAt), whose))
      .limit(1);
    return open ? null : ((await this.enqueue(tx, owner, job, [payload]))[0] ?? null);
  }

  /**
   * Leaves a job for later, only where none of its kind waits for later for this owner. One that has been handed out does
   * not count: it may have looked already.
   */
  async enqueueLater<J extends Job>(
    tx: Tx,
    owner: JobOwner,
    job: J,
    payload: PayloadOf<J>,
    notBefore: Date,
  ): Promise<void> {
    const kind = JSON.stringify([owner.tenantId, owner.userId, job.name]);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`outbox ${kind}`}, 0))`);
    const whose = owner.userId === null ? isNull(outbox.userId) : eq(outbox.userId, owner.userId);
    const waiting = and(
      eq(outbox.job, job.name),
      eq(outbox.tenantId, owner.tenantId),
      isNull(outbox.closedAt),
      gt(outbox.availableAt, this.clock.now()),
      whose,
    );
    const [open] = await tx.select({ id: outbox.id }).from(outbox).where(waiting).limit(1);
    if (!open) await this.enqueue(tx, owner, job, [payload], notBefore);
  }
}
