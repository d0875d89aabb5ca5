import { RecollectError } from '@kernel/errors.js';
import { Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import type { Caller } from '../tenancy/caller.js';
import { limitsOf, type Standing, standingOf } from './rate.js';
import { RateStore, type Spent } from './rate-store.js';

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
    this.forgiveTenant(standings, spent);
    return standings;
  }

  /** Units refused to a key are not charged to its tenant. Otherwise one busy key would block all others. */
  private forgiveTenant(standings: readonly Standing[], spent: readonly Spent[]): void {
    if (!standings.some(({ name, exceeded }) => name === 'key' && exceeded)) return;
    spent[standings.findIndex(({ name }) => name === 'tenant')]?.refund();
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
