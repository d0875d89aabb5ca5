import type { Logger } from '@platform/observability/logger.js';
import { Alarm } from './alarm.js';
import type { ClaimJobs } from './claim-jobs.query.js';
import { stopGracefully } from './graceful-stop.js';
import type { JobHost } from './job-host.js';
import type { Dispatch } from './job-rows.js';
import type { JobSignals } from './job-signals.js';
import type { PruneOutbox } from './prune-outbox.js';
import { StateLog } from './state-log.js';

export interface DrainParts {
  readonly claims: ClaimJobs;
  readonly host: JobHost;
  readonly signals: JobSignals;
  readonly prune: PruneOutbox;
  readonly logger: Logger;
}

export interface DrainOptions {
  readonly jobs: readonly string[];
  /** How many jobs run at a time. */
  readonly concurrency: number;
  /** The only process that runs jobs: leases found at the start are a dead process's and are ended at once. */
  readonly exclusive: boolean;
}

/** For what no signal tells: a retry of an earlier process, a lease that ran out. */
const POLL_MS = 1_000;
/** Only until the host starts the row, which happens at once and sets the job's own lease. */
const CLAIM_LEASE_MS = 60_000;

/** Takes jobs out of the outbox and runs them in this process: the drain that needs no Redis. */
export class InProcessDrain {
  private readonly alarm = new Alarm();
  private readonly running = new Set<Promise<void>>();
  private readonly state: StateLog;
  /** When retries of this process are due, by `performance.now()`. */
  private readonly retries: number[] = [];
  private stopListening: (() => void) | undefined;
  private loop: Promise<void> | undefined;
  private stopping = false;

  constructor(
    private readonly parts: DrainParts,
    private readonly options: DrainOptions,
  ) {
    this.state = new StateLog(parts.logger, 'the drain of the outbox');
  }

  start(): void {
    this.stopListening = this.parts.signals.onWake(() => this.alarm.ring());
    this.loop ??= this.work();
  }

  /** Takes nothing more, lets running jobs end for up to `graceMs`, and hands back the rest. Safe to call twice. */
  async stop(graceMs?: number): Promise<void> {
    this.stopping = true;
    this.stopListening?.();
    this.alarm.ring();
    await this.loop;
    await stopGracefully(Promise.all(this.running), () => this.parts.host.abortAll(), graceMs);
  }

  private async work(): Promise<void> {
    let mustTakeOver = this.options.exclusive;
    while (!this.stopping) {
      try {
        if (mustTakeOver) await this.parts.claims.releaseAll();
        mustTakeOver = false;
        await this.fill();
        this.state.works();
      } catch (error) {
        this.state.fails(error);
      }
      await this.alarm.sleep(this.untilNext());
    }
  }

  /** Claims no more than can start at once, so that a stop leaves nothing claimed and waiting. */
  private async fill(): Promise<void> {
    const { claims, prune } = this.parts;
    const free = this.options.concurrency - this.running.size;
    const claimed = await claims.claim(this.options.jobs, free, CLAIM_LEASE_MS);
    if (this.stopping) return claims.release(claimed);
    for (const dispatch of claimed) this.runOne(dispatch);
    if (claimed.length === 0) await prune.runIfDue();
  }

  private runOne(dispatch: Dispatch): void {
    const run = this.parts.host.run(dispatch).then((outcome) => {
      if (outcome.kind === 'retry') this.retries.push(performance.now() + outcome.afterMs);
      this.running.delete(run);
      this.alarm.ring();
    });
    this.running.add(run);
  }

  /** Milliseconds until the next retry is due, at most until the next poll. */
  private untilNext(): number {
    const now = performance.now();
    const next = Math.min(...this.retries, now + POLL_MS);
    this.retries.splice(0, this.retries.length, ...this.retries.filter((at) => at > next));
    return Math.max(0, Math.ceil(next - now));
  }
}
