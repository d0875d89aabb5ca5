import { z } from 'zod';
import { readObject } from './read-object.js';

const shape = z.object({
  facts: z.array(z.object({ said: z.string(), from: z.string().nullable(), until: z.union([z.number(), z.null()]) })),
});
const schema = z.toJSONSchema(shape);
const read = (text: string) => readObject(text, schema);

it.each([
  ['JSON', '{"facts":[]}'],
  ['a fence', '```json\n{"facts":[]}\n```'],
  ['a fence without a language, and blanks', '\n```\n{"facts":[]}```\n '],
  ['thoughts', '<think>\nIs it {"facts":[1]}?\n</think>\n\n{"facts":[]}'],
  ['thoughts and a fence', '<think></think>```json\n{\n"facts": []\n}\n```'],
])('reads %s', (_what, text) => {
  expect(read(text)).toEqual({ facts: [] });
});

it.each(['', 'no JSON', 'Here it is: {"facts":[]}', '```json\n{"facts":[\n```', '<think>{"facts":[]}'])('reads nothing from %j', (text) => {
  expect(read(text)).toBeUndefined();
}); // prettier-ignore

it('keeps a fence inside a text', () => {
  const said = '```json\n{}\n```';
  expect(read(JSON.stringify({ facts: [{ said, from: null, until: 1 }] }))).toEqual({ facts: [{ said, from: null, until: 1 }] }); // prettier-ignore
});

it('completes fields that may be null, and no others', () => {
  expect(read('{"facts":[{"said":"a","from":"b"},{}]}')).toEqual({
    facts: [
      { said: 'a', from: 'b', until: null },
      { from: null, until: null },
    ],
  });
  expect(shape.safeParse(read('{}')).success).toBe(false);
  expect(readObject('{"__proto__":{"a":1},"b":2}', { type: 'object', properties: {}, required: ['c'] })).toEqual(JSON.parse('{"__proto__":{"a":1},"b":2}')); // prettier-ignore
});
