import type { Job } from '@contracts/jobs.js';
import { type BeforeApplicationShutdown, Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { ServingGate } from '@platform/database/serving-gate.js';
import { componentLogger, type Logger, LOGGER } from '@platform/observability/logger.js';
import { ClaimJobs } from './claim-jobs.query.js';
import { JobHostModule } from './job-host.module.js';
import { JobSignals } from './job-signals.js';
import { limitsOf } from './queue-limits.js';
import { RedisConnections } from './redis-connections.js';
import { JOB_CATALOGUE } from './registry.js';
import { Relay } from './relay.js';

/** Carries jobs from Postgres to BullMQ. */
@Module({
  imports: [JobHostModule],
  providers: [
    {
      provide: Relay,
      inject: [ClaimJobs, RedisConnections, JobSignals, LOGGER, CONFIG, JOB_CATALOGUE],
      useFactory: (
        claims: ClaimJobs,
        redis: RedisConnections,
        signals: JobSignals,
        logger: Logger,
        config: Config,
        jobs: readonly Job[],
      ) =>
        new Relay(
          { claims, redis, signals, logger: componentLogger(logger, 'relay') },
          { queues: limitsOf(jobs, config.queue), prefix: config.queue.prefix },
        ),
    },
  ],
})
export class RelayModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private callOff: (() => void) | undefined;

  constructor(
    @Inject(Relay) private readonly relay: Relay,
    @Inject(ServingGate) private readonly gate: ServingGate,
  ) {}

  onApplicationBootstrap(): void {
    this.callOff = this.gate.onceOpen(() => this.relay.start());
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.callOff?.();
    await this.relay.stop();
  }
}
