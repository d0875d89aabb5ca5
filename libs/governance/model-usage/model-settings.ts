import type { getModelSettings } from '@contracts/model-usage/model-usage.operations.js';
import { type ModelsDocument, modelsSettings } from '@contracts/model-usage/models.settings.js';
import type { OutputOf } from '@contracts/operation.js';
import { invalid } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { type Replaced, ReplaceDocument } from '@memory/settings/replace-document.js';
import { Settings } from '@memory/settings/settings.js';
import { checkSetsTenant } from '@memory/settings/who-sets.js';
import { Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { type ModelLimits, unpriced } from '@platform/config/models.js';
import { Database } from '@platform/database/database.js';
import { lowest } from './budget.js';

/** Whether a tenant allows calls to language models, and what they may cost. */
@Injectable()
export class ModelSettings {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly replace: ReplaceDocument,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Whether anything of the scope's tenant may be sent to a language model. */
  async allows(scope: Scope): Promise<boolean> {
    const owner = { tenantId: scope.tenantId, userId: null };
    const { tenant } = await this.database.withScope(scope, (tx) => this.settings.read(tx, owner, modelsSettings), {
      readOnly: true,
    });
    return tenant?.value.allowed ?? true;
  }

  /** @throws RecollectError forbidden for a bound key */
  async read(scope: Scope): Promise<OutputOf<typeof getModelSettings>> {
    checkSetsTenant(scope);
    const owner = { tenantId: scope.tenantId, userId: null };
    const { tenant } = await this.database.withScope(scope, (tx) => this.settings.read(tx, owner, modelsSettings), {
      readOnly: true,
    });
    const { prices, limits, byPurpose } = this.config.models;
    const least = lowest(limits, limitsOf(tenant?.value ?? {}));
    return {
      effective: {
        allowed: tenant?.value.allowed ?? true,
        tokens_per_day: least.tokensPerDay,
        tokens_per_month: least.tokensPerMonth,
        usd_per_day: least.usdPerDay,
        usd_per_month: least.usdPerMonth,
      },
      tenant: tenant?.value ?? null,
      tenant_version: tenant?.version ?? 0,
      models: Object.entries(byPurpose).flatMap(([purpose, one]) =>
        one ? [{ purpose, provider: one.provider, model: one.model, priced: prices.has(one.model) }] : [],
      ),
    };
  }

  /** @throws RecollectError forbidden for a bound key, invalid_input, version_mismatch */
  put(scope: Scope, value: ModelsDocument, ifMatch: number | null): Promise<Replaced<ModelsDocument>> {
    const check = async () => this.refuseUnpriced(value);
    return this.replace.ofTenant(scope, modelsSettings, { value, ifMatch }, check);
  }

  private refuseUnpriced(value: ModelsDocument): void {
    const [model] = unpriced(this.config.models);
    if (model === undefined) return;
    for (const field of ['usd_per_day', 'usd_per_month'] as const) {
      if (value[field] !== undefined) throw invalid(field, `has no meaning while LLM_PRICES has no price for ${model}`);
    }
  }
}

/** A tenant's settings, as limits. */
export function limitsOf(document: ModelsDocument): ModelLimits {
  return {
    tokensPerDay: document.tokens_per_day ?? null,
    tokensPerMonth: document.tokens_per_month ?? null,
    usdPerDay: document.usd_per_day ?? null,
    usdPerMonth: document.usd_per_month ?? null,
  };
}
