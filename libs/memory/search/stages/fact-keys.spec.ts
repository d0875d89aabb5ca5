import type { ReadHit } from '../hit.js';
import { factWeight } from './fact-keys.js';

const of = (provenance: object) => factWeight({ row: { provenance } as unknown as ReadHit['row'] });

it('a fact that was drawn from a turn counts less, and nothing else does', () => {
  expect(of({ source: 'extraction' })).toBeLessThan(1);
  expect([of({}), of({ source: 'import' })]).toEqual([1, 1]);
});
