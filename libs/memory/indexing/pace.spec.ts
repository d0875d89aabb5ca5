import { Pace } from './pace.js';

function after(...times: number[]): number {
  const pace = new Pace(32);
  for (const ms of times) pace.took(ms);
  return pace.portion;
}

it('asks a quick model for ever more, up to the most', () => {
  expect([after(), after(20), after(20, 20), after(20, 20, 20, 20)]).toEqual([8, 16, 32, 32]);
});

it('asks a slow model for ever less, and for two at least', () => {
  expect([after(3_000), after(3_000, 1_500), after(9_000, 9_000, 9_000, 9_000)]).toEqual([4, 2, 2]);
});

it('stays where a portion takes about half a second', () => {
  expect(after(600, 500, 900)).toBe(8);
});

it('never asks for more than is allowed', () => {
  expect(new Pace(3).portion).toBe(3);
});
