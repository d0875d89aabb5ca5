import { Clock } from '@kernel/clock.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { SharedTime } from './shared-time.js';

let test: TestDatabase;
beforeAll(async () => void (test = await openTestDatabase()));
afterAll(() => test.close());

it('corrects a wrong clock to the database’s', async () => {
  const clock = new Clock();
  clock.follow(0);
  expect(clock.now().getUTCFullYear()).toBe(1970);
  await new SharedTime(test.database, clock).ask();
  const { rows } = await test.admin.query<{ ms: number }>(
    `select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  expect(Math.abs(clock.now().getTime() - (rows[0]?.ms ?? 0))).toBeLessThan(1_000);
});

it('runs on by itself while the database is down', async () => {
  const clock = new Clock();
  clock.follow(1_000);
  const away = { asSystem: () => Promise.reject(new Error('away')) };
  await new SharedTime(away as unknown as ConstructorParameters<typeof SharedTime>[0], clock).ask();
  expect(clock.now().getTime()).toBeLessThan(60_000);
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(1_000);
});
