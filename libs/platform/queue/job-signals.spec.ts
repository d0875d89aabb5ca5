import { holdingTimers } from '@test/support/held-timers.js';
import { EventEmitter } from 'node:events';
import type { Redis } from 'ioredis';
import { RedisBus, type Signal, WakeableSleep } from './job-signals.js';

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

describe('a bus over Redis', () => {
  const ID = '0b0f3b52-6f5b-4a6e-8a7c-2b1f1d1f4a01';

  /** Stands in for a connection to Redis. */
  class Connection extends EventEmitter {
    constructor(private readonly answer: () => Promise<unknown>) {
      super();
    }
    publish = () => this.answer();
    subscribe = () => this.answer();
  }
  const connection = (answer: () => Promise<unknown> = () => Promise.resolve(1)) => new Connection(answer);
  const busOver = (publisher: Connection, subscriber: Connection) =>
    new RedisBus(publisher as unknown as Redis, subscriber as unknown as Redis, 'test');

  it('passes on signals, and ignores every other message', () => {
    const subscriber = connection();
    const heard: Signal[] = [];
    busOver(connection(), subscriber).subscribe((signal) => void heard.push(signal));
    for (const message of ['', '{', 'null', '{"kind":"open"}', '{"kind":"closed","ids":["1"]}', '{"kind":"closed"}']) {
      subscriber.emit('message', 'test:signals', message);
    }
    expect(heard).toEqual([]);
    subscriber.emit('message', 'test:signals', JSON.stringify({ kind: 'closed', ids: [ID] }));
    expect(heard).toEqual([{ kind: 'closed', ids: [ID] }]);
  });

  it('loses signals silently while Redis is down', async () => {
    const down = () => connection(() => Promise.reject(new Error('Connection is closed.')));
    const rejections: unknown[] = [];
    const note = (reason: unknown) => void rejections.push(reason);
    process.on('unhandledRejection', note);
    busOver(down(), down()).publish({ kind: 'wake' });
    await new Promise((turn) => setImmediate(turn));
    process.off('unhandledRejection', note);
    expect(rejections).toEqual([]);
  });
});
