import { LIMITS } from '@contracts/limits.js';
import {
  getRecord,
  listRecords,
  listVersions,
  patchRecord,
  storeRecord,
} from '@contracts/records/records.operations.js';
import {
  createKey,
  createTenant,
  getKey,
  getOwnTenant,
  getTenant,
  listKeys,
  listTenants,
  revokeKey,
  rotateKey,
  updateKey,
  updateOwnTenant,
  updateTenant,
} from '@contracts/tenancy/tenancy.operations.js';
import { getMe, getUser, listUsers, mintToken, putUser } from '@contracts/users/users.operations.js';
import { generateKey } from '@governance/tenancy/api-key.js';
import { KeyCache } from '@governance/tenancy/keys.repository.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import { Client } from '@test/support/client.js';
import { TravelClock } from '@test/support/travel-clock.js';
import { waitUntil } from '@test/support/wait-until.js';
import { unnamed } from '@test/support/unnamed.js';

const clock = new TravelClock();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ clock });
});
afterAll(() => app.stop());

const statusOf = async (key: string) => (await app.client(key).call(getMe)).status;

describe('a key', () => {
  it('is accepted as X-API-Key and as Bearer, and both at once if they are the same', async () => {
    const { key } = await app.key();
    const bare = new Client(app.url, undefined);
    const ask = async (headers: Record<string, string>) => (await bare.call(getMe, { headers })).status;
    expect(await ask({ 'x-api-key': key })).toBe(200);
    expect(await ask({ authorization: `Bearer ${key}` })).toBe(200);
    expect(await ask({ authorization: `bearer ${key}` })).toBe(200);
    expect(await ask({ 'x-api-key': key, authorization: `Bearer ${key}` })).toBe(200);
    expect(await ask({ 'x-api-key': key, authorization: `Bearer ${app.adminKey}` })).toBe(401);
    expect(await ask({ authorization: `Basic ${key}` })).toBe(401);
  });

  it('works for HEAD as for GET, which returns no body', async () => {
    const { key } = await app.key();
    const ask = (headers: Record<string, string>) => fetch(`${app.url}/v1/me`, { method: 'HEAD', headers });
    const reply = await ask({ 'x-api-key': key });
    expect([reply.status, await reply.text()]).toEqual([200, '']);
    expect((await ask({})).status).toBe(401);
  });

  it('is shown once, and only its public part ever after', async () => {
    const made = await app.client().ok(createKey, { body: { name: 'once', permissions: ['records:read'] } });
    expect(made.key).toContain(made.key_id);
    const read = await app.client().call(getKey, { params: { key_id: made.key_id } });
    const list = await app.client().call(listKeys, { query: { limit: 1_000 } });
    for (const { text } of [read, list]) {
      expect(text).toContain(made.key_id);
      expect(text).not.toContain(made.key.slice(16, 40));
    }
    const { rows } = await app.db.admin.query<{ row: string }>('select api_keys::text as row from api_keys');
    expect(rows.map(({ row }) => row).join()).not.toContain(made.key.slice(16, 40));
  });

  it('returns its identity', async () => {
    const { key, id } = await app.key({ permissions: ['records:read'], user_id: 'ada', agent: 'tutor' });
    expect(await app.client(key).ok(getMe)).toMatchObject({
      key: { key_id: id, name: 'test' },
      token: false,
      permissions: ['records:read'],
      bindings: { user_id: 'ada', agent: 'tutor' },
      user_id: 'ada',
      include_shared: false,
    });
  });

  it('is named in the history of what it changed', async () => {
    const { key, id: keyId } = await app.key();
    const client = app.client(key, { user: newUser() });
    const { id } = await client.ok(storeRecord, { body: { content: 'One.' } });
    await client.ok(patchRecord, { params: { id }, body: { content: 'Two.' } });
    const { versions } = await client.ok(listVersions, { params: { id } });
    expect(versions[1]!.changed_by).toBe(keyId);
  });

  it('has no other default user than the one it is bound to', async () => {
    const body = { name: 'bound', permissions: ['records:read' as const], user_id: 'ada' };
    expect(await app.client().fails(createKey, { body: { ...body, default_user_id: 'bob' } })).toMatchObject({
      code: 'invalid_input',
      fields: ['default_user_id'],
    });
    await app.client().ok(createKey, { body: { ...body, default_user_id: 'ada' } });
  });

  it('ends when it expires', async () => {
    const { key, id } = await app.key({ expires_at: clock.now().getTime() + 3_600_000 });
    expect(await statusOf(key)).toBe(200);
    clock.forward(3_600_001);
    expect(await statusOf(key)).toBe(401);
    expect((await app.client().ok(getKey, { params: { key_id: id } })).status).toBe('expired');
  });

  it('can be renamed and given an expiry, but not once it is revoked', async () => {
    const { id } = await app.key();
    const rename = { params: { key_id: id }, body: { name: 'renamed', expires_at: '2999-01-01' } };
    expect(await app.client().ok(updateKey, rename)).toMatchObject({
      name: 'renamed',
      expires_at: '2999-01-01T00:00:00.000Z',
    });
    await app.client().ok(revokeKey, { params: { key_id: id } });
    expect(await app.client().fails(updateKey, rename)).toMatchObject({ status: 409, code: 'conflict' });
    expect(await app.client().fails(rotateKey, { params: { key_id: id } })).toMatchObject({ status: 409 });
  });

  it('creates no key that may do more than it can itself', async () => {
    const { key } = await app.key({ permissions: ['records:read', 'admin'] });
    const more = { body: { name: 'k', permissions: ['records:read', 'records:write'] } };
    expect(await app.client(key).fails(createKey, more)).toMatchObject({ status: 403, code: 'forbidden' });
    const bound = app.client((await app.key({ user_id: 'ada' })).key);
    for (const body of [{ user_id: 'bob' }, {}]) {
      const refusal = await bound.fails(createKey, { body: { name: 'k', permissions: ['records:read'], ...body } });
      expect(refusal).toMatchObject({ status: 403, code: 'forbidden' });
    }
    expect(
      (await bound.ok(createKey, { body: { name: 'k', permissions: ['records:read'], user_id: 'ada' } })).user_id,
    ).toBe('ada');
  });

  describe('that expires or has a rate limit', () => {
    const permissions = ['records:read', 'admin'] as const;
    const HOUR = 3_600_000;
    const later = (hours: number) => new Date(clock.now().getTime() + hours * HOUR).toISOString();

    it.each<[string, () => unknown, () => unknown, () => unknown]>([
      ['expires_at', () => later(2), () => later(1), () => later(3)],
      ['rate_limit', () => 2_000, () => 1_000, () => 3_000],
    ])('gives neither itself nor another key a looser %s', async (field, own, tighter, looser) => {
      const limit = own();
      const { key, id } = await app.key({ permissions, [field]: limit });
      const client = app.client(key);
      const body = { name: 'k', permissions: ['records:read'] };
      const refused = { status: 403, code: 'forbidden', fields: [field] };
      for (const value of [looser(), undefined]) {
        expect(await client.fails(createKey, { body: { ...body, [field]: value } })).toMatchObject(refused);
      }
      const made = await client.ok(createKey, { body: { ...body, [field]: limit } });
      const plain = await app.key({ permissions: ['records:read'] });
      for (const key_id of [id, made.key_id, plain.id]) {
        for (const value of [looser(), null]) {
          const refusal = await client.fails(updateKey, { params: { key_id }, body: { [field]: value } });
          expect(refusal).toMatchObject(refused);
          expect(refusal.detail).toContain(field);
        }
        expect(await client.ok(updateKey, { params: { key_id }, body: { name: 'renamed' } })).toBeDefined();
      }
      expect(await client.fails(rotateKey, { params: { key_id: plain.id } })).toMatchObject(refused);
      await client.ok(updateKey, { params: { key_id: plain.id }, body: { [field]: tighter() } });
      await client.ok(rotateKey, { params: { key_id: plain.id } });
      const endless = await app.key({ permissions: ['records:read'] });
      await client.ok(revokeKey, { params: { key_id: endless.id } });
      await client.ok(updateKey, { params: { key_id: id }, body: { [field]: tighter() } });
    });
  });

  it('of another tenant is neither seen, changed, rotated nor revoked: 404, as for a missing one', async () => {
    const { key, id } = await app.key();
    const stranger = app.client(await app.otherTenant());
    for (const operation of [getKey, updateKey, rotateKey, revokeKey]) {
      const body = operation === updateKey ? { name: 'stolen' } : undefined;
      const [foreign, absent] = [
        await stranger.fails(operation, { params: { key_id: id }, body }),
        await stranger.fails(operation, { params: { key_id: 'zzzzzzzzzzzz' }, body }),
      ];
      expect([operation.name, foreign.status, unnamed(foreign.text)]).toEqual([
        operation.name,
        404,
        unnamed(absent.text),
      ]);
    }
    const listed = await stranger.ok(listKeys, { query: { limit: 1_000 } });
    expect(listed.keys.map(({ key_id }) => key_id)).not.toContain(id);
    expect(await statusOf(key)).toBe(200);
  });

  it('of another user is not seen by a key bound to one: 404, as for a missing one', async () => {
    const { id } = await app.key({ user_id: 'bob' });
    const ada = app.client((await app.key({ user_id: 'ada' })).key);
    const absent = await ada.fails(getKey, { params: { key_id: 'zzzzzzzzzzzz' } });
    expect(unnamed((await ada.fails(getKey, { params: { key_id: id } })).text)).toBe(unnamed(absent.text));
    const { keys } = await ada.ok(listKeys, { query: { limit: 1_000 } });
    expect(keys.every(({ user_id }) => user_id === 'ada')).toBe(true);
  });

  it('list is paged, oldest first', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await app.client().ok(listKeys, { query: { limit: 4, cursor } });
      seen.push(...page.keys.map(({ key_id }) => key_id));
      cursor = page.next_cursor;
    } while (cursor !== undefined);
    const all = await app.client().ok(listKeys, { query: { limit: 1_000 } });
    expect(seen).toEqual(all.keys.map(({ key_id }) => key_id));
    expect(new Set(seen).size).toBe(seen.length);
  });
});

