import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Registry } from 'prom-client';

/** Time to measure the event loop's lag once. Before that, it is not a number. */
const MEASURED_MS = 25;

/**
 * The metrics of this process, in the text format of Prometheus. Labels are our own names (jobs, queues, operations,
 * states), never a tenant, a user or stored data. So their number is bounded, and they identify nobody.
 */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  readonly contentType = this.registry.contentType;

  private ofProcess: Promise<unknown> | undefined;

  /** The current metrics. Those that cannot be read, for example if the database is down, are left out. */
  async text(): Promise<string> {
    await (this.ofProcess ??= this.watchProcess());
    return this.registry.metrics();
  }

  /** Starts with the first request for metrics: measuring event loop lag costs a hundred wake-ups a second. */
  private watchProcess(): Promise<unknown> {
    collectDefaultMetrics({ register: this.registry, prefix: 'recollect_' });
    return sleep(MEASURED_MS);
  }
}
