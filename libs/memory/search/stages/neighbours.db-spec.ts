import type { Scope } from '@kernel/scope.js';
import type { RecordQuery } from '@memory/record-store/record-source.js';
import { neighboursOf } from './neighbours.query.js';
import { AT, SearchFixture } from '../testing/search-fixture.js';

let fixture: SearchFixture;
beforeAll(async () => {
  fixture = await SearchFixture.open();
});
afterAll(() => fixture?.close());
beforeEach(() => fixture.empty());

/** Adds the turns of a session within one minute, so that `sequence` orders them. */
async function session(name: string, turns: number, given: { userId?: string | null; tenantId?: string } = {}) {
  const ids: string[] = [];
  for (let n = 0; n < turns; n++)
    ids.push(await fixture.add({ ...given, session: name, sequence: n, content: `${n}` }));
  return ids;
}

/** As `distance id`, in the order of `anchors`. */
async function beside(scope: Scope, anchors: readonly string[], query: RecordQuery = {}): Promise<string[][]> {
  const found = await fixture.ask(scope, (tx, arm) => neighboursOf(tx, arm, anchors), query);
  return anchors.map((anchor) =>
    found
      .filter(({ of }) => of === anchor)
      .map(({ offset, recordId }) => `${Math.abs(offset)} ${recordId}`)
      .sort(),
  );
}

const steps = (...pairs: readonly (readonly [number, string | undefined])[]) =>
  pairs.map(([distance, id]) => `${distance} ${id}`).sort();

const NOW_AND_THEN: readonly [string, RecordQuery][] = [
  ['now', {}],
  ['in the past', { as_of: new Date('2030-01-01T00:00:00Z') }],
];

describe.each(NOW_AND_THEN)('%s', (_name, request) => {
  it('are the two turns before and the two after, fewer at the ends', async () => {
    const turns = await session('s', 7);
    const [middle, first] = await beside(fixture.scope('ann'), [turns[3] ?? '', turns[0] ?? ''], request);
    expect(middle).toEqual(steps([1, turns[2]], [1, turns[4]], [2, turns[1]], [2, turns[5]]));
    expect(first).toEqual(steps([1, turns[1]], [2, turns[2]]));
  });

  it('are of the same owner, though others have a session of that name', async () => {
    const mine = await session('s', 2);
    const shared = await session('s', 2, { userId: null });
    const hers = await session('s', 2, { userId: 'bea' });
    await session('s', 2, { tenantId: fixture.otherTenantId });
    const anchors = [mine[0] ?? '', shared[0] ?? '', hers[0] ?? ''];
    expect(await beside(fixture.scope('ann'), anchors, request)).toEqual([
      steps([1, mine[1]]),
      steps([1, shared[1]]),
      [],
    ]);
    expect(await beside(fixture.scope(null, { allUsers: true }), anchors, request)).toEqual([
      steps([1, mine[1]]),
      steps([1, shared[1]]),
      steps([1, hers[1]]),
    ]);
  });

  it('are turns: a fact that was drawn from one takes no turn’s place', async () => {
    const turns = await session('s', 4);
    const said = await fixture.add({ session: 's', sequence: 1, content: 'x', source: 'import' });
    await fixture.add({ session: 's', sequence: 2, content: 'a fact', source: 'extraction' });
    const [first] = await beside(fixture.scope('ann'), [turns[0] ?? ''], request);
    expect(first).toEqual(steps([1, turns[1]], [2, said]));
    const [last] = await beside(fixture.scope('ann'), [turns[3] ?? ''], request);
    expect(last).toEqual(steps([1, turns[2]], [2, said]));
  });

  it('pass over turns that may not be answered', async () => {
    const [a, hidden, c] = [
      await fixture.add({ session: 's', sequence: 1, agent: 'writer' }),
      await fixture.add({ session: 's', sequence: 2, agent: 'planner' }),
      await fixture.add({ session: 's', sequence: 3, agent: 'writer' }),
    ];
    const [found] = await beside(fixture.scope('ann'), [a], { ...request, agent: 'writer' });
    expect(found).toEqual(steps([1, c]));
    expect((await beside(fixture.scope('ann'), [a], request))[0]).toEqual(steps([1, hidden], [2, c]));
  });

  it('are none of a record outside any session', async () => {
    const [id] = [await fixture.add({}), await fixture.add({})];
    expect(await beside(fixture.scope('ann'), [id], request)).toEqual([[]]);
  });
});

describe.each(NOW_AND_THEN)('%s', (_name, wanted) => {
  it('tell on which side they stand, and whether what they stand beside asks', async () => {
    const asks = await fixture.add({ session: 's', sequence: 1, content: 'How was the trip? [a photo of a bay]' });
    const tells = await fixture.add({ session: 's', sequence: 2, content: 'Calm. Was it? It was.' });
    const found = await fixture.ask(fixture.scope('ann'), (tx, arm) => neighboursOf(tx, arm, [asks, tells]), wanted);
    expect(found).toMatchObject([
      { of: asks, recordId: tells, offset: 1, asked: true, traits: { sessionId: 's', size: 21 } },
      { of: tells, recordId: asks, offset: -1, asked: false },
    ]);
  });
});

it('as of a time are those that had been recorded by then', async () => {
  const first = await fixture.add({ session: 's', sequence: 1, at: AT });
  const second = await fixture.add({ session: 's', sequence: 2, at: new Date(AT.getTime() + 60_000) });
  const then = new Date(AT.getTime() + 30_000);
  expect(await beside(fixture.scope('ann'), [first], { as_of: then })).toEqual([[]]);
  expect(await beside(fixture.scope('ann'), [first])).toEqual([steps([1, second])]);
});
