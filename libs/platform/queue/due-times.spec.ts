import { DueTimes } from './due-times.js';

it('returns the next time, and forgets past ones', () => {
  const times = new DueTimes();
  expect(times.next(0)).toBe(Infinity);
  for (const at of [30, 10, 20]) times.add(at);
  expect([times.next(0), times.next(10), times.next(25), times.next(30)]).toEqual([10, 20, 30, Infinity]);
});

it('takes any number of times, and keeps the next ones', () => {
  const times = new DueTimes();
  for (let at = 200_000; at > 0; at -= 1) times.add(at);
  expect(times.next(0)).toBe(1);
  expect(times.next(500)).toBe(501);
  // Only a thousand were kept.
  expect(times.next(1_000)).toBe(Infinity);
});