describe('revoking a key', () => {
  it('ends it at once on the process that received the request', async () => {
    const { key, id } = await app.key();
    expect(await statusOf(key)).toBe(200);
    // `status` is the older name of `state`, until 1.0.
    const revoked = await app.client().ok(revokeKey, { params: { key_id: id } });
    expect([revoked.state, revoked.status]).toEqual(['revoked', 'revoked']);
    expect(await statusOf(key)).toBe(401);
  });

  it('on another process ends it here within a second', async () => {
    // A second by the clock of the cache, however long the requests take.
    const cache = app.inside(KeyCache);
    const now = cache.now.bind(cache);
    let at = now();
    cache.now = () => at;
    try {
      const { key, id } = await app.key();
      expect(await statusOf(key)).toBe(200);
      const { rowCount } = await app.db.admin.query('update api_keys set revoked_at = now() where key_id = $1', [id]);
      expect(rowCount).toBe(1);
      at += 999;
      expect(await statusOf(key)).toBe(401);
    } finally {
      cache.now = now;
    }
  });

  it('does not end another one', async () => {
    const [gone, stays] = [await app.key(), await app.key()];
    await app.client().ok(revokeKey, { params: { key_id: gone.id } });
    expect(await statusOf(stays.key)).toBe(200);
  });
});

