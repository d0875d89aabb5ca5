import { pruneOutboxSchedule, type Schedule, SCHEDULES } from '@contracts/schedules.js';
import { type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { readConfig } from '@platform/config/config.js';
import { ConfigModule } from '@platform/config/config.module.js';
import { DatabaseModule } from '@platform/database/database.module.js';
import { ServingGate } from '@platform/database/serving-gate.js';
import { ObservabilityModule } from '@platform/observability/observability.module.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { holdingTimers, turnsUntil } from '@test/support/held-timers.js';
import { Runs, type ScheduleHandler } from './schedule-handler.js';
import { SchedulesModule } from './schedules.module.js';

/** All but the schedule for which the module itself has a handler. */
const OTHERS = SCHEDULES.filter((schedule) => schedule !== pruneOutboxSchedule).map(({ name }) => name);

let test: TestDatabase;
let ran: string[];

beforeAll(async () => (test = await openTestDatabase()));
afterAll(() => test.close());
beforeEach(async () => {
  ran = [];
  await test.admin.query('truncate schedule_leases');
});

function noting(schedule: Schedule): new () => ScheduleHandler {
  @Runs(schedule)
  class NotingHandler implements ScheduleHandler {
    run(): Promise<void> {
      ran.push(schedule.name);
      return Promise.resolve();
    }
  }
  return NotingHandler;
}

async function processWith(schedules: readonly Schedule[]): Promise<INestApplicationContext> {
  @Module({
    imports: [
      ConfigModule.using(readConfig({ RECOLLECT_SECRET: 's'.repeat(32), LOG_LEVEL: 'silent' })),
      DatabaseModule.using(test.database),
      ObservabilityModule,
      SchedulesModule,
    ],
    providers: schedules.filter((schedule) => schedule !== pruneOutboxSchedule).map(noting),
  })
  class ProcessModule {}
  return NestFactory.createApplicationContext(ProcessModule, { logger: false, abortOnError: false });
}

const pruned = async (): Promise<number> =>
  (await test.admin.query("select from schedule_leases where name = 'prune-outbox' and finished_at is not null")).rows
    .length;

it('a process runs every schedule by itself, within half a minute of its start and not at once', async () => {
  await holdingTimers(async (pass) => {
    const process = await processWith(SCHEDULES);
    await pass(5_000);
    expect(ran).toEqual([]);
    await pass(25_000);
    await turnsUntil(() => ran.length === OTHERS.length);
    expect(ran.sort()).toEqual([...OTHERS].sort());
    while ((await pruned()) === 0);
    await process.close();
  });
});

it('a process that may not serve yet runs none', async () => {
  await holdingTimers(async (pass) => {
    const process = await processWith(SCHEDULES);
    const { release } = process.get(ServingGate).hold('the ledger');
    await pass(60_000);
    release();
    expect((await test.admin.query('select from schedule_leases')).rows).toEqual([]);
    await pass(30_000);
    await turnsUntil(() => ran.length === OTHERS.length);
    while ((await pruned()) === 0);
    await process.close();
  });
});

it('a process without a handler for one of them does not start', async () => {
  const [missing, ...rest] = SCHEDULES.filter((schedule) => schedule !== pruneOutboxSchedule);
  await expect(processWith(rest)).rejects.toThrow(`schedule ${missing?.name} has no handler`);
});
