import type { Hit } from '../hit.js';
import type { Ranking } from '../stage.js';
import { inTime, timeWeight } from './boosts.js';

it('weighs a record by the narrowest window that contains it', () => {
  expect(timeWeight(50, [{ from: 0, to: 51, grain: 'month' }, { from: 40, to: 60, grain: 'day' }])).toBe(2.5); // prettier-ignore
  expect(timeWeight(50, [{ from: 0, to: 51, grain: 'month' }])).toBe(1.7);
  expect(timeWeight(51, [{ from: 0, to: 51, grain: 'month' }, { from: 52, to: 60, grain: 'day' }])).toBe(1); // prettier-ignore
});

const hit = (recordId: string, occurredAt: number, sum: number, role: string | null = null) =>
  ({ recordId, sum, weights: {}, traits: { occurredAt, role, sessionId: role, size: 20 } }) as unknown as Hit;
const run = (query: string, hits: readonly Hit[]) => {
  const windows = [{ from: 0, to: 70, exact: { from: 10, to: 60 }, grain: 'month' as const }];
  const raised = inTime.run(hits, {
    query: { query },
    asked: { windows, languages: ['en'], ownNames: [] },
  } as unknown as Ranking);
  return (raised as readonly Hit[]).map(({ recordId, sum }) => [recordId, Math.round(100 * sum) / 100]);
};

it('reads every fact of the named time for a question about any event, even without a common word', () => {
  const hits = [hit('near', 500, 0.9), hit('then', 30, 0.06), hit('turn', 30, 0.05, 'user'), hit('after', 65, 0.05)];
  expect(run('What did I do in May 2026?', hits)).toEqual([['near', 0.9], ['then', 1], ['turn', 0.09], ['after', 0.09]]); // prettier-ignore
  expect(run('Who married Ada in May 2026?', hits)[1]).toEqual(['then', 0.1]);
});
