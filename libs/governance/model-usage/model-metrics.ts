import type { ModelPurpose } from '@platform/config/models.js';
import type { Metrics } from '@platform/observability/metrics.js';
import { Counter } from 'prom-client';
import { type Charge, MICROS } from './budget.js';

/** Metrics of this process's calls to language models. Contains no tenant names. */
export class ModelMetrics {
  private readonly calls: Counter<'purpose' | 'outcome'>;
  private readonly tokens: Counter<'purpose' | 'kind'>;
  private readonly usd: Counter<'purpose'>;
  private readonly refusals: Counter<'purpose' | 'code'>;

  constructor({ registry }: Pick<Metrics, 'registry'>) {
    const registers = [registry];
    this.calls = new Counter({
      name: 'recollect_model_calls_total',
      help: 'Requests to language models by how they ended.',
      labelNames: ['purpose', 'outcome'],
      registers,
    });
    this.tokens = new Counter({
      name: 'recollect_model_tokens_total',
      help: 'Tokens charged; cached: of those in, what the provider had read before.',
      labelNames: ['purpose', 'kind'],
      registers,
    });
    this.usd = new Counter({
      name: 'recollect_model_cost_usd_total',
      help: 'US dollars charged, by the operator’s prices.',
      labelNames: ['purpose'],
      registers,
    });
    this.refusals = new Counter({
      name: 'recollect_model_refusals_total',
      help: 'Calls to language models that were refused here, by the code of the error.',
      labelNames: ['purpose', 'code'],
      registers,
    });
  }

  ended(purpose: ModelPurpose, answered: boolean, charge: Charge): void {
    this.calls.inc({ purpose, outcome: answered ? 'answered' : 'failed' });
    this.tokens.inc({ purpose, kind: 'in' }, charge.input);
    this.tokens.inc({ purpose, kind: 'out' }, charge.output);
    this.tokens.inc({ purpose, kind: 'cached' }, charge.cached);
    this.usd.inc({ purpose }, charge.micros / MICROS);
  }

  refused(purpose: ModelPurpose, code: string): void {
    this.refusals.inc({ purpose, code });
  }
}
