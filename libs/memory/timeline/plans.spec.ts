import { comesAt } from './plans.js';

const TOLD = Date.UTC(2026, 10, 9, 18);
const day = (text: string): string | null => {
  const at = comesAt(text, TOLD);
  return at === null ? null : new Date(at).toISOString().slice(0, 10);
};

describe('an announced change', () => {
  it.each([
    ['We move to Tulpenstrasse 3 on 1 December.', '2026-12-01'],
    ['I turned the contract down and start at Bluewave in January.', '2027-01-01'],
    ['The landlord raises the rent to 1,210 from February.', '2027-02-01'],
    ["I'll be working for Helion from 15 March 2027.", '2027-03-15'],
    ["Rent's going up to 1,510 from January.", '2027-01-01'],
    ['We are moving to Graz next month.', '2026-12-01'],
    ['I start as a nurse next week.', '2026-11-16'],
    ['Tomorrow I switch to green tea.', '2026-11-10'],
    ['Im Januar fange ich bei der Bahn an.', '2027-01-01'],
    ['Wir ziehen am 1. Dezember nach Linz.', '2026-12-01'],
    ['Nächstes Jahr übernimmt Jonas das Team.', '2027-01-01'],
  ])('%s', (text, at) => expect(day(text)).toBe(at));

  it('of next May comes in the next year, and a past move is none', () => {
    expect(comesAt('We are moving to Graz next May.', Date.UTC(2026, 5, 10))).toBe(Date.UTC(2027, 4, 1));
    expect(comesAt('After moving to Lisbon in May I live in Alfama.', Date.UTC(2026, 11, 10))).toBeNull();
    expect(comesAt('I have worked at Bluewave since starting there in April.', Date.UTC(2026, 10, 20))).toBeNull();
  });

  it.each([
    'We moved to Tulpenstrasse 3 on 1 November.',
    'I start at Bluewave.',
    'My contract ends in January.',
    'The passport is valid until December 2027.',
    'The deadline moves to 10 December.',
    'The dentist has time on 12 December.',
    'Wir ziehen bis 1. Dezember aus.',
    'We moved in next to the bakery.',
    'We will switch from Jira to Linear on 1 December.',
    'Im Januar wechseln wir von Jira zu Linear.',
  ])('is none: %s', (text) => expect(day(text)).toBeNull());
});
