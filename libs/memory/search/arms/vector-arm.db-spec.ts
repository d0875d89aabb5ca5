import type { Scope } from '@kernel/scope.js';
import type { RecordQuery } from '@memory/record-store/record-source.js';
import { markEmbedded } from '@platform/database/transaction.js';
import { SearchFixture, SPACE } from '../testing/search-fixture.js';
import { vectorArm } from './vector-arm.query.js';

let fixture: SearchFixture;
beforeAll(async () => {
  fixture = await SearchFixture.open();
});
afterAll(() => fixture?.close());
beforeEach(() => fixture.empty());

function search(
  scope: Scope,
  query: readonly number[],
  request: RecordQuery & { limit?: number } = {},
  space: { provider: string; model: string; dimensions: number } = SPACE,
) {
  return fixture.ask(
    scope,
    async (tx, arm) => (await vectorArm(tx, arm, space, Float32Array.from(query))).hits,
    request,
  );
}

/** A unit vector at this angle, in degrees, from [1, 0, 0]. */
function at(degrees: number): number[] {
  const radians = (degrees * Math.PI) / 180;
  return [Math.cos(radians), Math.sin(radians), 0];
}

it('finds by direction what shares no word, nearest first, with the cosine as score', async () => {
  const ids: string[] = [];
  for (const angle of [80, 10, 45]) ids.push(await fixture.add({ content: 'xyz', vector: at(angle) }));
  const hits = await search(fixture.scope('ann'), [1, 0, 0]);
  expect(hits.map(({ recordId }) => recordId)).toEqual([ids[1], ids[2], ids[0]]);
  [10, 45, 80].forEach((angle, index) => {
    // Half precision has three digits.
    expect(hits[index]?.score).toBeCloseTo(Math.cos((angle * Math.PI) / 180), 3);
    expect(hits[index]).toMatchObject({ start: 0, end: 3 });
  });
});

it('orders equal scores by id, and cuts there', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 6; n++) ids.push(await fixture.add({ vector: at(30) }));
  const hits = await search(fixture.scope('ann'), [1, 0, 0], { limit: 4 });
  expect(hits.map(({ recordId }) => recordId)).toEqual(ids.sort().slice(0, 4));
});

it('applies filters inside the arm: a hundred nearer hits that are filtered out leave room for one that is not', async () => {
  for (let n = 0; n < 100; n++) await fixture.add({ vector: at(1), session: 'other' });
  const id = await fixture.add({ vector: at(89), session: 'mine' });
  const hits = await search(fixture.scope('ann'), [1, 0, 0], { session_id: 'mine', limit: 3 });
  expect(hits.map(({ recordId }) => recordId)).toEqual([id]);
});

it('compares with own and shared vectors, and with nobody else’s', async () => {
  const own = await fixture.add({ vector: at(50) });
  const shared = await fixture.add({ vector: at(40), userId: null });
  const bea = await fixture.add({ vector: at(1), userId: 'bea' });
  await fixture.add({ vector: at(1), tenantId: fixture.otherTenantId });
  const found = async (scope: Scope) => (await search(scope, [1, 0, 0])).map(({ recordId }) => recordId);
  expect(await found(fixture.scope('ann'))).toEqual([shared, own]);
  expect(await found(fixture.scope('ann', { includeShared: false }))).toEqual([own]);
  expect(await found(fixture.scope(null))).toEqual([shared]);
  expect(await found(fixture.scope(null, { allUsers: true }))).toEqual([bea, shared, own]);
});

it('never compares vectors of different models', async () => {
  await fixture.add({ vector: at(1) });
  expect(await search(fixture.scope('ann'), [1, 0, 0], {}, { ...SPACE, model: 'another' })).toEqual([]);
});

it('finds a replaced text only as of the time when it was current', async () => {
  const from = new Date('2025-01-01T00:00:00Z');
  const until = new Date('2025-02-01T00:00:00Z');
  const id = await fixture.add({ content: 'old', at: from, until, now: 'new', vector: at(1) });
  const found = async (as_of?: Date) =>
    (await search(fixture.scope('ann'), [1, 0, 0], { as_of })).map(({ recordId }) => recordId);
  expect(await found()).toEqual([]);
  expect(await found(new Date('2025-01-15T00:00:00Z'))).toEqual([id]);
  expect(await found(new Date('2024-12-31T00:00:00Z'))).toEqual([]);
});

it('returns identical scores with a cached plan, in the form for the embedded database', async () => {
  for (let n = 0; n < 40; n++) await fixture.add({ vector: at(n * 2.1) });
  const ask = (angle: number, embedded: boolean) =>
    fixture.ask(
      fixture.scope('ann'),
      async (tx, arm) =>
        (await vectorArm(embedded ? markEmbedded(tx) : tx, arm, SPACE, Float32Array.from(at(angle)))).hits,
    );
  for (const angle of [0, 3, 17, 33, 58, 71, 90, 180]) {
    const hits = await ask(angle, true);
    expect(hits).toHaveLength(40);
    expect(hits).toEqual(await ask(angle, false));
  }
});
