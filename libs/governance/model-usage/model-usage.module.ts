import { SettingsModule } from '@memory/settings/settings.module.js';
import { Global, Module } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { Models } from '@platform/models/models.js';
import { TenantModels } from '@platform/models/tenant-models.js';
import { countTogether } from '@platform/tokens/token-counter.js';
import { BudgetedModels } from './budgeted-models.js';
import { GetModelUsage } from './get-model-usage.js';
import { ModelBudget } from './model-budget.js';
import { ModelChargesRepository } from './model-charges.repository.js';
import { ModelSettings } from './model-settings.js';

const OFFERED = [TenantModels, GetModelUsage, ModelSettings, ModelChargesRepository];

/** Exports TenantModels globally. */
@Global()
@Module({
  imports: [SettingsModule],
  providers: [
    { provide: Models, inject: [CONFIG], useFactory: ({ models }: Config) => Models.load(models, countTogether) },
    { provide: TenantModels, useClass: BudgetedModels },
    ModelBudget,
    ModelChargesRepository,
    GetModelUsage,
    ModelSettings,
  ],
  exports: OFFERED,
})
export class ModelUsageModule {}
