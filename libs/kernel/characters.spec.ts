import { hasAtMost } from './characters.js';

it('counts characters, not UTF-16 code units', () => {
  expect(hasAtMost('abc', 3)).toBe(true);
  expect(hasAtMost('abcd', 3)).toBe(false);
  expect(hasAtMost('🐝🐝🐝', 3)).toBe(true);
  expect(hasAtMost('🐝🐝🐝a', 3)).toBe(false);
  expect(hasAtMost('abcdefg', 3)).toBe(false);
  expect(hasAtMost('', 0)).toBe(true);
});
