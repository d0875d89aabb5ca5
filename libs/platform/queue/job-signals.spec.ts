import { holdingTimers } from '@test/support/held-timers.js';
import { WakeableSleep } from './job-signals.js';

/**
 * Runs a test with the sleeper and a function that checks, a given number of milliseconds later, whether it has woken.
 */
function watched(
  work: (sleeper: WakeableSleep, wakes: (sleep: Promise<boolean>, ms: number) => Promise<boolean>) => Promise<void>,
) {
  return holdingTimers((pass) =>
    work(new WakeableSleep(), async (sleep, ms) => {
      let woken = false;
      void sleep.then(() => (woken = true));
      await pass(ms);
      return woken;
    }),
  );
}

it('ends a sleep when woken', () =>
  watched(async (sleeper, wakes) => {
    const sleep = sleeper.sleep(5_000);
    expect(await wakes(sleep, 4_999)).toBe(false);
    sleeper.wakeUp();
    expect(await wakes(sleep, 0)).toBe(true);
  }));

it('keeps a wake-up that came while nobody slept, but only once', () =>
  watched(async (sleeper, wakes) => {
    sleeper.wakeUp();
    sleeper.wakeUp();
    expect(await wakes(sleeper.sleep(5_000), 0)).toBe(true);
    const next = sleeper.sleep(60);
    expect(await wakes(next, 59)).toBe(false);
    expect(await wakes(next, 1)).toBe(true);
  }));

it('sleeps to the end without a wake-up, and can sleep again', () =>
  watched(async (sleeper, wakes) => {
    for (let round = 0; round < 2; round += 1) {
      const sleep = sleeper.sleep(30);
      expect(await wakes(sleep, 29)).toBe(false);
      expect(await wakes(sleep, 1)).toBe(true);
    }
  }));

it('distinguishes a wake-up from the end of its time', () =>
  holdingTimers(async (pass) => {
    const sleeper = new WakeableSleep();
    const long = sleeper.sleep(50);
    await pass(50);
    expect(await long).toBe(false);
    const called = sleeper.sleep(50);
    sleeper.wakeUp();
    expect(await called).toBe(true);
  }));
