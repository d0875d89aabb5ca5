import type { Metrics } from '@platform/observability/metrics.js';
import { Counter } from 'prom-client';
import type { Refusal } from './ground.js';
import type { Kept } from './keep-facts.js';

/** Counts the outcomes of facts from models, in this process. Names nobody. */
export class ExtractionMetrics {
  private readonly facts: Counter<'outcome'>;
  private readonly windows: Counter<'outcome'>;

  constructor({ registry }: Pick<Metrics, 'registry'>) {
    this.facts = new Counter({
      name: 'recollect_extracted_facts_total',
      help: 'Facts that models gave: kept, known already, or the first reason why not.',
      labelNames: ['outcome'],
      registers: [registry],
    });
    this.windows = new Counter({
      name: 'recollect_extraction_windows_total',
      help: 'Stretches of conversation that were read for facts; skipped: nothing that can be used was answered.',
      labelNames: ['outcome'],
      registers: [registry],
    });
  }

  ended({ kept, known, chatter }: Pick<Kept, 'kept' | 'known' | 'chatter'>, refused: readonly Refusal[]): void {
    this.windows.inc({ outcome: 'read' });
    this.facts.inc({ outcome: 'kept' }, kept);
    this.facts.inc({ outcome: 'known' }, known);
    this.facts.inc({ outcome: 'chatter' }, chatter);
    for (const reason of refused) this.facts.inc({ outcome: reason });
  }

  skipped(): void {
    this.windows.inc({ outcome: 'skipped' });
  }
}
