import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { RedisConnections } from '@platform/queue/redis-connections.js';
import { RateLimits } from './rate-limits.js';
import { RateStore } from './rate-store.js';

/** Gives everybody RateLimits. Needs CONFIG from a global module; for a server RedisConnections as well. */
@Module({})
export class LimitsModule {
  /** For api processes, which count together in Redis. */
  static forServer(): DynamicModule {
    return limits({
      provide: RateStore,
      inject: [CONFIG, RedisConnections],
      useFactory: ({ queue: { prefix } }: Config, redis: RedisConnections) => new RateStore(redis.brisk(), prefix),
    });
  }

  /** For the one process that does it all. */
  static forStandalone(): DynamicModule {
    return limits({ provide: RateStore, useFactory: () => new RateStore(undefined, '') });
  }
}

function limits(store: Provider): DynamicModule {
  return { module: LimitsModule, global: true, providers: [store, RateLimits], exports: [RateLimits] };
}
