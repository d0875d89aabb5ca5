import { questionOf, readerOf } from './reading-of.js';
import type { FoundRow } from './scope-reads.js';

const rowOf = (content: string, role: string | null = null) =>
  ({ id: content, content, role, language: 'en', title: null }) as FoundRow;
const asked = (ownNames: readonly string[] = []) => ({ languages: ['en'], aliases: [], ownNames });
const OF_TOM = [
  'Tom moved to Leeds.',
  "Tom's car is red.",
  'Tom is allergic to nuts.',
  'Tom Baker works at Acme.',
  'Sara studies law.',
].map((text) => rowOf(text));

function isOfUser(rows: readonly FoundRow[], question = 'Where do I live?', ownNames: readonly string[] = []): boolean {
  return readerOf(rows, { query: question }, asked(ownNames))(rows[0]!).self;
}

describe('a fact that names somebody', () => {
  it('tells of the user if it gives a name of the user', () => {
    expect(isOfUser([rowOf('Tom moved to Leeds.')], undefined, ['Tom'])).toBe(true);
    expect(isOfUser([rowOf('Tom moved to Leeds.')], undefined, ['Sara'])).toBe(false);
  });

  it('tells of the user if most facts are about the one whom it names', () => {
    expect(isOfUser(OF_TOM.map(copy))).toBe(true);
    expect(isOfUser(OF_TOM.slice(0, 3).map(copy))).toBe(false);
    expect(
      isOfUser(
        [...OF_TOM, ...'abcdefg'].map((row) => (typeof row === 'string' ? rowOf(`The ${row} fell.`) : copy(row))),
      ),
    ).toBe(false);
  });

  it('does not if others are told by the user or of “the user”, or turns of a chat', () => {
    expect(isOfUser([...OF_TOM, rowOf('My flat is small.')].map(copy))).toBe(false);
    expect(isOfUser([...OF_TOM, rowOf('User likes tea.')].map(copy))).toBe(false);
    expect(isOfUser([...OF_TOM, rowOf('Tom called.', 'user')].map(copy))).toBe(false);
  });

  it('does not if the question is not about the user', () => {
    expect(isOfUser(OF_TOM.map(copy), 'Where does Tom live?')).toBe(false);
  });
});

describe('a question that names somebody', () => {
  const isOfAsker = (query: string, ownNames: readonly string[], language = 'en') =>
    questionOf({ query }, { languages: [language], aliases: [], ownNames }).self;

  it.each([
    ['Where does Ilse live?', 'en'],
    ['Hi there! Where does Ilse live?', 'en'],
    ["What is Ilse's job?", 'en'],
    ['Is Ilse allergic to nuts?', 'en'],
    ['Wo wohnt Ilse?', 'de'],
  ])('asks of the user if it gives a name of the user: %s', (query, language) => {
    expect(isOfAsker(query, ['Ilse Brandt'], language)).toBe(true);
    expect(isOfAsker(query, ['Sara'], language)).toBe(false);
    expect(isOfAsker(query, [], language)).toBe(false);
  });

  it.each(["Which presents did Tom suggest for Ilse's birthday?", 'Who looked after Otto while Ilse was away?'])(
    'asks of whoever is named first: %s',
    (query) => {
      expect(isOfAsker(query, ['Ilse Brandt'])).toBe(false);
    },
  );
});

/** A reading is kept for each row. */
function copy(row: FoundRow): FoundRow {
  return { ...row };
}
