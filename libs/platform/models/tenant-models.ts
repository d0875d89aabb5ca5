import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import type { ModelPurpose } from '@platform/config/models.js';
import type { LanguageModel } from './language-model.js';

/** Refuses a call that would exceed a limit. */
export class ModelBudgetExhausted extends RecollectError {
  constructor(
    /** When the limit's period ends. */
    readonly opensAt: Date,
    readonly retryAfterSeconds: number,
    detail: string,
  ) {
    super('model_budget_exhausted', detail);
    this.name = 'ModelBudgetExhausted';
  }
}

/**
 * The language models that a tenant may use. The room that allows and counts calls is on a higher floor than its
 * callers, so they use this interface. A refused call fails with a RecollectError: `forbidden`, `learning_paused`,
 * `erasure_pending`, `model_budget_exhausted`, `too_large`.
 */
export abstract class TenantModels {
  /** The model for a purpose. Each request reserves budget before and settles it after. Null: there is no model. */
  abstract for(scope: Scope, purpose: ModelPurpose): LanguageModel | null;
}
