import type { Job } from '@contracts/jobs.js';
import { type BeforeApplicationShutdown, Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { ServingGate } from '@platform/database/serving-gate.js';
import { componentLogger, type Logger, LOGGER } from '@platform/observability/logger.js';
import { ClaimJobs } from './claim-jobs.query.js';
import { InProcessDrain, Pressure } from './in-process-drain.js';
import { JobHost } from './job-host.js';
import { JobHostModule } from './job-host.module.js';
import { JobSignals } from './job-signals.js';
import { limitsOf } from './queue-limits.js';
import { JOB_CATALOGUE } from './registry.js';

/** Runs jobs in this process. It must be the only process of its installation that does. */
@Module({
  imports: [JobHostModule],
  providers: [
    {
      provide: InProcessDrain,
      inject: [ClaimJobs, JobHost, JobSignals, Pressure, LOGGER, CONFIG, JOB_CATALOGUE],
      useFactory: (
        claims: ClaimJobs,
        host: JobHost,
        signals: JobSignals,
        pressure: Pressure,
        logger: Logger,
        config: Config,
        jobs: readonly Job[],
      ) =>
        new InProcessDrain(
          { claims, host, signals, pressure, logger: componentLogger(logger, 'drain') },
          { queues: limitsOf(jobs, config.queue), exclusive: true },
        ),
    },
  ],
})
export class InProcessDrainModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private callOff: (() => void) | undefined;

  constructor(
    @Inject(InProcessDrain) private readonly drain: InProcessDrain,
    @Inject(ServingGate) private readonly gate: ServingGate,
  ) {}

  onApplicationBootstrap(): void {
    this.callOff = this.gate.onceOpen(() => this.drain.start());
  }

  /** Runs before database and models are closed by later hooks. */
  async beforeApplicationShutdown(): Promise<void> {
    this.callOff?.();
    await this.drain.stop();
  }
}
