import { PERMISSIONS, type Scope } from '@kernel/scope.js';
import { ConfigError } from '@platform/config/config.js';
import { createPool } from '@platform/database/pool.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import {
  codeOf,
  Counted,
  HERE,
  keyBody,
  processOver,
  scopeOf,
  type TenancyProcess,
} from '@test/support/tenancy-process.js';
import { TravelClock } from '@test/support/travel-clock.js';
import { sql } from 'drizzle-orm';
import { generateKey } from './api-key.js';
import type { CreateKey } from './create-key.js';
import type { MintToken } from './mint-token.js';
import { showTenantId } from './tenants.repository.js';

let test: TestDatabase;
let database: Counted;
let clock: TravelClock;
let one: TenancyProcess;
let rootKey: string;

beforeAll(async () => {
  test = await openTestDatabase();
  database = new Counted(createPool(test.connection, { max: 5 }), { statementTimeoutMs: 10_000 });
});
afterAll(async () => {
  await database.close();
  await test.close();
});
beforeEach(async () => {
  await test.admin.query('truncate tenants, api_keys, users');
  clock = new TravelClock();
  one = processOver(database, clock);
  rootKey = (await one.bootstrap.run(undefined)).key ?? '';
});

async function newTenantKey(): Promise<{ key: string; scope: Scope; tenantId: string }> {
  const made = await one.createTenant.run(await scopeOf(one, rootKey), { name: 'acme', admin_key: true });
  const key = made.admin_key?.key ?? '';
  const scope = await scopeOf(one, key);
  return { key, scope, tenantId: scope.tenantId };
}

describe('the first start', () => {
  it('creates a tenant and a key with every permission that acts for the user default', async () => {
    const caller = await one.authenticate.run(rootKey, HERE);
    expect([...caller.permissions]).toEqual([...PERMISSIONS]);
    expect(caller).toMatchObject({ defaultUserId: 'default', userId: null, agent: null, project: null, token: false });
    expect((await one.listTenants.run(await scopeOf(one, rootKey), { limit: 50 })).tenants).toMatchObject([
      { name: 'default' },
    ]);
  });

  it('is the only one: a later start creates nothing and shows no key', async () => {
    expect(await one.bootstrap.run(undefined)).toEqual({ created: false, key: null });
    expect(await one.bootstrap.run(generateKey().text)).toEqual({ created: false, key: null });
    const { rows } = await test.admin.query('select count(*)::int as keys from api_keys');
    expect(rows).toEqual([{ keys: 1 }]);
  });

  it('creates one tenant and one key when several processes start at once', async () => {
    for (let round = 0; round < 3; round++) {
      await test.admin.query('truncate tenants, api_keys');
      const processes = Array.from({ length: 5 }, () => processOver(database, clock));
      // Opens a connection for each process first, so that none starts late.
      await Promise.all(processes.map(() => database.asSystem((tx) => tx.execute(sql`select pg_sleep(0.05)`))));
      const started = await Promise.all(processes.map(({ bootstrap }) => bootstrap.run(undefined)));
      expect(started.filter(({ created }) => created)).toHaveLength(1);
      const { rows } = await test.admin.query(
        'select (select count(*)::int from tenants) t, (select count(*)::int from api_keys) k',
      );
      expect(rows).toEqual([{ t: 1, k: 1 }]);
    }
  });

  it('uses the key that the operator chose and does not show it', async () => {
    await test.admin.query('truncate tenants, api_keys');
    const chosen = generateKey().text;
    expect(await one.bootstrap.run(chosen)).toEqual({ created: true, key: null });
    expect((await one.authenticate.run(chosen, HERE)).permissions.has('install')).toBe(true);
  });

  it('refuses an invalid chosen key, naming its variable but not its value', async () => {
    const failed = one.bootstrap.run('my-secret-key');
    await expect(failed).rejects.toThrow(ConfigError);
    await expect(failed).rejects.toThrow(/^RECOLLECT_BOOTSTRAP_KEY: /);
    await expect(failed).rejects.not.toThrow(/my-secret-key/);
  });

  it('stores no secret', async () => {
    const { rows } = await test.admin.query('select api_keys::text as row from api_keys');
    expect(JSON.stringify(rows)).not.toContain(rootKey.slice(16, 59));
  });
});

