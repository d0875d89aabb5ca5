import { setTimeout as sleep } from 'node:timers/promises';
import type { Schedule } from '@contracts/schedules.js';
import { newAuditContext, within } from '@platform/observability/audit-context.js';
import type { Logger } from '@platform/observability/logger.js';
import { stopGracefully } from '../graceful-stop.js';
import { jobErrorCode, JobStopped, withinTime } from '../job-run.js';
import type { Scheduled, ScheduleRegistry } from '../registry.js';
import type { ScheduleLeases } from './schedule-leases.js';

/** After this time, other processes take over the schedule of a dead process. */
const LEASE_MS = 60_000;
/** How often `runNow` tries to get a lease that somebody else holds. */
const WAIT_MS = 100;

/** Our lease expired and another process has taken the schedule over. Any further work would be done twice. */
class LeaseLost extends Error {
  override name = 'LeaseLost';
}

/** Runs schedules, each in one process at a time. Their lease rows record when they are due. */
export class Schedules {
  private readonly running = new Map<AbortController, Promise<void>>();
  private stopping = false;

  constructor(
    private readonly registry: ScheduleRegistry,
    private readonly leases: ScheduleLeases,
    private readonly logger: Logger,
    private readonly leaseMs = LEASE_MS,
  ) {}

  get all(): readonly Schedule[] {
    return this.registry.listed;
  }

  /** Runs it if it is due and nobody else runs it. Logs failures, never throws. */
  async tick(name: string): Promise<void> {
    if (this.stopping) return;
    try {
      const { schedule } = this.registry.get(name);
      const holder = await this.leases.take(schedule, this.leaseMs);
      if (holder !== undefined) await this.run(name, holder);
    } catch (err) {
      this.logger.warn({ err, schedule: name }, 'a schedule failed and is tried again');
    }
  }

  /**
   * Runs it now, due or not, as soon as nobody else runs it, and returns when it has ended. Counts as its regular run.
   * @throws the error of its handler
   */
  async runNow(name: string): Promise<void> {
    const { schedule } = this.registry.get(name);
    for (;;) {
      const holder = await this.leases.take(schedule, this.leaseMs, true);
      if (holder !== undefined) return this.run(name, holder);
      await sleep(WAIT_MS);
    }
  }

  /** Starts no more runs and hands back running ones: another process repeats them, or this one at its next start. */
  async stop(graceMs = 0): Promise<void> {
    this.stopping = true;
    const abort = (): void => {
      for (const controller of this.running.keys()) controller.abort(new JobStopped('the process stops'));
    };
    await stopGracefully(Promise.allSettled(this.running.values()), abort, graceMs);
  }

  private async run(name: string, holder: string): Promise<void> {
    const controller = new AbortController();
    const run = this.underLease(this.registry.get(name), holder, controller);
    this.running.set(controller, run);
    try {
      await run;
    } finally {
      this.running.delete(controller);
    }
  }

  private async underLease(scheduled: Scheduled, holder: string, controller: AbortController): Promise<void> {
    const { schedule, handler } = scheduled;
    const { name, timeoutMs } = schedule;
    const started = performance.now();
    const keeping = setInterval(() => void this.keep(name, holder, controller), this.leaseMs / 3);
    try {
      await within(newAuditContext('schedule', name), () =>
        withinTime(timeoutMs, controller, (signal) => handler.run({ signal })),
      );
      await this.leases.end(name, holder, 'done');
      this.logger.debug({ schedule: name, ms: Math.round(performance.now() - started) }, 'schedule run');
    } catch (error) {
      if (error instanceof LeaseLost) throw error;
      await this.leases.end(name, holder, error instanceof JobStopped ? 'handed_back' : { error: jobErrorCode(error) });
      throw error;
    } finally {
      clearInterval(keeping);
    }
  }

  /** If the database is unreachable, the lease expires by itself, and the next call detects it. */
  private async keep(name: string, holder: string, controller: AbortController): Promise<void> {
    const ours = await this.leases.renew(name, holder, this.leaseMs).catch(() => true);
    if (!ours) controller.abort(new LeaseLost(`schedule ${name} was taken over`));
  }
}
