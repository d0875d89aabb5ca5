import { IdempotencyJobsModule } from '@governance/idempotency/idempotency-jobs.module.js';
import { LimitsJobsModule } from '@governance/limits/limits-jobs.module.js';
import { WebhooksJobsModule } from '@governance/webhooks/webhooks-jobs.module.js';
import { DeadLettersJobsModule } from '@governance/dead-letters/dead-letters-jobs.module.js';
import { PrivacyJobsModule } from '@governance/privacy/privacy-jobs.module.js';
import { LimitsModule } from '@governance/limits/limits.module.js';
import { AuditModule } from '@governance/audit/audit.module.js';
import { ModelUsageJobsModule } from '@governance/model-usage/model-usage-jobs.module.js';
import { ModelUsageModule } from '@governance/model-usage/model-usage.module.js';
import { TenancyModule } from '@governance/tenancy/tenancy.module.js';
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
import { InProcessDrainModule } from '@platform/queue/in-process-drain.module.js';
import { QueueModule } from '@platform/queue/queue.module.js';
import { SchedulesModule } from '@platform/queue/schedules/schedules.module.js';
import { DOORS } from '../support/doors.js';

/** Everything in one process. `npm start` runs it. */
@Module({})
export class StandaloneModule {
  static using(config: Config, database: DynamicModule = DatabaseModule.forStandalone(), clock?: Clock): DynamicModule {
    return {
      module: StandaloneModule,
      imports: [
        ConfigModule.using(config, clock),
        ObservabilityModule,
        database,
        QueueModule.forStandalone(),
        TenancyModule.forStandalone(),
        LimitsModule.forStandalone(),
        ModelUsageModule,
        AuditModule.forStandalone(),
        ...DOORS.all.map(({ module }) => module),
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
        InProcessDrainModule,
        SchedulesModule,
      ],
    };
  }
}
