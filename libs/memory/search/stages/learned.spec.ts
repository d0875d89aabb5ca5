import type { ReadHit } from '../hit.js';
import type { ScopeSearch } from '../stage.js';
import { learned } from './learned.js';

const BUNDLED = { provider: 'bundled', model: 'universal-sentence-encoder-lite', dimensions: 512 };

function hit(sequence: number, sum: number, more: Partial<ReadHit['row']> = {}): ReadHit {
  const row = { content: 'It was forty.', language: 'en', role: null, speaker: 'Anna', sessionId: 's1', sequence, ...more }; // prettier-ignore
  return { recordId: `${row.sessionId}-${sequence}`, sum, fused: sum, byKeyword: 0, byVector: 0, arms: {}, weights: {}, traits: { size: 10 }, row } as unknown as ReadHit; // prettier-ignore
}

async function ranked(hits: readonly ReadHit[], space: object | null = BUNDLED): Promise<readonly ReadHit[]> {
  const terms = [{ term: 'kiln', kind: 'stem', weight: 1 }];
  const found = { keyword: [{ recordId: 's1-5', stems: [0] }], vector: [], ideal: 4 };
  const asked = { terms, languages: ['en'], windows: [], aliases: [], found };
  const search = { query: { query: 'What was the kiln?' }, asked, space } as unknown as ScopeSearch;
  const rank = await learned.begin([], search);
  return [...(await rank(hits))].sort((a, b) => b.sum - a.sum);
}

const [BEST, HOLDER] = [hit(1, 1), hit(5, 0.9)];
const TOLD = hit(9, 0.95, { sessionId: null });

it('puts a turn that has the words of the question before one that only scored better', async () => {
  const [first, second] = await ranked([BEST, HOLDER]);
  expect([first?.recordId, second?.recordId]).toEqual(['s1-5', 's1-1']);
});

it('gives the best turn the score of the best before, and leaves what was told by itself', async () => {
  const [first, told] = await ranked([BEST, TOLD, HOLDER]);
  expect(first?.sum).toBeCloseTo(BEST.sum);
  expect(told).toBe(TOLD);
});

it('says which signs moved a turn, and by how much in all', async () => {
  const [first] = await ranked([BEST, HOLDER]);
  expect(Object.keys(first!.learned!)[0]).toBe('information');
  expect(Object.keys(first!.learned!).length).toBeLessThanOrEqual(3);
  expect(first!.weights['learned']).toBeCloseTo(first!.sum / HOLDER.sum);
});

it('changes nothing for a model that it was not learned for, or a single turn', async () => {
  const other = { provider: 'openai', model: 'unheard-of', dimensions: 8 };
  expect(await ranked([BEST, HOLDER], other)).toEqual([BEST, HOLDER]);
  expect(await ranked([BEST, TOLD])).toEqual([BEST, TOLD]);
});
