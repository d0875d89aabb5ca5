import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Registry } from 'prom-client';

/** Before it has been measured once, how late the loop is would be no number. */
const MEASURED_MS = 25;

/**
 * The numbers of this process, in the text format of Prometheus. Labels are names of ours (jobs, queues, operations,
 * states) and never a tenant, a user or anything that was stored: their number is bounded, and nobody is named.
 */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  readonly contentType = this.registry.contentType;

  private ofProcess: Promise<unknown> | undefined;

  /** All numbers as of now. What cannot be asked, as when the database is away, is left out. */
  async text(): Promise<string> {
    await (this.ofProcess ??= this.watchProcess());
    return this.registry.metrics();
  }

  /** From the first time that somebody asks: how late the event loop is costs a hundred wake-ups a second. */
  private watchProcess(): Promise<unknown> {
    collectDefaultMetrics({ register: this.registry, prefix: 'recollect_' });
    return sleep(MEASURED_MS);
  }
}
