import type { Metrics } from '@platform/observability/metrics.js';
import { Counter, Histogram } from 'prom-client';

/** In seconds: from one small write to the longest job. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];

/** Counts the outcomes and durations of the jobs that this process runs. */
export class JobMetrics {
  private readonly runs: Counter<'job' | 'outcome'>;
  private readonly seconds: Histogram<'job'>;

  constructor({ registry }: Pick<Metrics, 'registry'>) {
    this.runs = new Counter({
      name: 'recollect_job_runs_total',
      help: 'Runs of jobs in this process by how they ended; retry: failed, and is tried again.',
      labelNames: ['job', 'outcome'],
      registers: [registry],
    });
    this.seconds = new Histogram({
      name: 'recollect_job_duration_seconds',
      help: 'How long runs of jobs took in this process, without those of which nothing was left to do.',
      labelNames: ['job'],
      buckets: BUCKETS,
      registers: [registry],
    });
  }

  /** `outcome`: the kind of a RunOutcome. */
  ended(job: string, outcome: string, ms: number): void {
    this.runs.inc({ job, outcome });
    if (outcome !== 'stale') this.seconds.observe({ job }, ms / 1_000);
  }
}
