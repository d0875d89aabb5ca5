import { readTold, writeTold } from './told.js';

const id = '0198c0de-0000-7000-8000-000000000001';

it('writes a memory as its id, with the range of a part', () => {
  const part = { id, start: 1_200, end: 2_400 };
  expect(writeTold('semantic', part, true)).toMatch(/^semantic_[0-9a-z]{26}@1200-2400$/);
  expect(readTold(writeTold('semantic', part, true))).toEqual(part);
  expect(readTold(writeTold('Not a prefix', part, false))).toEqual({ id, start: 0, end: Number.MAX_SAFE_INTEGER });
});

it.each(['', 'semantic', 'semantic_01h', `${id}@5`, `${id}@-1-5`, 'x'.repeat(5_000), `${id}@1-2 or more`])(
  'takes %s for none',
  (written) => expect(readTold(written)).toBeNull(),
);

it('a part that ends before its start is empty', () => {
  expect(readTold(`${id}@9-2`)).toEqual({ id, start: 9, end: 9 });
});
