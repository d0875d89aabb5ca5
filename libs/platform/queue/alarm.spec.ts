import { Alarm } from './alarm.js';

async function timed(work: Promise<void>): Promise<number> {
  const before = performance.now();
  await work;
  return performance.now() - before;
}

it('ends a sleep at the ring', async () => {
  const alarm = new Alarm();
  setTimeout(() => alarm.ring(), 20);
  expect(await timed(alarm.sleep(5_000))).toBeLessThan(1_000);
});

it('keeps a ring that came while nobody slept, once', async () => {
  const alarm = new Alarm();
  alarm.ring();
  alarm.ring();
  expect(await timed(alarm.sleep(5_000))).toBeLessThan(1_000);
  expect(await timed(alarm.sleep(60))).toBeGreaterThan(50);
});

it('sleeps to the end without a ring, and can sleep again', async () => {
  const alarm = new Alarm();
  for (let round = 0; round < 2; round += 1) expect(await timed(alarm.sleep(30))).toBeGreaterThan(25);
});
