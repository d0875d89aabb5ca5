import { allAt, mean, ndcgAt, percentile, recallAt, recallWithinTokens, reciprocalRank, score } from './metrics.js';

const ranked = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'];

describe('retrieval metrics', () => {
  it('counts the share of the evidence among the first k', () => {
    const evidence = new Set(['b', 'e', 'f', 'nowhere']);
    expect(recallAt(ranked, evidence, 1)).toBe(0);
    expect(recallAt(ranked, evidence, 5)).toBe(0.5);
    expect(recallAt(ranked, evidence, 6)).toBe(0.75);
  });

  it('counts a turn once that is returned twice', () => {
    expect(recallAt(['a', 'a'], new Set(['a', 'b']), 2)).toBe(0.5);
  });

  it('reports whether the whole evidence is there', () => {
    expect(allAt(ranked, new Set(['a', 'j']), 10)).toBe(1);
    expect(allAt(ranked, new Set(['a', 'k']), 10)).toBe(0);
  });

  it('gives a perfect order 1 and a later rank less, by the logarithm of the rank', () => {
    expect(ndcgAt(ranked, new Set(['a', 'b']), 10)).toBeCloseTo(1);
    expect(ndcgAt(ranked, new Set(['c']), 10)).toBeCloseTo(1 / Math.log2(4));
    expect(ndcgAt(ranked, new Set(['k']), 10)).toBe(0);
  });

  it('does not require more than k places if there is more evidence than that', () => {
    expect(ndcgAt(['a', 'b'], new Set(['a', 'b', 'c', 'd']), 2)).toBeCloseTo(1);
  });

  it('takes the reciprocal of the first evidence rank, and 0 if there is none', () => {
    expect(reciprocalRank(ranked, new Set(['d', 'b']))).toBe(0.5);
    expect(reciprocalRank(ranked, new Set(['z']))).toBe(0);
  });

  it('reads whole turns in order until the next one does not fit', () => {
    const hits = [
      { id: 'a', characters: 2000, passage: 400 },
      { id: 'b', characters: 2000, passage: 400 },
      { id: 'c', characters: 1, passage: 1 },
    ];
    expect(recallWithinTokens(hits, new Set(['b']), 1000)).toBe(1);
    expect(recallWithinTokens(hits, new Set(['c']), 1000)).toBe(0);
    expect(recallWithinTokens(hits, new Set(['c']), 1001)).toBe(1);
    expect(recallWithinTokens([{ id: 'a', characters: 9000, passage: 9000 }, ...hits], new Set(['b']), 1000)).toBe(0);
  });

  it('weighs every question equally', () => {
    const hits = ranked.map((id) => ({ id, characters: 40, passage: 40 }));
    const both = mean([score(hits, new Set(['a'])), score(hits, new Set(['k', 'z']))]);
    expect(both).toMatchObject({ recall5: 0.5, recall10: 0.5, recall20: 0.75, all10: 0.5, mrr: (1 + 1 / 11) / 2 });
    expect(mean([])).toBeNull();
  });

  it('takes percentiles by nearest rank, whatever the order', () => {
    expect(percentile([40, 10, 30, 20], 0.5)).toBe(20);
    expect(percentile([40, 10, 30, 20], 0.95)).toBe(40);
    expect(percentile([7], 0.5)).toBe(7);
    expect(percentile([], 0.5)).toBe(0);
  });
});
