import type { Job, Priority } from '@contracts/jobs.js';
import { type Config, ConfigError } from '@platform/config/config.js';

/** The limits of one queue in one process. */
export interface QueueLimits {
  readonly queue: string;
  readonly jobs: readonly string[];
  /** The priority level of each of them. Absent: all the same. */
  readonly levels?: readonly number[];
  /** How many of its jobs run at a time. */
  readonly concurrency: number;
  /** How many start per second. `undefined`: no limit. */
  readonly perSecond: number | undefined;
  /** How many of its jobs one tenant may have in flight, across all processes. `undefined`: the general maximum. */
  readonly perTenant?: number | undefined;
  /** Whether some of its jobs are bulk. */
  readonly comesInBulk?: boolean;
}

const LEVEL: Readonly<Record<Priority, number>> = { high: 2, normal: 1, low: 0 };

/** The queues of these jobs with their limits. @throws ConfigError when a setting names a queue that does not exist */
export function limitsOf(jobs: readonly Job[], config: Config['queue']): QueueLimits[] {
  const queues = [...new Set(jobs.map(({ queue }) => queue))];
  const settings = { QUEUE_CONCURRENCY: config.concurrencyOf, QUEUE_RATE: config.rateOf };
  for (const [variable, byQueue] of Object.entries(settings)) {
    const stray = [...byQueue.keys()].find((name) => !queues.includes(name));
    if (stray !== undefined)
      throw new ConfigError(`${variable}: there is no queue ${stray}, only ${queues.join(', ')}`);
  }
  return queues.map((queue) => ({
    queue,
    jobs: jobs.filter((job) => job.queue === queue).map(({ name }) => name),
    levels: jobs.filter((job) => job.queue === queue).map(({ priority }) => LEVEL[priority]),
    concurrency: config.concurrencyOf.get(queue) ?? config.concurrency,
    perSecond: config.rateOf.get(queue),
    perTenant: perTenantOf(
      jobs.filter((job) => job.queue === queue),
      config.tenantPassages,
    ),
    ...(jobs.some((job) => job.queue === queue && job.comesInBulk) && { comesInBulk: true }),
  }));
}

/** As many jobs as may together work on `passages`, at least one. */
function perTenantOf(jobs: readonly Job[], passages: number): number | undefined {
  const most = Math.max(0, ...jobs.map(({ passagesAtOnce = 0 }) => passagesAtOnce));
  return most === 0 ? undefined : Math.max(1, Math.floor(passages / most));
}
