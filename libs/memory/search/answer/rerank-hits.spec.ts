import type { Told, ToldHit } from './found-answer.js';
import { fuseRankings, textOf } from './rerank-hits.js';

const result = (id: string, score: number) => ({ told: { row: { id } }, score }) as ToldHit;
const order = (hits: readonly ToldHit[]) => hits.map(({ told, score }) => [told.row.id, score]);

describe('fuseRankings', () => {
  it('lets each ranking correct the other, and neither decide alone', () => {
    const first = [result('a', 0.8), result('b', 0.4), result('c', 0.1)];
    expect(order(fuseRankings(first, [0, 0.9, 0.3])).map(([id]) => id)).toEqual(['b', 'a', 'c']);
    expect(order(fuseRankings(first, [0.5, 0.5, 0.5])).map(([id]) => id)).toEqual(['a', 'b', 'c']);
  });

  it('keeps the best as sure as it was, and what was not judged in its place', () => {
    const first = [result('a', 0.6), result('b', 0.3), result('c', 0.2)];
    expect(order(fuseRankings(first, [1, 0.5]))).toEqual([
      ['a', 0.6],
      ['b', 0.3],
      ['c', 0.1],
    ]);
  });

  it('changes nothing where the reranker finds nothing good', () => {
    const first = [result('a', 0.6), result('b', 0.3)];
    expect(fuseRankings(first, [0, 0])).toEqual(first);
  });
});

it('a reranker reads who spoke, the title and the passage that was found', () => {
  const told = { content: 'The tea is hot.', speaker: 'Ada', row: { title: 'Drinks' }, passage: { start: 4, end: 7 } };
  expect(textOf({ told: told as Told })).toBe('Ada: Drinks\ntea');
  const part = { content: 'tea', speaker: null, row: { title: null }, passage: { start: 4, end: 7 }, excerpt: true };
  expect(textOf({ told: part as Told })).toBe('tea');
});
