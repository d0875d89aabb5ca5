import type { Job } from '@contracts/jobs.js';
import type { Clock } from '@kernel/clock.js';
import type { Database } from '@platform/database/database.js';
import type { Metrics } from '@platform/observability/metrics.js';
import { Gauge } from 'prom-client';
import { type OutboxFigures, outboxFigures } from './outbox-figures.query.js';

/** Concurrent readers of the metrics share one reading of the tables. */
const KEEP_MS = 5_000;

/** Gauges of waiting and given up jobs. Every process reports the same values, because they come from the database. */
export class OutboxGauges {
  private readonly lag: Gauge<'queue'>;
  private readonly open: Gauge<'job' | 'state'>;
  private readonly age: Gauge<'job'>;
  private readonly deadLetters: Gauge<'job'>;
  private readonly lastSuccess: Gauge<'schedule'>;
  private readAt = -Infinity;
  private reading = Promise.resolve();

  constructor(
    { registry }: Pick<Metrics, 'registry'>,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: readonly Job[],
  ) {
    const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
      new Gauge({ name: `recollect_${name}`, help, labelNames, registers: [registry], collect: () => this.read() });
    this.lag = gauge('outbox_lag_seconds', 'How long the oldest due job of a queue waits to be begun.', ['queue']);
    this.open = gauge('jobs_open', 'Jobs that are not done, by state: due, in_flight or later.', ['job', 'state']);
    this.age = gauge('job_oldest_age_seconds', 'Since when the oldest job that is not done exists.', ['job']);
    this.deadLetters = gauge('dead_letters', 'Jobs that were given up and neither replayed nor discarded.', ['job']);
    this.lastSuccess = gauge('schedule_last_success_timestamp_seconds', 'When a schedule last ran well.', ['schedule']);
  }

  /** All gauges are collected at once, and share one reading. */
  private read(): Promise<void> {
    if (performance.now() - this.readAt >= KEEP_MS) {
      this.readAt = performance.now();
      this.reading = this.readAnew();
    }
    return this.reading;
  }

  /** While the database is down, these gauges are left out; the other metrics are still reported. */
  private async readAnew(): Promise<void> {
    const figures = await outboxFigures(this.database, this.clock).catch(() => undefined);
    for (const gauge of [this.lag, this.open, this.age, this.deadLetters, this.lastSuccess]) gauge.reset();
    if (figures) this.set(figures);
    else this.readAt = -Infinity;
  }

  private set({ open, deadLetters, schedules }: OutboxFigures): void {
    const queueOf = new Map(this.jobs.map(({ name, queue }) => [name, queue]));
    const worst = (values: Map<string, number>, key: string, value: number): void => {
      values.set(key, Math.max(value, values.get(key) ?? 0));
    };
    // Reports empty queues too: an alert on an absent metric is easily forgotten.
    const lags = new Map([...queueOf.values()].map((queue) => [queue, 0]));
    const ages = new Map<string, number>();
    for (const { job, state, count, ageSeconds, lagSeconds } of open) {
      this.open.set({ job, state }, count);
      worst(ages, job, ageSeconds);
      if (state === 'due') worst(lags, queueOf.get(job) ?? 'unknown', lagSeconds);
    }
    for (const [queue, seconds] of lags) this.lag.set({ queue }, seconds);
    for (const [job, seconds] of ages) this.age.set({ job }, seconds);
    for (const { job, count } of deadLetters) this.deadLetters.set({ job }, count);
    for (const { name, finishedAt } of schedules) {
      if (finishedAt) this.lastSuccess.set({ schedule: name }, finishedAt.getTime() / 1_000);
    }
  }
}
