import type { ModelPurpose, ModelsConfig } from '@platform/config/models.js';
import { CircuitBreaker, Guard, Pace } from './guard.js';
import type { LanguageModel } from './language-model.js';
import type { TokenCounter } from './sdk-language-model.js';

const BACKOFF = { baseMs: 500, capMs: 30_000 };

/** The language models of this process, by purpose. Makes no calls by itself. */
export class Models {
  private constructor(private readonly byPurpose: ReadonlyMap<ModelPurpose, LanguageModel>) {}

  /** The library takes about 20 MB, so it is loaded only if a model is configured. */
  static async load(config: ModelsConfig, counter: TokenCounter, backoff = BACKOFF): Promise<Models> {
    const byPurpose = new Map<ModelPurpose, LanguageModel>();
    const breakers = new Map<string, CircuitBreaker>();
    const { retries, timeoutMs } = config;
    for (const [purpose, model] of Object.entries(config.byPurpose)) {
      if (!model) continue;
      const { SdkLanguageModel } = await import('./sdk-language-model.js');
      const breaker = breakers.get(model.baseUrl) ?? new CircuitBreaker();
      breakers.set(model.baseUrl, breaker);
      const { concurrency, callsPerMinute } = config.ways[purpose as ModelPurpose];
      const pace = callsPerMinute === null ? {} : { pace: new Pace(callsPerMinute, timeoutMs) };
      const guard = new Guard({ retries, concurrency, backoff, breaker, ...pace });
      byPurpose.set(purpose as ModelPurpose, new SdkLanguageModel(model, guard, timeoutMs, counter));
    }
    return new Models(byPurpose);
  }

  /** Null: there is no model for this purpose, and the caller must do without. */
  for(purpose: ModelPurpose): LanguageModel | null {
    return this.byPurpose.get(purpose) ?? null;
  }
}
