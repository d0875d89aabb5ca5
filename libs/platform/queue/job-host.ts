import type { Backoff, Job } from '@contracts/jobs.js';
import type { Clock } from '@kernel/clock.js';
import type { Config } from '@platform/config/config.js';
import { newAuditContext, within } from '@platform/observability/audit-context.js';
import type { Logger } from '@platform/observability/logger.js';
import { RENEWALS_PER_LEASE } from './claim-statements.js';
import {
  CrashLoop,
  isWorthRetrying,
  jobErrorCode,
  JobDropped,
  JobStopped,
  withinTime,
  JobRun,
  RUN_LEASE_MS,
  type RunTools,
  readPayload,
} from './job-run.js';
import type { JobMetrics } from './job-metrics.js';
import type { Dispatch, OutboxRow } from './job-rows.js';
import type { Handled, JobRegistry } from './registry.js';
import { SharedExclusiveLock } from './shared-exclusive-lock.js';

/**
 * - `done`, `dropped`, `failed`: the row is closed with this outcome
 * - `passed_on`: open; a part of it is done, and the rest waits for its next turn
 * - `retry`: open, due again in `afterMs` milliseconds
 * - `released`: handed back because the process stops
 * - `stale`: nothing was done; the row is closed, gone, or somebody else's
 * - `lost`: the end could not be stored; the row's lease runs out and it is retried
 */
export type RunOutcome =
  | { readonly kind: 'done' | 'passed_on' | 'dropped' | 'failed' | 'released' | 'stale' | 'lost' }
  | { readonly kind: 'retry'; readonly afterMs: number };

export interface HostOptions extends RunTools {
  readonly registry: JobRegistry;
  readonly clock: Clock;
  readonly limits: Pick<Config['queue'], 'attempts' | 'backoffMs' | 'crashes'>;
  readonly metrics: JobMetrics;
  /** The lease of a run: how long it lasts without renewal. */
  readonly runLeaseMs?: number;
  readonly logger: Logger;
}

/** A job runs alone after this many processes in a row died under it. A good job next to it rarely dies that often. */
const DEATHS_BESIDE_OTHERS = 2;
/**
 * Limit of waiting to be alone, and of being alone. Together about a lease: then waiting jobs go to another process.
 */
const LONGEST_ALONE_MS = 7_000;

/** Runs dispatched outbox rows, as many concurrently as its callers start. */
export class JobHost {
  private readonly running = new Map<AbortController, OutboxRow>();
  private readonly leaseMs: number;
  private readonly lock = new SharedExclusiveLock(LONGEST_ALONE_MS);
  private stopping = false;
  private heartbeat: NodeJS.Timeout | undefined;

  constructor(private readonly options: HostOptions) {
    this.leaseMs = options.runLeaseMs ?? RUN_LEASE_MS;
  }

  /** Never throws. */
  async run(dispatch: Dispatch): Promise<RunOutcome> {
    const started = performance.now();
    const about = { job: dispatch.job, tenant_id: dispatch.tenantId, outbox_id: dispatch.outboxId };
    const logger = this.options.logger.child(about);
    try {
      const outcome = await within(newAuditContext('job', dispatch.job), () => this.start(dispatch, logger));
      this.options.metrics.ended(dispatch.job, outcome.kind, performance.now() - started);
      logger.debug({ outcome: outcome.kind, ms: Math.round(performance.now() - started) }, 'job run');
      return outcome;
    } catch (err) {
      logger.warn({ err }, 'the end of a job could not be stored: it is tried again when its lease runs out');
      this.options.metrics.ended(dispatch.job, 'lost', performance.now() - started);
      return { kind: 'lost' };
    }
  }

  /** Aborts all running jobs and hands back their rows. For a process that stops. */
  abortAll(): void {
    this.stopping = true;
    for (const controller of this.running.keys()) controller.abort(new JobStopped('the process stops'));
  }

  private async start(dispatch: Dispatch, logger: Logger): Promise<RunOutcome> {
    const { database, rows, registry } = this.options;
    const handled = registry.find(dispatch.job);
    if (!handled) {
      logger.warn('this version knows no such job: it is left to one that does');
      return { kind: 'stale' };
    }
    const leave = await this.lock.shared();
    let suspect: OutboxRow;
    try {
      if (this.stopping) {
        await database.asSystem((tx) => rows.releaseClaim(tx, dispatch));
        return { kind: 'released' };
      }
      const limits = { suspectFrom: DEATHS_BESIDE_OTHERS, crashes: this.options.limits.crashes };
      const begun = await database.asSystem((tx) => rows.begin(tx, dispatch, this.leaseMs, handled.job, limits));
      if (!begun) return { kind: 'stale' };
      const { row, isSuspect } = begun;
      if (!isSuspect) return await this.held(row, (controller) => this.attempt(handled, row, controller, logger));
      suspect = row;
    } finally {
      leave();
    }
    return this.held(suspect, (controller) => this.attemptAlone(handled, suspect, controller, logger));
  }

  /** Renews the row's lease while `work` runs. */
  private async held(row: OutboxRow, work: (controller: AbortController) => Promise<RunOutcome>): Promise<RunOutcome> {
    const controller = new AbortController();
    this.running.set(controller, row);
    // The process may have begun to stop while the row was being started.
    if (this.stopping) controller.abort(new JobStopped('the process stops'));
    this.heartbeat ??= setInterval(() => void this.renewAll(), this.leaseMs / RENEWALS_PER_LEASE);
    try {
      return await work(controller);
    } finally {
      this.running.delete(controller);
      if (this.running.size === 0) {
        clearInterval(this.heartbeat);
        this.heartbeat = undefined;
      }
    }
  }

