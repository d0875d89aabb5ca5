import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

/** Of the rate limits, in seconds. A window begins with its first request. */
export const WINDOW_SECONDS = 60;
/** So long after a failure Redis is not asked again: a request must not wait for what does not answer. */
const REDIS_REST_MS = 1_000;

/** What somebody has spent in the window that runs, this request included. */
export interface Spent {
  readonly units: number;
  /** Until the window ends and all is forgotten. */
  readonly msLeft: number;
  /** Takes it back where it was counted: elsewhere it would be a present. Not waited for; a loss costs its owner a little. */
  readonly refund: () => void;
}

/**
 * Counts units by name: in Redis, so that all processes count together, or in this process where there is none or it
 * cannot be reached now. Never fails: a limit that cannot be counted must not keep anybody from working.
 */
export class RateStore {
  private readonly memory = new RateLimiterMemory({ points: 1, duration: WINDOW_SECONDS });
  private readonly shared: RateLimiterAbstract | undefined;
  private restsUntil = -Infinity;

  /** `redis`: a connection whose commands fail soon. */
  constructor(
    redis: Redis | undefined,
    prefix: string,
    private readonly monotonic: () => number = () => performance.now(),
  ) {
    this.shared = redis && new RateLimiterRedis(options(redis, prefix));
  }

  /** Adds to all names at once, in one trip to Redis. */
  async add(costs: readonly (readonly [name: string, units: number])[]): Promise<readonly Spent[]> {
    const shared = this.reachable();
    if (shared) {
      try {
        return await addTo(shared, costs);
      } catch {
        this.restsUntil = this.monotonic() + REDIS_REST_MS;
      }
    }
    return addTo(this.memory, costs);
  }

  private reachable(): RateLimiterAbstract | undefined {
    return this.monotonic() < this.restsUntil ? undefined : this.shared;
  }
}

function options(redis: Redis, prefix: string) {
  // Points are compared by `RateLimits`, for each caller has their own.
  const counting = { points: 1, duration: WINDOW_SECONDS };
  return { ...counting, storeClient: redis, keyPrefix: `${prefix}:rate`, rejectIfRedisNotReady: true };
}

/** All commands leave in one tick, so they travel together. */
async function addTo(
  limiter: RateLimiterAbstract,
  costs: readonly (readonly [name: string, units: number])[],
): Promise<Spent[]> {
  return Promise.all(
    costs.map(async ([name, units]) => {
      const { consumedPoints, msBeforeNext } = await limiter.penalty(name, units);
      const refund = (): void => void limiter.reward(name, units).catch(() => undefined);
      return { units: consumedPoints, msLeft: Math.max(0, msBeforeNext), refund };
    }),
  );
}
