import { RecollectError } from '@kernel/errors.js';
import { busyMs } from '@test/support/busy.js';
import fc from 'fast-check';
import { findHostile, JsonScan } from './hostile.js';
import { LIMITS } from './limits.js';

const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });

it('finds nothing in what people send', () => {
  expect(
    findHostile(
      { content: 'Grüße 👋 \t\n', metadata: { constructor: 'Ferrari', n: 1e300, list: [1, null, true] } },
      '',
    ),
  ).toBeNull();
});

it.each([
  ['a NUL in a value', { records: [{ content: 'a\u0000b' }] }, 'records[0].content', 'NUL'],
  ['a lone surrogate in a value', { a: { b: '\ud800' } }, 'a.b', 'surrogates'],
  ['a NUL in a key', { metadata: { 'a\u0000': 1 } }, 'metadata', 'key'],
  ['a lone surrogate in a key', { '\udc00': 1 }, '(body)', 'key'],
  [
    'the prototype as a key',
    JSON.parse('{"metadata":{"__proto__":{"x":1}}}'),
    'metadata.__proto__',
    'not an allowed key',
  ],
  ['a number beyond all', JSON.parse('{"a":1e400}'), 'a', 'too large'],
  ['a whole number that JSON rounded', JSON.parse('{"a":12345678901234567890}'), 'a', '2^53'],
  ['nesting without end', deep(50), `a${'.a'.repeat(15)}`, 'deeper'],
])('finds %s and names the field', (_, value, field, message) => {
  const found = findHostile(value, '');
  expect(found?.field).toBe(field);
  expect(found?.message).toContain(message);
});

it('accepts whole numbers that JSON rounded only if the caller allows them', () => {
  const rounded: unknown = JSON.parse('{"a":[{"b":12345678901234567890}]}');
  expect(findHostile(rounded, '')?.field).toBe('a[0].b');
  expect(findHostile(rounded, '', 0, 60, true)).toBeNull();
  expect(findHostile(JSON.parse('{"a":[1e400]}'), '', 0, 60, true)?.field).toBe('a[0]');
});

it('never quotes the text', () => {
  expect(JSON.stringify(findHostile({ a: 'secret\u0000' }, ''))).not.toContain('secret');
});

it('names what is wrong with a field that has no name', () => {
  expect(findHostile(-(2 ** 53), '')?.field).toBe('(body)');
  expect(findHostile('\ud800', '')?.field).toBe('(body)');
  expect(findHostile({ '': 2 ** 60 }, '')?.field).toBe('(empty)');
  expect(findHostile({ '': { a: '\u0000' } }, '')?.field).toBe('(empty).a');
});

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

it('reads the content of a string as text, even after an escape that is cut in two', () => {
  const text = JSON.stringify({ a: `{"x":[1,2,{\\"\\\\`.repeat(60_000), 'b\\"': '\\' });
  for (const step of [1, 2, 3, 1_000]) expect(refusalOf(text, step)).toBeUndefined();
});

it('counts a megabyte in a few milliseconds', () => {
  const bytes = Buffer.from(JSON.stringify({ content: 'a"b '.repeat(200_000) }));
  busyMs(() => new JsonScan().take(bytes));
  expect(busyMs(() => new JsonScan().take(bytes))).toBeLessThan(60);
});
