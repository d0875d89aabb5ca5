import { RecollectError } from '@kernel/errors.js';
import type { Place } from '@kernel/place.js';

/** Refuses a request that would have waited too long. */
export class Overloaded extends RecollectError {
  constructor(readonly retryAfterSeconds: number) {
    super('overloaded', `The server is overloaded. Try again in ${retryAfterSeconds} s.`);
  }
}

export interface CapacityOptions {
  /** Requests in progress at a time; null: no limit. */
  readonly atOnce: number | null;
  /** In milliseconds, from any origin. `performance.now` except in tests. */
  readonly now?: () => number;
}

/** A queue that was empty within this time is a burst and is worked off. Otherwise it is standing. */
const STANDING_MS = 5_000;
/**
 * It stays standing until nobody has waited for this long. A mass refusal, or admission after a pause, also empties it
 * briefly.
 */
const CALM_MS = 1_000;
/** In a burst a request waits at most this long. */
const BURST_WAIT_MS = 10_000;
/** In a standing queue a request waits half as long as a request takes, but at least this long. */
const LEAST_WAIT_MS = 100;
/** At most this many requests wait, because each holds a socket. */
const MOST_WAITING = 1_000;
/** The weight of a new duration in the moving average. */
const NEWEST = 0.05;
const LOOK_EVERY_MS = 25;

interface Waiting {
  readonly tenant: string;
  readonly since: number;
  admit(place: HeldPlace): void;
  refuse(error: Overloaded): void;
}

/**
 * Limits how many requests a process works on at a time. The others wait. Tenants take turns; the tenant with the
 * fewest requests in progress goes first. A short queue is a burst and is worked off. A standing queue means that more
 * is asked than can be done, and longer waits would only delay every response. Then requests that have waited half as
 * long as a request takes are refused. The rule is controlled delay: Maurer, "Fail at Scale", ACM Queue 13(8), 2015.
 */
export class Capacity {
  private readonly now: () => number;
  /** Requests in progress by tenant, for tenants that have any. */
  private readonly working = new Map<string, number>();
  private readonly queues = new Map<string, Waiting[]>();
  private atWork = 0;
  private waiting = 0;
  /** The usual duration of a request, in milliseconds, without the time it waits for other services. */
  private usual = LEAST_WAIT_MS;
  private standing = false;
  /** Since when the queue is empty, and since when it is not. */
  private emptyAt: number;
  private filledAt: number;
  private timer: NodeJS.Timeout | undefined;
  private refused = 0;

  constructor(private readonly options: CapacityOptions) {
    this.now = options.now ?? (() => performance.now());
    this.emptyAt = this.filledAt = this.now();
  }

  /** Whether requests are waiting. Background work then lets them go first. */
  get pressed(): boolean {
    return this.waiting > 0;
  }

  /** For the metrics. */
  get figures(): { readonly working: number; readonly waiting: number; readonly refused: number } {
    return { working: this.atWork, waiting: this.waiting, refused: this.refused };
  }

  /** A place at once, or null if the request has to wait. */
  enter(tenant: string): HeldPlace | null {
    const { atOnce } = this.options;
    // While anybody waits, every place is taken, so no later request gets ahead.
    if (atOnce !== null && this.atWork >= atOnce) return null;
    return this.take(tenant);
  }

  /**
   * Waits for a place.
   * @param gone aborts when the client no longer waits for the response
   * @throws Overloaded
   */
  wait(tenant: string, gone: AbortSignal): Promise<HeldPlace> {
    const noRoom = this.waiting >= MOST_WAITING && !gone.aborted && !this.dropOneFor(tenant);
    if (noRoom || gone.aborted) return Promise.reject(this.refusal());
    return new Promise((admit, refuse) => {
      const entry: Waiting = { tenant, since: this.now(), admit, refuse };
      if (this.waiting === 0) this.beginQueue(entry.since);
      const queue = this.queues.get(tenant) ?? [];
      if (queue.length === 0) this.queues.set(tenant, queue);
      queue.push(entry);
      this.waiting += 1;
      gone.addEventListener('abort', () => this.remove(entry) && refuse(this.refusal()), { once: true });
      this.timer ??= setInterval(() => this.refuseLate(), LOOK_EVERY_MS).unref();
      this.fill();
    });
  }

