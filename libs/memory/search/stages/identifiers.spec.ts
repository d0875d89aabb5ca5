import type { Hit, ReadHit } from '../hit.js';
import type { ScopeSearch } from '../stage.js';
import { identifiers } from './boosts.js';
import { literal } from './adjustments.js';

const hit = (recordId: string, content = '') =>
  ({ recordId, sum: 1, weights: {}, row: { title: null, content } }) as unknown as ReadHit;

function search(query: string, found: Readonly<Record<string, readonly number[]>>): ScopeSearch {
  const terms = ['error', 'e512'].map((term) => ({ term, kind: 'stem', weight: 1 }));
  const keyword = Object.entries(found).map(([recordId, stems]) => ({ recordId, stems }));
  return { query: { query }, asked: { languages: ['en'], terms, found: { keyword } } } as unknown as ScopeSearch;
}
const sums = (hits: readonly Hit[]) => hits.map(({ sum }) => sum);

it('raises what has the words of a code, before a text is read', async () => {
  const asked = search('error E512', { a: [0], b: [1] });
  expect(sums(await identifiers.run([hit('a'), hit('b')], asked))).toEqual([1, 2]);
});

it('leaves a query that names none', async () => {
  const asked = search('an error', { a: [0], b: [1] });
  expect(sums(await identifiers.run([hit('a'), hit('b')], asked))).toEqual([1, 1]);
});

it('raises what holds a quoted phrase as it is written', async () => {
  const hits = [hit('a', 'Lost the quorum.'), hit('b', 'It said "Quorum lost" twice.')];
  const adjust = await literal.begin([], search('"quorum lost"', {}));
  expect(sums(await adjust(hits))).toEqual([1, 2]);
});

it('weighs nothing where nothing holds it', async () => {
  const adjust = await literal.begin([], search('"quorum lost"', {}));
  expect(sums(await adjust([hit('a', 'Lost the quorum.')]))).toEqual([1]);
});
