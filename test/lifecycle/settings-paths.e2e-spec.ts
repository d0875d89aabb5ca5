import { OPERATIONS } from '@contracts/catalogue.js';
import {
  deletePolicy, deleteTenantForgetting, deleteUserForgetting, getPolicy, getTenantForgetting, getUserForgetting,
  putPolicy, putTenantForgetting, putUserForgetting, putUserPolicy,
} from '@contracts/lifecycle/forgetting-policy.operations.js'; // prettier-ignore
import type { AnyOperation } from '@contracts/operation.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await startApp();
  const { key } = await app.key();
  admin = app.client(key);
});
afterAll(() => app.stop());
afterEach(() => admin.ok(deleteTenantForgetting));

const DAILY = { model: 'ebbinghaus', unit: '1d' } as const;
const tenantSet = async () => (await admin.ok(getTenantForgetting)).set;

describe('the paths of settings', () => {
  // mem0's `/v2/profiles/settings` is a path of its protocol, and sets nothing here.
  const settings = OPERATIONS.filter(({ name, path }) => path.endsWith('/settings') && !name.startsWith('mem0.'));

  it('name their owner: /v1/X/settings the user’s, /v1/admin/X/settings the tenant’s', () => {
    expect(settings.length).toBeGreaterThan(15);
    for (const { name, path, touches } of settings) {
      expect([name, touches]).toEqual([name, path.startsWith('/v1/admin/') ? 'tenant' : 'user']);
      expect(path).toMatch(/^\/v1\/(admin\/)?[a-z]+\/settings$/);
    }
  });

  it.each(settings.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    '%s accepts no unknown parameter',
    async (_, operation) => {
      const sent = { query: { dry_run: true }, ...(operation.body && { body: { model: 'none' } }) };
      const refusal = await admin.as('ada').fails(operation, sent);
      expect([refusal.status, refusal.fields.includes('dry_run')]).toEqual([400, true]);
    },
  );
});

describe('forgetting', () => {
  it('is set for the named user only, by header or query, and for the tenant by the admin path', async () => {
    const [ada, bob] = [admin.as(newUser()), newUser()];
    expect((await ada.ok(putUserForgetting, { body: DAILY })).set).toMatchObject(DAILY);
    await admin.ok(putUserForgetting, { query: { user_id: bob }, body: { model: 'none' } });
    expect(await tenantSet()).toBeNull();
    expect((await ada.ok(getUserForgetting)).set).toMatchObject(DAILY);
    await admin.ok(putTenantForgetting, { body: { model: 'exponential' } });
    expect((await admin.ok(getUserForgetting, { query: { user_id: bob } })).effective).toMatchObject({ model: 'none' });
    expect((await ada.ok(deleteUserForgetting)).effective).toMatchObject({ model: 'exponential' });
  });

  it('without a user is refused where it is a user’s', async () => {
    for (const operation of [getUserForgetting, deleteUserForgetting]) {
      expect((await admin.fails(operation)).code).toBe('user_required');
    }
    expect((await admin.fails(putUserForgetting, { body: DAILY })).code).toBe('user_required');
  });

  it.each<[string, AnyOperation]>([
    ['GET', getPolicy],
    ['PUT', putPolicy],
    ['DELETE', deletePolicy],
  ])('by the older path refuses a named user, and names the intended path: %s', async (method, operation) => {
    const body = method === 'PUT' ? { body: DAILY } : {};
    for (const header of ['x-user-id', 'user-id']) {
      const refusal = await admin.fails(operation, { ...body, headers: { [header]: 'ada' } });
      expect([refusal.status, refusal.detail]).toEqual([400, expect.stringContaining('/v1/forgetting/settings')]);
    }
    expect((await admin.fails(operation, { ...body, query: { user_id: 'ada' } })).status).toBe(400);
    expect(await tenantSet()).toBeNull();
  });

  it('by the older paths equals that by the newer', async () => {
    const ada = newUser();
    await admin.ok(putPolicy, { body: DAILY });
    expect(await tenantSet()).toMatchObject(DAILY);
    await admin.ok(putUserForgetting, { query: { user_id: ada }, body: { model: 'none' } });
    await admin.ok(putUserPolicy, { params: { user_id: ada }, body: { model: 'exponential' } });
    expect((await admin.as(ada).ok(getUserForgetting)).set).toMatchObject({ model: 'exponential' });
  });

  it('of another tenant’s user of the same name is unchanged', async () => {
    const ada = newUser();
    await admin.as(ada).ok(putUserForgetting, { body: DAILY });
    const elsewhere = app.client(await app.otherTenant(), { user: ada });
    expect((await elsewhere.ok(getUserForgetting)).set).toBeNull();
    await elsewhere.ok(deleteUserForgetting);
    expect((await admin.as(ada).ok(getUserForgetting)).set).toMatchObject(DAILY);
  });

  it('of another user does not exist for a key that is bound to one', async () => {
    const { key } = await app.key({ user_id: newUser(), permissions: ['records:read', 'admin'] });
    const bound = app.client(key, { user: newUser() });
    expect((await bound.fails(getUserForgetting)).code).toBe('not_found');
    expect((await bound.fails(putUserForgetting, { body: DAILY })).code).toBe('not_found');
  });
});
