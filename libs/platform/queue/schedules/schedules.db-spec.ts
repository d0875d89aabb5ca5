import type { Schedule } from '@contracts/schedules.js';
import { createLogger } from '@platform/observability/logger.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { holdingTimers, turnsUntil } from '@test/support/held-timers.js';
import { until } from '../testing/queue-fixture.js';
import { ScheduleRegistry } from '../registry.js';
import type { ScheduleContext, ScheduleHandler } from './schedule-handler.js';
import { ScheduleLeases } from './schedule-leases.js';
import { Schedules } from './schedules.js';

const hourly: Schedule = { name: 'hourly', everyMs: 3_600_000, timeoutMs: 5_000 };

let test: TestDatabase;

beforeAll(async () => (test = await openTestDatabase({ poolMax: 6 })));
afterAll(() => test.close());
beforeEach(() => test.admin.query('truncate schedule_leases'));

class Counted implements ScheduleHandler {
  runs = 0;
  does: (context: ScheduleContext) => Promise<void> = () => Promise.resolve();

  run(context: ScheduleContext): Promise<void> {
    this.runs += 1;
    return this.does(context);
  }
}

/** The schedules of a process that runs them. */
function process(handler: ScheduleHandler, { leaseMs = 60_000, schedule = hourly } = {}): Schedules {
  const registry = new ScheduleRegistry([schedule], () => [{ schedule, handler }]);
  registry.onModuleInit();
  return new Schedules(registry, new ScheduleLeases(test.database), createLogger('silent'), leaseMs);
}

/** Moves the clock of the leases, which is the database's, ahead. */
async function later(interval: string): Promise<void> {
  await test.admin.query(
    `update schedule_leases set leased_until = leased_until - $1::interval, started_at = started_at - $1::interval,
       finished_at = finished_at - $1::interval`,
    [interval],
  );
}

async function row(): Promise<Record<string, unknown> | undefined> {
  return (await test.admin.query<Record<string, unknown>>('select * from schedule_leases')).rows[0];
}

it('runs the first time, and again when it is due', async () => {
  const handler = new Counted();
  const schedules = process(handler);
  await schedules.tick('hourly');
  await schedules.tick('hourly');
  expect(handler.runs).toBe(1);
  await later('59 minutes');
  await schedules.tick('hourly');
  expect(handler.runs).toBe(1);
  await later('2 minutes');
  await schedules.tick('hourly');
  expect(handler.runs).toBe(2);
});

it('runs after the clock was set back, even if a process died with the lease meanwhile', async () => {
  const handler = new Counted();
  await process(handler).tick('hourly');
  await later('-10 days');
  await process(handler).tick('hourly');
  expect(handler.runs).toBe(2);
  await test.admin.query(
    `update schedule_leases set holder = 'dead', started_at = now() + interval '10 days', leased_until = now() + interval '241 hours'`,
  );
  await process(handler).tick('hourly');
  expect(handler.runs).toBe(3);
});

it('is run by only one of many processes that find it due at the same moment', async () => {
  const handler = new Counted();
  handler.does = () => new Promise((resolve) => setTimeout(resolve, 100));
  await Promise.all(Array.from({ length: 6 }, () => process(handler).tick('hourly')));
  expect(handler.runs).toBe(1);
});

it('cannot be taken while a run lasts longer than its lease, because that is renewed', async () => {
  const handler = new Counted();
  let end = (): void => undefined;
  handler.does = () => new Promise((resolve) => (end = resolve));
  const leaseMs = 60_000;
  const schedule = { ...hourly, timeoutMs: 3_600_000 };
  const leases = new ScheduleLeases(test.database);
  const leasedUntil = async () => ((await row())?.['leased_until'] as Date).getTime();
  await holdingTimers(async (pass) => {
    const run = process(handler, { leaseMs, schedule }).runNow('hourly');
    await turnsUntil(() => handler.runs === 1);
    // It is renewed after each third: four thirds are longer than the first lease would have lasted.
    for (let third = 0; third < 4; third += 1) {
      await later(`${leaseMs / 3} milliseconds`);
      const before = await leasedUntil();
      await pass(leaseMs / 3);
      while ((await leasedUntil()) < before + leaseMs / 3);
    }
    expect(await leases.take(hourly, 300, true)).toBeUndefined();
    end();
    await run;
  });
  expect(await leases.take(hourly, 300, true)).toBeDefined();
});

