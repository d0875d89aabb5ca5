import { type Job, JOBS } from '@contracts/jobs.js';
import { Clock } from '@kernel/clock.js';
import { type DynamicModule, Inject, Module, type OnApplicationShutdown, type Provider } from '@nestjs/common';
import { type Config, CONFIG, ConfigError } from '@platform/config/config.js';
import { Database } from '@platform/database/database.js';
import { Metrics } from '@platform/observability/metrics.js';
import { componentLogger, type Logger, LOGGER } from '@platform/observability/logger.js';
import { InProcessBus, JobSignals, RedisBus, type SignalBus } from './job-signals.js';
import { Outbox } from './outbox.js';
import { OutboxGauges } from './outbox-gauges.js';
import { OutboxLag } from './outbox-lag.query.js';
import { Pressure } from './in-process-drain.js';
import { RedisConnections } from './redis-connections.js';
import { JOB_CATALOGUE } from './registry.js';

const BUS = Symbol('SignalBus');

/** Closes Redis after all hooks that may still send signals. */
class RedisCloser implements OnApplicationShutdown {
  constructor(@Inject(RedisConnections) private readonly redis: RedisConnections) {}

  onApplicationShutdown(): void {
    this.redis.close();
  }
}

/**
 * Provides Outbox, JobSignals, OutboxLag and Pressure globally. An application loads it once, with one of its
 * functions. Rooms may import the bare class. Needs CONFIG, LOGGER, Clock and Database from global modules.
 */
@Module({})
export class QueueModule {
  /** For api and worker, which communicate through Redis. */
  static forServer(): DynamicModule {
    return queue([RedisConnections], redisProviders());
  }

  /** For the standalone process. REDIS_URL is ignored. */
  static forStandalone(): DynamicModule {
    return queue([], [{ provide: BUS, useFactory: () => new InProcessBus() }]);
  }
}

function queue(alsoExports: readonly (typeof RedisConnections)[], providers: readonly Provider[]): DynamicModule {
  return {
    module: QueueModule,
    global: true,
    providers: [
      ...providers,
      Pressure,
      { provide: JOB_CATALOGUE, useValue: JOBS },
      {
        provide: JobSignals,
        inject: [BUS, Database],
        useFactory: (bus: SignalBus, database: Database) => new JobSignals(bus, database),
      },
      {
        provide: Outbox,
        inject: [Database, JobSignals, Clock],
        useFactory: (database: Database, signals: JobSignals, clock: Clock) => new Outbox(database, signals, clock),
      },
      {
        provide: OutboxLag,
        inject: [Database, Clock],
        useFactory: (database: Database, clock: Clock) => new OutboxLag(database, clock),
      },
      {
        provide: OutboxGauges,
        inject: [Metrics, Database, Clock, JOB_CATALOGUE],
        useFactory: (metrics: Metrics, database: Database, clock: Clock, jobs: readonly Job[]) =>
          new OutboxGauges(metrics, database, clock, jobs),
      },
    ],
    exports: [Outbox, JobSignals, OutboxLag, Pressure, JOB_CATALOGUE, ...alsoExports],
  };
}

function redisProviders(): Provider[] {
  return [
    {
      provide: RedisConnections,
      inject: [CONFIG, LOGGER],
      useFactory: ({ queue: { redisUrl } }: Config, logger: Logger) => {
        if (!redisUrl) throw new ConfigError('REDIS_URL: required, because API and worker communicate through Redis');
        return new RedisConnections(redisUrl, componentLogger(logger, 'redis'));
      },
    },
    {
      provide: BUS,
      inject: [RedisConnections, CONFIG],
      useFactory: (redis: RedisConnections, config: Config) =>
        new RedisBus(redis.commands, redis.patient(), config.queue.prefix),
    },
    RedisCloser,
  ];
}
