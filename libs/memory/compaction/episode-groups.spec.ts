import { MINUTE_MS } from '@kernel/durations.js';
import type { Episode } from './eligible.js';
import { EpisodeGroups } from './episode-groups.js';

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
function cutBatches(episodes: readonly Episode[], size: number, partial: boolean) {
  const groups = new EpisodeGroups();
  for (const one of episodes) groups.add(one, size);
  return groups.take(true, partial);
}
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

it('cuts the same batches in whichever parts the episodes are read', () => {
  const turns = many(200, (index) => ({ agent: index % 3 ? 'a' : null, sessionId: `s${Math.floor(index / 17)}` }));
  const inParts = (part: number) => {
    const groups = new EpisodeGroups();
    const batches = turns.flatMap((one, index) => {
      groups.add(one, 10);
      return index % part === 0 ? groups.take(false, true) : [];
    });
    const names = [...batches, ...groups.take(true, true)].map((batch) => batch.map(({ id }) => id).join());
    return names.sort();
  };
  const whole = inParts(1_000);
  for (const part of [1, 16, 50]) expect(inParts(part)).toEqual(whole);
});

it('holds a limited number of episodes, and gives up the group that has waited longest', () => {
  const groups = new EpisodeGroups(20);
  const turns = many(100, (index) => ({ agent: index % 2 ? 'often' : `agent ${index}` }));
  const givenUp = turns.reduce((sum, one) => sum + groups.add(one, 12), 0);
  const batches = groups.take(true, false);
  expect(batches.map((batch) => [batch[0]!.agent, batch.length])).toEqual(Array(4).fill(['often', 12]));
  expect(givenUp).toBe(50);
});
