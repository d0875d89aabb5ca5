import { busyMs } from '@test/support/busy.js';
import { SUPPORTED_LANGUAGES } from './language.js';
import { analyse, EXACT_WEIGHT, MAX_QUERY_TERMS, MAX_TERM, queryTerms } from './terms.js';

const terms = (text: string, language = 'en'): string[] => analyse(text, language).terms.map(({ term }) => term);
const stems = (query: string, ...languages: string[]): string[] =>
  queryTerms(query, languages.length > 0 ? languages : ['en']).flatMap(({ term, kind }) =>
    kind === 'stem' ? [term] : [],
  );

describe('the terms of a text', () => {
  it('are stems, and exact forms if the word differs from its stem', () => {
    expect(analyse('The cats run. Cats running!', 'en')).toEqual({
      terms: [
        { term: 'cat', tf: 2 },
        { term: '=cats', tf: 2 },
        { term: 'run', tf: 2 },
        { term: '=running', tf: 1 },
      ],
      length: 4,
    });
  });

  it('have a length that counts stems and not exact forms', () => {
    const { terms: counted, length } = analyse(
      'Dogs chased user_id in file.ts; she went to 3 cities and the parks',
      'en',
    );
    expect(length).toBe(counted.reduce((sum, { term, tf }) => sum + (term.startsWith('=') ? 0 : tf), 0));
  });

  it('join irregular English forms with their base', () => {
    expect(terms('She bought three children presents')).toEqual(
      expect.arrayContaining(['bui', '=bought', 'child', '=children']),
    );
    expect(stems('what did she buy for the child')).toEqual(expect.arrayContaining(['bui', 'child']));
  });

  it.each([
    ["Caroline's", ['carolin', '=caroline']],
    ['Caroline’s', ['carolin', '=caroline']],
    ["can't", ['cant']],
    ["O'Brien", ['brien', 'obrien']],
    ['user_id', ['user', 'id', 'userid']],
    ['userId', ['user', 'id', 'userid']],
    ['user-id', ['user', 'id', 'userid']],
    ['HTTPServer', ['http', 'server', 'httpserver']],
    ['URLs', ['url', '=urls']],
    ['main.ts', ['main', 'ts', 'main.ts']],
    ['v1.2.3', ['v1', '2', '3', 'v1.2.3']],
    ['ERR_404', ['err', '404', 'err404']],
    ['1,000', ['1000']],
    ['12,345,678', ['12345678']],
    ['1,2,3', ['1', '2', '3']],
    ['3.14', ['3.14']],
    ['10:30', ['10:30']],
    ['2024-01-15', ['2024', '01', '15', '2024-01-15']],
    ['C++ C#', ['c++', 'c#']],
    ['ann@acme.org', ['ann', 'acm', '=acme', 'org', 'ann@acme.org']],
    ['ＡＢＣ ﬁsh', ['abc', 'fish']],
    ['Straße café', ['strasse', '=straße', 'cafe', '=café']],
  ])('of %s are %j', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it('contain the host and the path words of a URL', () => {
    expect(terms('https://docs.acme.org/guide/first-step?page=2')).toEqual(
      expect.arrayContaining(['docs.acme.org', 'doc', 'guid', 'step', 'page', '2']),
    );
  });

  it('are the same for a name in every naming convention', () => {
    for (const name of ['get_parser_name', 'getParserName', 'get-parser-name', 'GET_PARSER_NAME']) {
      expect(stems(name)).toEqual(expect.arrayContaining(['parser', 'name', 'getparsernam']));
    }
  });

  it('leave out stop words, but never a negation or a number', () => {
    expect(terms('It is not the end of 7 days')).toEqual(['not', 'end', '7', 'dai', '=days']);
    expect(terms('Ich bin nicht der König', 'de')).toEqual(expect.arrayContaining(['nicht']));
    expect(terms('Ich bin nicht der König', 'de')).not.toEqual(expect.arrayContaining(['ich']));
  });

  it('are all words of a text that has only stop words', () => {
    expect(terms('To be or to be')).toEqual(['to', 'be', 'or']);
    expect(terms('to be a cat')).toEqual(['cat']);
  });

  it.each([
    ['de', 'Häuser', 'Haus'],
    ['fr', 'préférées', 'préférer'],
    ['es', 'canciones', 'canción'],
    ['ru', 'кошки', 'кошку'],
    ['el', 'γάτες', 'γάτα'],
  ])('join the forms of a word in %s, without marks', (language, a, b) => {
    expect(terms(a, language)[0]).toBe(terms(b, language)[0]);
    expect(terms(a, language)[0]!.normalize('NFD')).not.toMatch(/[\u0300-\u036f]/);
  });

  it('stem English words inside a text of another script', () => {
    expect(terms('我喜欢 running tests', 'zh')).toEqual(expect.arrayContaining(['run', 'test', '喜欢']));
  });

  it('let a Chinese query find a text that is segmented differently', () => {
    expect(terms('我养了一只猫', 'zh')).toContain('猫');
    expect(stems('我的猫叫什么名字', 'zh')).toEqual(expect.arrayContaining(['猫', '名字']));
    expect(stems('我的猫叫什么名字', 'zh')).not.toContain('的');
  });

  it('are words in Thai and Japanese, and parts of words in Korean', () => {
    expect(terms('สวัสดีครับ', 'th')).toEqual(['สวัสดี', 'ครับ']);
    expect(terms('私はコーヒーが好きです', 'ja')).toEqual(expect.arrayContaining(['コーヒー', '私', '好']));
    expect(terms('고양이가', 'ko')).toEqual(expect.arrayContaining(['고양이가', '고양', '양이']));
    expect(stems('고양이는', 'ko')).toEqual(expect.arrayContaining(['고양', '양이']));
  });

  it('keep the vowel signs of Indic scripts', () => {
    expect(terms('किताब', 'hi')[0]).toMatch(/^कि/);
  });

  it('have at most 64 code points, exact forms too', () => {
    const long = [
      `${'x'.repeat(500)}ing`,
      'ß'.repeat(300),
      '𠀀'.repeat(300),
      'ab_'.repeat(300),
      '\ufdfa'.repeat(50),
      `a${'\u0301'.repeat(500)}`,
    ];
    for (const text of long) {
      for (const { term } of [...analyse(text, 'en').terms, ...queryTerms(text, ['en', 'de'])]) {
        expect(Array.from(term).length).toBeLessThanOrEqual(MAX_TERM);
      }
    }
  });

  it('exist for every supported language and for unknown languages', () => {
    for (const language of [...SUPPORTED_LANGUAGES, 'xx', '', 'constructor', '__proto__', 'en-US']) {
      expect(analyse('Recollect remembers 漢字 кошки', language).length).toBeGreaterThan(0);
    }
  });

  it('may have the names of object members', () => {
    expect(terms('constructor __proto__ toString')).toEqual(expect.arrayContaining(['constructor', 'proto']));
  });
});

describe('the terms of a query', () => {
  it('weigh an exact form less than its stem', () => {
    expect(queryTerms('painting', ['en'])).toEqual([
      { term: 'paint', kind: 'stem', weight: 1 },
      { term: '=painting', kind: 'exact', weight: EXACT_WEIGHT },
    ]);
  });

  it('do not depend on punctuation, case or repetition', () => {
    const plain = queryTerms('when did Anna visit Rome', ['en']);
    expect(queryTerms('When did ANNA visit Rome???', ['en'])).toEqual(plain);
    expect(queryTerms('"when" (did) Anna & visit | !Rome:* rome', ['en'])).toEqual(plain);
  });

  it('are derived for every requested language, without duplicates', () => {
    expect(stems('Katzen', 'en', 'de')).toEqual(['katzen', 'katz']);
    expect(stems('Rome', 'en', 'en')).toEqual(['rome']);
    expect(queryTerms('cats', [])).toEqual(queryTerms('cats', ['en']));
  });

  it('omit "what kind of", but keep "kind" alone', () => {
    expect(stems('What kind of music?')).toEqual(['music']);
    expect(stems('Was she kind?')).toEqual(['kind']);
    expect(stems('kind of')).toEqual(['kind', 'of']);
  });

  it('are stems of the stop words if there is nothing else', () => {
    expect(queryTerms('Who is it?', ['en'])).toEqual(
      ['who', 'is', 'it'].map((term) => ({ term, kind: 'stem', weight: 1 })),
    );
  });

  it('never throw, and are empty only without letters and digits', () => {
    for (const query of [
      '',
      '   ',
      '?',
      '!!! ...',
      '😀👩‍👩‍👧',
      '1️⃣'.slice(1),
      '\ud800',
      '%_\\',
      "' OR 1=1 --",
      'a:*b & !c',
    ]) {
      expect(() => queryTerms(query, ['en', 'zh'])).not.toThrow();
      expect(queryTerms(query, ['en']).length > 0).toBe(/[\p{L}\p{N}]/u.test(query));
    }
  });

  it(`are at most ${MAX_QUERY_TERMS}, stems before exact forms`, () => {
    const query = Array.from({ length: 2000 }, (_, i) => `walking${i}s`).join(' ');
    const found = queryTerms(query, ['en', 'de', 'zh']);
    expect(found).toHaveLength(MAX_QUERY_TERMS);
    expect(new Set(found.map(({ term }) => term)).size).toBe(MAX_QUERY_TERMS);
    const some = queryTerms('running dogs chased cats', ['en']).map(({ kind }) => kind);
    expect(some).toEqual([...some].sort().reverse());
  });
});

describe('a hostile text', () => {
  const LENGTH = 100_000;
  const of = (unit: string): string => unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH);
  it.each([
    'a',
    'a_',
    'aB',
    '1,',
    '1,000',
    "a'",
    '.',
    'カ',
    '漢',
    '漢a',
    'カカa',
    'ก',
    '가',
    '𠀀',
    '\u0301',
    '👩‍👩‍👧',
    '\ufdfa',
    'a+',
    's',
  ])('of 100,000 characters of %j is read in linear time', (unit) => {
    // Ten times what it takes; a quadratic rule takes a hundred times.
    expect(busyMs(() => void analyse(of(unit), 'en'))).toBeLessThan(2000);
  });
});
