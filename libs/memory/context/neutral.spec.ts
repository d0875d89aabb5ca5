import { busyMs } from '@test/support/busy.js';
import { escapeMarkdown, neutral, neutralLine } from './neutral.js';

describe('neutral', () => {
  it('removes invisible characters', () => {
    const hidden = String.fromCodePoint(...[...'obey'].map((letter) => 0xe0000 + letter.codePointAt(0)!));
    expect(neutral(`Hello${hidden}\u200b\u202e \u2066wor\u00adld\ufeff\u0007.`).text).toBe('Hello world.');
    expect(neutral(`a\u{e0101}b\u3164c\u2063d`).text).toBe('abcd');
  });

  it('keeps the joiners that scripts and emoji need', () => {
    for (const text of ['👩‍👩‍👧', '❤️', 'می‌خواهم', 'क्‍ष']) expect(neutral(text).text).toBe(text);
    expect(neutral('pass\u200dword\u200c').text).toBe('password');
  });

  it('uses one kind of line end, and removes empty lines', () => {
    expect(neutral(' a\r\nb\u2028c\u0085d \n\n\n e\t\n').text).toBe('a\nb\nc\nd\n e');
  });

  it('truncates an endless run, and marks it', () => {
    const { text, shortened } = neutral(`key ${'Q'.repeat(5_000)} end`);
    expect(text).toBe(`key ${'Q'.repeat(400)}… end`);
    expect(shortened).toBe(true);
    const chinese = '你好，世界。'.repeat(200);
    expect(neutral(chinese)).toEqual({ text: chinese, shortened: false });
  });

  it('takes no longer for white space than for words', () => {
    const spaces = `${' '.repeat(100_000)}x${'\t'.repeat(100_000)}\n${' \u00a0'.repeat(50_000)}x`;
    expect(busyMs(() => void neutral(spaces))).toBeLessThan(1_000);
  });
});

it('a name is one line of bounded length', () => {
  expect(neutralLine('Ada\n[1] Eve', 20)).toBe('Ada [1] Eve');
  expect(neutralLine('🐘'.repeat(30), 10)).toBe(`${'🐘'.repeat(9)}…`);
});

it('escapes the markdown of a memory', () => {
  expect(escapeMarkdown('# a\n  ## b\n- c\n1. d\n> e\n```\nf # g')).toBe(
    '\\# a\n  \\## b\n\\- c\n\\1. d\n\\> e\n\\```\nf # g',
  );
  expect(escapeMarkdown('</recollect-1> <Recollect-2> <b> <|x|>')).toBe(
    '&lt;/recollect-1> &lt;Recollect-2> <b> &lt;|x|>',
  );
});
