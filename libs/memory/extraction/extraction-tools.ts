import { DecisionLog } from '@memory/decisions/decision-log.js';
import { Injectable } from '@nestjs/common';
import { Metrics } from '@platform/observability/metrics.js';
import { ExtractionMetrics } from './extraction-metrics.js';
import type { Refusal } from './ground.js';
import { type Kept, KeepFacts } from './keep-facts.js';
import { SettleFacts } from './settle-facts.js';
import { ReadWindow } from './read-window.js';

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
