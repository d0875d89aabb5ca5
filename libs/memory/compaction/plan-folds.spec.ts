import { MINUTE_MS } from '@kernel/durations.js';
import { cutBatches } from './plan-folds.js';
import type { Episode } from './eligible.js';

const START = Date.UTC(2026, 0, 1);

function episode(index: number, change: Partial<Episode> = {}): Episode {
  return {
    id: String(index).padStart(4, '0'), version: 1, type: 'message', agent: null, project: null, sessionId: 's',
    occurredAt: new Date(START + index * MINUTE_MS), sequence: index, createdAt: new Date(START), importance: 0.5,
    pinned: false, legalHold: false, accessCount: 0, lastAccessedAt: null, relations: 0, tokens: 10, ...change,
  }; // prettier-ignore
}
const many = (count: number, change: (index: number) => Partial<Episode> = () => ({})) =>
  Array.from({ length: count }, (_, index) => episode(index, change(index)));
const sizes = (episodes: readonly Episode[], size = 10, partial = false) =>
  cutBatches(episodes, size, partial).map(({ length }) => length);

it('creates full batches, oldest first, and leaves the rest', () => {
  expect(sizes(many(9))).toEqual([]);
  expect(sizes(many(10))).toEqual([10]);
  expect(sizes(many(25))).toEqual([10, 10]);
  expect(sizes(many(25), 10, true)).toEqual([10, 10, 5]);
  expect(cutBatches(many(20).reverse(), 10, false)[0]!.map(({ id }) => id)).toEqual(many(10).map(({ id }) => id));
});

it('ends a batch at the end of a session if one is near', () => {
  const sessions = (lengths: number[]) => {
    const names = lengths.flatMap((length, session) => Array<string>(length).fill(`s${session}`));
    return many(names.length, (index) => ({ sessionId: names[index]! }));
  };
  expect(sizes(sessions([13, 8, 10]))).toEqual([13, 8, 10]);
  // Too short to end a batch at.
  expect(sizes(sessions([4, 30]))).toEqual([10, 10, 10]);
});

it('avoids crossing a large gap', () => {
  const withGap = many(20, (index) => ({
    sessionId: null,
    occurredAt: new Date(START + index * MINUTE_MS + (index >= 8 ? 86_400_000 : 0)),
  }));
  expect(sizes(withGap)).toEqual([8, 10]);
});

it('never mixes agents or projects', () => {
  const mixed = many(40, (index) => ({ agent: index % 2 ? 'a' : null, project: index % 4 < 2 ? 'p' : null }));
  const batches = cutBatches(mixed, 10, false);
  expect(batches).toHaveLength(4);
  for (const batch of batches) expect(new Set(batch.map(({ agent, project }) => `${agent}/${project}`)).size).toBe(1);
});
