import { Global, Module, type INestApplicationContext } from '@nestjs/common';
import { embedRecordsJob, type Job, JOBS } from '@contracts/jobs.js';
import { Clock } from '@kernel/clock.js';
import { newId } from '@kernel/ids.js';
import { NestFactory } from '@nestjs/core';
import { CONFIG, loadConfig, readConfig } from '@platform/config/config.js';
import { DatabaseModule } from '@platform/database/database.module.js';
import { createLogger, LOGGER } from '@platform/observability/logger.js';
import { Metrics } from '@platform/observability/metrics.js';
import type { Scope } from '@kernel/scope.js';
import { Handles, type JobContext, type JobHandler } from './handler.js';
import { InProcessDrainModule } from './in-process-drain.module.js';
import { JobSignals } from './job-signals.js';
import { Outbox } from './outbox.js';
import { OutboxLag } from './outbox-lag.query.js';
import { QueueModule } from './queue.module.js';
import { BullmqWorkerModule } from './bullmq-worker.module.js';
import { RelayModule } from './relay.module.js';
import { QueueFixture } from './testing/queue-fixture.js';

const redisUrl = loadConfig().queue.redisUrl;
const withRedis = globalThis.BACKEND === 'postgres' && redisUrl ? it : it.skip;

const seen: string[][] = [];

@Handles(embedRecordsJob)
class EmbedHandler implements JobHandler<typeof embedRecordsJob> {
  run({ payload }: JobContext<typeof embedRecordsJob>): Promise<void> {
    seen.push(payload.record_ids);
    return Promise.resolve();
  }
}

/** A handler for each other job, because their rooms are not loaded here. */
function idleHandler(job: Job): new () => JobHandler {
  @Handles(job)
  class IdleHandler implements JobHandler {
    run(): Promise<void> {
      return Promise.resolve();
    }
  }
  return IdleHandler;
}
const others = JOBS.filter(({ name }) => name !== embedRecordsJob.name).map(idleHandler);

@Module({ imports: [QueueModule], providers: [EmbedHandler, ...others] })
class RoomJobsModule {}

let fixture: QueueFixture;
let ada: Scope;

beforeAll(async () => {
  fixture = await QueueFixture.open();
  ada = await fixture.tenant();
});
afterAll(() => fixture.close());

function surroundings(environment: Record<string, string>) {
  @Global()
  @Module({
    providers: [
      { provide: CONFIG, useValue: readConfig(environment) },
      { provide: LOGGER, useValue: createLogger('silent') },
      Clock,
      Metrics,
    ],
    exports: [CONFIG, LOGGER, Clock, Metrics],
  })
  class Surroundings {}
  return Surroundings;
}

function boot(modules: NonNullable<Parameters<typeof Module>[0]['imports']>, environment: Record<string, string> = {}) {
  @Module({ imports: [surroundings(environment), DatabaseModule.using(fixture.test.database), ...modules] })
  class App {}
  return NestFactory.createApplicationContext(App, { logger: false, abortOnError: false });
}

async function runsOneJob(app: INestApplicationContext): Promise<void> {
  const recordId = newId();
  const owner = { tenantId: ada.tenantId, userId: ada.userId, epoch: 0 };
  const ids = await fixture.test.database.withScope(ada, (tx) =>
    app.get(Outbox).enqueue(tx, owner, embedRecordsJob, [{ record_ids: [recordId] }]),
  );
  expect(await app.get(JobSignals).waitForClosed(ada, ids, 10_000)).toBe(true);
  expect(seen).toContainEqual([recordId]);
  expect(await app.get(OutboxLag).seconds()).toBe(0);
}

it('standalone runs jobs in its own process, from boot to shutdown', async () => {
  const app = await boot([QueueModule.forStandalone(), InProcessDrainModule, RoomJobsModule]);
  await runsOneJob(app);
  await app.close();
});

withRedis('a worker runs jobs through Redis, from boot to shutdown', async () => {
  const environment = { REDIS_URL: redisUrl ?? '', QUEUE_PREFIX: `test-${newId()}` };
  const app = await boot([QueueModule.forServer(), RelayModule, BullmqWorkerModule, RoomJobsModule], environment);
  await runsOneJob(app);
  await app.close();
});

it('does not boot without the handler of a job', async () => {
  await expect(boot([QueueModule.forStandalone(), InProcessDrainModule])).rejects.toThrow(
    'job embed-records has no handler',
  );
});

it('does not boot as a server without Redis', async () => {
  await expect(boot([QueueModule.forServer()])).rejects.toThrow('REDIS_URL');
});
