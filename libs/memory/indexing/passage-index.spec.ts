import { groupByPassages } from './passage-index.js';

const wanted = (...passages: number[]) => passages.map((count, i) => ({ recordId: `r${i}`, passages: count }));

describe('groupByPassages', () => {
  it('puts 32 short records into one job', () => {
    expect(groupByPassages(wanted(...Array.from({ length: 70 }, () => 1))).map((group) => group.length)).toEqual([
      32, 32, 6,
    ]);
  });

  it('gives a record that exceeds a job a job of its own', () => {
    expect(groupByPassages(wanted(1, 500, 1))).toEqual([['r0'], ['r1'], ['r2']]);
  });

  it('also limits a job by records, if they have no passages', () => {
    expect(groupByPassages(wanted(...Array.from({ length: 40 }, () => 0)))[0]).toHaveLength(32);
  });

  it('creates no job for no records', () => {
    expect(groupByPassages([])).toEqual([]);
  });
});
