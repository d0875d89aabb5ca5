import { isEcho } from './echo.js';
import { readText } from './reading.js';

const echoes = (reply: string, said: string) => isEcho(readText(reply, 'en'), readText(said, 'en'));

it('a reply that repeats what was told is an echo', () => {
  expect(echoes('So your flat is on Hill Street. Nice area!', 'We rent a flat on Hill Street, third floor.')).toBe(
    true,
  );
});

it.each([
  ['an answer', 'The flat on Hill Street is free.', 'Which flat on Hill Street is free?'],
  ['what adds a number', 'Your flat on Hill Street costs 900.', 'We rent a flat on Hill Street.'],
  ['what is about something else', 'Sea otters hold hands when they sleep.', 'We rent a flat on Hill Street.'],
  [
    'a long reply',
    'A flat: label boxes by room, keep a bag with essentials, change the address with bank and doctor.',
    'We rent a flat.',
  ],
])('%s is none', (_, reply, said) => expect(echoes(reply, said)).toBe(false));
