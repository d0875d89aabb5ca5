import { decide, type Verdict } from './decide.js';

const judged = (item: string, verdict: Verdict, inferred = false, over = false) => ({
  item,
  verdict,
  match: { inferred, over },
});

it('links three possibly outdated memories at most, best first', () => {
  const items = ['a', 'b', 'c', 'd'].map((item) => judged(item, 'possible'));
  expect(decide(items)).toMatchObject({ outcome: 'created', possible: ['a', 'b', 'c'] });
});

it('contradicts only the best of those that conflict by an attribute alone, and links the others', () => {
  const items = ['a', 'b'].map((item) => judged(item, 'conflict', true));
  expect(decide(items)).toMatchObject({ outcome: 'superseded', contradicted: ['a'], possible: ['b'] });
});

it('contradicts each that states what is over', () => {
  const items = [judged('a', 'conflict', true), judged('b', 'conflict', true), judged('c', 'conflict', true, true)];
  expect(decide(items)).toMatchObject({ outcome: 'superseded', contradicted: ['a', 'c'], possible: ['b'] });
});

it('prefers a memory that says it already to one that it contradicts', () => {
  const items = [judged('a', 'conflict'), judged('b', 'same')];
  expect(decide(items)).toMatchObject({ outcome: 'unchanged', target: 'b', contradicted: [] });
});
