import type { Told, ToldHit } from './tell-hits.js';
import { fuseRankings, textOf } from './finish-search.js';

const result = (id: string, score: number) => ({ told: { row: { id } }, score }) as ToldHit;
const order = (hits: readonly ToldHit[]) => hits.map(({ told, score }) => [told.row.id, score]);

describe('fuseRankings', () => {
  it('combines both rankings, so that neither decides alone', () => {
    const first = [result('a', 0.8), result('b', 0.4), result('c', 0.1)];
    expect(order(fuseRankings(first, [0, 0.9, 0.3])).map(([id]) => id)).toEqual(['b', 'a', 'c']);
    expect(order(fuseRankings(first, [0.5, 0.5, 0.5])).map(([id]) => id)).toEqual(['a', 'b', 'c']);
  });

  it('keeps the highest score, and the place of hits that were not reranked', () => {
    const first = [result('a', 0.6), result('b', 0.3), result('c', 0.2)];
    expect(order(fuseRankings(first, [1, 0.5]))).toEqual([
      ['a', 0.6],
      ['b', 0.3],
      ['c', 0.1],
    ]);
  });

  it('changes nothing if the reranker scores everything low', () => {
    const first = [result('a', 0.6), result('b', 0.3)];
    expect(fuseRankings(first, [0, 0])).toEqual(first);
  });
});

it('a reranker reads the speaker, the title and the found passage', () => {
  const told = { content: 'The tea is hot.', speaker: 'Ada', row: { title: 'Drinks' }, passage: { start: 4, end: 7 } };
  expect(textOf({ told: told as Told })).toBe('Ada: Drinks\ntea');
  const part = { content: 'tea', speaker: null, row: { title: null }, passage: { start: 4, end: 7 }, excerpt: true };
  expect(textOf({ told: part as Told })).toBe('tea');
});
