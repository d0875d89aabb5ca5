import { RecollectError } from '@kernel/errors.js';
import { Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import type { Caller } from '../tenancy/caller.js';
import { limitsOf, type Standing, standingOf } from './rate.js';
import { RateStore, type Spent } from './rate-store.js';

/** The refusal of a caller who has asked for more than their minute holds. */
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

/** How much a key, and all keys of a tenant together, may ask for in a minute. */
@Injectable()
export class RateLimits {
  constructor(
    private readonly store: RateStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Charges a request to its key and its tenant. Nothing is asked of anybody where no limit holds. One that costs more
   * than a whole limit is charged that limit: it is admitted when nothing else was.
   * @returns where each limit stands; the first that is exceeded refuses the request
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

  /** What a key is refused is not charged to its tenant, or one busy key would stop all others. */
  private forgiveTenant(standings: readonly Standing[], spent: readonly Spent[]): void {
    if (!standings.some(({ name, exceeded }) => name === 'key' && exceeded)) return;
    spent[standings.findIndex(({ name }) => name === 'tenant')]?.refund();
  }
}

/** @throws RateExceeded when one of the limits is */
export function refuseExceeded(standings: readonly Standing[]): void {
  const exceeded = standings.filter((standing) => standing.exceeded);
  const [longest] = exceeded.toSorted((a, b) => b.seconds - a.seconds);
  if (longest) throw new RateExceeded(longest.seconds, longest);
}

/** The public id of the key; nothing of a person. */
function nameOf(limit: 'key' | 'tenant', { tenantId, keyId }: Pick<Caller, 'tenantId' | 'keyId'>): string {
  return limit === 'tenant' ? `tenant:${tenantId}` : `key:${tenantId}:${keyId}`;
}
