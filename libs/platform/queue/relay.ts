import type { Logger } from '@platform/observability/logger.js';
import { Queue } from 'bullmq';
import type { ClaimJobs } from './claim-jobs.query.js';
import { RENEWALS_PER_LEASE } from './claim-statements.js';
import { deliveryOf, dispatchOf } from './delivery.js';
import { type JobSignals, WakeableSleep } from './job-signals.js';
import { isFor, type Lane, lanesOf } from './lanes.js';
import type { QueueLimits } from './queue-limits.js';
import type { RedisConnections } from './redis-connections.js';
import { StateLog } from './state-log.js';

export interface RelayParts {
  readonly claims: ClaimJobs;
  readonly redis: RedisConnections;
  readonly signals: JobSignals;
  readonly logger: Logger;
}

export interface RelayOptions {
  readonly queues: readonly QueueLimits[];
  readonly prefix: string;
  /**
   * The lease of a row that waits in Redis. It is renewed while the row is seen waiting there. So it limits how long a
   * row is missing after Redis was emptied, not how long a queue may be.
   */
  readonly dispatchLeaseMs?: number;
  /** The interval of polls without a signal. */
  readonly pollMs?: number;
}

/**
 * Result of filling a queue: whether a lane is full, whether a tenant is at its limit, and when to look next, in ms.
 */
interface Filled {
  readonly full: boolean;
  readonly held: boolean;
  readonly pause: number;
}

const POLL_MS = 1_000;
/** While a queue is full: often enough that workers never run out of jobs. */
const FULL_POLL_MS = 50;
const DISPATCH_LEASE_MS = 15_000;
/** Far more than ever wait, even if several relays fill one queue at once. */
const MAX_RENEWED = 2_000;

/**
 * How many dispatches may wait in a lane in Redis: half as many as run, so that no worker is idle while the next are
 * fetched. They go first come, first served; the rest waits in Postgres, where tenants take turns. So a tenant that
 * arrives during another's flood waits only for half a round of it.
 */
export function mostWaiting(concurrency: number, active: number): number {
  return Math.max(2, Math.ceil(Math.max(concurrency, active) / 2));
}

/** Carries due rows from the outbox to BullMQ. Any number of processes may do so at once. */
export class Relay {
  private readonly sleeper = new WakeableSleep();
  private readonly queues = new Map<string, Queue>();
  private readonly nextRenewal = new Map<string, number>();
  private readonly leaseMs: number;
  private readonly pollMs: number;
  private readonly state: StateLog;
  private stopListening: (() => void) | undefined;
  private loop: Promise<void> | undefined;
  private stopping = false;
  /** Whether rows were left because a lane is full or a tenant at its limit: then the end of a job makes room. */
  private waitsForRoom = false;
  /** The jobs that had an open row at the last look. */
  private open: ReadonlySet<string> = new Set();
  /** When each queue was last found to have nothing left to carry, by `performance.now()`. */
  private readonly foundAllAt = new Map<string, number>();
  /** Queues in which a tenant was at its limit at the last look. */
  private readonly heldQueues = new Set<string>();

  constructor(
    private readonly parts: RelayParts,
    private readonly options: RelayOptions,
  ) {
    this.leaseMs = options.dispatchLeaseMs ?? DISPATCH_LEASE_MS;
    this.pollMs = options.pollMs ?? POLL_MS;
    this.state = new StateLog(parts.logger, 'the relay');
  }

  start(): void {
    const wakeUp = (): void => this.sleeper.wakeUp();
    const stopWake = this.parts.signals.onWake(wakeUp);
    // A slot has become free. This matters only while the relay waits for one.
    const stopClosed = this.parts.signals.onClosed(() => this.waitsForRoom && wakeUp());
    this.parts.redis.commands.on('ready', wakeUp);
    this.stopListening = () => {
      stopWake();
      stopClosed();
      this.parts.redis.commands.off('ready', wakeUp);
    };
    this.loop ??= this.work();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.stopListening?.();
    this.sleeper.wakeUp();
    await this.loop;
    for (const name of this.queues.keys()) this.forget(name);
  }

  private async work(): Promise<void> {
    let woken = true;
    while (!this.stopping) {
      let pause = this.pollMs;
      try {
        if (this.parts.redis.commands.status === 'ready') {
          pause = await this.round(woken);
          this.state.works();
        }
      } catch (error) {
        this.state.fails(error);
      }
      woken = await this.sleeper.sleep(pause);
    }
  }

