import { lengthWeight } from './length.js';

it('leaves a short text as it is, and lowers one of many passages a little', () => {
  expect(lengthWeight(100)).toBe(1);
  expect(lengthWeight(700)).toBe(1);
  expect(lengthWeight(7_000)).toBeCloseTo(0.743, 3);
});
