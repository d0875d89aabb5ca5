import { allMatches } from './all-matches.js';

const PATTERNS = [/a/g, /(?<one>a)|(b)?/g, /x*/gu, /(?:)/gu, /(?:)/g, /$/gmu, /\p{L}+/gu, /(?<=a)b/g, /q/g];
const TEXTS = ['', 'a', 'abab', 'ba\nab', '🐈a🐈', '\ud83d', 'Ännchen von Tharau'];

it.each(PATTERNS)('gives what matchAll gives: %s', (pattern) => {
  for (const text of TEXTS) expect(allMatches(text, pattern)).toEqual([...text.matchAll(pattern)]);
});

it('begins at the start of the text, even if the pattern was used before', () => {
  const pattern = /a/g;
  pattern.exec('aa');
  expect(allMatches('aa', pattern)).toHaveLength(2);
  expect(pattern.lastIndex).toBe(0);
});

it('refuses a pattern that would never come to an end', () => {
  expect(() => allMatches('a', /a/)).toThrow(TypeError);
});