describe('rotating a key', () => {
  it('returns a new secret at once, and keeps the old one for the grace period only', async () => {
    const { key, id } = await app.key();
    const fresh = await app.client().ok(rotateKey, { params: { key_id: id }, body: { grace_seconds: 60 } });
    expect(fresh.key).not.toBe(key);
    expect([await statusOf(key), await statusOf(fresh.key)]).toEqual([200, 200]);
    clock.forward(60_001);
    expect([await statusOf(key), await statusOf(fresh.key)]).toEqual([401, 200]);
  });

  it('without grace ends the old secret at once', async () => {
    const { key, id } = await app.key();
    const fresh = await app.client().ok(rotateKey, { params: { key_id: id }, body: { grace_seconds: 0 } });
    expect([await statusOf(key), await statusOf(fresh.key)]).toEqual([401, 200]);
  });

  it('twice ends the first secret, whatever its grace period was', async () => {
    const { key, id } = await app.key();
    const second = await app.client().ok(rotateKey, { params: { key_id: id } });
    const third = await app.client().ok(rotateKey, { params: { key_id: id } });
    expect([await statusOf(key), await statusOf(second.key), await statusOf(third.key)]).toEqual([401, 200, 200]);
  });
});

describe('a user token', () => {
  const mint = (client: Client, body: object) => client.ok(mintToken, { body });

  it('acts for its user only, with the permissions it was given', async () => {
    const user = newUser();
    const minted = await app
      .client()
      .call(mintToken, { body: { user_id: user, permissions: ['records:read', 'records:write'] } });
    expect(minted.status).toBe(201);
    const { token } = minted.json as { token: string };
    const client = app.client(token);
    const { id } = await client.ok(storeRecord, { body: { content: 'By token.' } });
    expect((await client.ok(getRecord, { params: { id } })).user_id).toBe(user);
    expect(await client.ok(getMe)).toMatchObject({
      token: true,
      user_id: user,
      permissions: ['records:read', 'records:write'],
    });
    expect(await client.as(newUser()).fails(listRecords)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await client.fails(storeRecord, { body: { content: 'C', shared: true } })).toMatchObject({ status: 403 });
    expect(await client.fails(listRecords, { query: { all_users: true } })).toMatchObject({ status: 403 });
  });

  it('sees nothing of another user and nothing of another tenant', async () => {
    const ada = newUser();
    const { id } = await app.user(ada).ok(storeRecord, { body: { content: 'Of Ada.' } });
    const { token } = await mint(app.client(), { user_id: newUser() });
    const there = await mint(app.client(await app.otherTenant()), { user_id: ada });
    for (const stranger of [token, there.token]) {
      expect(await app.client(stranger).fails(getRecord, { params: { id } })).toMatchObject({ status: 404 });
      expect((await app.client(stranger).ok(listRecords, { query: { include_shared: false } })).total).toBe(0);
    }
  });

  it('never administers and never mints another', async () => {
    const { token, permissions } = await mint(app.client(), { user_id: 'ada' });
    expect(permissions).not.toEqual(expect.arrayContaining(['admin']));
    const client = app.client(token);
    expect(await client.fails(listKeys)).toMatchObject({ status: 403 });
    expect(await client.fails(mintToken, { body: {} })).toMatchObject({ status: 403, code: 'forbidden' });
    const refusal = await app.client().fails(mintToken, { body: { user_id: 'ada', permissions: ['admin'] } });
    expect(refusal).toMatchObject({ status: 403, code: 'forbidden' });
  });

  it('has no permission that its key lacks', async () => {
    const reader = app.client((await app.key({ permissions: ['records:read'] })).key);
    expect((await mint(reader, { user_id: 'ada' })).permissions).toEqual(['records:read']);
    const refusal = await reader.fails(mintToken, { body: { user_id: 'ada', permissions: ['records:write'] } });
    expect(refusal).toMatchObject({ status: 403, code: 'forbidden' });
  });

  it('of a key bound to a user is for that user only', async () => {
    const bound = app.client((await app.key({ user_id: 'ada' })).key);
    expect((await mint(bound, {})).user_id).toBe('ada');
    expect(await bound.fails(mintToken, { body: { user_id: 'bob' } })).toMatchObject({ status: 404 });
  });

  it('needs a user', async () => {
    const unbound = app.client((await app.key()).key);
    expect(await unbound.fails(mintToken, { body: {} })).toMatchObject({ status: 400, code: 'user_required' });
  });

  it('ends when it expires', async () => {
    const { token } = await mint(app.client(), { user_id: 'ada', expires_in: 60 });
    expect(await statusOf(token)).toBe(200);
    clock.forward(60_001);
    expect(await statusOf(token)).toBe(401);
  });

  it('ends with the key that minted it', async () => {
    const { key, id } = await app.key();
    const { token } = await mint(app.client(key), { user_id: 'ada' });
    expect(await statusOf(token)).toBe(200);
    await app.client().ok(revokeKey, { params: { key_id: id } });
    expect(await statusOf(token)).toBe(401);
  });

  it('outlives the rotation of its key', async () => {
    const { key, id } = await app.key();
    const { token } = await mint(app.client(key), { user_id: 'ada' });
    await app.client().ok(rotateKey, { params: { key_id: id }, body: { grace_seconds: 0 } });
    expect(await statusOf(token)).toBe(200);
  });

  it('that was tampered with is refused', async () => {
    const { token } = await mint(app.client(), { user_id: 'ada' });
    const [head, signature] = token.slice(3).split('.') as [string, string];
    const claims = JSON.parse(Buffer.from(head, 'base64url').toString()) as Record<string, unknown>;
    const forged = `ut_${Buffer.from(JSON.stringify({ ...claims, u: 'bob' })).toString('base64url')}.${signature}`;
    expect(await statusOf(forged)).toBe(401);
  });
});

