import { type Asked, figuresOf } from './figures.js';

const asked = (part: Partial<Asked>): Asked => ({
  scope: 's',
  question: 'q',
  kind: null,
  ranks: [],
  stale: [],
  topScore: 0.9,
  answerScore: 0.9,
  ...part,
});

it('counts any acceptable key as first, and a stale one ranked above all acceptable ones', () => {
  const figures = figuresOf(
    [
      asked({ ranks: [2, 1], stale: [3] }),
      asked({ ranks: [3], stale: [1, 7] }),
      asked({ ranks: [null], stale: [null] }),
      asked({ ranks: [null], stale: [5] }),
    ],
    0.3,
  );
  expect(figures).toMatchObject({ questions: 4, first: 1, three: 2, ten: 2, withStale: 4, staleAbove: 2 });
});

it('looks at as many results for a list as it has keys, and at least three', () => {
  const figures = figuresOf(
    [asked({ kind: 'list', ranks: [1, 3, 4, 5] }), asked({ kind: 'list', ranks: [3, 4] })],
    0.3,
  );
  expect(figures.listShare).toBe((3 / 4 + 1 / 2) / 2);
});

it('separates what a floor refuses rightly from what it loses', () => {
  const figures = figuresOf(
    [asked({ topScore: 0.2 }), asked({ topScore: 0.6 }), asked({ ranks: [1], topScore: 0.2 }), asked({ ranks: [1] })],
    0.3,
  );
  expect(figures).toMatchObject({ unanswerable: 2, refused: 1, questions: 2, lost: 1 });
});
