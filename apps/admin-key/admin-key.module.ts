import { AuditModule } from '@governance/audit/audit.module.js';
import { AdminKey } from '@governance/tenancy/admin-key.js';
import { TenancyModule } from '@governance/tenancy/tenancy.module.js';
import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from '@platform/config/config.js';
import { ConfigModule } from '@platform/config/config.module.js';
import { DatabaseModule } from '@platform/database/database.module.js';
import { ObservabilityModule } from '@platform/observability/observability.module.js';

/** The database, keys and the audit log: enough to create a key. */
@Module({})
export class AdminKeyModule {
  static using(config: Config): DynamicModule {
    const standalone = config.database.url === undefined || config.secrets === undefined;
    return {
      module: AdminKeyModule,
      imports: [
        ConfigModule.using(config),
        ObservabilityModule,
        standalone ? DatabaseModule.forStandalone() : DatabaseModule.forServer(),
        standalone ? TenancyModule.forStandalone() : TenancyModule.forServer(),
        standalone ? AuditModule.forStandalone() : AuditModule.forServer(),
      ],
      providers: [AdminKey],
    };
  }
}
