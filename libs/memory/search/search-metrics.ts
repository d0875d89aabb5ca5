import { Inject, Injectable } from '@nestjs/common';
import { componentLogger, type Logger, LOGGER } from '@platform/observability/logger.js';
import { Metrics } from '@platform/observability/metrics.js';
import { Histogram } from 'prom-client';
import type { Steps } from './stage.js';

/** In seconds: from a stage that multiplies sixty numbers to a request to a remote model. */
const BUCKETS = [0.0001, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Duration of each step of a search: aggregated for Prometheus, and per search in the log at debug level. */
@Injectable()
export class SearchMetrics {
  private readonly logger: Logger;
  private readonly seconds: Histogram<'step'>;

  constructor({ registry }: Metrics, @Inject(LOGGER) logger: Logger) {
    this.logger = componentLogger(logger, 'search');
    this.seconds = new Histogram({
      name: 'recollect_search_step_duration_seconds',
      help: 'How long the steps of searches took, waiting included.',
      labelNames: ['step'],
      buckets: BUCKETS,
      registers: [registry],
    });
  }

  took(step: string, ms: number): void {
    this.seconds.observe({ step }, ms / 1_000);
  }

  searched(steps: Steps): void {
    if (!this.logger.isLevelEnabled('debug')) return;
    const times = [...steps.times()].map(([step, ms]) => [step, Math.round(ms * 100) / 100]);
    this.logger.debug({ ms: Object.fromEntries(times) as Record<string, number> }, 'searched');
  }
}
