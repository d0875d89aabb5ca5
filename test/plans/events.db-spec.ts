import { lifecycleEventsOf } from '@memory/lifecycle/list-events.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { scopeOf, TENANT } from '@test/support/scratch.js';
import { leaveToUs } from './big-database.js';
import { Explained } from './explain.js';

const EVENTS = 20_000;
const LIMIT = 50;
const scope = scopeOf({ userId: 'ann' }, ['records:read', 'shared:read']);
let test: TestDatabase;
let explained: Explained;

beforeAll(async () => {
  test = await openTestDatabase({ unused: true });
  await leaveToUs(test.admin, ['lifecycle_events']);
  await test.admin.query(
    `insert into tenants (tenant_id, name, created_at, updated_at) values ('${TENANT}', 't', now(), now())`,
  );
  // One in ten is of shared memory, and every second of the rest is ann's.
  await test.admin.query(
    `insert into lifecycle_events (tenant_id, id, user_id, record_id, type, action, reason, actor, at)
     select '${TENANT}', gen_random_uuid(), case when n % 10 = 0 then null when n % 2 = 0 then 'ann' else 'u-' || n % 100 end,
       gen_random_uuid(), 'message', 'forgotten', 'expired', 'k', timestamptz '2026-01-01Z' + n * interval '1 minute'
     from generate_series(1, ${EVENTS}) n`,
  );
  await test.admin.query('vacuum analyze lifecycle_events');
  explained = new Explained(test);
}, 240_000);
afterAll(async () => {
  await explained?.close();
  await test?.close();
});

it.each([
  ['the first page', undefined],
  ['a further page', { at: new Date('2026-01-08Z'), id: '00000000-0000-7000-8000-000000000000' }],
])('%s of lifecycle events reads its own length of each owner', async (_, after) => {
  let found = 0;
  const readings = await explained.of(() =>
    explained.database.withScope(scope, async (tx) => {
      found = (await lifecycleEventsOf(tx, scope, {}, LIMIT, after)).length;
    }),
  );
  expect(found).toBe(LIMIT);
  const read = readings.flat().filter(({ table }) => table === 'lifecycle_events');
  expect(read.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThanOrEqual(2 * LIMIT);
});
