import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

/** The window of the rate limits, in seconds. It begins with its first request. */
export const WINDOW_SECONDS = 60;
/**
 * After a failure Redis is not asked for this long, so that requests do not wait for a server that does not respond.
 */
const REDIS_REST_MS = 1_000;

/** Units spent in the current window, this request included. */
export interface Spent {
  readonly units: number;
  /** Until the window ends and the count restarts. */
  readonly msLeft: number;
  /**
   * Takes the units back from the counter that counted them; any other would give its owner free units. Not awaited: a
   * lost refund costs the owner little.
   */
  readonly refund: () => void;
}

/**
 * Counts units by name: in Redis, shared by all processes; or in this process if there is no Redis or it cannot be
 * reached. Never fails, because a counter that is down must not block anybody.
 */
export class RateStore {
  private readonly memory = new RateLimiterMemory({ points: 1, duration: WINDOW_SECONDS });
  private readonly shared: RateLimiterAbstract | undefined;
  private restsUntil = -Infinity;

  /** `redis`: a connection whose commands fail fast. */
  constructor(
    redis: Redis | undefined,
    prefix: string,
    private readonly monotonic: () => number = () => performance.now(),
  ) {
    this.shared = redis && new RateLimiterRedis(options(redis, prefix));
  }

  /** Adds to all names at once, in one round trip to Redis. */
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
  // `RateLimits` compares the points, because each caller has its own limit.
  const counting = { points: 1, duration: WINDOW_SECONDS };
  return { ...counting, storeClient: redis, keyPrefix: `${prefix}:rate`, rejectIfRedisNotReady: true };
}

/** All commands are issued in one tick, so they share a round trip. */
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
