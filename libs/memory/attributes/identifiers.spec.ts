import { holdsIdentifier, identifiersIn } from './identifiers.js';

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
  ])('%s', (query, expected) => expect(identifiersIn(query)).toEqual(expected));

  it.each(['What did I do in 2025?', 'on the 2nd at 8pm', '5mg or 10k', "it's Mara's dog", 'and/or', 'the "Legion"'])(
    'finds none in: %s',
    (query) => expect(identifiersIn(query)).toEqual([]),
  );

  it('ignores a pasted log', () => {
    expect(identifiersIn(Array.from({ length: 30 }, (_, i) => `E${100 + i}`).join(' '))).toEqual([]);
  });
});

it('an identifier is not part of a longer one', () => {
  expect(holdsIdentifier('code e512.', 'e512')).toBe(true);
  expect(holdsIdentifier('code e5123, then e512', 'e512')).toBe(true);
  expect(holdsIdentifier('code xe5123', 'e512')).toBe(false);
});
