import { backoffMs, retryAfterMs } from './backoff.js';

const backoff = { baseMs: 100, capMs: 1_000 };

it('waits a random part of a limit that doubles up to the cap', () => {
  const waits = (attempt: number) => Array.from({ length: 200 }, () => backoffMs(attempt, backoff));
  expect(Math.max(...waits(0))).toBeLessThanOrEqual(100);
  expect(Math.max(...waits(2))).toBeGreaterThan(200);
  expect(Math.max(...waits(2))).toBeLessThanOrEqual(400);
  expect(Math.max(...waits(30))).toBeLessThanOrEqual(1_000);
});

it('waits as long as the provider requests, up to the cap', () => {
  expect(backoffMs(0, backoff, 700)).toBe(700);
  expect(backoffMs(0, backoff, 7_000)).toBe(1_000);
});

it('reads Retry-After as seconds or as a date, and nothing else', () => {
  const now = Date.parse('Wed, 21 Oct 2026 07:28:00 GMT');
  expect(retryAfterMs('2', now)).toBe(2_000);
  expect(retryAfterMs('Wed, 21 Oct 2026 07:28:05 GMT', now)).toBe(5_000);
  expect(retryAfterMs('Wed, 21 Oct 2026 07:27:00 GMT', now)).toBe(0);
  expect(retryAfterMs('soon', now)).toBeUndefined();
  expect(retryAfterMs(null, now)).toBeUndefined();
});
