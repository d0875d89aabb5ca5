import { type Case, figuresOf } from './figures.js';

const about = (want: Case['want'], of?: string): Case => ({ half: 'tuning', say: 's', want, ...(of && { of }) });

it('counts what was changed rightly, wrongly and not at all', () => {
  const figures = figuresOf([
    { asked: about('updated', 'a'), got: 'updated', touched: ['a'] },
    { asked: about('superseded', 'b'), got: 'superseded', touched: ['b', 'c'] },
    { asked: about('superseded', 'd'), got: 'created', touched: [] },
    { asked: about('created'), got: 'updated', touched: ['e'] },
    { asked: about('created'), got: 'created', touched: [] },
  ]);
  expect(figures).toMatchObject({ cases: 5, right: 2 / 5, matchPrecision: 2 / 4, matchRecall: 2 / 3 });
  expect(figures.outcomes.updated).toEqual({ wanted: 1, precision: 1 / 2, recall: 1 });
  expect(figures.outcomes.superseded).toEqual({ wanted: 2, precision: 0, recall: 0 });
  expect(figures.outcomes.created).toEqual({ wanted: 2, precision: 1 / 2, recall: 1 / 2 });
});
