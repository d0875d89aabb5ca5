import { timeWeight } from './in-time.js';

it('raises what is of the time that was named, a day more than a month', () => {
  const day = { from: 40, to: 60, grain: 'day' } as const;
  const month = { from: 0, to: 51, grain: 'month' } as const;
  expect(timeWeight(50, [month, day])).toBe(2.5);
  expect(timeWeight(50, [month])).toBe(1.7);
  expect(timeWeight(60, [month, day])).toBe(1);
  expect(timeWeight(50, [])).toBe(1);
});
