import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Registry } from 'prom-client';

/**
 * The numbers of this process, in the text format of Prometheus. Labels are names of ours (jobs, queues, operations,
 * states) and never a tenant, a user or anything that was stored: their number is bounded, and nobody is named.
 */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  readonly contentType = this.registry.contentType;

  constructor() {
    collectDefaultMetrics({ register: this.registry, prefix: 'recollect_' });
  }

  /** All numbers as of now. What cannot be asked, as when the database is away, is left out. */
  text(): Promise<string> {
    return this.registry.metrics();
  }
}
