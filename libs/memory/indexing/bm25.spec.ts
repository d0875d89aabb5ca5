import { BM25, idf, scoreAll, termScore } from './bm25.js';
import { analyse, queryTerms } from './terms.js';

const document = (id: string, text: string) => ({ id, ...analyse(text, 'en') });
const ranking = (texts: Record<string, string>, query: string): string[] =>
  scoreAll(
    Object.entries(texts).map(([id, text]) => document(id, text)),
    queryTerms(query, ['en']),
  ).map(({ id }) => id);

describe('idf', () => {
  it('falls with the document frequency and is never negative', () => {
    expect(idf(10, 1)).toBeCloseTo(Math.log(1 + 9.5 / 1.5), 12);
    expect(idf(10, 1)).toBeGreaterThan(idf(10, 5));
    expect(idf(10, 10)).toBeGreaterThan(0);
  });
});

describe('termScore', () => {
  it('is the idf for one occurrence in a document of average length', () => {
    expect(termScore(2, 1, 7, 7)).toBeCloseTo(2, 12);
  });

  it('saturates with the term frequency below k1 + 1 times the idf', () => {
    expect(termScore(1, 2, 7, 7)).toBeGreaterThan(termScore(1, 1, 7, 7));
    expect(termScore(1, 1e9, 7, 7)).toBeCloseTo(BM25.k1 + 1, 6);
  });

  it('is smaller in a longer document', () => {
    expect(termScore(1, 1, 14, 7)).toBeLessThan(termScore(1, 1, 7, 7));
  });
});

describe('scoreAll', () => {
  it('sums the weighted term scores, with the statistics of the given documents', () => {
    const documents = [
      {
        id: 'a',
        terms: [
          { term: 'x', tf: 2 },
          { term: '=xs', tf: 1 },
        ],
        length: 4,
      },
      { id: 'b', terms: [{ term: 'x', tf: 1 }], length: 2 },
      { id: 'c', terms: [{ term: 'y', tf: 1 }], length: 3 },
    ];
    const scores = scoreAll(documents, [
      { term: 'x', kind: 'stem', weight: 1 },
      { term: '=xs', kind: 'exact', weight: 0.5 },
    ]);
    const x = Math.log(1 + 1.5 / 2.5);
    const xs = Math.log(1 + 2.5 / 1.5);
    expect(scores.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(scores[0]!.score).toBeCloseTo(
      (x * 2 * 2) / (2 + 0.4 + (0.6 * 4) / 3) + (0.5 * xs * 2) / (1 + 0.4 + (0.6 * 4) / 3),
      12,
    );
    expect(scores[1]!.score).toBeCloseTo((x * 2) / (1 + 0.4 + (0.6 * 2) / 3), 12);
  });

  it('ranks the exact word above another form of it', () => {
    expect(ranking({ a: 'We run daily', b: 'Our running daily' }, 'running')).toEqual(['b', 'a']);
  });

  it('ranks a rare word above a common one', () => {
    expect(ranking({ a: 'garden party', b: 'garden zebra', c: 'garden wall' }, 'zebra garden')[0]).toBe('b');
  });

  it('breaks ties by id, and omits documents without any term', () => {
    expect(ranking({ c: 'red', a: 'red', b: 'blue' }, 'red')).toEqual(['a', 'c']);
    expect(ranking({}, 'red')).toEqual([]);
    expect(ranking({ a: 'red' }, '???')).toEqual([]);
  });
});
