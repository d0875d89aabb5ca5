import { Pace } from './pace.js';

function after(...times: number[]): number {
  const pace = new Pace(32);
  for (const ms of times) pace.took(ms);
  return pace.portion;
}

it('asks a quick model for ever more, up to the most', () => {
  expect([after(), after(20), after(20, 20), after(20, 20, 20, 20)]).toEqual([4, 8, 16, 32]);
});

it('asks a slow model for ever less, and for two at least', () => {
  expect([after(3_000), after(3_000, 1_500)]).toEqual([2, 2]);
});

it('stays where a portion takes about half a second', () => {
  expect(after(600, 500, 700)).toBe(4);
});

it('never asks for more than is allowed', () => {
  expect(new Pace(3).portion).toBe(3);
});
