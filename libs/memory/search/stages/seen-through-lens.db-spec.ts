import { SearchFixture, SPACE } from '../testing/search-fixture.js';
import { seenThroughLens } from '../ranking/lens.js';

let fixture: SearchFixture;
beforeAll(async () => {
  fixture = await SearchFixture.open();
});
afterAll(() => fixture?.close());
beforeEach(() => fixture.empty());

it('returns the nearness of each own record that has a vector, and of no other user’s', async () => {
  const near = await fixture.add({ content: 'near', vector: [1, 0, 0] });
  const far = await fixture.add({ content: 'far', vector: [0, 1, 0] });
  const bare = await fixture.add({ content: 'not yet embedded' });
  const bea = await fixture.add({ content: 'near', vector: [1, 0, 0], userId: 'bea' });
  const foreign = await fixture.add({ content: 'near', vector: [1, 0, 0], tenantId: fixture.otherTenantId });
  const query = Float32Array.from([0.5, 0.25, 0]);
  const scope = fixture.scope('ann');
  const seen = await fixture.ask(scope, async (tx, arm) => {
    const all = [near, far, bare, bea, foreign];
    return [...(await seenThroughLens(tx, arm, all, { space: SPACE, query }))];
  });
  expect(new Map(seen)).toEqual(new Map([[near, 0.5], [far, 0.25]])); // prettier-ignore
});

it('returns for an edited record the nearness of the version that is read, past or current', async () => {
  const until = new Date('2025-06-01T00:00:00Z');
  const id = await fixture.add({ content: 'then', vector: [1, 0, 0], until, now: 'now' });
  const query = Float32Array.from([0.5, 0, 0]);
  const scope = fixture.scope('ann');
  const ask = (asOf?: Date) =>
    fixture.ask(
      scope,
      (tx, arm) => seenThroughLens(tx, arm, [id], { space: SPACE, query }),
      asOf ? { as_of: asOf } : {},
    );
  expect((await ask(new Date('2025-05-01T00:00:00Z'))).get(id)).toBe(0.5);
  expect((await ask()).get(id)).toBeUndefined();
});
