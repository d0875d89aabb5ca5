import { firstOf, hasAtMost } from './characters.js';

it('counts characters, not UTF-16 code units', () => {
  expect(hasAtMost('abc', 3)).toBe(true);
  expect(hasAtMost('abcd', 3)).toBe(false);
  expect(hasAtMost('🐝🐝🐝', 3)).toBe(true);
  expect(hasAtMost('🐝🐝🐝a', 3)).toBe(false);
  expect(hasAtMost('abcdefg', 3)).toBe(false);
  expect(hasAtMost('', 0)).toBe(true);
});

it('cuts between characters, and only what is too long', () => {
  expect(firstOf('abc', 3)).toBe('abc');
  expect(firstOf('abcd', 3)).toBe('abc');
  expect(firstOf('🐝🐝🐝', 3)).toBe('🐝🐝🐝');
  expect(firstOf('a🐝🐝🐝', 3)).toBe('a🐝🐝');
  expect(firstOf('🐝', 0)).toBe('');
});
