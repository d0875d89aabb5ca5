import { z } from 'zod';
import { fieldErrorsOf } from './field-errors.js';

const schema = z.strictObject({ name: z.string(), inner: z.strictObject({ list: z.array(z.int()) }).optional() });
const fieldsOf = (input: unknown): string[] => {
  const { error } = schema.safeParse(input);
  return error ? fieldErrorsOf(error).map(({ field }) => field) : [];
};

it('names every wrong field by its path', () => {
  expect(fieldsOf({ name: 1, inner: { list: [1, 'x'], more: 1 } })).toEqual(['name', 'inner.list[1]', 'inner.more']);
  expect(fieldsOf('text')).toEqual(['(body)']);
});

it('names a field that has no name', () => {
  expect(fieldsOf({ name: 'a', '': 1 })).toEqual(['(empty)']);
});
