import { kindsIn } from './kinds.js';

it('may name somebody with its first word', () => {
  expect(kindsIn('Sky put the broadband up.', 'en').has('person')).toBe(true);
  expect(kindsIn('Yesterday was quiet.', 'en').has('time')).toBe(true);
});
