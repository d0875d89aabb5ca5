import { keyOf, keysOf, namesIn } from './names.js';

const read = (content: string, over: { language?: string; speaker?: string; title?: string } = {}) =>
  namesIn({ title: over.title ?? null, speaker: over.speaker ?? null, language: over.language ?? 'en', content });
const names = (content: string, over = {}) => read(content, over).flatMap(({ name, part }) => (part ? [] : [name]));

test('a name is a sequence of capitalised words, and the words of a longer one link as well', () => {
  expect(names('We met Maria Lopez and her cousin Jan de Vries in Den Haag.')).toEqual(['Maria Lopez', 'Jan de Vries', 'Den Haag']);
  expect(read('I asked Maria Lopez.')).toEqual([
    { key: 'maria lopez', name: 'Maria Lopez', part: false, sameAs: null },
    { key: 'maria', name: 'Maria', part: true, sameAs: null },
    { key: 'lopez', name: 'Lopez', part: true, sameAs: null },
  ]);
  expect(names('Yesterday Maria went to the Bank of Ireland’s office.')).toEqual(['Maria', 'Bank of Ireland']);
}); // prettier-ignore

test('the first word of a sentence is no name, unless there is a sign that it is', () => {
  expect(names('Booked a stall. Remember the milk. On Monday we leave in May.')).toEqual([]);
  expect(names('Maria lives here. Nina, my aunt, works. Otto’s boat. NASA called. Ivo and Ben left. Leopold must not eat nuts on Fridays.')).toEqual(
    ['Maria', 'Nina', 'Otto', 'NASA', 'Ivo', 'Ben', 'Leopold'],
  ); // prettier-ignore
  expect(names('Falcon started late, since Falcon has no budget.')).toEqual(['Falcon']);
});

test('neither short forms of verbs nor numbers are names', () => {
  expect(names('I’m late. I\'ve seen it, and I’ll go. You’re right. Don’t go, it Won’t help. They’d know. We’ll see.')).toEqual([]);
  expect(names('Two cats sleep. Three works. Several is enough. Twenty ducks swim. Both left. Zwei Katzen.')).toEqual(['Katzen']);
  expect(names('Maria’ll come. Otto’d know. We saw Ocean Eleven in Three Rivers.')).toEqual(['Maria', 'Otto', 'Ocean Eleven', 'Three Rivers']);
}); // prettier-ignore

test('codes, quoted titles, speakers and other names are names', () => {
  expect(names('error E512 in INC-42, see "the long walk" and “I said no.”')).toEqual(['E512', 'INC-42', 'the long walk']);
  expect(names('my boat is blue', { speaker: 'Ada' })).toEqual(['Ada']);
  expect(names('ok', { speaker: 'assistant' })).toEqual([]);
  const said = read('Katherine, known as Kit, sings.');
  expect(said.map(({ key, sameAs }) => [key, sameAs])).toEqual([['kit', 'katherine'], ['katherine', 'kit']]);
}); // prettier-ignore

test('finds names in other languages, as far as capitals and quotes allow', () => {
  expect(names('Frau Huber wohnt seit Mai in Graz.', { language: 'de' })).toEqual(['Huber', 'Graz']);
  expect(read('Xavers Kahn ist rot.', { language: 'de' }).map(({ key }) => key)).toContain('xaver');
  expect(names('María José vive en Málaga.', { language: 'es' })).toEqual(['María José', 'Málaga']);
  expect(names('Мы встретили Анну Петрову в Москве.', { language: 'ru' })).toEqual(['Анну Петрову', 'Москве']);
  expect(names('私は「雪国」をマリアに貸した。', { language: 'ja' })).toEqual(['雪国', 'マリア']);
});

test('a key does not depend on ornaments', () => {
  expect(keyOf('O’Brien-Smith')).toBe('o brien smith');
  expect(keyOf('ＭＡＲＩＡ  Lopez!')).toBe('maria lopez');
  expect(keyOf('x'.repeat(300))).toHaveLength(100);
});

test('a name is looked up with and without the words that texts lose before it', () => {
  expect(keysOf('Dr. Weiss')).toEqual(['dr weiss', 'weiss']);
  expect(keysOf('The Beatles')).toEqual(['the beatles', 'beatles']);
  expect(keysOf('Maria Lopez')).toEqual(['maria lopez']);
  expect(keysOf('the')).toEqual(['the']);
  expect(keysOf('???')).toEqual([]);
});

test('keys that would be stored as the same text are the same', () => {
  // The hundredth unit is the first half of a letter of two units.
  const long = (letter: string) => `A${'b'.repeat(98)}${letter}`;
  const keys = read(`They saw ${long('\u{10c80}')} and ${long('\u{118a0}')}.`).map(({ key }) => key);
  expect(keys).toEqual([`a${'b'.repeat(98)}\ufffd`]);
});

test('a long text is read in linear time', () => {
  expect(read('Anna Berta '.repeat(10_000)).length).toBeLessThanOrEqual(64);
  expect(read('A'.repeat(100_000))).toHaveLength(1);
  expect(read('"'.repeat(50_000))).toEqual([]);
});
