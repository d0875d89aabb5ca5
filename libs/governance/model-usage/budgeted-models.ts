import { withoutPlace } from '@kernel/place.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import type { ModelPurpose } from '@platform/config/models.js';
import type { Ask, CallMeter, LanguageModel, Question } from '@platform/models/language-model.js';
import { Models } from '@platform/models/models.js';
import { TenantModels } from '@platform/models/tenant-models.js';
import { Metrics } from '@platform/observability/metrics.js';
import type { z } from 'zod';
import { ModelBudget } from './model-budget.js';
import { ModelMetrics } from './model-metrics.js';

/** Maximum output when the caller sets none. An unbounded output cannot be reserved. */
export const MAX_TOKENS = 4_096;

/** Puts every language model behind its tenant's budget. */
@Injectable()
export class BudgetedModels extends TenantModels {
  private readonly metrics: ModelMetrics;

  constructor(
    private readonly models: Models,
    private readonly budget: ModelBudget,
    metrics: Metrics,
  ) {
    super();
    this.metrics = new ModelMetrics(metrics);
  }

  for(scope: Scope, purpose: ModelPurpose): LanguageModel | null {
    const model = this.models.for(purpose);
    return model && new BudgetedModel(model, this.budget.meter(scope, purpose, model.model, this.metrics));
  }
}

class BudgetedModel implements LanguageModel {
  readonly provider: string;
  readonly model: string;

  constructor(
    private readonly inner: LanguageModel,
    private readonly meter: CallMeter,
  ) {
    this.provider = inner.provider;
    this.model = inner.model;
  }

  generate(ask: Ask) {
    return withoutPlace(() => this.inner.generate(this.bounded(ask)));
  }

  generateObject<T>(ask: Ask, shape: z.ZodType<T>) {
    return withoutPlace(() => this.inner.generateObject(this.bounded(ask), shape));
  }

  stream(ask: Ask) {
    return this.inner.stream(this.bounded(ask));
  }

  decide(ask: Ask, question: Question) {
    return withoutPlace(() => this.inner.decide(this.bounded(ask), question));
  }

  countTokens(ask: Ask) {
    return this.inner.countTokens(ask);
  }

  private bounded(ask: Ask): Ask {
    return { ...ask, maxTokens: ask.maxTokens ?? MAX_TOKENS, meter: this.meter };
  }
}
