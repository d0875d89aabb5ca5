import type { Job } from '@contracts/jobs.js';
import type { Logger } from '@platform/observability/logger.js';
import { Queue } from 'bullmq';
import { Alarm } from './alarm.js';
import type { ClaimJobs } from './claim-jobs.query.js';
import { deliveryOf, dispatchOf } from './delivery.js';
import type { JobSignals } from './job-signals.js';
import type { PruneOutbox } from './prune-outbox.js';
import type { RedisConnections } from './redis-connections.js';
import { StateLog } from './state-log.js';

export interface RelayParts {
  readonly claims: ClaimJobs;
  readonly redis: RedisConnections;
  readonly signals: JobSignals;
  readonly prune: PruneOutbox;
  readonly logger: Logger;
}

export interface RelayOptions {
  readonly jobs: readonly Job[];
  readonly prefix: string;
  /**
   * How long a row that waits in Redis stays ours. It is renewed while the row is seen waiting there, so it bounds how
   * long a row is missing after Redis was emptied, and not how long a queue may be.
   */
  readonly dispatchLeaseMs?: number;
}

/** Enough for the workers; the rest waits in Postgres, where tenants take turns. */
const MAX_WAITING = 100;
const POLL_MS = 1_000;
/** While a queue is full: so often that workers never run dry. */
const FULL_POLL_MS = 50;
const DISPATCH_LEASE_MS = 60_000;
/** More than waits by far, also when several relays fill one queue at once. */
const MAX_RENEWED = 2_000;

/** Carries due rows from the outbox to BullMQ. Any number of processes may do so at once. */
export class Relay {
  private readonly alarm = new Alarm();
  private readonly queues = new Map<string, Queue>();
  private readonly jobsOf = new Map<string, string[]>();
  private readonly nextRenewal = new Map<string, number>();
  private readonly leaseMs: number;
  private readonly state: StateLog;
  private stopListening: (() => void) | undefined;
  private loop: Promise<void> | undefined;
  private stopping = false;

  constructor(
    private readonly parts: RelayParts,
    private readonly options: RelayOptions,
  ) {
    this.leaseMs = options.dispatchLeaseMs ?? DISPATCH_LEASE_MS;
    this.state = new StateLog(parts.logger, 'the relay');
    for (const { queue, name } of options.jobs) this.jobsOf.set(queue, [...(this.jobsOf.get(queue) ?? []), name]);
  }

  start(): void {
    const ring = (): void => this.alarm.ring();
    const stopWake = this.parts.signals.onWake(ring);
    this.parts.redis.commands.on('ready', ring);
    this.stopListening = () => {
      stopWake();
      this.parts.redis.commands.off('ready', ring);
    };
    this.loop ??= this.work();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.stopListening?.();
    this.alarm.ring();
    await this.loop;
    for (const name of this.queues.keys()) this.forget(name);
  }

  private async work(): Promise<void> {
    while (!this.stopping) {
      let pause = POLL_MS;
      try {
        if (this.parts.redis.commands.status === 'ready') {
          pause = await this.round();
          this.state.works();
        }
      } catch (error) {
        this.state.fails(error);
      }
      await this.alarm.sleep(pause);
    }
  }

  /** @returns milliseconds until the next one */
  private async round(): Promise<number> {
    let pause = POLL_MS;
    for (const [name, jobs] of this.jobsOf) pause = Math.min(pause, await this.fill(name, jobs));
    if (pause === POLL_MS) await this.parts.prune.runIfDue();
    return pause;
  }

  private async fill(name: string, jobs: readonly string[]): Promise<number> {
    const room = await this.inRedis(name, async (queue) => {
      const waiting = await queue.getWaitingCount();
      // Before anything is claimed: after a pause of ours the waiting rows' leases have run out.
      await this.renew(name, queue, waiting);
      return MAX_WAITING - waiting;
    });
    if (room <= 0 || this.stopping) return FULL_POLL_MS;
    const claimed = await this.parts.claims.claim(jobs, room, this.leaseMs);
    if (claimed.length === 0) return POLL_MS;
    try {
      await this.inRedis(name, (queue) => queue.addBulk(claimed.map(deliveryOf)));
    } catch (error) {
      // Some may have arrived: they hold an old number once their rows are claimed again, and do nothing.
      await this.parts.claims.release(claimed);
      throw error;
    }
    return claimed.length === room ? 0 : POLL_MS;
  }

  private async renew(name: string, queue: Queue, waiting: number): Promise<void> {
    const now = performance.now();
    if (now < (this.nextRenewal.get(name) ?? 0)) return;
    if (waiting > 0) {
      const jobs = await queue.getWaiting(0, MAX_RENEWED - 1);
      const dispatches = jobs.map((job) => job && dispatchOf(job)).filter((dispatch) => dispatch !== undefined);
      await this.parts.claims.renew(dispatches, this.leaseMs);
    }
    this.nextRenewal.set(name, now + this.leaseMs / 3);
  }

  /** A queue whose first connection broke off stays broken: after any error a new one is made. */
  private async inRedis<T>(name: string, work: (queue: Queue) => Promise<T>): Promise<T> {
    try {
      return await work(this.queue(name));
    } catch (error) {
      this.forget(name);
      throw error;
    }
  }

  private queue(name: string): Queue {
    const known = this.queues.get(name);
    if (known) return known;
    const queue = new Queue(name, {
      connection: this.parts.redis.commands,
      prefix: this.options.prefix,
      // Nobody reads BullMQ's events; by default it keeps 10,000.
      streams: { events: { maxLen: 100 } },
    });
    queue.on('error', () => undefined);
    this.queues.set(name, queue);
    return queue;
  }

  private forget(name: string): void {
    this.queues
      .get(name)
      ?.close()
      .catch(() => undefined);
    this.queues.delete(name);
  }
}
