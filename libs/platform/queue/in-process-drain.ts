import type { Logger } from '@platform/observability/logger.js';
import type { ClaimJobs } from './claim-jobs.query.js';
import { DueTimes } from './due-times.js';
import { stopGracefully } from './graceful-stop.js';
import type { JobHost } from './job-host.js';
import type { Dispatch } from './job-rows.js';
import { type JobSignals, WakeableSleep } from './job-signals.js';
import type { QueueLimits } from './queue-limits.js';
import { StateLog } from './state-log.js';

export interface DrainParts {
  readonly claims: ClaimJobs;
  readonly host: JobHost;
  readonly signals: JobSignals;
  /** While requests wait, bulk work starts only now and then. */
  readonly pressure: Pressure;
  readonly logger: Logger;
}

export interface DrainOptions {
  readonly queues: readonly QueueLimits[];
  /**
   * This is the only process that runs jobs: leases found at the start belong to a dead process and are ended at once.
   */
  readonly exclusive: boolean;
  /** The interval of polls without a signal. */
  readonly pollMs?: number;
}

/** For events without a signal: a retry of an earlier process, an expired lease. */
const POLL_MS = 5_000;
/** While requests wait, at most one bulk job starts per interval: bulk gives way, but does not starve. */
const BULK_UNDER_PRESSURE_MS = 2_000;
/** How soon to check whether requests still wait. */
const GIVE_WAY_MS = 250;
/** Lasts only until the host starts the row, which happens at once and sets the lease of the run. */
const CLAIM_LEASE_MS = 20_000;

/** Takes jobs from the outbox and runs them in this process: the drain without Redis. */
export class InProcessDrain {
  private readonly sleeper = new WakeableSleep();
  private readonly running = new Map<Promise<void>, { readonly limits: QueueLimits; readonly bulk: boolean }>();
  private readonly rates: ReadonlyMap<string, RateLimit>;
  private readonly state: StateLog;
  /** When retries of this process are due, by `performance.now()`. */
  private readonly retries = new DueTimes();
  /** When bulk work was last started, by `performance.now()`. */
  private bulkBegan = -Infinity;
  private gaveWay = false;
  private stopListening: (() => void) | undefined;
  private loop: Promise<void> | undefined;
  private stopping = false;

  constructor(
    private readonly parts: DrainParts,
    private readonly options: DrainOptions,
  ) {
    this.rates = new Map(options.queues.map(({ queue, perSecond }) => [queue, new RateLimit(perSecond)]));
    this.state = new StateLog(parts.logger, 'the drain of the outbox');
  }

  start(): void {
    this.stopListening = this.parts.signals.onWake(() => this.sleeper.wakeUp());
    this.loop ??= this.work();
  }

  /** Takes no more jobs, gives running ones up to `graceMs` to end, and hands back the rest. Safe to call twice. */
  async stop(graceMs?: number): Promise<void> {
    this.stopping = true;
    this.stopListening?.();
    this.sleeper.wakeUp();
    await this.loop;
    await stopGracefully(Promise.all(this.running.keys()), () => this.parts.host.abortAll(), graceMs);
  }

  private async work(): Promise<void> {
    let mustTakeOver = this.options.exclusive;
    while (!this.stopping) {
      const looked = performance.now();
      try {
        if (mustTakeOver) await this.parts.claims.releaseAll();
        mustTakeOver = false;
        await this.fill();
        this.state.works();
      } catch (error) {
        this.state.fails(error);
      }
      await this.sleeper.sleep(this.untilNext(looked));
    }
  }

  private async fill(): Promise<void> {
    const { queues } = this.options;
    this.gaveWay = false;
    const open = await this.parts.claims.open(queues.flatMap(({ jobs }) => jobs));
    for (const limits of queues) if (limits.jobs.some((job) => open.has(job))) await this.fillFrom(limits);
  }

  /** Claims only as many as can start at once, so that a stop leaves no claimed row waiting. */
  private async fillFrom(limits: QueueLimits): Promise<void> {
    const { claims } = this.parts;
    const rate = this.rates.get(limits.queue);
    const running = [...this.running.values()].filter((one) => one.limits === limits);
    const bulk = running.filter((one) => one.bulk).length;
    const free = Math.min(limits.concurrency - running.length, rate?.free() ?? 0);
    const { dispatches: claimed } = await claims.claim(limits.jobs, free, CLAIM_LEASE_MS, {
      perTenant: limits.perTenant,
      levels: limits.levels,
      // Keeps one slot for urgent jobs.
      mostBulk: this.givesWay() ? 0 : Math.max(0, Math.max(1, limits.concurrency - 1) - bulk),
    });
    if (this.stopping) return claims.release(claimed);
    rate?.take(claimed.length);
    for (const dispatch of claimed) this.runOne(dispatch, limits);
  }

  private givesWay(): boolean {
    if (!this.parts.pressure.pressed || performance.now() - this.bulkBegan > BULK_UNDER_PRESSURE_MS) return false;
    this.gaveWay = true;
    return true;
  }

  private runOne(dispatch: Dispatch, limits: QueueLimits): void {
    const run = this.parts.host.run(dispatch).then((outcome) => {
      // The database stores whole milliseconds, and may have rounded up.
      if (outcome.kind === 'retry') this.retries.add(performance.now() + outcome.afterMs + 1);
      this.running.delete(run);
      this.sleeper.wakeUp();
    });
    const bulk = dispatch.bulk ?? false;
    if (bulk) this.bulkBegan = performance.now();
    this.running.set(run, { limits, bulk });
  }

  /**
   * Milliseconds until the next retry is due, at most until the next poll. A retry is kept until a look at the outbox
   * has started after it was due, because a signal may wake the drain earlier.
   * @param looked when the last look at the outbox started, by `performance.now()`
   */
  private untilNext(looked: number): number {
    const now = performance.now();
    const free = [...this.rates.values()].map((rate) => now + rate.untilFreeMs());
    const poll = now + (this.gaveWay ? GIVE_WAY_MS : (this.options.pollMs ?? POLL_MS));
    const next = Math.min(this.retries.next(looked), ...free.filter((at) => at > now), poll);
    return Math.max(0, Math.ceil(next - now));
  }
}

/** Limits how many pass in any second, by the process's own monotonic clock. */
export class RateLimit {
  /** When each of the last ones passed. */
  private readonly times: number[] = [];

  constructor(
    private readonly perSecond: number | undefined,
    private readonly nowMs: () => number = () => performance.now(),
  ) {}

  /** How many may pass now. */
  free(): number {
    if (this.perSecond === undefined) return Infinity;
    const before = this.nowMs() - 1_000;
    while (this.times[0] !== undefined && this.times[0] <= before) this.times.shift();
    return this.perSecond - this.times.length;
  }

  take(count: number): void {
    if (this.perSecond !== undefined) for (let i = 0; i < count; i += 1) this.times.push(this.nowMs());
  }

  /** Milliseconds until one may pass. 0 if one may pass now. */
  untilFreeMs(): number {
    return this.free() > 0 ? 0 : Math.max(1, (this.times[0] ?? 0) + 1_000 - this.nowMs());
  }
}

/** Whether requests wait for their turn in this process. Background work lets them go first. */
export class Pressure {
  private source: { readonly pressed: boolean } = { pressed: false };

  get pressed(): boolean {
    return this.source.pressed;
  }

  /** Sets the source of the answer. The last one counts. */
  heed(source: { readonly pressed: boolean }): void {
    this.source = source;
  }
}
