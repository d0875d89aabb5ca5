import type { Job, PayloadOf } from '@contracts/jobs.js';
import type { Clock } from '@kernel/clock.js';
import { newId } from '@kernel/ids.js';
import type { Database, Tx } from '@platform/database/database.js';
import { outbox } from '@schema/outbox.js';
import type { JobSignals } from './job-signals.js';

/** Whose job it is, as the transaction that causes it knows. */
export interface JobOwner {
  readonly tenantId: string;
  /** `null`: the tenant's shared memory. */
  readonly userId: string | null;
  /** The user's erasure epoch, read in the same transaction. 0 for shared memory. */
  readonly epoch: number;
}

/** Postgres takes at most 65,535 parameters in a statement; a row has eight. */
const ROWS_PER_INSERT = 5_000;

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
  async enqueue<J extends Job>(tx: Tx, owner: JobOwner, job: J, payloads: readonly PayloadOf<J>[]): Promise<string[]> {
    if (payloads.length === 0) return [];
    const now = this.clock.now();
    const rows = payloads.map((payload) => ({
      tenantId: owner.tenantId,
      id: newId(),
      userId: owner.userId,
      job: job.name,
      payload: job.payload.parse(payload) as Record<string, unknown>,
      epoch: owner.epoch,
      createdAt: now,
      availableAt: now,
    }));
    for (let i = 0; i < rows.length; i += ROWS_PER_INSERT) {
      await tx.insert(outbox).values(rows.slice(i, i + ROWS_PER_INSERT));
    }
    this.database.afterCommit(() => this.signals.wake());
    return rows.map(({ id }) => id);
  }
}