describe('tenants', () => {
  it('are created with their own admin key, listed, read and changed by those who may install', async () => {
    const installer = app.client();
    const made = await installer.ok(createTenant, {
      body: { name: 'Acme', time_zone: 'Europe/Berlin', language: 'de-DE' },
    });
    expect(made).toMatchObject({ name: 'Acme', time_zone: 'Europe/Berlin', language: 'de' });
    const params = { tenant_id: made.tenant_id };
    expect(await installer.ok(getTenant, { params })).toMatchObject({ name: 'Acme' });
    expect(
      (await installer.ok(listTenants, { query: { limit: 1_000 } })).tenants.map(({ tenant_id }) => tenant_id),
    ).toContain(made.tenant_id);
    expect(await installer.ok(updateTenant, { params, body: { name: 'Acme Ltd' } })).toMatchObject({
      name: 'Acme Ltd',
      language: 'de',
    });
    const own = app.client(made.admin_key!.key);
    expect(await own.ok(getOwnTenant)).toMatchObject({ tenant_id: made.tenant_id, name: 'Acme Ltd' });
    expect(await own.ok(updateOwnTenant, { body: { time_zone: 'Asia/Tokyo' } })).toMatchObject({
      time_zone: 'Asia/Tokyo',
    });
    expect(made.admin_key!.permissions).not.toContain('install');
  });

  it('are not available to others: 403', async () => {
    const admin = app.client(await app.otherTenant());
    const { tenant_id } = await app.client().ok(getOwnTenant);
    expect(await admin.fails(listTenants)).toMatchObject({ status: 403 });
    expect(await admin.fails(getTenant, { params: { tenant_id } })).toMatchObject({ status: 403 });
    expect(await admin.fails(updateTenant, { params: { tenant_id }, body: { name: 'x' } })).toMatchObject({
      status: 403,
    });
    expect(await admin.fails(createTenant, { body: { name: 'x' } })).toMatchObject({ status: 403 });
  });

  it('that do not exist return 404', async () => {
    for (const tenant_id of ['nothing', 'tenant_01h455vb4pex5vsknk084sn02q']) {
      expect(await app.client().fails(getTenant, { params: { tenant_id } })).toMatchObject({ status: 404 });
    }
  });
});

