import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import type { ModelPurpose } from '@platform/config/models.js';
import type { LanguageModel } from './language-model.js';

/** The refusal of a call for which a limit has no room. */
export class ModelBudgetExhausted extends RecollectError {
  constructor(
    /** When the period ends whose limit it is. */
    readonly opensAt: Date,
    readonly retryAfterSeconds: number,
    detail: string,
  ) {
    super('model_budget_exhausted', detail);
    this.name = 'ModelBudgetExhausted';
  }
}

/**
 * The language models as a tenant may use them. Who allows and counts their calls stands above the rooms that ask, so
 * they ask by this. A call fails with a RecollectError where it is refused: `forbidden`, `learning_paused`,
 * `erasure_pending`, `model_budget_exhausted`, `too_large`.
 */
export abstract class TenantModels {
  /** The model for a purpose, each of whose requests is reserved before and settled after. Null: there is none. */
  abstract for(scope: Scope, purpose: ModelPurpose): LanguageModel | null;
}
