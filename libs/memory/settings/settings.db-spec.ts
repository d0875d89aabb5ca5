import { settingsSubject } from '@contracts/settings-subject.js';
import type { Database } from '@platform/database/database.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { failure, OTHER, scopeOf, TENANT } from '@test/support/scratch.js';
import { TravelClock } from '@test/support/travel-clock.js';
import { z } from 'zod';
import { Settings } from './settings.js';
import { TenantDocument } from './tenant-document.js';

const colours = settingsSubject({
  name: 'colours',
  schema: z.object({ wall: z.string(), floor: z.string().default('grey') }),
});

let test: TestDatabase;
let database: Database;
const settings = new Settings(new TravelClock());
const scope = scopeOf({ userId: 'ada', includeShared: false });
const ada = { tenantId: TENANT, userId: 'ada' };
const tenant = { tenantId: TENANT, userId: null };

beforeAll(async () => {
  test = await openTestDatabase();
  database = test.database;
  await test.admin.query(
    `insert into tenants (tenant_id, name, created_at, updated_at)
     select id, 'a tenant', now(), now() from unnest($1::uuid[]) as id on conflict do nothing`,
    [[TENANT, OTHER]],
  );
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.admin.query('truncate tenant_settings, user_settings');
});

const put = (owner: typeof ada | typeof tenant, wall: string, expected?: number) =>
  database.withScope({ ...scope, userId: owner.userId }, (tx) =>
    settings.put(tx, owner, colours, { wall, floor: 'oak' }, { by: 'k', expected }),
  );
const read = (owner: typeof ada | typeof tenant = ada) =>
  database.withScope({ ...scope, userId: owner.userId }, (tx) => settings.read(tx, owner, colours));

it('separates the documents of tenant and user, and counts versions', async () => {
  expect(await read()).toEqual({ tenant: null, user: null });
  await put(tenant, 'white');
  expect((await put(tenant, 'cream')).version).toBe(2);
  await put(ada, 'blue');
  const layers = await read();
  expect([layers.tenant?.value.wall, layers.tenant?.version]).toEqual(['cream', 2]);
  expect([layers.user?.value.wall, layers.user?.version]).toEqual(['blue', 1]);
  expect((await read(tenant)).user).toBeNull();
});

it('merges changes that come at once, each with its fields, also into a document that does not exist yet', async () => {
  const notes = settingsSubject({ name: 'notes', schema: z.record(z.string(), z.number()) });
  const documents = new TenantDocument(database, settings);
  const everybody = { ...scope, userId: null };
  const names = Array.from({ length: 8 }, (_, i) => `field ${i}`);
  await Promise.all(names.map((name, i) => documents.merge(everybody, notes, { [name]: i })));
  expect(await documents.read(everybody, notes)).toEqual(Object.fromEntries(names.map((name, i) => [name, i])));
});

it('adds defaults for fields missing in an older document', async () => {
  await put(tenant, 'white');
  await test.admin.query(`update tenant_settings set value = '{"wall": "white"}'`);
  expect((await read()).tenant?.value).toEqual({ wall: 'white', floor: 'grey' });
});

it.each([ada, tenant])('never overwrites a change that the caller has not seen (%j)', async (owner) => {
  expect((await put(owner, 'white', 0)).version).toBe(1);
  expect(await failure(put(owner, 'red', 0))).toMatchObject({ code: 'version_mismatch' });
  expect((await put(owner, 'cream', 1)).version).toBe(2);
  expect(await failure(put(owner, 'red', 1))).toMatchObject({ code: 'version_mismatch' });
});

it.each([ada, tenant])('lets one of several concurrent first writes succeed (%j)', async (owner) => {
  const outcomes = await Promise.allSettled(['red', 'green', 'blue', 'white'].map((wall) => put(owner, wall, 0)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('rejects a document that violates its schema', async () => {
  const broken = database.withScope(scope, (tx) =>
    settings.put(tx, ada, colours, { wall: 1 } as unknown as { wall: string; floor: string }, { by: 'k' }),
  );
  expect(await failure(broken)).toMatchObject({ name: 'ZodError' });
  expect((await read()).user).toBeNull();
});

it('removes only one document', async () => {
  await put(tenant, 'white');
  await put(ada, 'blue');
  const removed = () => database.withScope(scope, (tx) => settings.remove(tx, ada, colours));
  expect([await removed(), await removed()]).toEqual([true, false]);
  expect(await read()).toMatchObject({ tenant: { version: 1 }, user: null });
});

it('lists to a reader of the whole tenant the users with documents, and none of another tenant', async () => {
  await put(ada, 'blue');
  await database.withScope({ ...scope, tenantId: OTHER, userId: 'eve' }, (tx) =>
    settings.put(tx, { tenantId: OTHER, userId: 'eve' }, colours, { wall: 'black', floor: 'x' }, { by: 'k' }),
  );
  const all = await database.withScope({ ...scope, userId: null, allUsers: true }, (tx) =>
    settings.users(tx, TENANT, colours),
  );
  expect([...all]).toEqual([['ada', { wall: 'blue', floor: 'oak' }]]);
});

it('shows a user nothing of another, and rejects writes for another', async () => {
  await put(ada, 'blue');
  const eve = { ...scope, userId: 'eve' };
  expect((await database.withScope(eve, (tx) => settings.read(tx, ada, colours))).user).toBeNull();
  const forged = database.withScope(eve, (tx) =>
    settings.put(tx, ada, colours, { wall: 'red', floor: 'x' }, { by: 'k' }),
  );
  expect(await failure(forged)).toMatchObject({ code: '42501' });
});
