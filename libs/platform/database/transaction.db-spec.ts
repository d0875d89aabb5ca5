import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { arrayText } from './transaction.js';

let test: TestDatabase;

beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const LISTS: readonly [string, string, readonly unknown[]][] = [
  ['no elements', 'text[]', []],
  ['texts', 'text[]', ['kit', '', ' ', 'NULL', 'a,b', '{a}', '"', '\\', '\\"', '"it\'s"\n\t\\n', 'naïve 猫 🐈', '\ud800'.toWellFormed(), null]],
  ['texts that begin or end in a quotation mark', 'text[]', ['"a', 'a"', 'a\\', '\\\\"']],
  ['missing elements', 'text[]', ['a', undefined, 'b']],
  ['numbers', 'float8[]', [0, -1, 1.5, 1e21, 1e-7, Number.MAX_SAFE_INTEGER, NaN, Infinity, null]],
  ['ids', 'uuid[]', ['0190f3a2-1111-7abc-8def-000000000001']],
  ['flags', 'boolean[]', [true, false, null]],
  ['what the driver has to write: instants', 'timestamptz[]', [new Date(0), new Date(1_767_323_045_678)]],
  ['what the driver has to write: lists in a list', 'text[]', [['a', 'b"'], ['c', '\\']]],
]; // prettier-ignore

it.each(LISTS)('arrives as the driver sends it: %s', async (_, type, list) => {
  const asked = `select $1::${type} as told`;
  const byDriver = await test.admin.query<{ told: unknown }>(asked, [list]);
  const byUs = await test.admin.query<{ told: unknown }>(asked, [arrayText(list)]);
  expect(byUs.rows).toEqual(byDriver.rows);
});

it('leaves other values to the driver', () => {
  const values = ['{a}', 1, null, undefined, Buffer.from('a'), new Date(0), { a: 1 }];
  expect(values.map(arrayText)).toEqual(values);
});
