import { compare, format } from './compare.js';

const times = (count: number, ms: (n: number) => number): number[] => Array.from({ length: count }, (_, n) => ms(n));

it('compares the searches during an erasure with those before, at the median and at p95', () => {
  const before = times(100, (n) => 10 + (n >= 95 ? 10 : 0));
  const during = times(100, (n) => 15 + (n >= 95 ? 45 : 0));
  const found = compare(before.toReversed(), during, before);
  expect(found.ratio).toEqual({ p50: 1.5, p95: 3 });
  expect(found.after).toEqual({ searches: 100, p50: 10, p95: 20 });
  const size = { database: 'PGlite', machine: 'm', records: 9, scope: 5, erasureSeconds: 2, rows: 70 };
  expect(format({ ...found, ...size })).toMatch(
    /70 rows in 2\.0 s[^]*\| during \| 100 \| 15\.0 \| 60\.0 \|[^]*p50 1\.50, p95 3\.00/,
  );
});

it('returns nothing if nothing was measured', () => {
  expect(() => compare([1], [], [1])).toThrow(/no search/);
});
