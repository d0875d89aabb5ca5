import { Pace } from './embed-records.handler.js';

function after(...times: number[]): number {
  const pace = new Pace(32);
  for (const ms of times) pace.took(ms);
  return pace.portion;
}

it('requests more from a fast model, up to the maximum', () => {
  expect([after(), after(20), after(20, 20), after(20, 20, 20, 20)]).toEqual([4, 8, 16, 32]);
});

it('requests less from a slow model, but at least two', () => {
  expect([after(3_000), after(3_000, 1_500)]).toEqual([2, 2]);
});

it('stays if a request takes about half a second', () => {
  expect(after(600, 500, 700)).toBe(4);
});

it('never requests more than allowed', () => {
  expect(new Pace(3).portion).toBe(3);
});
