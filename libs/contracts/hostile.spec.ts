import { findHostile } from './hostile.js';

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

it('never quotes the text', () => {
  expect(JSON.stringify(findHostile({ a: 'secret\u0000' }, ''))).not.toContain('secret');
});

it('names what is wrong with a field that has no name', () => {
  expect(findHostile(-(2 ** 53), '')?.field).toBe('(body)');
  expect(findHostile('\ud800', '')?.field).toBe('(body)');
  expect(findHostile({ '': 2 ** 60 }, '')?.field).toBe('(empty)');
  expect(findHostile({ '': { a: '\u0000' } }, '')?.field).toBe('(empty).a');
});
