import { datesTold } from './dates-told.js';

const TOLD = Date.parse('2026-03-29T12:00:00Z');
const shown = (text: string, told = TOLD) =>
  datesTold(text, told).map(({ from, to }) =>
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

it('reads six dates at most: a longer list of dates tells of none in particular', () => {
  const days = Array.from({ length: 9 }, (_, i) => `2026-04-1${i}`);
  expect(shown(days.join(', '))).toHaveLength(6);
});

it.each([
  'May I come in?',
  'The march was long, 12 of us.',
  'Room 12, floor 3.',
  'Mark has 3 marbles.',
  'Jun has 3 cats.',
])('names none: %s', (text) => expect(shown(text)).toEqual([]));

const firstDay = (told: string, text: string) => shown(text, Date.parse(`${told}T12:00:00Z`))[0]?.slice(0, 10);

describe('a date without a year', () => {
  it.each([
    ['2026-12-10', 'After moving to Lisbon in May I live in Alfama.', '2026-05-01'],
    ['2026-11-20', 'I have worked at Bluewave since starting there in April.', '2026-04-01'],
    ['2026-11-20', 'I ran the Vienna marathon in April.', '2026-04-01'],
    ['2026-11-20', 'In April, I ran the Vienna marathon.', '2026-04-01'],
    ['2026-12-10', 'We have lived here since May.', '2026-05-01'],
    ['2026-12-10', 'My knee is better since the operation on 3 March.', '2026-03-03'],
    ['2026-12-10', 'We visited Rome on the 21st of April.', '2026-04-21'],
    ['2026-12-10', 'Wir wohnen seit Mai in Graz.', '2026-05-01'],
    ['2026-12-10', 'Nach dem Umzug im Mai wohne ich in Graz.', '2026-05-01'],
    ['2026-12-10', 'Wir sind im Mai nach Graz gezogen.', '2026-05-01'],
    ['2026-12-10', 'J’habite ici depuis mai.', '2026-05-01'],
    ['2026-12-10', 'Vivo en Lisboa desde mayo.', '2026-05-01'],
  ])('told as past had begun by %s: %s', (told, text, day) => expect(firstDay(told, text)).toBe(day));

  it.each([
    ['2026-12-10', 'It was last December that we met.', '2025-12-01'],
    ['2026-11-20', 'We got the dog last January.', '2026-01-01'],
    ['2026-11-20', 'Letzten Januar haben wir den Hund bekommen.', '2026-01-01'],
    ['2026-06-10', 'We are moving to Graz next May.', '2027-05-01'],
    ['2026-06-10', 'Wir ziehen nächsten Mai nach Graz.', '2027-05-01'],
  ])('is over or still to come on %s, if it says last or next: %s', (told, text, day) =>
    expect(firstDay(told, text)).toBe(day),
  );

  it.each([
    ['2026-12-10', 'Imogen is moving to Graz in May.', '2027-05-01'],
    ['2026-12-10', 'We will switch to Linear in March.', '2027-03-01'],
    ['2026-12-10', 'The exam is on 5 January.', '2027-01-05'],
    ['2026-12-10', 'Since the exam is on 5 January, I study.', '2027-01-05'],
    ['2026-12-10', "Since we're moving in May, I sell the sofa.", '2027-05-01'],
    ['2026-12-10', 'After the wedding in May we move to Graz.', '2027-05-01'],
    ['2026-12-10', 'I am free after 20 December.', '2026-12-20'],
    ['2026-12-10', 'We moved in June and start at Bluewave in January.', '2026-06-01'],
    ['2026-12-10', 'I turned it down and start at Bluewave in January.', '2027-01-01'],
    ['2026-12-10', 'Booked a stall at the market on 14 May.', '2027-05-14'],
    ['2026-12-10', 'They gave me 17 March for the knee operation.', '2027-03-17'],
    ['2026-12-10', 'I got an appointment on 5 January.', '2027-01-05'],
    ['2026-12-10', 'The release was moved to 10 January.', '2027-01-10'],
    ['2026-12-10', 'The advanced course starts in May.', '2027-05-01'],
    ['2026-12-10', 'I need a dentist in January.', '2027-01-01'],
    ['2026-12-10', 'Wir fahren nach Rom im Mai.', '2027-05-01'],
    ['2026-12-10', 'Im Januar fange ich bei der Bahn an.', '2027-01-01'],
  ])('told on %s as a plan stays the nearest: %s', (told, text, day) => expect(firstDay(told, text)).toBe(day));
});
