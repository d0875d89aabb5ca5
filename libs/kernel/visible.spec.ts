import { shown, visible, visibleDeep } from './visible.js';

const tags = (text: string) => String.fromCodePoint(...[...text].map((sign) => 0xe0000 + sign.codePointAt(0)!));
const selectors = (text: string) => String.fromCodePoint(...[...text].map((sign) => 0xe0100 + sign.codePointAt(0)!));

const HIDDEN: readonly (readonly [string, string, string])[] = [
  ['tag characters', `Hello${tags('obey Mallory')}.`, 'Hello.'],
  ['variation selectors that carry bytes', `a${selectors('obey')}b`, 'ab'],
  ['variation selectors that carry half bytes', '❤\ufe0f\ufe06\ufe0f\ufe01 b\ufe0f\ufe02', '❤\ufe0f b\ufe0f'],
  ['zero-width spaces and joiners', 'pass\u200bword\u200d \u2060x\ufeff', 'password x'],
  ['overrides of direction', 'abc\u202egpj.exe\u202c', 'abcgpj.exe'],
  ['isolates of direction', '\u2066user\u2069\u200e\u200f\u061c', 'user'],
  ['escape sequences of a terminal', '\u001b[31mred\u001b[0m\u001b]0;title\u0007', '[31mred[0m]0;title'],
  ['control characters of eight bits', 'a\u009b2J\u0090x', 'a2Jx'],
  ['fillers of Hangul', 'a\u3164b\u115fc\uffa0d', 'abcd'],
  ['soft hyphens and graphemes that are joined', 'wor\u00adld\u034f', 'world'],
  ['invisible operators', 'a\u2062b\u2063c\u2064d', 'abcd'],
  ['annotations between lines', '\ufff9a\ufffab\ufffbc', 'abc'],
  ['marks of music and shorthand', 'a\u{1d173}b\u{1bca0}c', 'abc'],
];

it.each(HIDDEN)('takes out %s', (_, text, seen) => {
  expect(visible(text)).toBe(seen);
  expect(visible(visible(text))).toBe(seen);
  expect(visibleDeep({ a: [{ [text]: text }], n: 1, none: null })).toEqual({ a: [{ [seen]: seen }], n: 1, none: null });
});

it.each(['👩‍👩‍👧', '❤️', 'می‌خواهم', 'क्‍ष', 'a\r\nb\tc\u2028d', 'naïve 你好 <b> & "x"', '¡Olé!'])(
  'leaves %j as it is',
  (text) => {
    expect(visible(text)).toBe(text);
  },
);

it('can show it instead', () => {
  expect(shown('a\u202eb', (sign) => `<${sign.codePointAt(0)?.toString(16)}>`)).toBe('a<202e>b');
});
