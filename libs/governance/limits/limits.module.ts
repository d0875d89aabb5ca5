import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { RedisConnections } from '@platform/queue/redis-connections.js';
import { Metrics } from '@platform/observability/metrics.js';
import { Pressure } from '@platform/queue/in-process-drain.js';
import { Gauge } from 'prom-client';
import { Capacity } from './capacity.js';
import { GetUsage, UsageQuery } from './get-usage.js';
import { RateLimits, RateStore } from './rate-limits.js';
import { RequestUsage } from './request-usage.js';

/**
 * Exports RateLimits, Capacity, RequestUsage and GetUsage. Needs CONFIG from a global module, and on a server also
 * RedisConnections.
 */
@Module({})
export class LimitsModule {
  /** For api processes, which share their counts in Redis. */
  static forServer(): DynamicModule {
    return limits({
      provide: RateStore,
      inject: [CONFIG, RedisConnections],
      useFactory: ({ queue: { prefix } }: Config, redis: RedisConnections) => new RateStore(redis.brisk(), prefix),
    });
  }

  /** For the single standalone process. */
  static forStandalone(): DynamicModule {
    return limits({ provide: RateStore, useFactory: () => new RateStore(undefined, '') });
  }
}

/** While requests wait, background work of the same process lets them go first. */
const capacity: Provider = {
  provide: Capacity,
  inject: [CONFIG, Metrics, Pressure],
  useFactory: ({ requestsAtOnce }: Config, { registry }: Metrics, pressure: Pressure) => {
    const made = new Capacity({ atOnce: requestsAtOnce });
    pressure.heed(made);
    new Gauge({
      name: 'recollect_http_requests_at_capacity',
      help: 'Requests that are worked on or wait for their place, and how many were refused since the start.',
      labelNames: ['state'],
      registers: [registry],
      collect() {
        for (const [state, value] of Object.entries(made.figures)) this.set({ state }, value);
      },
    });
    return made;
  },
};

const OFFERED = [RateLimits, RequestUsage, GetUsage, Capacity];

function limits(store: Provider): DynamicModule {
  return {
    module: LimitsModule,
    global: true,
    providers: [store, RateLimits, RequestUsage, GetUsage, capacity, UsageQuery],
    exports: OFFERED,
  };
}
