import { busyMs } from '@test/support/busy.js';
import { holdsIdentifier, holdsTitle, identifiersIn } from './identifiers.js';

describe('identifiersIn', () => {
  it.each([
    ['error E512 during update', ['e512']],
    ['What was wrong with openssl 3.0.13?', ['3.0.13']],
    ['status of ticket INV2026-0093?', ['inv2026-0093']],
    ['what is C:\\Tools\\burn.exe for', ['c:\\tools\\burn.exe']],
    ['Who reads /srv/backup/2026-05?', ['/srv/backup/2026-05']],
    ['Where does "quorum lost" come from?', ['quorum lost']],
    ["the message 'disk is full' again", ['disk is full']],
    ['who listens on port 6443', ['6443']],
    ['since tzdata 2024b', ['2024b']],
    ['who uses b2c, r5a and k8s?', ['b2c', 'r5a', 'k8s']],
    ['what was 3f2a9c, and 1234abc?', ['3f2a9c', '1234abc']],
    ['image 3.11-slim, or 3.0.13-beta?', ['3.11-slim', '3.0.13-beta']],
    ['how much 5-HTP do I take', ['5-htp']],
  ])('%s', (query, expected) => expect(identifiersIn(query)).toEqual(expected));

  it.each(['What did I do in 2025?', 'on the 2nd at 8pm', '5mg or 10k', "it's Mara's dog", 'and/or', 'the "Legion"'])(
    'finds none in: %s',
    (query) => expect(identifiersIn(query)).toEqual([]),
  );

  it.each([
    'Do I work a 4-day week?',
    'How much is the 2-bedroom flat?',
    'the 3-year-old and the 10,000-step walk',
    'Nehme ich 1000mg, 1,000mg oder 12.5mg?',
    'the 7:30pm class, and 20000km',
    'Was kostet die 3-Zimmer-Wohnung in der 4-Tage-Woche?',
  ])('finds no amount: %s', (query) => expect(identifiersIn(query)).toEqual([]));

  it('takes no time for a long word', () => {
    expect(busyMs(() => identifiersIn(`1${'-ab'.repeat(50_000)}-`))).toBeLessThan(100);
  });

  it('ignores a pasted log', () => {
    expect(identifiersIn(Array.from({ length: 30 }, (_, i) => `E${100 + i}`).join(' '))).toEqual([]);
  });
});

it('an identifier is not part of a longer one', () => {
  expect(holdsIdentifier('code e512.', 'e512')).toBe(true);
  expect(holdsIdentifier('code e5123, then e512', 'e512')).toBe(true);
  expect(holdsIdentifier('code xe5123', 'e512')).toBe(false);
});

it.each<[text: string, title: string | null, holds: boolean]>([
  ['Explain everything about: Athletes at the Harbour Games', 'Athletes at the Harbour Games', true],
  ['what stands in “Standings – February 15”?', 'Standings - February 15', true],
  ['Athletes of the Harbour Games', 'Athletes at the Harbour Games', false],
  ['Who of the athletes at the harbour won games?', 'Athletes at the Harbour Games', false],
  ['What is Python?', 'Python', false],
  ['the list', 'The List', false],
  ['Erkläre die Übergabe der Räume', 'Übergabe der Räume', true],
  ['tables of rounds', 'Table of round', false],
  ['anything', '', false],
  ['anything', null, false],
])('%s, of "%s": %s', (text, title, holds) => expect(holdsTitle(text, title)).toBe(holds));
