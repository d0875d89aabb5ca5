import type { Job } from '@contracts/jobs.js';
import { JOB_KEY, type Scope } from '@kernel/scope.js';
import { showId } from '@kernel/ids.js';
import { happened } from '@platform/database/changes.js';
import type { Database, Tx } from '@platform/database/database.js';
import type { JobContext } from './handler.js';
import { JobDropped } from './job-error.js';
import type { JobEnd, JobRows, OutboxRow, RowAlong } from './job-rows.js';
import type { JobSignals } from './job-signals.js';
import type { JobOwner } from './outbox.js';
import { readPayload } from './read-payload.js';

/** After this time, other processes take over the jobs of a dead process, and those its runs had taken along. */
export const RUN_LEASE_MS = 15_000;

export interface RunTools {
  readonly database: Database;
  readonly rows: JobRows;
  readonly signals: JobSignals;
}

/** One attempt at one started outbox row. Its handler sees it as the JobContext. */
export class JobRun implements JobContext {
  readonly scope: Scope;
  readonly owner: JobOwner;
  readonly attempt: number;
  private ended: 'closed' | 'passed_on' | undefined;
  private along: readonly RowAlong[] = [];

  constructor(
    private readonly tools: RunTools,
    private readonly row: OutboxRow,
    private readonly job: Job,
    readonly payload: unknown,
    readonly signal: AbortSignal,
  ) {
    this.scope = scopeOf(row);
    this.owner = { tenantId: row.tenantId, userId: row.userId, epoch: row.epoch };
    this.attempt = row.attempts + 1;
  }

  /** The transaction that closed the row has committed. */
  get closed(): boolean {
    return this.ended === 'closed';
  }

  /** There are unfinished jobs that were taken along. */
  get hasAlong(): boolean {
    return this.along.length > 0;
  }

  /** The transaction that handed it back with the remaining work has committed. */
  get passedOn(): boolean {
    return this.ended === 'passed_on';
  }

  /** An aborted handler that keeps running may not write: another attempt may have started. */
  withScope<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.whileStanding(async (tx) => {
      this.signal.throwIfAborted();
      const result = await work(tx);
      this.signal.throwIfAborted();
      return result;
    });
  }

  async close(tx: Tx, outcome: 'done' | 'dropped' = 'done'): Promise<void> {
    await this.end(tx, this.row, { outcome });
  }

  async note(tx: Tx, payload: unknown): Promise<void> {
    await this.tools.rows.note(tx, this.row, this.job.payload.parse(payload) as Record<string, unknown>);
  }

  async takeAlong<Payload>(tx: Tx, room: number, weigh: (payload: Payload) => number): Promise<Payload[]> {
    if (room < 1 || this.hasAlong || this.row.attempts > 0 || this.row.starts > 1) return [];
    const taken: { row: RowAlong; payload: Payload }[] = [];
    let left = room;
    for (const row of await this.tools.rows.waitingAlong(tx, this.row, room)) {
      const payload = readPayload(this.job, row.payload) as Payload | undefined;
      const weight = payload === undefined ? Infinity : weigh(payload);
      if (payload === undefined || weight > left) continue;
      left -= weight;
      taken.push({ row, payload });
    }
    if (taken.length === 0) return [];
    const along = taken.map(({ row }) => row);
    await this.tools.rows.keepAlong(tx, this.row, along, RUN_LEASE_MS);
    this.tools.database.afterCommit(() => (this.along = along));
    return taken.map(({ payload }) => payload);
  }

  /**
   * Unfinished jobs that were taken along wait again. If this cannot be stored, they become due later by themselves.
   */
  async leaveAlong(tx: Tx): Promise<void> {
    if (!this.hasAlong) return;
    await this.tools.rows.leaveAlong(tx, this.row, this.along);
    this.tools.database.afterCommit(() => (this.along = []));
  }

  async passOn(tx: Tx, rest: unknown): Promise<void> {
    await this.leaveAlong(tx);
    await this.tools.rows.passOn(tx, this.row, this.job.payload.parse(rest) as Record<string, unknown>);
    this.tools.database.afterCommit(() => {
      this.ended = 'passed_on';
      this.tools.signals.wake();
    });
  }

  /** Closes the row with any outcome, and notifies waiters after the commit. */
  async end(tx: Tx, row: OutboxRow, end: JobEnd): Promise<void> {
    await this.tools.rows.close(tx, row, end);
    const closed = end.outcome === 'done' && this.hasAlong ? await this.tools.rows.closeAlong(tx, row, this.along) : [];
    if (end.outcome === 'failed' && !this.job.untold) happened('job.given_up', row.userId, [showId('job', row.id)]);
    this.tools.database.afterCommit(() => {
      this.ended = 'closed';
      if (end.outcome === 'done') this.along = [];
      this.tools.signals.closed([row.id, ...closed]);
    });
  }

  /**
   * Runs `work` with the current row in a transaction in which it may write. Closes the row of an erased user instead.
   * @throws JobDropped
   */
  async whileStanding<T>(work: (tx: Tx, row: OutboxRow) => Promise<T>): Promise<T> {
    type Result = { readonly value: T } | { readonly dropped: JobDropped['reason'] };
    const result = await this.tools.database.withScope<Result>(this.scope, async (tx) => {
      const standing = await this.tools.rows.stand(tx, this.row);
      if (standing.state === 'ours') return { value: await work(tx, standing.row) };
      if (standing.state === 'erased') await this.end(tx, this.row, { outcome: 'dropped' });
      return { dropped: standing.state };
    });
    if ('dropped' in result) throw new JobDropped(result.dropped);
    return result.value;
  }
}

/** A job may read and write only what belongs to the owner of its row. */
function scopeOf({ tenantId, userId }: OutboxRow): Scope {
  const shared = userId === null;
  return {
    tenantId,
    userId,
    allUsers: false,
    includeShared: shared,
    permissions: new Set([
      'records:read',
      'records:write',
      ...(shared ? (['shared:read', 'shared:write'] as const) : []),
    ]),
    agent: null,
    project: null,
    keyId: JOB_KEY,
  };
}
