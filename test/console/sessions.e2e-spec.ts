import { listAudit } from '@contracts/audit/audit.operations.js';
import { eraseTenant, eraseUser } from '@contracts/privacy/erasure.operations.js';
import { storeRecord } from '@contracts/records/records.operations.js';
import { createTenant, revokeKey } from '@contracts/tenancy/tenancy.operations.js';
import { mintToken } from '@contracts/users/users.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import { setTimeout as sleep } from 'node:timers/promises';

const SECOND = 1_000;
let app: TestApp;

interface Session {
  readonly cookie: string;
  readonly csrf: string;
}

beforeAll(async () => {
  app = await startApp({ env: { CONSOLE_ENABLED: 'true' } });
});
afterAll(() => app.stop());

function ask(method: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${app.url}/console/session`, {
    method,
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function signIn(key: string): Promise<Session> {
  const response = await ask('POST', { key });
  expect(response.status).toBe(200);
  const { csrf_token } = (await response.json()) as { csrf_token: string };
  return { cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '', csrf: csrf_token };
}

function act({ cookie, csrf }: Session, path = '/v1/records', headers: Record<string, string> = {}): Promise<Response> {
  const own = { Cookie: cookie, 'X-CSRF-Token': csrf, 'Sec-Fetch-Site': 'same-origin' };
  return fetch(`${app.url}${path}`, { headers: { ...own, ...headers } });
}

const without = ({ cookie }: Session, headers: Record<string, string>) =>
  fetch(`${app.url}/v1/records`, { headers: { Cookie: cookie, ...headers } });

describe('signing in', () => {
  it('sets a cookie that no script can read and no other site sends, and never the key', async () => {
    const response = await ask('POST', { key: app.adminKey });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^recollect_session=v1\.[\w-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
    expect(cookie + (await response.text())).not.toContain(app.adminKey);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('refuses a key that is not live, and a page of another site, and sets no cookie', async () => {
    for (const [body, headers, status] of [
      [{ key: 'rk_nothing' }, {}, 401],
      [{ key: '' }, {}, 400],
      [{}, {}, 400],
      [{ key: app.adminKey }, { 'Sec-Fetch-Site': 'cross-site' }, 403],
      [{ key: app.adminKey }, { 'Sec-Fetch-Site': 'same-site' }, 403],
    ] as const) {
      const response = await ask('POST', body, headers);
      expect([response.status, response.headers.get('set-cookie')]).toEqual([status, null]);
    }
  });

  it('is charged to the rate limit of the key, and beyond it opens no session', async () => {
    const { key, id } = await app.key({ permissions: ['records:read'], rate_limit: 25 });
    for (let i = 0; i < 2; i += 1) await signIn(key);
    const refused = await ask('POST', { key });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('set-cookie')).toBeNull();
    expect(await app.count('console_sessions', 'key_id = $1', [id])).toBe(2);
  });

  it('is remembered when the page is reloaded, with the same token', async () => {
    const session = await signIn(app.adminKey);
    const response = await ask('GET', undefined, { Cookie: session.cookie });
    expect(await response.json()).toMatchObject({ csrf_token: session.csrf });
    expect(await (await ask('GET')).json()).toBeNull();
  });

  it('tells the page whose key it is, and for which user, so that it knows a stranger from a return', async () => {
    const { key, id } = await app.key({ permissions: ['records:read'] });
    const { token } = await app.client(key).ok(mintToken, { body: { user_id: 'ada', permissions: ['records:read'] } });
    for (const [given, user_id] of [
      [key, null],
      [token, 'ada'],
    ] as const) {
      const response = await ask('POST', { key: given });
      const caller = { key_id: id, user_id };
      expect(await response.clone().json()).toMatchObject(caller);
      const Cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
      expect(await (await ask('GET', undefined, { Cookie })).json()).toMatchObject(caller);
    }
  });

  it('gives its token to no page of another site', async () => {
    const { cookie } = await signIn(app.adminKey);
    const response = await ask('GET', undefined, { Cookie: cookie, 'Sec-Fetch-Site': 'cross-site' });
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a session', () => {
  it('acts only with the token and from its own origin', async () => {
    const session = await signIn(app.adminKey);
    expect((await act(session)).status).toBe(200);
    expect((await without(session, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(403);
    expect((await act(session, '/v1/records', { 'X-CSRF-Token': `${session.csrf.slice(1)}x` })).status).toBe(403);
    for (const site of ['cross-site', 'same-site', 'none']) {
      expect((await act(session, '/v1/records', { 'Sec-Fetch-Site': site })).status).toBe(403);
    }
    const old = { Cookie: session.cookie, 'X-CSRF-Token': session.csrf };
    expect(
      (await fetch(`${app.url}/v1/records`, { headers: { ...old, Origin: 'https://elsewhere.example' } })).status,
    ).toBe(403);
    expect((await fetch(`${app.url}/v1/records`, { headers: { ...old, Origin: app.url } })).status).toBe(200);
  });

  it('gives access to the API itself and to no other protocol', async () => {
    const session = await signIn(app.adminKey);
    for (const path of ['/amp/status', '/v1/../amp/status']) {
      expect((await act(session, path)).status).toBe(401);
    }
    const headers = { Cookie: session.cookie, 'X-CSRF-Token': session.csrf, 'Content-Type': 'application/json' };
    expect((await fetch(`${app.url}/mcp`, { method: 'POST', headers, body: '{}' })).status).toBe(401);
  });

  it('is refused if it was changed by one letter, cut, or sent twice', async () => {
    const session = await signIn(app.adminKey);
    const at = session.cookie.length - 20;
    const other = session.cookie[at] === 'A' ? 'B' : 'A';
    for (const cookie of [
      session.cookie.slice(0, at) + other + session.cookie.slice(at + 1),
      session.cookie.slice(0, -8),
      `${session.cookie}; ${session.cookie}`,
      'recollect_session=v1.AAAA',
      'recollect_session=',
    ]) {
      expect((await act({ ...session, cookie })).status).toBe(401);
    }
  });

  it('does not act with the token of another session', async () => {
    const [mine, hers] = [await signIn(app.adminKey), await signIn(app.adminKey)];
    expect((await act({ cookie: mine.cookie, csrf: hers.csrf })).status).toBe(403);
  });

  it('sees no more than its key: nothing of another user or another tenant', async () => {
    const { id } = await app.user('ada').ok(storeRecord, { body: { content: 'Ada keeps bees.' } });
    const { key } = await app.key({ permissions: ['records:read'], user_id: 'bob' });
    const bound = await signIn(key);
    expect((await act(bound, `/v1/records/${id}`)).status).toBe(404);
    expect((await act(bound, '/v1/records?user_id=ada')).status).toBe(404);
    expect((await act(bound, '/v1/admin/keys')).status).toBe(403);
    const foreign = await signIn(await app.otherTenant());
    expect((await act(foreign, `/v1/records/${id}`, { 'X-User-Id': 'ada' })).status).toBe(404);
    const own = await signIn(app.adminKey);
    expect((await act(own, `/v1/records/${id}`, { 'X-User-Id': 'ada' })).status).toBe(200);
  });
});

describe('a session ends', () => {
  /** Within a second, also where its cookie was copied. */
  async function isOver(session: Session): Promise<void> {
    await sleep(SECOND);
    expect((await act(session)).status).toBe(401);
    const resumed = await ask('GET', undefined, { Cookie: session.cookie });
    expect(resumed.status).toBe(401);
    expect(resumed.headers.get('set-cookie')).toContain('Max-Age=0');
  }

  it('at once on signing out, also if the cookie was copied', async () => {
    const session = await signIn(app.adminKey);
    expect((await act(session)).status).toBe(200);
    const out = await ask('DELETE', undefined, { Cookie: session.cookie });
    expect([out.status, out.headers.get('set-cookie')?.includes('Max-Age=0')]).toEqual([204, true]);
    expect((await act(session)).status).toBe(401);
  });

  it('but not by a page of another site', async () => {
    const session = await signIn(app.adminKey);
    expect((await ask('DELETE', undefined, { Cookie: session.cookie, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(
      403,
    );
    expect((await act(session)).status).toBe(200);
  });

  it('when its key is revoked', async () => {
    const { key, id } = await app.key({ permissions: ['records:read'] });
    const session = await signIn(key);
    expect((await act(session)).status).toBe(200);
    await app.client().ok(revokeKey, { params: { key_id: id } });
    await isOver(session);
  });

  it('when its tenant is erased', async () => {
    const made = await app.client().ok(createTenant, { body: { name: 'doomed' } });
    const session = await signIn(made.admin_key?.key ?? '');
    expect((await act(session)).status).toBe(200);
    await app.client().ok(eraseTenant, { params: { tenant_id: made.tenant_id }, body: {} });
    await isOver(session);
  });

  it('when the user of its token is erased, but not when another is', async () => {
    const tokens = await Promise.all(
      ['carla', 'dora'].map(async (user_id) => {
        await app.user(user_id).ok(storeRecord, { body: { content: 'likes tea' } });
        return (await app.client().ok(mintToken, { body: { user_id, permissions: ['records:read'] } })).token;
      }),
    );
    const [carla, dora] = await Promise.all(tokens.map(signIn));
    expect((await act(carla!)).status).toBe(200);
    const { key } = await app.key({ permissions: ['privacy'] });
    await app.client(key).ok(eraseUser, { params: { user_id: 'carla' }, body: {} });
    await isOver(carla!);
    expect((await act(dora!)).status).toBe(200);
  });
});

describe('the audit', () => {
  it('records who signed in and out, under the key', async () => {
    const { key, id } = await app.key({ permissions: ['records:read'], user_id: 'ada' });
    const session = await signIn(key);
    await ask('DELETE', undefined, { Cookie: session.cookie });
    await ask('POST', { key: 'rk_nothing' });
    const told = async () =>
      (await app.client().ok(listAudit, { query: { key_id: id } })).entries.map(({ operation, kind, outcome }) => [
        operation,
        kind,
        outcome,
      ]);
    for (let tries = 0; tries < 20 && (await told()).length < 2; tries += 1) await sleep(250);
    expect(await told()).toEqual([
      ['console.sign_out', 'change', 'ok'],
      ['console.sign_in', 'change', 'ok'],
    ]);
  });
});

describe('the pages', () => {
  it('run and frame only their own content, and are kept out of caches by name', async () => {
    const page = await fetch(`${app.url}/console/memories?user=ada`);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    const html = await page.text();
    expect(html).not.toMatch(/<script(?![^>]* src=)|<style|style=|https?:\/\//);
    const [script = ''] = /\/console\/assets\/[\w.-]+\.js/.exec(html) ?? [];
    const asset = await fetch(`${app.url}${script}`);
    expect([asset.status, asset.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(asset.headers.get('cache-control')).toContain('immutable');
  });

  it('name no file of the server', async () => {
    for (const path of ['/console/assets/nothing.js', '/console/assets/..%2f..%2fpackage.json']) {
      expect((await fetch(`${app.url}${path}`)).status).toBe(404);
    }
  });
});
