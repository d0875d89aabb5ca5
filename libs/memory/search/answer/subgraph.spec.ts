import { busyMs } from '@test/support/busy.js';
import { contradicted } from './subgraph.js';

const texts = { from: 'Norway has 3 golds after day 7', to: 'Norway has 5 golds after day 7' };

test('an edge without a contradiction returns null', () => {
  expect(contradicted({ stored: 'SIMILAR_TO', properties: {} }, texts)).toBeNull();
  expect(contradicted({ stored: 'SIMILAR_TO', properties: { contradiction: false } }, texts)).toBeNull();
});

test('returns the values that the edge records', () => {
  const said = (properties: Record<string, unknown>) => contradicted({ stored: 'SIMILAR_TO', properties }, texts);
  expect(said({ contradiction: { values: ['3', '5'] } })).toEqual(['3', '5']);
  expect(said({ contradiction: true, values: [9, 10] })).toEqual(['9', '10']);
  expect(said({ contradiction: true, conflicting_values: '3 vs 5' })).toEqual(['3', '5']);
  expect(said({ contradiction: true })).toEqual(['3', '5']);
});

test('otherwise returns the numbers that differ, or else the beginnings of the texts', () => {
  const between = (from: string, to: string) => contradicted({ stored: 'CONTRADICTS', properties: {} }, { from, to });
  expect(between('800 million watched', '1.2 billion watched')).toEqual(['800', '1.2']);
  expect(between('The shop is open', 'The shop is not open')).toEqual(['The shop is open', 'The shop is not open']);
  expect(between('x'.repeat(90), 'day 3')?.[0]).toHaveLength(61);
});

test('a long run of white space in the values is read in linear time', () => {
  const properties = { contradiction: true, conflicting_values: `3${' '.repeat(60_000)}or 5` };
  const texts = { from: 'Norway has 3 golds.', to: 'Norway has 5 golds.' };
  expect(busyMs(() => contradicted({ stored: 'CONTRADICTS', properties }, texts))).toBeLessThan(200);
});
