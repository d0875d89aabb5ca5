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

/** After an error of Redis; BullMQ's own 15 s would be felt. */
const RUN_RETRY_DELAY_MS = 1_000;

/** Runs what the relay delivers: one BullMQ worker a lane. */
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
        // An outage is told once, by the connection that all others stand for.
        worker.on('error', (err) => this.logger.debug({ err, queue: name }, 'worker error'));
        this.workers.push(worker);
      }
    }
  }

  /** Takes nothing more, lets running jobs end for up to `graceMs`, and hands back the rest. */
  async stop(graceMs?: number): Promise<void> {
    const closing = Promise.all(this.workers.map((worker) => worker.close()));
    await stopGracefully(closing, () => this.host.abortAll(), graceMs);
  }

  /** Never throws, so to BullMQ every delivery succeeds: what becomes of the job stands in the outbox. */
  private async deliver(job: { name: string; data: unknown; id?: string | undefined }): Promise<void> {
    const dispatch = dispatchOf(job);
    if (dispatch) await this.host.run(dispatch);
    else this.logger.warn('something in the queue was put there by nobody of ours');
  }
}
