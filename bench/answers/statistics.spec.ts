import { commonBytes, interval } from './statistics.js';

it('an interval is wide for few samples and narrow for many, and contains the share', () => {
  const [low, high] = interval(8, 10);
  expect(low).toBeCloseTo(0.49, 2);
  expect(high).toBeCloseTo(0.943, 2);
  const [lower, higher] = interval(800, 1_000);
  expect(higher - lower).toBeLessThan(0.06);
  expect(interval(0, 0)).toEqual([0, 1]);
});

it('counts the bytes of the common prefix of two texts', () => {
  expect(commonBytes('größer', 'größe')).toBe(Buffer.byteLength('größe'));
  expect(commonBytes('abc', 'xbc')).toBe(0);
});
