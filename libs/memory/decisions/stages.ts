import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import type { ModelPurpose } from '@platform/config/models.js';
import { type LanguageModel, ModelError } from '@platform/models/language-model.js';
import type { TenantModels } from '@platform/models/tenant-models.js';

/** The stages that use a model, with the purpose of each. */
const PURPOSES: Readonly<Record<'decider' | 'model', ModelPurpose>> = { decider: 'decide', model: 'extract' };

/** Why a stage is skipped; the rules then decide alone. */
const PASSED: ReadonlySet<string> = new Set([
  'forbidden', 'model_budget_exhausted', 'too_large', 'learning_paused', 'erasure_pending',
]); // prettier-ignore

/** Asks the models of a scope one after the other; one that cannot be asked is noted and passed over. */
export class Stages {
  /** Those that could not be asked. */
  readonly degraded = new Set<'decider' | 'model'>();

  constructor(
    private readonly models: Pick<TenantModels, 'for'>,
    private readonly scope: Scope,
    readonly signal?: AbortSignal,
  ) {}

  /** Null: there is no such model, or it could not be asked. @throws what ends the work, as an abort does */
  async ask<T>(stage: 'decider' | 'model', question: (model: LanguageModel) => Promise<T>): Promise<T | null> {
    const model = this.models.for(this.scope, PURPOSES[stage]);
    if (!model) return null;
    try {
      return await question(model);
    } catch (error) {
      this.signal?.throwIfAborted();
      const passed = error instanceof ModelError || (error instanceof RecollectError && PASSED.has(error.code));
      if (!passed) throw error;
      this.degraded.add(stage);
      return null;
    }
  }
}
