import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { walkTenants } from './walk-tenants.js';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(() => test.admin.query('truncate tenants cascade'));

async function tenants(count: number): Promise<string[]> {
  const { rows } = await test.admin.query<{ tenant_id: string }>(
    `insert into tenants (tenant_id, name, created_at, updated_at)
     select ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'a tenant', now(), now()
     from generate_series(1, $1::int) n returning tenant_id`,
    [count],
  );
  return rows.map((row) => row.tenant_id);
}

const still = new AbortController().signal;

it('visits every tenant once, even more than are read at a time', async () => {
  const all = await tenants(1_203);
  const seen: string[] = [];
  await walkTenants(test.database, still, async (tenantId) => void seen.push(tenantId));
  expect([...seen].sort()).toEqual(all);
});

it('starts with another tenant each time, so that walks that are cut off reach all in the end', async () => {
  const all = await tenants(4);
  const seen = new Set<string>();
  for (let walk = 0; walk < 60; walk++) {
    const cut = new AbortController();
    const visit = async (tenantId: string): Promise<void> => {
      seen.add(tenantId);
      cut.abort(new Error('its time is over'));
    };
    await expect(walkTenants(test.database, cut.signal, visit)).rejects.toThrow('its time is over');
  }
  expect([...seen].sort()).toEqual(all);
});

it('continues after a failing tenant, and reports it at the end', async () => {
  const all = await tenants(3);
  const seen: string[] = [];
  const visit = async (tenantId: string): Promise<void> => {
    seen.push(tenantId);
    if (tenantId === all[1]) throw new Error('this one fails');
  };
  await expect(walkTenants(test.database, still, visit)).rejects.toThrow('this one fails');
  expect([...seen].sort()).toEqual(all);
});

it('does nothing if there is no tenant', async () => {
  await walkTenants(test.database, still, () => Promise.reject(new Error('nobody is there')));
});