describe('users', () => {
  it('have settings, created by the first put and replaced by the next', async () => {
    const params = { user_id: newUser() };
    const made = await app
      .client()
      .call(putUser, { params, body: { time_zone: 'Europe/Paris', language: 'fr', metadata: { plan: 'gold' } } });
    expect(made.status).toBe(201);
    const again = await app.client().call(putUser, { params, body: { language: 'de' } });
    expect(again.status).toBe(200);
    expect(again.json).not.toHaveProperty('time_zone');
    expect(await app.client().ok(getUser, { params })).toMatchObject({ ...params, language: 'de', metadata: {} });
    const metadata = { plan: 'x'.repeat(LIMITS.objectLength) };
    expect(await app.client().fails(putUser, { params, body: { metadata } })).toMatchObject({ code: 'too_large' });
  });

  it('exist from their first record on', async () => {
    const ada = app.user();
    const params = { user_id: ada.user };
    expect(await app.client().fails(getUser, { params })).toMatchObject({ status: 404 });
    await ada.ok(storeRecord, { body: { content: 'Hello.' } });
    expect(await app.client().ok(getUser, { params })).toMatchObject(params);
    expect(
      (await app.client().ok(listUsers, { query: { limit: 1_000 } })).users.map(({ user_id }) => user_id),
    ).toContain(ada.user);
  });

  it('of another tenant do not exist: 404, as for a missing one', async () => {
    const user_id = newUser();
    await app.client().ok(putUser, { params: { user_id }, body: { metadata: { secret: 1 } } });
    const stranger = app.client(await app.otherTenant());
    const absent = await stranger.fails(getUser, { params: { user_id: newUser() } });
    expect(unnamed((await stranger.fails(getUser, { params: { user_id } })).text)).toBe(unnamed(absent.text));
    expect((await stranger.ok(listUsers, { query: { limit: 1_000 } })).users.map((user) => user.user_id)).not.toContain(
      user_id,
    );
    await stranger.ok(putUser, { params: { user_id }, body: { language: 'it' } });
    expect(await app.client().ok(getUser, { params: { user_id } })).toMatchObject({ metadata: { secret: 1 } });
  });

  it('other than the one that an admin’s key is bound to do not exist: 404, as for a missing one', async () => {
    const [mine, other] = [newUser(), newUser()];
    for (const user_id of [mine, other]) await app.client().ok(putUser, { params: { user_id }, body: {} });
    const bound = app.client((await app.key({ user_id: mine })).key);
    const absent = await bound.fails(getUser, { params: { user_id: newUser() } });
    expect(unnamed((await bound.fails(getUser, { params: { user_id: other } })).text)).toBe(unnamed(absent.text));
    expect(unnamed((await bound.fails(putUser, { params: { user_id: other }, body: {} })).text)).toBe(
      unnamed(absent.text),
    );
    expect((await bound.ok(listUsers)).users.map(({ user_id }) => user_id)).toEqual([mine]);
  });
});