it('a reset revokes each key that may administer the installation, also behind a thousand others', async () => {
  const scope = await scopeOf(one, rootKey);
  await test.admin.query(
    `insert into api_keys (tenant_id, id, key_id, name, permissions, user_id, include_shared, trust_cap, secret_hash, created_at)
     select $1, ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'user' || n, 'user', '{records:read}', 'u' || n, true, 1, '', now()
     from generate_series(1, 1000) n`,
    [scope.tenantId],
  );
  const { key } = await one.createKey.run(scope, keyBody({ permissions: ['install'] }));
  const { key: fresh, revoked } = await one.adminKey.make({ reset: true });
  expect(revoked).toHaveLength(2);
  const other = processOver(database, clock);
  const live = await Promise.all([rootKey, key, fresh].map((text) => codeOf(other.authenticate.run(text, HERE))));
  expect(live).toEqual(['unauthorized', 'unauthorized', 'resolved']);
  const { rows } = await test.admin.query('select count(*)::int as n from api_keys where revoked_at is null');
  expect(rows).toEqual([{ n: 1_001 }]);
});

describe('an administrator', () => {
  const demoted = async (over: Partial<Parameters<CreateKey['run']>[1]> = {}): Promise<Scope> => {
    const { key } = await one.createKey.run(
      await scopeOf(one, rootKey),
      keyBody({ permissions: ['records:read', 'admin'], ...over }),
    );
    return scopeOf(one, key);
  };

  it('grants no permission that its key lacks', async () => {
    const scope = await demoted();
    expect(await codeOf(one.createKey.run(scope, keyBody({ permissions: ['privacy'] })))).toBe('forbidden');
    expect(await codeOf(one.createKey.run(scope, keyBody({ permissions: ['install'] })))).toBe('forbidden');
    expect(await codeOf(one.createKey.run(scope, keyBody()))).toBe('resolved');
  });

  it('cannot take over a stronger key by rotating, changing or revoking it', async () => {
    const scope = await demoted();
    const root = rootKey.slice(3, 15);
    expect(await codeOf(one.rotateKey.run(scope, root, { grace_seconds: 0 }))).toBe('forbidden');
    expect(await codeOf(one.updateKey.run(scope, root, { name: 'mine' }))).toBe('forbidden');
    expect(await codeOf(one.revokeKey.run(scope, root))).toBe('forbidden');
    expect(await codeOf(one.authenticate.run(rootKey, HERE))).toBe('resolved');
  });

  it('with a bound key creates and sees only keys of the same binding', async () => {
    const scope = await demoted({ user_id: 'ada' });
    expect(await codeOf(one.createKey.run(scope, keyBody()))).toBe('forbidden');
    expect(await codeOf(one.createKey.run(scope, keyBody({ user_id: 'bob' })))).toBe('forbidden');
    const made = await one.createKey.run(scope, keyBody({ user_id: 'ada' }));
    const { keys } = await one.listKeys.run(scope, { limit: 50, include_revoked: true });
    expect(keys.map(({ user_id }) => user_id)).toEqual(['ada', 'ada']);
    expect(await codeOf(one.getKey.run(scope, rootKey.slice(3, 15)))).toBe('not_found');
    expect(await codeOf(one.getKey.run(scope, made.key_id))).toBe('resolved');
  });

  it('with a bound key sees only its own user and cannot change the tenant', async () => {
    const admin = await scopeOf(one, rootKey);
    const settings = { time_zone: null, language: null, metadata: {} };
    for (const user of ['ada', 'bob']) await one.putUser.run(admin, user, settings);
    const scope = await demoted({ user_id: 'ada' });
    expect((await one.listUsers.run(scope, { limit: 50 })).users.map(({ user_id }) => user_id)).toEqual(['ada']);
    expect(await codeOf(one.getUser.run(scope, 'bob'))).toBe('not_found');
    expect(await codeOf(one.putUser.run(scope, 'bob', settings))).toBe('not_found');
    expect(await codeOf(one.putUser.run(scope, 'ada', settings))).toBe('resolved');
    expect(await codeOf(one.updateTenant.own(scope, { name: 'mine' }))).toBe('forbidden');
  });

  it('pages through keys without missing or repeating one', async () => {
    const scope = await scopeOf(one, rootKey);
    for (let i = 0; i < 5; i++) await one.createKey.run(scope, keyBody({ name: `key ${i}` }));
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await one.listKeys.run(scope, { limit: 2, cursor, include_revoked: true });
      names.push(...page.keys.map(({ name }) => name));
      cursor = page.next_cursor;
    } while (cursor !== undefined);
    expect(names).toEqual(['bootstrap', 'key 0', 'key 1', 'key 2', 'key 3', 'key 4']);
    expect(await codeOf(one.listKeys.run(scope, { limit: 2, cursor: 'nonsense', include_revoked: true }))).toBe(
      'invalid_input',
    );
  });

  it('pages through users by id and replaces all settings of a user', async () => {
    const scope = await scopeOf(one, rootKey);
    const settings = { time_zone: 'Europe/Berlin', language: 'de', metadata: { a: 1 } };
    expect((await one.putUser.run(scope, 'ada', settings)).created).toBe(true);
    expect(await one.putUser.run(scope, 'ada', { ...settings, language: null })).toMatchObject({
      created: false,
      user: { user_id: 'ada', time_zone: 'Europe/Berlin', language: undefined, metadata: { a: 1 } },
    });
    for (const user of ['bob', 'çelik']) await one.putUser.run(scope, user, settings);
    const first = await one.listUsers.run(scope, { limit: 2 });
    const second = await one.listUsers.run(scope, { limit: 2, cursor: first.next_cursor });
    expect([...first.users, ...second.users].map(({ user_id }) => user_id)).toEqual(['ada', 'bob', 'çelik']);
    expect(second.has_more).toBe(false);
  });
});

