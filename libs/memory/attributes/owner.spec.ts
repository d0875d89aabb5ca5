import { readText } from './reading.js';

it.each([
  ["Nora's mother lives in Graz.", 'en', 'nora'],
  ["Nora's old boss lives in Graz.", 'en', 'nora'],
  ['Noras Mutter wohnt in Graz.', 'de', 'nora'],
  ["Nora's flat is in Graz.", 'en', null],
  ['My mother lives in Graz.', 'en', null],
  ['Boris Mutter wohnt in Graz.', 'en', null],
])('knows whose relative "%s" in %s is about: %s', (text, language, owner) => {
  expect(readText(text, language).relativeOf).toBe(owner);
});

it('is not somebody else where a text begins with a number', () => {
  expect(readText("Three days a week I'm on the desk at the library.", 'en').other).toBe(false);
});
