import { bootstrap } from './compare.js';

it('is certain of a gain in every conversation', () => {
  const { mean, low, high } = bootstrap([[0.1, 0.2], [0.1], [0.2, 0.2]]);
  expect(mean).toBeCloseTo(0.16);
  expect(low).toBeGreaterThan(0);
  expect(high).toBeLessThanOrEqual(0.2);
});

it('is not certain of a gain in one conversation and a loss in another', () => {
  const { low, high } = bootstrap([[0.5], [-0.4], [0.1]]);
  expect(low).toBeLessThan(0);
  expect(high).toBeGreaterThan(0);
});

it('returns nothing for nothing', () => {
  expect(bootstrap([])).toEqual({ mean: 0, low: 0, high: 0 });
});