describe('a tenant', () => {
  it('starts with a key that has every permission except install', async () => {
    const { scope } = await newTenantKey();
    expect([...scope.permissions]).toEqual(PERMISSIONS.filter((permission) => permission !== 'install'));
    expect(await one.getTenant.own(scope)).toMatchObject({ name: 'acme', time_zone: 'UTC', language: 'en' });
  });

  it('starts without a key if none is wanted', async () => {
    const made = await one.createTenant.run(await scopeOf(one, rootKey), { name: 'bare', admin_key: false });
    expect(made.admin_key).toBeUndefined();
    expect((await test.admin.query('select 1 from api_keys')).rowCount).toBe(1);
  });

  it('is found, listed and changed by its id, and an unknown id returns not_found', async () => {
    const scope = await scopeOf(one, rootKey);
    const { tenantId } = await newTenantKey();
    const shown = showTenantId(tenantId);
    expect(await one.updateTenant.run(scope, shown, { language: 'de' })).toMatchObject({
      name: 'acme',
      language: 'de',
    });
    expect(await one.getTenant.run(scope, shown)).toMatchObject({ tenant_id: shown, language: 'de' });
    expect((await one.listTenants.run(scope, { limit: 1 })).has_more).toBe(true);
    for (const id of ['tenant_01h455vb4pex5vsknk084sn02q', 'nonsense']) {
      expect(await codeOf(one.getTenant.run(scope, id))).toBe('not_found');
      expect(await codeOf(one.updateTenant.run(scope, id, {}))).toBe('not_found');
    }
  });

  it('has an administrator who can see and change nothing of another tenant, not even by SQL', async () => {
    const mine = await scopeOf(one, rootKey);
    const theirs = await newTenantKey();
    await one.putUser.run(mine, 'ada', { time_zone: null, language: null, metadata: {} });
    await one.putUser.run(theirs.scope, 'bob', { time_zone: null, language: null, metadata: {} });
    const root = rootKey.slice(3, 15);
    expect(await codeOf(one.getKey.run(theirs.scope, root))).toBe('not_found');
    expect(await codeOf(one.revokeKey.run(theirs.scope, root))).toBe('not_found');
    expect(await codeOf(one.rotateKey.run(theirs.scope, root, { grace_seconds: 0 }))).toBe('not_found');
    expect(await codeOf(one.getUser.run(theirs.scope, 'ada'))).toBe('not_found');
    for (const [table, scope] of [
      ['api_keys', theirs.scope],
      ['users', theirs.scope],
      ['tenants', theirs.scope],
      ['users', mine],
    ] as const) {
      const seen = await database.withScope(scope, (tx) =>
        tx.execute(sql`select tenant_id from ${sql.identifier(table)}`),
      );
      expect(seen.rows.map((row) => row['tenant_id'])).toEqual([scope.tenantId]);
    }
    const changed = await database.withScope(theirs.scope, (tx) =>
      tx.execute(sql`update api_keys set revoked_at = now() where tenant_id = ${mine.tenantId}`),
    );
    expect(changed.rowCount).toBe(0);
    const planted = database.withScope(theirs.scope, (tx) =>
      tx.execute(sql`update api_keys set tenant_id = ${mine.tenantId} where tenant_id = ${theirs.tenantId}`),
    );
    await expect(planted).rejects.toThrow(/42501/);
  });
});