  /** Refuses requests that have waited longer than allowed. */
  refuseLate(): void {
    const now = this.now();
    if (now - this.filledAt >= STANDING_MS) this.standing = true;
    const longest = this.standing ? Math.max(LEAST_WAIT_MS, this.usual / 2) : BURST_WAIT_MS;
    for (const queue of [...this.queues.values()])
      for (const entry of queue.filter(({ since }) => now - since > longest))
        if (this.remove(entry)) entry.refuse(this.refusal());
  }

  private beginQueue(now: number): void {
    if (now - this.emptyAt >= CALM_MS) this.standing = false;
    this.filledAt = now;
  }

  take(tenant: string): HeldPlace {
    this.begin(tenant);
    return new HeldPlace(this, tenant, this.now);
  }

  /** One more request of this tenant is in progress. */
  begin(tenant: string): void {
    this.atWork += 1;
    this.working.set(tenant, (this.working.get(tenant) ?? 0) + 1);
  }

  /** One less is in progress. The next in line begins. */
  end(tenant: string): void {
    this.atWork -= 1;
    const left = (this.working.get(tenant) ?? 1) - 1;
    if (left === 0) this.working.delete(tenant);
    else this.working.set(tenant, left);
    this.fill();
  }

  /** Adds the duration of a request to the average. */
  learn(ms: number): void {
    this.usual += NEWEST * (ms - this.usual);
  }

  private fill(): void {
    const atOnce = this.options.atOnce ?? Infinity;
    while (this.waiting > 0 && this.atWork < atOnce) {
      const [next] = [...this.queues.values()]
        .map((queue) => queue[0]!)
        .sort((a, b) => this.workingOf(a) - this.workingOf(b) || a.since - b.since);
      if (!next) return;
      this.remove(next);
      next.admit(this.take(next.tenant));
    }
  }

  private workingOf({ tenant }: Waiting): number {
    return this.working.get(tenant) ?? 0;
  }

  /**
   * Makes room: refuses the newest request of the tenant with the longest queue, unless that is the tenant that asks.
   */
  private dropOneFor(tenant: string): boolean {
    const longest = [...this.queues.values()].reduce((most, queue) => (queue.length > most.length ? queue : most), []);
    const newest = longest.at(-1);
    if (!newest || longest.length <= (this.queues.get(tenant)?.length ?? 0) + 1) return false;
    this.remove(newest);
    newest.refuse(this.refusal());
    return true;
  }

  /** @returns whether the request was still waiting */
  private remove(entry: Waiting): boolean {
    const queue = this.queues.get(entry.tenant);
    const at = queue?.indexOf(entry) ?? -1;
    if (!queue || at < 0) return false;
    queue.splice(at, 1);
    if (queue.length === 0) this.queues.delete(entry.tenant);
    this.waiting -= 1;
    if (this.waiting === 0) {
      this.emptyAt = this.now();
      clearInterval(this.timer);
      this.timer = undefined;
    }
    return true;
  }

  /** The delay covers the requests that are waiting now. A random part keeps clients from all returning at once. */
  private refusal(): Overloaded {
    this.refused += 1;
    const rounds = this.waiting / (this.options.atOnce ?? Infinity);
    return new Overloaded(1 + Math.min(10, Math.round((rounds * this.usual) / 1_000 + Math.random() * 2)));
  }
}

/** A place held by a request. */
export class HeldPlace implements Place {
  private since: number;
  private spent = 0;
  private state: 'working' | 'aside' | 'left' = 'working';

  constructor(
    private readonly capacity: Capacity,
    private readonly tenant: string,
    private readonly now: () => number,
  ) {
    this.since = now();
  }

  async stepAside<T>(wait: () => Promise<T>): Promise<T> {
    if (this.state !== 'working') return wait();
    this.pause('aside');
    try {
      return await wait();
    } finally {
      this.comeBack();
    }
  }

  /** Lets another request begin. Safe to call twice. */
  leave(): void {
    if (this.state === 'left') return;
    if (this.state === 'working') this.pause('left');
    this.state = 'left';
    this.capacity.learn(this.spent);
  }

  private pause(state: 'aside' | 'left'): void {
    this.state = state;
    this.spent += this.now() - this.since;
    this.capacity.end(this.tenant);
  }

  /** A request that has begun does not wait again, even if this puts one more than the limit in progress. */
  private comeBack(): void {
    if (this.state !== 'aside') return;
    this.state = 'working';
    this.since = this.now();
    this.capacity.begin(this.tenant);
  }
}
