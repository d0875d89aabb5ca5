import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { DecisionLog } from '@memory/decisions/decision-log.js';
import { Metrics } from '@platform/observability/metrics.js';
import type { Refusal } from './ground.js';
import { KeepFacts, type Kept } from './keep-facts.js';
import { ReadWindow } from './read-window.js';
import { SettleFacts } from './settle-facts.js';

/** Counts the outcomes of facts from models, in this process. Names nobody. */
class ExtractionMetrics {
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

/** The dependencies of the job. */
@Injectable()
export class ExtractionTools {
  readonly metrics: ExtractionMetrics;

  constructor(
    readonly windows: ReadWindow,
    readonly settle: SettleFacts,
    readonly keep: KeepFacts,
    private readonly decisions: DecisionLog,
    metrics: Metrics,
  ) {
    this.metrics = new ExtractionMetrics(metrics);
  }

  /** Counts a window that was stored. */
  ended(stored: Kept, refused: readonly Refusal[]): void {
    this.metrics.ended(stored, refused);
    for (const one of stored.noted) this.decisions.count(one);
  }
}
