import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import type { ModelPurpose } from '@platform/config/models.js';
import { type LanguageModel, ModelError } from '@platform/models/language-model.js';
import type { TenantModels } from '@platform/models/tenant-models.js';

/** The stages that use a model, with the purpose of each. */
const PURPOSES: Readonly<Record<'decider' | 'model', ModelPurpose>> = { decider: 'decide', model: 'extract' };

/** Error codes for which a stage is skipped. */
const PASSED: ReadonlySet<string> = new Set([
  'forbidden', 'model_budget_exhausted', 'too_large', 'learning_paused', 'erasure_pending',
]); // prettier-ignore

/** Calls the models of a scope, one per stage. An unavailable one is recorded and skipped. */
export class Stages {
  /** The stages whose model was unavailable. */
  readonly degraded = new Set<'decider' | 'model'>();

  constructor(
    private readonly models: Pick<TenantModels, 'for'>,
    private readonly scope: Scope,
    readonly signal?: AbortSignal,
  ) {}

  /** Null if there is no such model or it is unavailable. @throws errors that end the work, such as an abort */
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
