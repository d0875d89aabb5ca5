import { unsaidIn } from './borne-out.js';

const SAID = ['Ada moved to Lisbon with three cats.', 'She does not eat peanuts.', 'Ben plays the cello.'];

it.each([
  ['Ada moved to Lisbon.', null],
  ['Ada moved to Lisbon with 3 cats.', null],
  ['Ada moved to Porto.', 'name'],
  ['Ada moved to Lisbon with four cats.', 'number'],
  ['Ada moved to Lisbon in March.', 'date'],
  ['Ada eats peanuts.', 'negation'],
  ['Ben does not play the cello.', 'negation'],
  ['She does not eat peanuts.', null],
] as const)('%s: %s', (sentence, unsaid) => {
  expect(unsaidIn(sentence, SAID)).toBe(unsaid);
});

it('accepts the days of its sources', () => {
  expect(unsaidIn('Ada moved to Lisbon on 3 March 2026.', SAID, ['2026-03-03'])).toBeNull();
  expect(unsaidIn('Ada moved to Lisbon on 4 March 2026.', SAID, ['2026-03-03'])).toBe('number');
  expect(unsaidIn('Ada moved to Lisbon in April.', SAID, ['2026-03-03'])).toBe('date');
});
