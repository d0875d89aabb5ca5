import { storeRecords } from '@contracts/records/records.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';

let app: TestApp;
beforeAll(async () => (app = await startApp()));
afterAll(() => app.stop());

/**
 * The longest time that nothing else had its turn meanwhile, in milliseconds: by the clock, but at most what this
 * process has worked, because otherwise other programs' time would count as our stall.
 */
async function longestStall(work: () => Promise<unknown>): Promise<number> {
  let [last, cpu, longest] = [performance.now(), process.cpuUsage(), 0];
  const look = (): void => {
    const now = performance.now();
    const { user, system } = process.cpuUsage(cpu);
    longest = Math.max(longest, Math.min(now - last, (user + system) / 1_000));
    [last, cpu] = [now, process.cpuUsage()];
  };
  const timer = setInterval(look, 5);
  try {
    await work();
    look();
  } finally {
    clearInterval(timer);
  }
  return longest;
}

it('a batch that fills a body and is made to be slow to parse leaves everybody else their turn', async () => {
  const { key } = await app.key({ permissions: ['records:read', 'records:write'], default_user_id: 'ada' });
  // Validated and then refused, because the cost of storing is another question.
  const record = { type: 'lesson', shared: true, content: 'password='.repeat(11_000) };
  const records = Array.from({ length: 150 }, () => record);
  let failed = 0;
  const stall = await longestStall(async () => {
    failed = (await app.client(key).ok(storeRecords, { body: { records } })).failed;
  });
  expect(failed).toBe(150);
  // Reading 15 MB of JSON takes a part of it in one go; the whole batch takes seconds.
  expect(stall).toBeLessThan(1_000);
});
