import { newId } from '@kernel/ids.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';

let test: TestDatabase;
let tenantId: string;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
  tenantId = newId();
  await test.admin.query(
    'truncate tenants cascade; truncate sweeps_due; truncate tenant_settings; truncate model_calls;',
  );
  await test.admin.query("insert into tenants (tenant_id, name, created_at, updated_at) values ($1, 't', now(), now())", [tenantId]); // prettier-ignore
});

const set = (name: string): Promise<unknown> =>
  test.admin.query(
    `insert into tenant_settings (tenant_id, name, value, updated_at, changed_by) values ($1, $2, '{}', now(), 'k')`,
    [tenantId, name],
  );

async function marks(): Promise<{ sweep: string; due: boolean }[]> {
  const { rows } = await test.admin.query<{ sweep: string; due: boolean }>(
    'select sweep, due_at <= now() as due from sweeps_due order by sweep',
  );
  return rows;
}

it('folding settings make a tenant due for folding, forgetting settings for forgetting, and others for nothing', async () => {
  await set('safety');
  expect(await marks()).toEqual([]);
  await set('compaction');
  expect(await marks()).toEqual([{ sweep: 'compact-due', due: true }]);
  await set('forgetting');
  expect(await marks()).toEqual([{ sweep: 'compact-due', due: true }, { sweep: 'forget-due', due: true }]); // prettier-ignore
  await test.admin.query(`update sweeps_due set due_at = 'infinity'`);
  await test.admin.query(`delete from tenant_settings where name = 'compaction'`);
  expect(await marks()).toEqual([{ sweep: 'compact-due', due: true }, { sweep: 'forget-due', due: false }]); // prettier-ignore
});

it('a call to a model makes a tenant due at the time when its process would count as lost', async () => {
  await test.admin.query(
    `insert into model_calls (tenant_id, id, day, purpose, model, created_at, deadline)
     values ($1, gen_random_uuid(), '2026-01-01', 'chat', 'm', now(), now() + interval '1 hour')`,
    [tenantId],
  );
  expect(await marks()).toEqual([{ sweep: 'settle-model-calls', due: false }]);
  await test.admin.query(`update sweeps_due set due_at = due_at + interval '1 day'`);
  await test.admin.query(
    `insert into model_calls (tenant_id, id, day, purpose, model, created_at, deadline)
     values ($1, gen_random_uuid(), '2026-01-01', 'chat', 'm', now(), now() - interval '1 hour')`,
    [tenantId],
  );
  expect(await marks()).toEqual([{ sweep: 'settle-model-calls', due: true }]);
});

it('nothing is left of a tenant that is deleted together with its settings', async () => {
  await set('forgetting');
  await test.admin.query('delete from sweeps_due');
  const client = await test.admin.connect();
  try {
    await client.query('begin');
    await client.query('delete from tenant_settings');
    await client.query('delete from tenants');
    await client.query('commit');
  } finally {
    client.release();
  }
  expect(await marks()).toEqual([]);
});

it('a transaction that is rolled back marks nothing', async () => {
  const client = await test.admin.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into tenant_settings (tenant_id, name, value, updated_at, changed_by) values ($1, 'forgetting', '{}', now(), 'k')`,
      [tenantId],
    );
    await client.query('rollback');
  } finally {
    client.release();
  }
  expect(await marks()).toEqual([]);
});
