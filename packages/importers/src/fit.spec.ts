import { fitted, partsOf } from './fit.js';
import type { RecordItem } from './item.js';
import { Tally } from './tally.js';

const item = (record: object): RecordItem => ({
  kind: 'record',
  place: { file: 'f' },
  record: { id: 'a', content: 'x', ...record },
});
const records = (record: object, tally = new Tally()) =>
  fitted(item(record), tally).map((one) => (one as RecordItem).record);

it('parts end where a paragraph or a sentence does, and lose nothing', () => {
  const text = `${'a'.repeat(60)}\n\n${'b'.repeat(40)}. ${'c'.repeat(50)}`;
  expect(partsOf(text, 70).map((part) => part.length)).toEqual([62, 42, 50]);
  expect(partsOf(text, 70).join('')).toBe(text);
  expect(partsOf('😀'.repeat(10), 7).every((part) => part.isWellFormed())).toBe(true);
});

it('what no database can store is removed, and a name that is too long gets a short one', () => {
  const [first] = records({
    id: 'i'.repeat(400),
    content: 'a\0b',
    title: 't'.repeat(2_000),
    session_id: 's'.repeat(300),
  });
  expect(first).toMatchObject({ content: 'ab', id: expect.stringMatching(/^id:[0-9a-f]{32}$/) as string });
  expect([first?.title?.length, first?.session_id?.length]).toEqual([1_000, 'session_id:'.length + 32]);
});

it('an object that is too deep or too long is left out whole, and reported', () => {
  const tally = new Tally();
  const deep = { a: { b: { c: { d: { e: { f: { g: { h: { i: 1 } } } } } } } } };
  const [first] = records({ metadata: deep, provenance: { text: 'x'.repeat(40_000) } }, tally);
  expect(first).toEqual({ id: 'a', content: 'x' });
  expect(tally.problems.map(({ field, lost }) => [field, lost])).toEqual([
    ['metadata', 'field'],
    ['provenance', 'field'],
  ]);
  const [kept] = records({ metadata: JSON.parse('{"__proto__": 1, "n": 12345678901234567890, "ok": [1]}') as object });
  expect(kept?.metadata).toEqual({ n: '12345678901234567000', ok: [1] });
});

it('a time that ends before it begins has no end, and a text without a word is not a memory', () => {
  const tally = new Tally();
  expect(records({ valid_from: '2025-01-02', valid_to: '2025-01-01' }, tally)).toEqual([{ id: 'a', content: 'x', valid_from: '2025-01-02' }]); // prettier-ignore
  expect(records({ content: ' \n' }, tally)).toEqual([]);
  expect([tally.lostFields, tally.lostItems]).toEqual([1, 1]);
});
