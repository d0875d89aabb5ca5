import { Injectable } from '@nestjs/common';
import { Metrics } from '@platform/observability/metrics.js';
import { ExtractionMetrics } from './extraction-metrics.js';
import { KeepFacts } from './keep-facts.js';
import { ReadWindow } from './read-window.js';

/** What the job reads and keeps by. */
@Injectable()
export class ExtractionTools {
  readonly metrics: ExtractionMetrics;

  constructor(
    readonly windows: ReadWindow,
    readonly keep: KeepFacts,
    metrics: Metrics,
  ) {
    this.metrics = new ExtractionMetrics(metrics);
  }
}
