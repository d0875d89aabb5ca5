import 'reflect-metadata';
import { appendFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Job } from '@contracts/jobs.js';
import { Clock } from '@kernel/clock.js';
import { loadConfig } from '@platform/config/config.js';
import { openDatabase } from '@platform/database/open-database.js';
import { createLogger } from '@platform/observability/logger.js';
import { Metrics } from '@platform/observability/metrics.js';
import { BullmqWorkers } from '@platform/queue/bullmq-worker.js';
import { ClaimJobs } from '@platform/queue/claim-jobs.query.js';
import type { JobContext, JobHandler } from '@platform/queue/handler.js';
import { JobHost } from '@platform/queue/job-host.js';
import { JobMetrics } from '@platform/queue/job-metrics.js';
import { JobRegistry } from '@platform/queue/registry.js';
import { JobRows } from '@platform/queue/job-rows.js';
import { JobSignals, RedisBus } from '@platform/queue/job-signals.js';
import { limitsOf } from '@platform/queue/queue-limits.js';
import { RedisConnections } from '@platform/queue/redis-connections.js';
import { Relay } from '@platform/queue/relay.js';
import { sql } from 'drizzle-orm';
import { z } from 'zod';

// A worker composed like apps/worker, with one extra job that does to its process what it is told.
const KILLS = 5;
const choreJob = {
  name: 'chore',
  queue: 'chores',
  payload: z.strictObject({
    kind: z.enum(['good', 'throws', 'eats-memory', 'dies-five-times']),
    name: z.string(),
    ms: z.int(),
  }),
  attempts: 16,
  backoff: { firstMs: 1_000, longestMs: 600_000 },
  priority: 'normal',
  timeoutMs: 20_000,
  dedupe: null,
} as const satisfies Job;

class DoChore implements JobHandler<typeof choreJob> {
  /** @param folder where a chore leaves a note before it kills the process, because memory would be lost */
  constructor(private readonly folder: string) {}

  async run(context: JobContext<typeof choreJob>): Promise<void> {
    const { kind, name, ms } = context.payload;
    if (kind === 'throws') throw new Error('it always throws');
    if (kind === 'eats-memory') eatAllMemory();
    if (kind === 'dies-five-times') await this.dieUnlessDone(name);
    if (ms > 0) await sleep(ms);
    await context.withScope(async (tx) => {
      await tx.execute(sql`insert into effects (tenant_id, name) values (${context.scope.tenantId}, ${name})`);
      await context.close(tx);
    });
  }

  private async dieUnlessDone(name: string): Promise<void> {
    const file = join(this.folder, name);
    const deaths = await stat(file).then(
      ({ size }) => size,
      () => 0,
    );
    if (deaths >= KILLS) return;
    await appendFile(file, 'x');
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => undefined);
  }
}

function eatAllMemory(): never {
  const hoard: number[][] = [];
  for (;;) hoard.push(new Array<number>(1_000_000).fill(hoard.length + 0.5));
}

const { values } = parseArgs({ options: { 'lease-ms': { type: 'string' }, folder: { type: 'string', default: '.' } } });
const leaseMs = values['lease-ms'] === undefined ? undefined : Number(values['lease-ms']);
const config = loadConfig();
const { queue: limits } = config;
const logger = createLogger(config.logLevel);
const { database, close } = await openDatabase(config, { standalone: false, log: logger });
const redis = new RedisConnections(limits.redisUrl ?? '', logger);
const clock = new Clock();
const signals = new JobSignals(new RedisBus(redis.commands, redis.patient(), limits.prefix), database);
const registry = new JobRegistry([choreJob], () => [{ job: choreJob, handler: new DoChore(values.folder) }]);
registry.onModuleInit();
const parts = { database, rows: new JobRows(clock), signals, registry, metrics: new JobMetrics(new Metrics()), clock };
const host = new JobHost({ ...parts, limits, logger, runLeaseMs: leaseMs });
const queues = limitsOf([choreJob], limits);
const claims = new ClaimJobs(database, clock);
const relay = new Relay(
  { claims, redis, signals, logger },
  { queues, prefix: limits.prefix, dispatchLeaseMs: leaseMs },
);
const workers = new BullmqWorkers(host, redis, { queues, prefix: limits.prefix }, logger);
relay.start();
workers.start();
process.once('SIGTERM', () => {
  void Promise.all([relay.stop(), workers.stop()])
    .then(() => redis.close())
    .then(close)
    .then(() => process.exit(0));
});
process.stdout.write('worker ready\n');
