import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Registry } from 'prom-client';

/**
 * The event loop's lag is measured by a timer of ten milliseconds, from its second tick on, and anew after each reading. Before
 * that, it is not a number. Each wait is for at least one tick, also if the loop was blocked.
 */
const TICK_MS = 12;
const TICKS = 3;

/**
 * The metrics of this process, in the text format of Prometheus. Labels are our own names (jobs, queues, operations,
 * states), never a tenant, a user or stored data. So their number is bounded, and they identify nobody.
 */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  readonly contentType = this.registry.contentType;

  private measured: Promise<unknown> | undefined;
  private reading: Promise<string> | undefined;

  /**
   * The current metrics, the same for all who ask at the same time. Those that cannot be read, for example if the database is down,
   * are left out.
   */
  text(): Promise<string> {
    this.reading ??= this.read().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async read(): Promise<string> {
    await (this.measured ??= this.watchProcess());
    const text = await this.registry.metrics();
    this.measured = measure();
    return text;
  }

  /** Starts with the first request for metrics: measuring event loop lag costs a hundred wake-ups a second. */
  private watchProcess(): Promise<unknown> {
    collectDefaultMetrics({ register: this.registry, prefix: 'recollect_' });
    return measure();
  }
}

async function measure(): Promise<void> {
  for (let tick = 0; tick < TICKS; tick++) await sleep(TICK_MS, undefined, { ref: false });
}
