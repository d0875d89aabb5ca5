import { contradicted } from './contradiction.js';

const texts = { from: 'Norway has 3 golds after day 7', to: 'Norway has 5 golds after day 7' };

test('an edge that speaks of no contradiction has none', () => {
  expect(contradicted({ stored: 'SIMILAR_TO', properties: {} }, texts)).toBeNull();
  expect(contradicted({ stored: 'SIMILAR_TO', properties: { contradiction: false } }, texts)).toBeNull();
});

test('what whoever linked them wrote down is told', () => {
  const said = (properties: Record<string, unknown>) => contradicted({ stored: 'SIMILAR_TO', properties }, texts);
  expect(said({ contradiction: { values: ['3', '5'] } })).toEqual(['3', '5']);
  expect(said({ contradiction: true, values: [9, 10] })).toEqual(['9', '10']);
  expect(said({ contradiction: true, conflicting_values: '3 vs 5' })).toEqual(['3', '5']);
  expect(said({ contradiction: true })).toEqual(['3', '5']);
});

test('else the numbers in which they differ, else how they begin', () => {
  const between = (from: string, to: string) => contradicted({ stored: 'CONTRADICTS', properties: {} }, { from, to });
  expect(between('800 million watched', '1.2 billion watched')).toEqual(['800', '1.2']);
  expect(between('The shop is open', 'The shop is not open')).toEqual(['The shop is open', 'The shop is not open']);
  expect(between('x'.repeat(90), 'day 3')?.[0]).toHaveLength(61);
});
