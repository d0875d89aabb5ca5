import { NetworkError, RateLimitError } from '#client';
import { Patience } from './patience.js';

const refused = (retryAfter?: number) =>
  new RateLimitError({ code: 'too_many_requests', status: 429, detail: 'fewer', ...(retryAfter !== undefined && { retryAfter }) }); // prettier-ignore

it('grants waits until they are as long in all as the limit', () => {
  const patience = new Patience({ maxWaitSeconds: 60 });
  expect(patience.grants(40_000, 0)).toBe(true);
  expect(patience.grants(20_001, 50_000)).toBe(false);
  expect(patience.grants(20_000, 50_000)).toBe(true);
  expect(patience.grants(1, 100_000)).toBe(false);
});

it('counts waits at the same time once', () => {
  const patience = new Patience({ maxWaitSeconds: 60 });
  for (const at of [0, 1, 2, 3]) expect(patience.grants(50_000, at)).toBe(true);
  expect(patience.grants(9_000, 60_000)).toBe(true);
  expect(patience.grants(2_000, 70_000)).toBe(false);
});

it('waits up to an hour unless told otherwise, and not at all for 0', () => {
  expect(new Patience().grants(3_600_000, 0)).toBe(true);
  expect(new Patience().grants(3_600_001, 0)).toBe(false);
  expect(new Patience({ maxWaitSeconds: 0 }).grants(0, 0)).toBe(false);
});

it('tells the first wait only, and throws what it does not wait for', async () => {
  const told: number[] = [];
  const patience = new Patience({ maxWaitSeconds: 1, onWait: (seconds) => told.push(seconds) });
  await patience.wait(refused(0), undefined);
  await patience.wait(refused(0), undefined);
  expect(told).toEqual([0]);
  const long = refused(2);
  await expect(patience.wait(long, undefined)).rejects.toBe(long);
  const broken = new NetworkError({ code: 'network', status: 0, detail: 'gone' });
  await expect(new Patience().wait(broken, undefined)).rejects.toBe(broken);
});

it('ends a wait at once when it is stopped', async () => {
  const stop = new AbortController();
  const waiting = new Patience().wait(refused(600), stop.signal);
  stop.abort(new Error('enough'));
  await expect(waiting).rejects.toThrow('enough');
});
