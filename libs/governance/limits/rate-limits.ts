import { Inject, Injectable } from '@nestjs/common';
import { RecollectError } from '@kernel/errors.js';
import { type Config, CONFIG } from '@platform/config/config.js';
import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Caller, SetRates } from '../tenancy/caller.js';

/** The window of the rate limits, in seconds. It begins with its first request. */
const WINDOW_SECONDS = 60;
/**
 * After a failure Redis is not asked for this long, so that requests do not wait for a server that does not respond.
 */
const REDIS_REST_MS = 1_000;

/** Units spent in the current window, this request included. */
interface Spent {
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

/** How much the installation lets a key, and a tenant, request per minute; null: no limit. */
interface DefaultRates {
  readonly perKey: number | null;
  readonly perTenant: number | null;
}

/** One limit of a caller. */
interface Limit {
  readonly name: 'key' | 'tenant';
  /** Units in a window. */
  readonly quota: number;
}

/** The limits that apply to a caller. A limit set on a key can only lower its tenant's limit per key. */
export function limitsOf(set: SetRates, defaults: DefaultRates): Limit[] {
  const perKey = Math.min(set.key ?? Infinity, set.perKey ?? defaults.perKey ?? Infinity);
  const perTenant = set.tenant ?? defaults.perTenant ?? Infinity;
  const limits: Limit[] = [
    { name: 'key', quota: perKey },
    { name: 'tenant', quota: perTenant },
  ];
  return limits.filter(({ quota }) => quota !== Infinity);
}

/** A body costs 1 for each of these beyond the first. */
const BYTES_A_UNIT = 4_096;
/** The assumed size of a body of unknown length. */
const UNKNOWN_BYTES = 1_048_576;

/** The cost of a request, known before its body is read. */
export function costOf(weight: number, contentLength: string | undefined, chunked: boolean): number {
  const bytes = contentLength !== undefined && /^\d{1,15}$/.test(contentLength) ? Number(contentLength) : 0;
  return weight + Math.floor((chunked ? UNKNOWN_BYTES : bytes) / BYTES_A_UNIT);
}

/** The state of a limit after a request. */
interface Standing extends Limit {
  readonly remaining: number;
  /** Until the full quota is available again. */
  readonly seconds: number;
  readonly exceeded: boolean;
}

export function standingOf(limit: Limit, { units, msLeft }: Pick<Spent, 'units' | 'msLeft'>): Standing {
  return {
    ...limit,
    remaining: Math.max(0, limit.quota - units),
    seconds: Math.max(1, Math.ceil(msLeft / 1_000)),
    exceeded: units > limit.quota,
  };
}

/** `RateLimit-Policy` and `RateLimit` as of draft-ietf-httpapi-ratelimit-headers-10: structured lists of RFC 9651. */
export function rateHeaders(standings: readonly Standing[]): Record<string, string> {
  if (standings.length === 0) return {};
  return {
    'RateLimit-Policy': standings.map(({ name, quota }) => `"${name}";q=${quota};w=${WINDOW_SECONDS}`).join(', '),
    RateLimit: standings.map(({ name, remaining, seconds }) => `"${name}";r=${remaining};t=${seconds}`).join(', '),
  };
}

/** Refuses a caller who has exceeded the limit of the current minute. */
export class RateExceeded extends RecollectError {
  constructor(
    readonly retryAfterSeconds: number,
    whose: Standing,
  ) {
    super(
      'too_many_requests',
      `The ${whose.name} may ask for ${whose.quota} units a minute. Wait ${retryAfterSeconds} s.`,
    );
  }
}

/** Limits how much a key, and all keys of a tenant together, may request per minute. */
@Injectable()
export class RateLimits {
  constructor(
    private readonly store: RateStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Charges a request to its key and its tenant. Makes no call if no limit applies. A request that costs more than a
   * whole limit is charged exactly that limit: it is admitted if nothing else was.
   * @returns the state of each limit; the first exceeded one refuses the request
   */
  async charge(caller: Pick<Caller, 'tenantId' | 'keyId' | 'rates'>, cost: number): Promise<readonly Standing[]> {
    const limits = limitsOf(caller.rates, this.config.rateLimits);
    if (limits.length === 0) return [];
    const costs = limits.map(({ name, quota }) => [nameOf(name, caller), Math.min(cost, quota)] as const);
    const spent = await this.store.add(costs);
    const standings = limits.flatMap((limit, i) => {
      const one = spent[i];
      return one ? [standingOf(limit, one)] : [];
    });
    return this.forgiveTenant(standings, spent, costs);
  }

  /** Units refused to a key are not charged to its tenant. Otherwise one busy key would block all others. */
  private forgiveTenant(
    standings: readonly Standing[],
    spent: readonly Spent[],
    costs: readonly (readonly [name: string, units: number])[],
  ): readonly Standing[] {
    if (!standings.some(({ name, exceeded }) => name === 'key' && exceeded)) return standings;
    return standings.map((standing, i) => {
      const [one, [, cost = 0] = []] = [spent[i], costs[i]];
      if (standing.name !== 'tenant' || !one) return standing;
      one.refund();
      return standingOf(standing, { ...one, units: one.units - cost });
    });
  }
}

/** @throws RateExceeded when a limit is exceeded */
export function refuseExceeded(standings: readonly Standing[]): void {
  const exceeded = standings.filter((standing) => standing.exceeded);
  const [longest] = exceeded.toSorted((a, b) => b.seconds - a.seconds);
  if (longest) throw new RateExceeded(longest.seconds, longest);
}

/** The public id of the key. Contains nothing about a person. */
function nameOf(limit: 'key' | 'tenant', { tenantId, keyId }: Pick<Caller, 'tenantId' | 'keyId'>): string {
  return limit === 'tenant' ? `tenant:${tenantId}` : `key:${tenantId}:${keyId}`;
}