  /** While it waits for its turn, its start does not count: if the process dies then, this job did not kill it. */
  private async attemptAlone(
    handled: Handled,
    row: OutboxRow,
    controller: AbortController,
    logger: Logger,
  ): Promise<RunOutcome> {
    const { database, rows } = this.options;
    const leave = await this.lock.exclusive();
    try {
      if (controller.signal.aborted) {
        await database.asSystem((tx) => rows.releaseRun(tx, row));
        return { kind: 'released' };
      }
      if (!(await database.asSystem((tx) => rows.countStart(tx, row)))) return { kind: 'stale' };
      return await this.attempt(handled, row, controller, logger);
    } finally {
      leave();
    }
  }

  /** If the database is unreachable, the leases run out. Whoever then takes the rows fences these runs off. */
  private async renewAll(): Promise<void> {
    const { database, rows } = this.options;
    await database.asSystem((tx) => rows.renew(tx, [...this.running.values()], this.leaseMs)).catch(() => undefined);
  }

  private async attempt(
    handled: Handled,
    row: OutboxRow,
    controller: AbortController,
    logger: Logger,
  ): Promise<RunOutcome> {
    const payload = readPayload(handled.job, row.payload);
    const run = new JobRun(this.options, row, handled.job, payload, controller.signal);
    try {
      if (payload === undefined) return await this.refuse(run, logger);
      // The process died under it again and again. It is the cause, and would be retried forever.
      if (row.starts > this.options.limits.crashes)
        return await this.storeFailure(handled, run, new CrashLoop(), logger);
      await withinTime(handled.job.timeoutMs, controller, () => handled.handler.run(run));
      if (run.passedOn) return { kind: 'passed_on' };
      if (!run.closed) await run.whileStanding((tx, current) => run.end(tx, current, { outcome: 'done' }));
      return { kind: 'done' };
    } catch (error) {
      return await this.afterError(
        handled,
        run,
        row,
        controller.signal.aborted ? controller.signal.reason : error,
        logger,
      );
    } finally {
      if (run.hasAlong) await this.options.database.asSystem((tx) => run.leaveAlong(tx)).catch(() => undefined);
    }
  }

  /** Does not call the handler's clean-up, which could not read the payload either. */
  private async refuse(run: JobRun, logger: Logger): Promise<RunOutcome> {
    await run.whileStanding((tx, current) => run.end(tx, current, { outcome: 'failed', error: 'invalid_payload' }));
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
    if (run.closed || run.passedOn) return this.endedBeforeError(run, error, logger);
    if (error instanceof JobDropped) return droppedAs(error);
    if (error instanceof JobStopped) {
      await this.options.database.asSystem((tx) => this.options.rows.releaseRun(tx, row));
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
      if (isWorthRetrying(error) && attempts < triesOf(handled.job, limits)) {
        const afterMs = retryDelayMs(attempts, pausesOf(handled.job, limits));
        await rows.postpone(tx, current, code, new Date(clock.now().getTime() + afterMs));
        return { kind: 'retry', afterMs };
      }
      const retryInMs = handled.job.passing?.includes(code) ? retryPauseMs(current.retries) : null;
      await run.end(tx, current, { outcome: 'failed', error: code, retryInMs });
      await handled.handler.failed?.(run, tx, code);
      return { kind: 'failed' };
    });
    const note = { code, attempt: run.attempt, err: error };
    if (outcome.kind === 'retry')
      logger.warn({ ...note, retry_after_ms: outcome.afterMs }, 'job failed and is tried again');
    else logger.error(note, 'job failed for good');
    return outcome;
  }

  private endedBeforeError(run: JobRun, error: unknown, logger: Logger): RunOutcome {
    if (error instanceof JobDropped) return droppedAs(error);
    logger.warn({ err: error }, 'a handler failed after it had closed its row or passed it on');
    return { kind: run.passedOn ? 'passed_on' : 'done' };
  }
}

type Limits = HostOptions['limits'];

/** The installation's setting overrides the contract. */
function triesOf({ attempts, promised }: Job, { attempts: set = attempts }: Limits): number {
  return promised ? Math.max(attempts, set) : set;
}

function pausesOf({ backoff }: Job, { backoffMs = backoff.firstMs }: Limits): Backoff {
  return { ...backoff, firstMs: backoffMs };
}

/**
 * Milliseconds until the next attempt after failed attempt number `attempts` (1 is the first). Exponential with full
 * jitter, so that jobs that failed together in one outage do not retry together.
 */
export function retryDelayMs(
  attempts: number,
  { firstMs, longestMs }: Backoff,
  random: () => number = Math.random,
): number {
  return Math.floor(random() * Math.min(longestMs, firstMs * 2 ** (attempts - 1)));
}

/** After being given up this often for a passing reason, a job is left to people: after about three days of retries. */
const MOST_RETRIES = 20;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

/**
 * Milliseconds until a job that was given up is enqueued again, after `retries` earlier times: a minute, then ever
 * longer, up to six hours. Half of the pause is random, so that jobs that failed together are spread out. `null`:
 * never.
 */
export function retryPauseMs(retries: number, random: () => number = Math.random): number | null {
  if (retries >= MOST_RETRIES) return null;
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** retries);
  return Math.floor(longest * (0.5 + random() / 2));
}

function droppedAs({ reason }: JobDropped): RunOutcome {
  return { kind: reason === 'erased' ? 'dropped' : 'stale' };
}
