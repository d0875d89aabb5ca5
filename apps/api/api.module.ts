import { LimitsModule } from '@governance/limits/limits.module.js';
import { AuditModule } from '@governance/audit/audit.module.js';
import { ModelUsageModule } from '@governance/model-usage/model-usage.module.js';
import { TenancyModule } from '@governance/tenancy/tenancy.module.js';
import type { Clock } from '@kernel/clock.js';
import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from '@platform/config/config.js';
import { ConfigModule } from '@platform/config/config.module.js';
import { DatabaseModule } from '@platform/database/database.module.js';
import { ObservabilityModule } from '@platform/observability/observability.module.js';
import { QueueModule } from '@platform/queue/queue.module.js';
import { DOORS } from '../support/doors.js';

/** Serves requests. Enqueues jobs but does not run them. */
@Module({})
export class ApiModule {
  static using(config: Config, clock?: Clock): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        ConfigModule.using(config, clock),
        ObservabilityModule,
        DatabaseModule.forServer(),
        QueueModule.forServer(),
        TenancyModule.forServer(),
        LimitsModule.forServer(),
        ModelUsageModule,
        AuditModule.forServer(),
        ...DOORS.all.map(({ module }) => module),
      ],
    };
  }
}