  /** @returns milliseconds until the next one */
  private async round(woken: boolean): Promise<number> {
    let pause = this.pollMs;
    let waitsForRoom = false;
    const { queues } = this.options;
    // While it only waits for room, the open jobs are known.
    if (woken || !this.waitsForRoom) this.open = await this.parts.claims.open(queues.flatMap(({ jobs }) => jobs));
    for (const limits of queues) {
      if (!limits.jobs.some((job) => this.open.has(job))) continue;
      const filled = await this.fill(limits, woken);
      waitsForRoom ||= filled.full || filled.held;
      pause = Math.min(pause, filled.pause);
    }
    this.waitsForRoom = waitsForRoom;
    return pause;
  }

  private async fill(limits: QueueLimits, woken: boolean): Promise<Filled> {
    const lanes = lanesOf(limits);
    const room = new Map<Lane, number>();
    for (const lane of lanes) room.set(lane, await this.roomIn(lane));
    const full = [...room.values()].some((places) => places === 0);
    const pause = full ? FULL_POLL_MS : this.pollMs;
    const places = [...room.values()].reduce((sum, each) => sum + each, 0);
    // If one lane is full, only its slots need polling: a new row for the other lane wakes the relay.
    const foundAll = performance.now() - (this.foundAllAt.get(limits.queue) ?? -Infinity) < this.pollMs;
    if (places === 0 || (full && foundAll && !woken) || this.stopping)
      return { full, held: this.heldQueues.has(limits.queue), pause };
    this.foundAllAt.delete(limits.queue);
    const { filledOne, held } = await this.claim(limits, room, places);
    if (held) this.heldQueues.add(limits.queue);
    else this.heldQueues.delete(limits.queue);
    if (filledOne) return { full, held, pause: 0 };
    this.foundAllAt.set(limits.queue, performance.now());
    return { full, held, pause };
  }

  /** How many more dispatches may wait in the lane. */
  private async roomIn({ name, concurrency }: Lane): Promise<number> {
    return this.inRedis(name, async (queue) => {
      const { wait = 0, prioritized = 0, active = 0 } = await queue.getJobCounts('wait', 'prioritized', 'active');
      const waiting = wait + prioritized;
      // Must come before any claim: after a pause of this process, the leases of waiting rows have expired.
      await this.renew(name, queue, waiting);
      return Math.max(0, mostWaiting(concurrency, active) - waiting);
    });
  }

  /** @returns whether a lane was filled, so that there may be more for it, and whether a tenant is at its limit */
  private async claim(
    { jobs, levels, perTenant }: QueueLimits,
    room: ReadonlyMap<Lane, number>,
    places: number,
  ): Promise<{ filledOne: boolean; held: boolean }> {
    const most = (carries: 'urgent' | 'bulk'): number =>
      [...room].find(([lane]) => lane.carries === carries)?.[1] ?? places;
    const bounds = { levels, perTenant, mostBulk: most('bulk'), mostUrgent: most('urgent') };
    const { dispatches: claimed, held } = await this.parts.claims.claim(jobs, places, this.leaseMs, bounds);
    let filledOne = false;
    try {
      for (const [lane, places] of room) {
        const carried = claimed.filter((dispatch) => isFor(lane, dispatch));
        filledOne ||= carried.length > 0 && carried.length === places;
        if (carried.length > 0) await this.inRedis(lane.name, (queue) => queue.addBulk(carried.map(deliveryOf)));
      }
    } catch (error) {
      // Some may have arrived. Once their rows are claimed again, they have an old number and do nothing.
      await this.parts.claims.release(claimed);
      throw error;
    }
    return { filledOne, held };
  }

  private async renew(name: string, queue: Queue, waiting: number): Promise<void> {
    const now = performance.now();
    if (now < (this.nextRenewal.get(name) ?? 0)) return;
    if (waiting > 0) {
      const [plain, bulk] = [
        await queue.getWaiting(0, MAX_RENEWED - 1),
        await queue.getPrioritized(0, MAX_RENEWED - 1),
      ];
      const jobs = [...plain, ...bulk];
      const dispatches = jobs.map((job) => job && dispatchOf(job)).filter((dispatch) => dispatch !== undefined);
      await this.parts.claims.renew(dispatches, this.leaseMs);
    }
    this.nextRenewal.set(name, now + this.leaseMs / RENEWALS_PER_LEASE);
  }

  /** A queue whose first connection failed stays broken, so a new one is created after any error. */
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
