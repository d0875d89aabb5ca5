import { retryDelayMs, retryPauseMs } from './job-host.js';

const longest = () => 1;
const backoff = { firstMs: 1_000, longestMs: 600_000 };

it('doubles the longest wait with every attempt', () => {
  expect([1, 2, 3, 4].map((attempts) => retryDelayMs(attempts, backoff, longest))).toEqual([
    1_000, 2_000, 4_000, 8_000,
  ]);
});

it('never waits longer than the limit, however many attempts have failed', () => {
  expect(retryDelayMs(11, backoff, longest)).toBe(600_000);
  expect(retryDelayMs(2_000, { ...backoff, longestMs: 5_000 }, longest)).toBe(5_000);
});

it('spreads the waits over the whole range', () => {
  expect(retryDelayMs(3, backoff, () => 0)).toBe(0);
  expect(retryDelayMs(3, backoff, () => 0.5)).toBe(2_000);
  const waits = Array.from({ length: 200 }, () => retryDelayMs(3, backoff));
  expect(Math.min(...waits)).toBeLessThan(1_000);
  expect(Math.max(...waits)).toBeGreaterThan(3_000);
  expect(Math.max(...waits)).toBeLessThan(4_000);
});

it('enqueues a job that was given up again after a minute, then ever later, up to six hours', () => {
  const minutes = [0, 1, 2, 8, 9, 19].map((retries) => (retryPauseMs(retries, longest) ?? NaN) / 60_000);
  expect(minutes).toEqual([1, 2, 4, 256, 360, 360]);
  expect(retryPauseMs(0, () => 0)).toBe(30_000);
});

it('leaves a job that was given up twenty times to people', () => {
  expect(retryPauseMs(20)).toBeNull();
});
