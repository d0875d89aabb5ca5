import type { Job, PayloadOf } from '@contracts/jobs.js';
import { JOB_KEY, type Scope } from '@kernel/scope.js';
import { showId } from '@kernel/ids.js';
import { happened } from '@platform/database/changes.js';
import type { Database, Tx } from '@platform/database/database.js';
import { together } from '@platform/database/together.js';
import { RecollectError } from '@kernel/errors.js';
import type { JobContext } from './handler.js';
import type { JobEnd, JobRows, OutboxRow, RowAlong } from './job-rows.js';
import type { JobSignals } from './job-signals.js';
import type { JobOwner } from './outbox.js';

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
    const { rows } = this.tools;
    const [, closed] = await together(
      rows.close(tx, row, end),
      end.outcome === 'done' && this.hasAlong ? rows.closeAlong(tx, row, this.along) : Promise.resolve([]),
    );
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

/** The abort reason of a job that ran longer than its contract allows. Counts as a failed attempt. */
export class JobTimeout extends Error {
  override name = 'JobTimeout';
  readonly kind = 'timeout';
}

/**
 * Runs `work`, and aborts it after this time. A handler that ignores its signal is abandoned: it can no longer write,
 * and its slot is needed.
 */
export async function withinTime(
  timeoutMs: number,
  controller: AbortController,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const { signal } = controller;
  signal.throwIfAborted();
  const late = (): void => controller.abort(new JobTimeout(`ran longer than ${timeoutMs} ms`));
  const timer = setTimeout(late, timeoutMs);
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  try {
    await Promise.race([work(signal), aborted]);
  } finally {
    clearTimeout(timer);
  }
}

/** The abort reason when the process stops. Not counted as an attempt: the row is handed back. */
export class JobStopped extends Error {
  override name = 'JobStopped';
}

/** The reason for giving up a job whose process died under it again and again. */
export class CrashLoop extends Error {
  override name = 'CrashLoop';
  readonly kind = 'crash_loop';
  readonly retryable = false;
}

/**
 * Thrown by a job's `withScope` when the job may no longer write. Handlers must not catch it.
 * - `erased`: the user's epoch was raised, or the user is gone; the row has been closed as dropped
 * - `closed`: the row is already closed
 * - `taken`: somebody else holds a newer dispatch of the row, or it was erased
 */
export class JobDropped extends Error {
  override name = 'JobDropped';

  constructor(readonly reason: 'erased' | 'closed' | 'taken') {
    super(`the job was dropped: ${reason}`);
  }
}

const CODE = /^[a-z][a-z_]{0,40}$/;

/** The stored code of a failure: the code of a RecollectError, the `kind` of a platform port's error, or `internal`. */
export function jobErrorCode(error: unknown): string {
  if (error instanceof RecollectError) return error.code;
  const kind = error instanceof Error && 'kind' in error ? error.kind : undefined;
  return typeof kind === 'string' && CODE.test(kind) ? kind : 'internal';
}

/**
 * Whether another attempt may succeed. It cannot if the error has `retryable: false` or the kind `rejected`, which the
 * ports to models use for an input that will never work.
 */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  const { retryable, kind } = error as Error & { readonly retryable?: unknown; readonly kind?: unknown };
  return retryable !== false && kind !== 'rejected';
}

/**
 * Parses a stored payload. During a rolling update a newer version may have stored it: fields that this version does
 * not know are left out at every level.
 * @returns undefined if the payload is not valid for the job
 */
export function readPayload<J extends Job>(job: J, stored: unknown): PayloadOf<J> | undefined {
  const strict = job.payload.safeParse(stored);
  if (strict.success) return strict.data as PayloadOf<J>;
  const known = structuredClone(stored);
  for (const issue of strict.error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) remove(known, [...issue.path, key]);
  }
  const { data } = job.payload.safeParse(known);
  return data as PayloadOf<J> | undefined;
}

function remove(value: unknown, [name, ...further]: readonly PropertyKey[]): void {
  if (typeof value !== 'object' || value === null || name === undefined) return;
  if (further.length === 0) Reflect.deleteProperty(value, name);
  else remove((value as Record<PropertyKey, unknown>)[name], further);
}
