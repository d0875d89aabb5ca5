import { CircuitBreaker, Guard, Pace } from './guard.js';
import { ModelError } from './language-model.js';

const never = new AbortController().signal;
/** A clock that the test sets, because waiting a minute would take too long. */
const clockAt = (start: number) => {
  let now = start;
  return { now: () => now, to: (ms: number) => void (now = ms) };
};

describe('requests with a limit per minute', () => {
  it('start at once, and one more only when the first is a minute old', async () => {
    const clock = clockAt(0);
    const pace = new Pace(2, 1_000, clock.now);
    await pace.place(never);
    clock.to(30_000);
    await pace.place(never);
    clock.to(58_000);
    const late = await pace.place(never).catch((error: unknown) => error);
    expect(late).toMatchObject({ kind: 'unavailable', retryAfterMs: 2_000, usage: { input: 0, output: 0 } });
    clock.to(60_000);
    await pace.place(never);
    // The second started half a minute ago.
    clock.to(88_000);
    expect(await pace.place(never).catch((error: unknown) => error)).toMatchObject({ retryAfterMs: 2_000 });
  });

  it('wait for their turn if it is near, and a caller that gives up is released', async () => {
    const clock = clockAt(0);
    const pace = new Pace(1, 60_000, clock.now);
    await pace.place(never);
    clock.to(59_980);
    const begun = performance.now();
    await pace.place(never);
    expect(performance.now() - begun).toBeGreaterThan(10);
    const caller = new AbortController();
    clock.to(100_000);
    const waiting = pace.place(caller.signal);
    caller.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
  });

  it('include retries; one that would wait too long is not sent, says nothing about the provider, and is not retried', async () => {
    const clock = clockAt(0);
    const breaker = new CircuitBreaker(3, 1_000, clock.now);
    const guard = new Guard({ retries: 1, concurrency: 1, backoff: { baseMs: 0, capMs: 0 }, breaker, pace: new Pace(2, 0, clock.now) }); // prettier-ignore
    let asked = 0;
    const work = () => {
      asked += 1;
      return Promise.reject(new ModelError('unavailable', 'down'));
    };
    await expect(guard.run(never, work)).rejects.toThrow('down');
    await expect(guard.run(never, work)).rejects.toThrow('wait for their minute');
    expect(asked).toBe(2);
    // There were two failures: the third opens the breaker.
    clock.to(60_000);
    await expect(guard.run(never, work)).rejects.toThrow('left alone');
    expect(asked).toBe(3);
  });

  it('do not limit callers with their own key', async () => {
    const clock = clockAt(0);
    const pace = new Pace(1, 0, clock.now);
    const guard = new Guard({ retries: 0, concurrency: 1, backoff: { baseMs: 0, capMs: 0 }, breaker: new CircuitBreaker(), pace }); // prettier-ignore
    for (let n = 0; n < 3; n++) expect(await guard.run(never, () => Promise.resolve(n), new CircuitBreaker())).toBe(n);
    expect(await guard.run(never, () => Promise.resolve('ours'))).toBe('ours');
  });
});
