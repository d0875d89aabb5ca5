import { datesTold } from './dates-told.js';

const TOLD = Date.parse('2026-03-29T12:00:00Z');
const shown = (text: string) =>
  datesTold(text, TOLD).map(({ from, to }) =>
    [from, to].map((at) => new Date(at).toISOString().slice(0, 10)).join('/'),
  );

it.each([
  ['Easter trip to Rome is booked, 3 to 8 April.', ['2026-04-03/2026-04-09']],
  ['Due on 20 April, or on the 21st of April.', ['2026-04-20/2026-04-21', '2026-04-21/2026-04-22']],
  ['The portal must be live by January 15, 2027.', ['2027-01-15/2027-01-16']],
  ['Born on 3. Februar 1991 in Lagos', ['1991-02-03/1991-02-04']],
  ['We shipped it on 2026-02-26.', ['2026-02-26/2026-02-27']],
  ['Shop hours are long from August on.', ['2026-08-01/2026-09-01']],
  ['The licence runs out in February 2028.', ['2028-02-01/2028-03-01']],
  ['Dentist on 12 Jun. and 3 Jul.', ['2026-06-12/2026-06-13', '2026-07-03/2026-07-04']],
  ['Back on Mar 5', ['2026-03-05/2026-03-06']],
  ['In December we were in Graz.', ['2025-12-01/2026-01-01']],
])('%s', (text, expected) => expect(shown(text)).toEqual(expected));

it.each([
  'May I come in?',
  'The march was long, 12 of us.',
  'Room 12, floor 3.',
  'Mark has 3 marbles.',
  'Jun has 3 cats.',
])('names none: %s', (text) => expect(shown(text)).toEqual([]));
