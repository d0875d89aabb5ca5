import type { Logger } from '@platform/observability/logger.js';
import { Worker } from 'bullmq';
import { dispatchOf } from './delivery.js';
import { stopGracefully } from './graceful-stop.js';
import type { JobHost } from './job-host.js';
import { lanesOf, Places } from './lanes.js';
import type { QueueLimits } from './queue-limits.js';
import type { RedisConnections } from './redis-connections.js';

export interface WorkerOptions {
  readonly queues: readonly QueueLimits[];
  readonly prefix: string;
}

/** After an error of Redis. BullMQ's default of 15 s would be noticeable. */
const RUN_RETRY_DELAY_MS = 1_000;

/** Runs the jobs that the relay delivers, with one BullMQ worker per lane. */
export class BullmqWorkers {
  private readonly workers: Worker[] = [];

  constructor(
    private readonly host: JobHost,
    private readonly redis: RedisConnections,
    private readonly options: WorkerOptions,
    private readonly logger: Logger,
  ) {}

  start(): void {
    const { prefix, queues } = this.options;
    for (const limits of queues) {
      const places = new Places(limits.concurrency);
      for (const { name, carries, concurrency } of lanesOf(limits)) {
        const kind = carries === 'bulk' ? 'bulk' : 'urgent';
        const worker = new Worker(name, (job) => places.within(kind, () => this.deliver(job)), {
          connection: this.redis.patient(),
          prefix,
          concurrency,
          ...(limits.perSecond !== undefined && { limiter: { max: limits.perSecond, duration: 1_000 } }),
          runRetryDelay: RUN_RETRY_DELAY_MS,
        });
        // `RedisConnections.commands` already logs an outage once for all connections.
        worker.on('error', (err) => this.logger.debug({ err, queue: name }, 'worker error'));
        this.workers.push(worker);
      }
    }
  }

  /** Takes no more jobs, gives running ones up to `graceMs` to end, and hands back the rest. */
  async stop(graceMs?: number): Promise<void> {
    const closing = Promise.all(this.workers.map((worker) => worker.close()));
    await stopGracefully(closing, () => this.host.abortAll(), graceMs);
  }

  /** Never throws, so for BullMQ every delivery succeeds. The outbox records what became of the job. */
  private async deliver(job: { name: string; data: unknown; id?: string | undefined }): Promise<void> {
    const dispatch = dispatchOf(job);
    if (dispatch) await this.host.run(dispatch);
    else this.logger.warn('something in the queue was put there by nobody of ours');
  }
}
