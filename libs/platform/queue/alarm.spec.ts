import { holdingTimers } from '@test/support/held-timers.js';
import { Alarm } from './alarm.js';

/** With the sleeper, and how to ask whether they have woken so many milliseconds later. */
function watched(work: (alarm: Alarm, wakes: (sleep: Promise<void>, ms: number) => Promise<boolean>) => Promise<void>) {
  return holdingTimers((pass) =>
    work(new Alarm(), async (sleep, ms) => {
      let woken = false;
      void sleep.then(() => (woken = true));
      await pass(ms);
      return woken;
    }),
  );
}

it('ends a sleep at the ring', () =>
  watched(async (alarm, wakes) => {
    const sleep = alarm.sleep(5_000);
    expect(await wakes(sleep, 4_999)).toBe(false);
    alarm.ring();
    expect(await wakes(sleep, 0)).toBe(true);
  }));

it('keeps a ring that came while nobody slept, once', () =>
  watched(async (alarm, wakes) => {
    alarm.ring();
    alarm.ring();
    expect(await wakes(alarm.sleep(5_000), 0)).toBe(true);
    const next = alarm.sleep(60);
    expect(await wakes(next, 59)).toBe(false);
    expect(await wakes(next, 1)).toBe(true);
  }));

it('sleeps to the end without a ring, and can sleep again', () =>
  watched(async (alarm, wakes) => {
    for (let round = 0; round < 2; round += 1) {
      const sleep = alarm.sleep(30);
      expect(await wakes(sleep, 29)).toBe(false);
      expect(await wakes(sleep, 1)).toBe(true);
    }
  }));
