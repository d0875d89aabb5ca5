import { jsonValues, shapeOf } from './read-json.js';
import { LONGEST_ITEM, type Entry } from './input.js';

/** In pieces of some bytes: an item may begin and end anywhere in them. */
function entry(text: string | (() => Iterable<string>), size = 7): Entry {
  return {
    name: 'x.json',
    size: 0,
    open: () =>
      Promise.resolve(
        (async function* () {
          await Promise.resolve();
          for (const part of typeof text === 'string' ? [text] : text()) {
            const bytes = Buffer.from(part);
            for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
          }
        })(),
      ),
  };
}
async function all(text: string, selectors = ['$.*']): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const { value, place } of jsonValues(entry(text), selectors)) found.push([place.item, value]);
  return found;
}

it('finds what selectors name, and nothing else', async () => {
  const text = '\ufeff{"count": 2, "deep": {"results": [0]}, "results": [{"a": "ü\\u00e4"}, 5], "memories": [[1]]}';
  expect(await all(text, ['$.results.*', '$.memories.*'])).toEqual([
    ['results[0]', { a: 'üä' }],
    ['results[1]', 5],
    ['memories[0]', [1]],
  ]);
  expect(await all('[1, {"b": null}]')).toEqual([['[0]', 1], ['[1]', { b: null }]]); // prettier-ignore
  expect(await all('[]')).toEqual([]);
});

it.each([
  ['[1, 2', 2, /ends in the middle/],
  ['[1, 2, oops]', 2, /line 1: is not valid JSON/],
  ['[1,\n2,\n}', 2, /line 3: is not valid JSON/],
  ['[1] [2]', 1, /is not valid JSON/],
])('%j returns what is before the error, and then the error', async (text, count, message) => {
  const found: unknown[] = [];
  const read = async (): Promise<void> => {
    for await (const { value } of jsonValues(entry(text), ['$.*'])) found.push(value);
  };
  await expect(read()).rejects.toThrow(message);
  expect(found).toHaveLength(count);
});

it('an item without end is refused, and large unselected values are skipped', async () => {
  const piece = 'x'.repeat(1_048_576);
  function* endless() {
    yield '["';
    for (let n = 0; n <= LONGEST_ITEM / piece.length + 1; n += 1) yield piece;
  }
  const read = async (of: Entry, selector: string): Promise<number> => {
    let count = 0;
    for await (const { path } of jsonValues(of, [selector])) count += path.length > 0 ? 1 : 0;
    return count;
  };
  await expect(read(entry(endless, 1_048_576), '$.*')).rejects.toThrow('longer than 32 MB');
  function* beside() {
    yield '{"other": [0';
    for (let n = 0; n < 40; n += 1) yield `, "${piece}"`;
    yield '], "results": [1]}';
  }
  expect(await read(entry(beside, 1_048_576), '$.results.*')).toBe(1);
});

it('an item that is selected itself is left out of a selected value around it, however many there are', async () => {
  const text = '{"agents": [{"name": "a", "messages": [{"n": 1}, {"n": 2}], "tags": ["t"]}]}';
  expect(await all(text, ['$.agents.*', '$.agents.*.messages.*'])).toEqual([
    ['agents[0].messages[0]', { n: 1 }],
    ['agents[0].messages[1]', { n: 2 }],
    ['agents[0]', { name: 'a', messages: [], tags: ['t'] }],
  ]);
  const piece = 'x'.repeat(1_048_576);
  function* long() {
    yield '{"agents": [{"messages": [{}';
    for (let n = 0; n <= LONGEST_ITEM / piece.length + 1; n += 1) yield `, {"deep": {"text": ["${piece}"]}}`;
    yield ']}]}';
  }
  const depths: number[] = [];
  for await (const { path } of jsonValues(entry(long, 1_048_576), ['$.agents.*', '$.agents.*.messages.*']))
    depths.push(path.length);
  expect(depths).toHaveLength(LONGEST_ITEM / piece.length + 4);
});

it.each([
  ['[1]', 'array'],
  ['\n {"a": 1}', 'object'],
  ['{"a": 1}\n{"a": 2}', 'lines'],
  ['{\n"a": 1\n}', 'object'],
  ['{"a": 1}\n', 'object'],
  ['hello', 'other'],
])('%j is %s', async (text, shape) => expect(await shapeOf(entry(text))).toBe(shape));