it('is taken over as soon as the lease of a dead process has expired', async () => {
  // A process that takes the lease and then dies.
  await new ScheduleLeases(test.database).take(hourly, 60_000);
  const handler = new Counted();
  const other = process(handler);
  await other.tick('hourly');
  expect(handler.runs).toBe(0);
  await later('61 seconds');
  await other.tick('hourly');
  expect(handler.runs).toBe(1);
});

it('aborts a run whose lease another process has taken', async () => {
  const handler = new Counted();
  let signal: AbortSignal | undefined;
  handler.does = (context) => {
    signal = context.signal;
    return new Promise(() => undefined);
  };
  const run = process(handler, { leaseMs: 150 }).runNow('hourly');
  const lost = expect(run).rejects.toThrow('taken over');
  await until(() => signal !== undefined);
  await test.admin.query(`update schedule_leases set holder = 'somebody else'`);
  await lost;
  expect(signal?.aborted).toBe(true);
  expect(await row()).toMatchObject({ holder: 'somebody else', finished_at: null, error: null });
});

it('is retried a minute after a failure, and keeps the time of its last success', async () => {
  const handler = new Counted();
  const schedules = process(handler);
  await schedules.tick('hourly');
  const before = await row();
  await later('61 minutes');
  handler.does = () => Promise.reject(new Error('boom'));
  await schedules.tick('hourly');
  const failed = await row();
  expect(failed).toMatchObject({ error: 'internal' });
  expect((failed?.['finished_at'] as Date) < (failed?.['started_at'] as Date)).toBe(true);
  expect((before?.['finished_at'] as Date).getTime() - (failed?.['finished_at'] as Date).getTime()).toBe(61 * 60_000);
  await schedules.tick('hourly');
  expect(handler.runs).toBe(2);
  handler.does = () => Promise.resolve();
  await later('61 seconds');
  await schedules.tick('hourly');
  expect(handler.runs).toBe(3);
  expect(await row()).toMatchObject({ error: null });
});

it('ends a run that takes too long as failed, even if its handler ignores the signal', async () => {
  const handler = new Counted();
  handler.does = () => new Promise(() => undefined);
  await process(handler, { schedule: { ...hourly, timeoutMs: 100 } }).tick('hourly');
  expect(await row()).toMatchObject({ error: 'timeout' });
});

it('hands back running schedules when the process stops, and the next process repeats them', async () => {
  const handler = new Counted();
  handler.does = () => new Promise(() => undefined);
  const stopping = process(handler);
  const ticking = stopping.tick('hourly');
  await until(() => handler.runs === 1);
  await stopping.stop();
  await ticking;
  await stopping.tick('hourly');
  expect(handler.runs).toBe(1);
  handler.does = () => Promise.resolve();
  await process(handler).tick('hourly');
  expect(handler.runs).toBe(2);
});

it('runs on demand when it is not due, waits for a running process, and reports what failed', async () => {
  const handler = new Counted();
  const schedules = process(handler);
  await schedules.runNow('hourly');
  await schedules.runNow('hourly');
  expect(handler.runs).toBe(2);
  let running = 0;
  handler.does = async () => {
    running += 1;
    expect(running).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    running -= 1;
  };
  await Promise.all([schedules.runNow('hourly'), process(handler).runNow('hourly')]);
  handler.does = () => Promise.reject(new Error('boom'));
  await expect(schedules.runNow('hourly')).rejects.toThrow('boom');
  await expect(schedules.runNow('unheard-of')).rejects.toThrow('no schedule named unheard-of');
});
