import type { Job } from '@contracts/jobs.js';
import { type BeforeApplicationShutdown, Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { ServingGate } from '@platform/database/serving-gate.js';
import { componentLogger, type Logger, LOGGER } from '@platform/observability/logger.js';
import { BullmqWorkers } from './bullmq-worker.js';
import { JobHost } from './job-host.js';
import { JobHostModule } from './job-host.module.js';
import { limitsOf } from './queue-limits.js';
import { RedisConnections } from './redis-connections.js';
import { JOB_CATALOGUE } from './registry.js';

/** Runs the jobs that the relay delivers. */
@Module({
  imports: [JobHostModule],
  providers: [
    {
      provide: BullmqWorkers,
      inject: [JobHost, RedisConnections, CONFIG, LOGGER, JOB_CATALOGUE],
      useFactory: (host: JobHost, redis: RedisConnections, { queue }: Config, logger: Logger, jobs: readonly Job[]) =>
        new BullmqWorkers(
          host,
          redis,
          { queues: limitsOf(jobs, queue), prefix: queue.prefix },
          componentLogger(logger, 'worker'),
        ),
    },
  ],
})
export class BullmqWorkerModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private callOff: (() => void) | undefined;

  constructor(
    @Inject(BullmqWorkers) private readonly workers: BullmqWorkers,
    @Inject(ServingGate) private readonly gate: ServingGate,
  ) {}

  onApplicationBootstrap(): void {
    this.callOff = this.gate.onceOpen(() => this.workers.start());
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.callOff?.();
    await this.workers.stop();
  }
}
