import { busyMs } from '@test/support/busy.js';
import fc from 'fast-check';
import { countLines, diffLines, unifiedDiff } from './line-diff.js';

const diff = (from: string, to: string): string => unifiedDiff(diffLines(from, to));

it('is empty for equal texts', () => {
  expect(diff('a\nb', 'a\nb')).toBe('');
  expect(diff('', '')).toBe('');
});

it('shows what was added and removed, with three lines of context', () => {
  expect(diff('1\n2\n3\n4\n5\n6\n7\n8\n9', '1\n2\n3\n4\nfive\n6\n7\n8\n9')).toBe(
    ['@@ -2,7 +2,7 @@', ' 2', ' 3', ' 4', '-5', '+five', ' 6', ' 7', ' 8'].join('\n'),
  );
});

it('shows distant changes in separate hunks', () => {
  const lines = Array.from({ length: 20 }, (_, i) => `${i}`);
  const changed = lines.map((line, i) => (i === 1 || i === 18 ? 'x' : line));
  expect(diff(lines.join('\n'), changed.join('\n')).match(/^@@ .*/gm)).toEqual([
    '@@ -1,5 +1,5 @@',
    '@@ -16,5 +16,5 @@',
  ]);
});

it('gives an empty range by the line before it', () => {
  expect(diff('', 'a')).toBe('@@ -0,0 +1,1 @@\n+a');
  expect(diff('a', '')).toBe('@@ -1,1 +0,0 @@\n-a');
});

it('replaces everything for very different long texts', () => {
  const [from, to] = ['a', 'b'].map((letter) => Array.from({ length: 3_000 }, (_, i) => `${letter}${i}`).join('\n'));
  const found = diffLines(from ?? '', to ?? '');
  expect([countLines(found, '-'), countLines(found, '+'), countLines(found, ' ')]).toEqual([3_000, 3_000, 0]);
});

it.each([
  ['have nothing in common', (i: number, side: string) => `${side}${i}`, 70_000],
  ['have the same two lines in another order', (i: number, side: string) => ((i * (side === 'a' ? 7 : 11)) % 13 > 6 ? 'x' : 'y'), 250_000], // prettier-ignore
  ['differ in every hundredth line', (i: number, side: string) => (i % 100 === 0 ? side : 'xx'), 300_000],
])('does not keep other requests waiting for long texts that %s', (_, line, count) => {
  const [from, to] = ['a', 'b'].map((side) => Array.from({ length: count }, (_, i) => line(i, side)).join('\n')) as [string, string]; // prettier-ignore
  diff(from, to);
  expect(busyMs(() => diff(from, to))).toBeLessThan(250);
});

it('transforms any text into any other, and is never longer than both', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 12 })
    .map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (from, to) => {
      const found = diffLines(from, to);
      const side = (other: string): string =>
        found
          .filter(({ kind }) => kind !== other)
          .flatMap(({ lines }) => lines)
          .join('\n');
      expect([side('+'), side('-')]).toEqual([from, to]);
    }),
  );
});