// Last, because afterwards this address may not fail any more.
describe('an invalid key', () => {
  it('returns 401 with the reason; whether it was revoked or replaced is revealed only to those with its secret', async () => {
    const { key, id } = await app.key();
    const guessed = (text: string) => generateKey(text.split('_')[1]).text;
    await app.client().ok(revokeKey, { params: { key_id: id } });
    const why = async (wrong: string) => {
      const refusal = await app.client(wrong).fails(getMe);
      expect(refusal).toMatchObject({ status: 401, code: 'unauthorized' });
      return refusal.text;
    };
    expect(await why('nonsense')).toContain('no whole key');
    expect(await why('ut_a.b')).toContain('user token');
    expect(await why(key)).toContain('was revoked');
    // Of no key, of a live one, and of a revoked one: the same for a caller without the secret.
    const stranger = await Promise.all([generateKey().text, guessed(app.adminKey), guessed(key)].map(why));
    expect(new Set(stranger).size).toBe(1);
  });

  it('too often from one address is throttled with Retry-After, and live keys are not', async () => {
    let spoofed = 0;
    const refused = await waitUntil(
      'the throttle',
      // Whatever address a client claims: none is trusted unless configured.
      () =>
        app.client(generateKey().text).call(getMe, {
          headers: { 'x-forwarded-for': `10.0.0.${(spoofed += 1)}`, forwarded: `for=10.0.0.${spoofed}` },
        }),
      ({ status }) => status === 429,
    );
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.json).toMatchObject({ code: 'too_many_requests' });
    expect(await statusOf(app.adminKey)).toBe(200);
    const { key } = await app.key();
    expect(await statusOf(key)).toBe(200);
  });
});
