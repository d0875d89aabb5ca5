import { carries } from './folded.js';

const TURN = 'Wow, great! I fly to Lisbon on 14 June with Irina.';

it('carries a turn with most of its significant words, whatever small talk is left out', () => {
  expect(carries('I fly to Lisbon on 14 June with Irina.', TURN)).toBe(true);
  expect(carries('Somebody flies to Lisbon on 14 June', TURN)).toBe(true);
});

it('does not carry a turn whose numbers and names are gone', () => {
  expect(carries('I fly somewhere in June.', TURN)).toBe(false);
  expect(carries('Wow, great!', TURN)).toBe(false);
});

it('carries a turn without significant words only literally', () => {
  expect(carries('Yes, it is so.', 'Yes!')).toBe(false);
  expect(carries('Tom: Yes!', 'Yes!')).toBe(true);
});
