import type { Job } from '@contracts/jobs.js';
import { type BeforeApplicationShutdown, Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { componentLogger, type Logger, LOGGER } from '@platform/observability/logger.js';
import { BullmqWorkers } from './bullmq-worker.js';
import { JobHost } from './job-host.js';
import { JobHostModule } from './job-host.module.js';
import { JOB_CATALOGUE } from './job-registry.js';
import { limitsOf } from './queue-limits.js';
import { RedisConnections } from './redis-connections.js';

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
  constructor(@Inject(BullmqWorkers) private readonly workers: BullmqWorkers) {}

  onApplicationBootstrap(): void {
    this.workers.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.workers.stop();
  }
}