describe('a user token', () => {
  const mint = async (
    over: Partial<Parameters<CreateKey['run']>[1]>,
    body: Partial<Parameters<MintToken['run']>[2]> = {},
  ) => {
    const scope = await scopeOf(one, rootKey);
    const { key } = await one.createKey.run(
      scope,
      keyBody({ permissions: ['records:read', 'records:write', 'shared:read', 'admin'], ...over }),
    );
    const caller = await one.authenticate.run(key, HERE);
    return one.mintToken.run({ ...scope, userId: 'ada' }, caller, { expires_in: 3_600, ...body });
  };

  it('carries the permissions of its key, except those that no token carries', async () => {
    const { token, permissions, expires_at } = await mint({});
    expect(permissions).toEqual(['records:read', 'records:write', 'shared:read']);
    const caller = await one.authenticate.run(token, HERE);
    expect([...caller.permissions]).toEqual(permissions);
    expect(caller.expiresAt?.toISOString()).toBe(expires_at);
  });

  it('carries less if less is requested, and never more', async () => {
    expect((await mint({}, { permissions: ['records:read'] })).permissions).toEqual(['records:read']);
    expect(await codeOf(mint({}, { permissions: ['messages:read'] }))).toBe('forbidden');
    expect(await codeOf(mint({}, { permissions: ['admin'] }))).toBe('forbidden');
  });

  it('loses a permission that its key has lost', async () => {
    const { token } = await mint({});
    await test.admin.query(`update api_keys set permissions = '{records:read}' where name = 'agent'`);
    one.cache.forget((await one.authenticate.run(token, HERE)).keyId);
    expect([...(await one.authenticate.run(token, HERE)).permissions]).toEqual(['records:read']);
  });

  it('keeps the bindings of its key', async () => {
    const { token } = await mint({ agent: 'bot', project: 'moon', include_shared: false });
    expect(await one.authenticate.run(token, HERE)).toMatchObject({
      agent: 'bot',
      project: 'moon',
      includeShared: false,
      userId: 'ada',
    });
  });

  it('ends with its key at the latest', async () => {
    const expires = new Date(clock.now().getTime() + 60_000);
    const { token, expires_at } = await mint({ expires_at: expires });
    expect(expires_at).toBe(expires.toISOString());
    clock.forward(60_000);
    expect(await codeOf(one.authenticate.run(token, HERE))).toBe('unauthorized');
  });

  it('survives a rotation of its key', async () => {
    const { token } = await mint({});
    const { keyId } = await one.authenticate.run(token, HERE);
    await one.rotateKey.run(await scopeOf(one, rootKey), keyId, { grace_seconds: 0 });
    expect(await codeOf(one.authenticate.run(token, HERE))).toBe('resolved');
  });
});
