import type { Scope } from '@kernel/scope.js';
import { recordConditions, recordSource } from '@memory/record-store/record-source.js';
import { recordsById } from './scope-reads.js';
import { SearchFixture } from './testing/search-fixture.js';

const LATER = new Date('2099-01-01T00:00:00Z');

let fixture: SearchFixture;
let byOwner: Readonly<Record<'own' | 'shared' | 'other' | 'foreign', string>>;
beforeAll(async () => {
  fixture = await SearchFixture.open();
  byOwner = {
    own: await fixture.add({ userId: 'ann' }),
    shared: await fixture.add({ userId: null }),
    other: await fixture.add({ userId: 'bea' }),
    foreign: await fixture.add({ userId: 'ann', tenantId: fixture.otherTenantId }),
  };
});
afterAll(() => fixture?.close());

/** Whose records the statement returns for the ids of all. Asked by somebody who may read the tenant, so that its own conditions count. */
async function ownersFound(scope: Scope, asOf?: Date): Promise<string[]> {
  const arm = {
    scope,
    source: recordSource(scope, asOf),
    conditions: recordConditions(scope, {}, LATER),
    asOf,
    limit: 200,
  };
  const ids = Object.values(byOwner);
  const tenant = fixture.scope(null, { allUsers: true });
  const found = await fixture.test.database.withScope(tenant, (tx) => recordsById(tx, arm, [...ids, ...ids]));
  return Object.entries(byOwner).flatMap(([owner, id]) => (found.has(id) ? [owner] : []));
}

it.each([
  ['a user, with shared ones', 'ann', {}, ['own', 'shared']],
  ['a user alone', 'ann', { includeShared: false }, ['own']],
  ['the shared memory', null, {}, ['shared']],
  ['nobody', null, { includeShared: false }, []],
  ['a whole tenant', null, { allUsers: true }, ['own', 'shared', 'other']],
] as const)(
  'records are found by their ids for %s, and none of another user or tenant',
  async (_, userId, change, owners) => {
    const scope = fixture.scope(userId, change);
    expect(await ownersFound(scope)).toEqual(owners);
    expect(await ownersFound(scope, LATER)).toEqual(owners);
  },
);
