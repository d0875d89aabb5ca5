import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { halfvecBytes } from './columns.js';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

/** What pgvector reads. */
async function read(vector: Float32Array): Promise<number[]> {
  const { rows } = await test.admin.query<{ read: string }>('select ($1::halfvec)::text as read', [
    halfvecBytes(vector),
  ]);
  return JSON.parse(rows[0]!.read) as number[];
}

/** What pgvector itself makes of single-precision numbers. */
async function converted(vector: Float32Array): Promise<number[]> {
  const { rows } = await test.admin.query<{ read: string }>('select ($1::vector::halfvec)::text as read', [
    JSON.stringify([...vector]),
  ]);
  return JSON.parse(rows[0]!.read) as number[];
}

it('writes each number as the half-precision number that pgvector itself would choose', async () => {
  const sizes = [0.99, 0.05, 1e-3, 6.1e-5, 6.09e-5, 1e-5, 6e-8, 3e-8, 2.9e-8, 1e-30, 65_000];
  let seed = 1;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const many = sizes.flatMap((size) => Array.from({ length: 300 }, () => size * (2 * random() - 1)));
  const ties = [1 + 2 ** -11, 1 + 3 * 2 ** -11, 2 ** -25, 3 * 2 ** -25, 2 ** -14 - 2 ** -26, 65_519];
  const vector = Float32Array.from([...many, ...ties, ...ties.map((x) => -x), 0, 1, -1]);
  expect(await read(vector)).toEqual(await converted(vector));
});

it('reads a vector that is part of a larger buffer', async () => {
  expect(await read(Float32Array.from([9, 1, 0.5, -2, 9]).subarray(1, 4))).toEqual([1, 0.5, -2]);
});

it.each([Infinity, 65_520, NaN])('lets pgvector refuse %s', async (value) => {
  await expect(read(Float32Array.from([0, value]))).rejects.toThrow(/not allowed in halfvec/);
});
