import type { Clock } from '@kernel/clock.js';
import type { Config } from '@platform/config/config.js';
import type { Logger } from '@platform/observability/logger.js';
import { retryDelayMs } from './backoff.js';
import type { ClaimJobs } from './claim-jobs.query.js';
import { isWorthRetrying, jobErrorCode, JobDropped, JobStopped, JobTimeout } from './job-error.js';
import type { Handled, JobRegistry } from './job-registry.js';
import type { Dispatch, OutboxRow } from './job-rows.js';
import { JobRun, type RunTools } from './job-run.js';

/**
 * - `done`, `dropped`, `failed`: the row is closed so
 * - `retry`: open, due again in `afterMs` milliseconds
 * - `released`: handed back because the process stops
 * - `stale`: nothing was done; the row is closed, gone, or somebody else's
 * - `lost`: the database could not be told; the row's lease runs out and it is tried again
 */
export type RunOutcome =
  | { readonly kind: 'done' | 'dropped' | 'failed' | 'released' | 'stale' | 'lost' }
  | { readonly kind: 'retry'; readonly afterMs: number };

export interface HostOptions extends RunTools {
  readonly registry: JobRegistry;
  readonly claims: ClaimJobs;
  readonly clock: Clock;
  readonly limits: Pick<Config['queue'], 'attempts' | 'backoffMs'>;
  readonly logger: Logger;
}

/** Beyond the handler's own time: for starting, for a last transaction under way, and for writing down a failure. */
const LEASE_SLACK_MS = 30_000;

/** Runs one dispatched outbox row after another, as many at a time as it is asked to. */
export class JobHost {
  private readonly running = new Set<AbortController>();

  constructor(private readonly options: HostOptions) {}

  /** Never throws. */
  async run(dispatch: Dispatch): Promise<RunOutcome> {
    const started = performance.now();
    const about = { job: dispatch.job, tenant_id: dispatch.tenantId, outbox_id: dispatch.outboxId };
    const logger = this.options.logger.child(about);
    try {
      const outcome = await this.start(dispatch, logger);
      logger.debug({ outcome: outcome.kind, ms: Math.round(performance.now() - started) }, 'job run');
      return outcome;
    } catch (err) {
      logger.warn({ err }, 'the end of a job could not be stored: it is tried again when its lease runs out');
      return { kind: 'lost' };
    }
  }

  /** Aborts what is running; each of these rows is handed back. For a process that stops. */
  abortAll(): void {
    for (const controller of this.running) controller.abort(new JobStopped('the process stops'));
  }

  private async start(dispatch: Dispatch, logger: Logger): Promise<RunOutcome> {
    const { database, rows, registry } = this.options;
    const handled = registry.find(dispatch.job);
    if (!handled) {
      logger.warn('this version knows no such job: it is left to one that does');
      return { kind: 'stale' };
    }
    const lease = handled.job.timeoutMs + LEASE_SLACK_MS;
    const row = await database.asSystem((tx) => rows.begin(tx, dispatch, lease));
    if (!row) return { kind: 'stale' };
    const controller = new AbortController();
    this.running.add(controller);
    try {
      return await this.attempt(handled, row, controller, logger);
    } finally {
      this.running.delete(controller);
    }
  }

  private async attempt(
    handled: Handled,
    row: OutboxRow,
    controller: AbortController,
    logger: Logger,
  ): Promise<RunOutcome> {
    const payload = handled.job.payload.safeParse(row.payload);
    const run = new JobRun(this.options, row, payload.data, controller.signal);
    try {
      if (!payload.success) return await this.refuse(run, logger);
      await withinTime(handled, run, controller);
      if (!run.closed) await run.whileStanding((tx, current) => run.end(tx, current, 'done'));
      return { kind: 'done' };
    } catch (error) {
      return await this.afterError(
        handled,
        run,
        row,
        controller.signal.aborted ? controller.signal.reason : error,
        logger,
      );
    }
  }

  /** Its handler cannot be asked to clean up: it would not know what. */
  private async refuse(run: JobRun, logger: Logger): Promise<RunOutcome> {
    await run.whileStanding((tx, current) => run.end(tx, current, 'failed', 'invalid_payload'));
    logger.error({ code: 'invalid_payload' }, 'job failed for good');
    return { kind: 'failed' };
  }

  private async afterError(
    handled: Handled,
    run: JobRun,
    row: OutboxRow,
    error: unknown,
    logger: Logger,
  ): Promise<RunOutcome> {
    if (run.closed) return this.closedBeforeError(error, logger);
    if (error instanceof JobDropped) return droppedAs(error);
    if (error instanceof JobStopped) {
      await this.options.claims.release([
        { tenantId: row.tenantId, outboxId: row.id, job: row.job, dispatch: row.dispatches },
      ]);
      return { kind: 'released' };
    }
    try {
      return await this.storeFailure(handled, run, error, logger);
    } catch (dropped) {
      if (dropped instanceof JobDropped) return droppedAs(dropped);
      throw dropped;
    }
  }

  private async storeFailure(handled: Handled, run: JobRun, error: unknown, logger: Logger): Promise<RunOutcome> {
    const { limits, clock, rows } = this.options;
    const code = jobErrorCode(error);
    const outcome = await run.whileStanding<RunOutcome>(async (tx, current) => {
      const attempts = current.attempts + 1;
      if (isWorthRetrying(error) && attempts < limits.attempts) {
        const afterMs = retryDelayMs(attempts, limits.backoffMs);
        await rows.postpone(tx, current, code, new Date(clock.now().getTime() + afterMs));
        return { kind: 'retry', afterMs };
      }
      await run.end(tx, current, 'failed', code);
      await handled.handler.failed?.(run, tx, code);
      return { kind: 'failed' };
    });
    const note = { code, attempt: run.attempt, err: error };
    if (outcome.kind === 'retry')
      logger.warn({ ...note, retry_after_ms: outcome.afterMs }, 'job failed and is tried again');
    else logger.error(note, 'job failed for good');
    return outcome;
  }

  private closedBeforeError(error: unknown, logger: Logger): RunOutcome {
    if (error instanceof JobDropped) return droppedAs(error);
    logger.warn({ err: error }, 'a handler failed after it had closed its row');
    return { kind: 'done' };
  }
}

function droppedAs({ reason }: JobDropped): RunOutcome {
  return { kind: reason === 'erased' ? 'dropped' : 'stale' };
}

/** A handler that ignores its signal is left behind: it can write nothing any more, and its slot is needed. */
async function withinTime({ job, handler }: Handled, run: JobRun, controller: AbortController): Promise<void> {
  const { signal } = controller;
  const late = (): void => controller.abort(new JobTimeout(`ran longer than ${job.timeoutMs} ms`));
  const timer = setTimeout(late, job.timeoutMs);
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  try {
    await Promise.race([handler.run(run), aborted]);
  } finally {
    clearTimeout(timer);
  }
}
