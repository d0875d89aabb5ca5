import { Gauge } from 'prom-client';
import { isNotNull, sql } from 'drizzle-orm';
import type { Job } from '@contracts/jobs.js';
import type { Clock } from '@kernel/clock.js';
import type { Database } from '@platform/database/database.js';
import type { Metrics } from '@platform/observability/metrics.js';
import { scheduleLeases } from '@schema/schedule-leases.js';

/** The most rows counted, so that metrics stay cheap with a backlog of millions. */
const MOST_COUNTED = 100_000;

interface OpenFigure {
  readonly job: string;
  /** `due`: no worker has started it. `in_flight`: one has. `later`: it is not due yet. */
  readonly state: 'due' | 'in_flight' | 'later';
  readonly count: number;
  /** Seconds since the oldest was enqueued, and since the first one became due. */
  readonly ageSeconds: number;
  readonly lagSeconds: number;
}

interface OutboxFigures {
  readonly open: readonly OpenFigure[];
  readonly deadLetters: readonly { readonly job: string; readonly count: number }[];
  readonly schedules: readonly { readonly name: string; readonly finishedAt: Date | null }[];
}

/** The state of all work, across all tenants and without naming any. */
export function outboxFigures(database: Database, clock: Clock): Promise<OutboxFigures> {
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  return database.asSystem(
    async (tx) => {
      const open = await tx.execute<OpenFigure & Record<string, unknown>>(sql`
        select job, state, count(*)::int as count,
          greatest(0, extract(epoch from ${now} - min(created_at)))::float8 as "ageSeconds",
          greatest(0, extract(epoch from ${now} - min(available_at)))::float8 as "lagSeconds"
        from (
          select job, created_at, available_at, case when leased_until > now() and starts > 0 then 'in_flight'
            when available_at > ${now} then 'later' else 'due' end as state
          from outbox where closed_at is null order by available_at, id limit ${MOST_COUNTED}
        ) o group by job, state`);
      const letters = await tx.execute<{ job: string; count: number }>(sql`
        select job, count(*)::int as count from (select job from dead_letters limit ${MOST_COUNTED}) l group by job`);
      const schedules = await tx
        .select({ name: scheduleLeases.name, finishedAt: scheduleLeases.finishedAt })
        .from(scheduleLeases)
        .where(isNotNull(scheduleLeases.finishedAt));
      return { open: open.rows, deadLetters: letters.rows, schedules };
    },
    { readOnly: true },
  );
}

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
