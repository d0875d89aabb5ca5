import { LIMITS } from './limits.js';
import { RecollectError } from '@kernel/errors.js';
import { busyMs } from '@test/support/busy.js';
import fc from 'fast-check';
import { JsonScan } from './hostile.js';

function refusalOf(text: string, step = 7): string | undefined {
  const bytes = Buffer.from(text);
  const scan = new JsonScan();
  try {
    for (let i = 0; i < bytes.length; i += step) scan.take(bytes.subarray(i, i + step));
  } catch (error) {
    return (error as RecollectError).detail;
  }
  return undefined;
}

const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 1]));

it('lets pass whatever stays within the limits, however it is cut', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 8 }), fc.integer({ min: 1, max: 50 }), (text, step) => {
      expect(refusalOf(text, step)).toBeUndefined();
    }),
  );
  const full = Array.from({ length: LIMITS.bodyKeys / LIMITS.objectKeys }, () => keys(LIMITS.objectKeys));
  expect(refusalOf(JSON.stringify(full))).toBeUndefined();
});

it.each([
  ['keys in one object', { a: { b: keys(LIMITS.objectKeys + 1) } }, `${LIMITS.objectKeys} keys in one object`],
  ['keys in all', Array.from({ length: 300 }, () => keys(101)), `${LIMITS.bodyKeys} keys`],
  ['values', Array.from({ length: LIMITS.bodyValues + 1 }, () => 1), `${LIMITS.bodyValues} values`],
  ['empty lists', Array.from({ length: LIMITS.bodyValues / 2 + 1 }, () => []), `${LIMITS.bodyValues} values`],
  ['a name without end', { ['n'.repeat(5_000)]: 1 }, 'a key longer than 4096 bytes'],
  ['levels', JSON.parse(`${'['.repeat(70)}${']'.repeat(70)}`) as unknown, 'deeper than'],
])('refuses too many: %s', (_, value, told) => {
  expect(refusalOf(JSON.stringify(value), 1)).toContain(told);
  expect(refusalOf(JSON.stringify(value), 65_536)).toContain(told);
});

it('takes what stands in a text for text, also behind escapes that a cut divides', () => {
  const text = JSON.stringify({ a: `{"x":[1,2,{\\"\\\\`.repeat(60_000), 'b\\"': '\\' });
  for (const step of [1, 2, 3, 1_000]) expect(refusalOf(text, step)).toBeUndefined();
});

it('counts a megabyte in a few milliseconds', () => {
  const bytes = Buffer.from(JSON.stringify({ content: 'a"b '.repeat(200_000) }));
  busyMs(() => new JsonScan().take(bytes));
  expect(busyMs(() => new JsonScan().take(bytes))).toBeLessThan(60);
});
