import { setTimeout as sleep } from 'node:timers/promises';
import { Clock } from '@kernel/clock.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { SharedTime } from './shared-time.js';

let test: TestDatabase;
beforeAll(async () => void (test = await openTestDatabase()));
afterAll(() => test.close());

it('corrects a wrong clock to the database’s', async () => {
  const clock = new Clock();
  clock.keepBetween(0, 0);
  expect(clock.now().getUTCFullYear()).toBe(1970);
  await new SharedTime(test.database, clock).ask();
  const { rows } = await test.admin.query<{ ms: number }>(
    `select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  expect(Math.abs(clock.now().getTime() - (rows[0]?.ms ?? 0))).toBeLessThan(1_000);
});

it('runs on by itself while the database is down', async () => {
  const clock = new Clock();
  clock.keepBetween(1_000, 1_000);
  const away = { asSystem: () => Promise.reject(new Error('away')) };
  await new SharedTime(away as unknown as ConstructorParameters<typeof SharedTime>[0], clock).ask();
  expect(clock.now().getTime()).toBeLessThan(60_000);
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(1_000);
});

it('never steps back while the database’s clock agrees with it', async () => {
  const clock = new Clock();
  // Of 400 ms, the database reads its clock at the end.
  const slow = { asSystem: () => sleep(400).then(() => Date.now()) };
  const time = new SharedTime(slow as unknown as ConstructorParameters<typeof SharedTime>[0], clock);
  await time.ask();
  const before = clock.now().getTime();
  expect(Math.abs(before - Date.now())).toBeLessThan(100);
  // Now at the beginning.
  slow.asSystem = async () => {
    const instant = Date.now();
    await sleep(400);
    return instant;
  };
  const asking = time.ask();
  const during = clock.now().getTime();
  await asking;
  expect(during).toBeGreaterThanOrEqual(before);
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(during + 399);
});
