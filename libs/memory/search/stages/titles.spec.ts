import type { ReadHit } from '../hit.js';
import type { Ranking } from '../stage.js';
import { titles } from './titles.js';

const hit = (id: string, sum: number, title: string | null) => ({ recordId: id, sum, row: { title } }) as unknown as ReadHit; // prettier-ignore

async function orderOf(query: string, hits: readonly ReadHit[]): Promise<string[]> {
  const adjust = await titles.begin([], { query: { query } } as Ranking);
  const adjusted = [...(await adjust(hits))];
  return adjusted.sort((a, b) => b.sum - a.sum).map(({ recordId }) => recordId);
}

const hits = [hit('history', 0.9, 'History of the Harbour Games'), hit('none', 0.5, null), hit('athletes', 0.2, 'Athletes at the Harbour Games')]; // prettier-ignore

it('puts what stands under a title that is asked for first, and leaves the others as they were', async () => {
  expect(await orderOf('Explain: Athletes at the Harbour Games', hits)).toEqual(['athletes', 'history', 'none']);
  expect(await orderOf('Which athletes were at the games?', hits)).toEqual(['history', 'none', 'athletes']);
  expect(await orderOf('the history of the harbour games', hits)).toEqual(['history', 'none', 'athletes']);
});

it('puts the best of several with one title first', async () => {
  const notes = [hit('a', 0.9, null), hit('b', 0.4, 'Weekly meeting'), hit('c', 0.6, 'Weekly Meeting')];
  expect(await orderOf('what was said in the weekly meeting?', notes)).toEqual(['c', 'a', 'b']);
});
