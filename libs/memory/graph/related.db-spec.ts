import { recordRooms } from '@test/isolation/pool-harness.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { newTenant, scopeOf } from '@test/support/scratch.js';
import { relatedTo } from './related.query.js';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

it('finds what each of many hubs is related to', async () => {
  const tenantId = await newTenant(test.admin);
  const scope = scopeOf({ tenantId }, ['records:read', 'records:write']);
  const { store } = recordRooms(test.database);
  for (let n = 0; n < 60; n++) await store.run(scope, { id: `hub${n}`, content: `Hub ${n}` });
  for (let n = 0; n < 100; n++) await store.run(scope, { id: `end${n}`, content: `End ${n}` });
  await test.admin.query(
    `insert into edges (tenant_id, user_id, from_id, type, to_id, created_at)
     select h.tenant_id, h.user_id, h.id, 'REFERS_TO', e.id, now() from records h
     join records e on e.tenant_id = h.tenant_id and e.external_id like 'end%'
     where h.tenant_id = $1 and h.external_id like 'hub%'`,
    [tenantId],
  );
  const { rows } = await test.admin.query<{ id: string }>(
    `select id from records where tenant_id = $1 and external_id like 'hub%' order by id`,
    [tenantId],
  );
  const hubs = rows.map(({ id }) => id);
  const found = await test.database.withScope(scope, (tx) =>
    relatedTo(tx, scope, hubs, { direction: 'out', depth: 1, limit: 3 }, new Date()),
  );
  expect(hubs.map((id) => found.get(id)?.length)).toEqual(hubs.map(() => 3));
});
