import { LedgerWaitModule } from '@governance/privacy/ledger/ledger-wait.module.js';
import { WebhooksJobsModule } from '@governance/webhooks/webhooks-jobs.module.js';
import { DeadLettersJobsModule } from '@governance/dead-letters/dead-letters-jobs.module.js';
import { PrivacyJobsModule } from '@governance/privacy/privacy-jobs.module.js';
import { AuditModule } from '@governance/audit/audit.module.js';
import { ModelUsageJobsModule } from '@governance/model-usage/model-usage-jobs.module.js';
import { ModelUsageModule } from '@governance/model-usage/model-usage.module.js';
import { IdempotencyJobsModule } from '@governance/idempotency/idempotency-jobs.module.js';
import { LimitsJobsModule } from '@governance/limits/limits-jobs.module.js';
import type { Clock } from '@kernel/clock.js';
import { CompactionJobsModule } from '@memory/compaction/compaction-jobs.module.js';
import { EntitiesJobsModule } from '@memory/entities/entities-jobs.module.js';
import { ExtractionJobsModule } from '@memory/extraction/extraction-jobs.module.js';
import { IndexingJobsModule } from '@memory/indexing/indexing-jobs.module.js';
import { KindsJobsModule } from '@memory/kinds/kinds-jobs.module.js';
import { LifecycleJobsModule } from '@memory/lifecycle/lifecycle-jobs.module.js';
import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from '@platform/config/config.js';
import { ConfigModule } from '@platform/config/config.module.js';
import { DatabaseModule } from '@platform/database/database.module.js';
import { ObservabilityModule } from '@platform/observability/observability.module.js';
import { BullmqWorkerModule } from '@platform/queue/bullmq-worker.module.js';
import { QueueModule } from '@platform/queue/queue.module.js';
import { RelayModule } from '@platform/queue/relay.module.js';
import { SchedulesModule } from '@platform/queue/schedules/schedules.module.js';
import { WorkerHealthModule } from '@transports/http/worker-health.module.js';

/** Moves jobs from Postgres to BullMQ and runs them. Serves no requests. */
@Module({})
export class WorkerModule {
  static using(config: Config, clock?: Clock): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ConfigModule.using(config, clock),
        ObservabilityModule,
        DatabaseModule.forServer(),
        QueueModule.forServer(),
        LedgerWaitModule,
        AuditModule.forServer(),
        ModelUsageModule,
        IndexingJobsModule,
        LifecycleJobsModule,
        CompactionJobsModule,
        EntitiesJobsModule,
        ExtractionJobsModule,
        KindsJobsModule,
        IdempotencyJobsModule,
        LimitsJobsModule,
        ModelUsageJobsModule,
        PrivacyJobsModule,
        DeadLettersJobsModule,
        WebhooksJobsModule,
        RelayModule,
        BullmqWorkerModule,
        SchedulesModule,
        WorkerHealthModule,
      ],
    };
  }
}
