import { bootstrap } from './compare.js';

it('is sure of what every conversation gains', () => {
  const { mean, low, high } = bootstrap([[0.1, 0.2], [0.1], [0.2, 0.2]]);
  expect(mean).toBeCloseTo(0.16);
  expect(low).toBeGreaterThan(0);
  expect(high).toBeLessThanOrEqual(0.2);
});

it('is not sure of what one conversation gains and another loses', () => {
  const { low, high } = bootstrap([[0.5], [-0.4], [0.1]]);
  expect(low).toBeLessThan(0);
  expect(high).toBeGreaterThan(0);
});

it('says nothing of nothing', () => {
  expect(bootstrap([])).toEqual({ mean: 0, low: 0, high: 0 });
});
