import type { Job } from '@contracts/jobs.js';
import { Clock } from '@kernel/clock.js';
import { Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { type Config, CONFIG } from '@platform/config/config.js';
import { Database } from '@platform/database/database.js';
import { componentLogger, type Logger, LOGGER } from '@platform/observability/logger.js';
import { Metrics } from '@platform/observability/metrics.js';
import { ClaimJobs } from './claim-jobs.query.js';
import { JobHost } from './job-host.js';
import { JobMetrics } from './job-metrics.js';
import { JobRows } from './job-rows.js';
import { JobSignals } from './job-signals.js';
import { discoverHandlers, JOB_CATALOGUE, JobRegistry } from './registry.js';

/** Shared by both drains. A process that runs jobs must load it together with every room's jobs module. */
@Module({
  imports: [DiscoveryModule],
  providers: [
    {
      provide: JobRegistry,
      inject: [DiscoveryService, JOB_CATALOGUE],
      useFactory: (discovery: DiscoveryService, jobs: readonly Job[]) =>
        new JobRegistry(jobs, () => discoverHandlers(discovery)),
    },
    {
      provide: ClaimJobs,
      inject: [Database, Clock],
      useFactory: (database: Database, clock: Clock) => new ClaimJobs(database, clock),
    },
    { provide: JobMetrics, inject: [Metrics], useFactory: (metrics: Metrics) => new JobMetrics(metrics) },
    {
      provide: JobHost,
      inject: [Database, JobRegistry, JobMetrics, JobSignals, Clock, CONFIG, LOGGER],
      useFactory: (
        database: Database,
        registry: JobRegistry,
        metrics: JobMetrics,
        signals: JobSignals,
        clock: Clock,
        { queue: limits }: Config,
        logger: Logger,
      ) => {
        const rows = new JobRows(clock);
        return new JobHost({
          database,
          rows,
          signals,
          registry,
          metrics,
          clock,
          limits,
          logger: componentLogger(logger, 'jobs'),
        });
      },
    },
  ],
  exports: [ClaimJobs, JobHost],
})
export class JobHostModule {}
