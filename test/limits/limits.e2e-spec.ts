import { request } from 'node:http';
import { listAudit } from '@contracts/audit/audit.operations.js';
import { OPERATIONS } from '@contracts/catalogue.js';
import { ampCall } from '@contracts/amp/amp.operations.js';
import { storeMemory } from '@contracts/memorybank/memorybank.operations.js';
import { storeRecord, storeRecords } from '@contracts/records/records.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { livez, readyz } from '@contracts/status.operations.js';
import {
  createTenant,
  getOwnTenant,
  updateKey,
  updateOwnTenant,
  updateTenant,
} from '@contracts/tenancy/tenancy.operations.js';
import { getMe } from '@contracts/users/users.operations.js';
import { RateStore } from '@governance/limits/rate-limits.js';
import { generateKey } from '@governance/tenancy/api-key.js';
import { Authenticate, FailureThrottle } from '@governance/tenancy/authenticate.js';
import { Wire } from '@test/mcp/wire.js';
import { startApp, type TestApp } from '@test/support/app.js';
import { Client } from '@test/support/client.js';
import { waitUntil } from '@test/support/wait-until.js';
import type { Redis } from 'ioredis';

const PAGE = 'https://console.example';
let app: TestApp;
beforeAll(async () => {
  app = await startApp({
    env: { TRUST_PROXY: '127.0.0.1,10.0.0.0/8', CORS_ALLOWED_ORIGINS: PAGE, HSTS_MAX_AGE: '60' },
  });
  await countInOnePlace();
  // No failure is forgiven while the test sends requests.
  Object.assign(app.inside(Authenticate), { throttle: new FailureThrottle(() => 0) });
});
afterAll(() => app.stop());

/**
 * While Redis is not connected, or responds late, requests are counted in the process, which is a separate count; on a
 * busy machine that happens. The exact counts below use Redis only, however long that takes.
 */
async function countInOnePlace(): Promise<void> {
  const shared = app.inside(RateStore)['shared'] as { readonly client: Redis } | undefined;
  if (!shared) return;
  delete shared.client.options.commandTimeout;
  await waitUntil('Redis', () => Promise.resolve(shared.client.status === 'ready'));
}

/** What is left of the key's minute after one more request. */
async function left(client: Client, limit: 'key' | 'tenant' = 'key'): Promise<number> {
  const header = (await client.call(getMe)).headers.get('ratelimit') ?? '';
  return Number(new RegExp(`"${limit}";r=(\\d+);t=\\d+`).exec(header)?.[1]);
}

/** A key of the first tenant with this limit per minute. */
async function limited(rate_limit: number): Promise<{ client: Client; key: string; id: string }> {
  const made = await app.key({ rate_limit, default_user_id: 'ada' });
  return { client: app.client(made.key), ...made };
}

describe('the rate limits', () => {
  it('are reported with every response to a key, including refusals, and to nobody else', async () => {
    const { client } = await limited(50);
    const ok = await client.call(getMe);
    expect(ok.headers.get('ratelimit-policy')).toBe('"key";q=50;w=60, "tenant";q=30000;w=60');
    expect(ok.headers.get('ratelimit')).toMatch(/^"key";r=49;t=\d+, "tenant";r=\d+;t=\d+$/);
    const refused = await client.call(storeRecord, { body: { nonsense: 1 } });
    expect([refused.status, refused.headers.get('ratelimit')]).toEqual([400, expect.stringMatching(/^"key";r=48;/)]);
    const public_ = [await client.call(livez), await client.call(readyz), await client.raw('GET', '/nowhere')];
    for (const { headers } of public_) expect(headers.get('ratelimit')).toBeNull();
  });

  it('charge expensive requests more: a search, and a body by its length', async () => {
    const { client } = await limited(1_000);
    await client.call(searchRecords, { body: { query: 'tea' } });
    expect(await left(client)).toBe(1_000 - 3 - 1);
    const records = Array.from({ length: 20 }, (_, i) => ({ type: 'lesson', content: `${i} ${'tea '.repeat(250)}` }));
    const body = JSON.stringify({ records });
    expect(
      (await client.raw('POST', storeRecords.path, { headers: { 'content-type': 'application/json' }, body })).status,
    ).toBe(200);
    expect(await left(client)).toBe(1_000 - 4 - (1 + Math.floor(body.length / 4_096)) - 1);
  });

  it('refuse in the format of each protocol, with Retry-After, before the body is read', async () => {
    const { client, key } = await limited(1);
    await client.ok(getMe);
    for (const operation of [storeRecord, ampCall, storeMemory]) {
      const refusal = await client.fails(operation, { body: 'no such body' });
      expect([refusal.status, refusal.code]).toEqual([429, 'too_many_requests']);
      expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(refusal.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    }
    const mcp = await new Wire(app.url, { 'x-api-key': key }).rpc('tools/list');
    expect(mcp.status).toBe(429);
    expect(mcp.answers[0]?.error?.data).toMatchObject({ error: 'too_many_requests' });
    expect(mcp.headers['retry-after']).toMatch(/^\d+$/);
  });

  it('apply to every operation of every protocol', async () => {
    const { client } = await limited(1);
    await client.ok(getMe);
    for (const operation of OPERATIONS.filter(({ permission }) => permission !== 'public')) {
      const named = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'x']);
      const reply = await client.call(operation, { params: Object.fromEntries(named) as Record<string, string> });
      const waits = Number(reply.headers.get('retry-after'));
      expect([operation.name, reply.status, waits > 0]).toEqual([operation.name, 429, true]);
    }
  });

  it('leave an entry in the audit for what they refuse', async () => {
    const { client, key, id } = await limited(1);
    await client.ok(getMe);
    await client.fails(searchRecords, { body: { query: 'tea' } });
    await new Wire(app.url, { 'x-api-key': key }).rpc('tools/list');
    const { entries } = await waitUntil(
      'the entries',
      () => app.client().ok(listAudit, { query: { key_id: id, outcome: 'refused' } }),
      (found) => found.entries.length > 1,
    );
    expect(entries.map(({ operation, code }) => [operation, code]).sort()).toEqual([
      ['mcp', 'too_many_requests'],
      ['search.records', 'too_many_requests'],
    ]);
  });

  it('charge every call of a batch over MCP', async () => {
    const { client, key } = await limited(100);
    const batch = Array.from({ length: 10 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'tools/list' }));
    const accept = 'application/json, text/event-stream';
    const headers = { 'content-type': 'application/json', accept, 'x-api-key': key };
    const send = (calls: object) => fetch(`${app.url}/mcp`, { method: 'POST', headers, body: JSON.stringify(calls) });
    await (await send(batch)).text();
    expect(await left(client)).toBe(100 - 30 - 1);
    const more = [...batch, ...batch, ...batch];
    const refused = await send(more);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  });

  it('limit one key and no other, and never what needs no key', async () => {
    const { client } = await limited(1);
    await client.ok(getMe);
    await client.fails(getMe);
    expect((await client.call(livez)).status).toBe(200);
    expect((await client.raw('GET', '/metrics')).status).toBe(200);
    expect((await app.client().call(getMe)).status).toBe(200);
  });

  it('are lowered for a key by an admin and raised for a tenant by the installer only', async () => {
    const { client, id } = await limited(1);
    await client.ok(getMe);
    await client.fails(getMe);
    await app.client().ok(updateKey, { params: { key_id: id }, body: { rate_limit: 100 } });
    await waitUntil(
      'the new limit',
      () => client.call(getMe),
      ({ status }) => status === 200,
    );
    const high = await app.client().ok(updateKey, { params: { key_id: id }, body: { rate_limit: 90_000 } });
    expect(high.rate_limit).toBe(90_000);
    const policy = () => client.call(getMe).then(({ headers }) => headers.get('ratelimit-policy'));
    await waitUntil('the limit of the tenant’s keys', policy, (said) => said?.startsWith('"key";q=6000;') === true);
    const refusal = await app.client().fails(updateOwnTenant, { body: { rate_limit: 1_000_000 } });
    expect(refusal).toMatchObject({ status: 400, fields: ['rate_limit'] });
  });

  it('of a tenant apply to all its keys together', async () => {
    const installer = app.client();
    const body = { name: 'small', default_user_id: 'ada', rate_limit: 40, key_rate_limit: 25 };
    const made = await installer.ok(createTenant, { body });
    const one = app.client(made.admin_key?.key);
    expect(await left(one)).toBe(24);
    expect(await left(one, 'tenant')).toBe(38);
    expect(await one.ok(getOwnTenant)).toMatchObject({ rate_limit: 40, key_rate_limit: 25 });
    const params = { tenant_id: made.tenant_id };
    expect(
      await installer.ok(updateTenant, { params, body: { rate_limit: null, key_rate_limit: 7_000 } }),
    ).not.toHaveProperty('rate_limit');
    const policy = () => one.call(getMe).then(({ headers }) => headers.get('ratelimit-policy'));
    await waitUntil('the limits to be raised', policy, (said) => said === '"key";q=7000;w=60, "tenant";q=30000;w=60');
  });

  it('cannot be raised by the key that they limit', async () => {
    const { client, id } = await limited(30);
    expect(await client.fails(updateKey, { params: { key_id: id }, body: { rate_limit: null } })).toMatchObject({
      code: 'forbidden',
    });
    expect(await client.ok(updateKey, { params: { key_id: id }, body: { rate_limit: 20 } })).toMatchObject({
      rate_limit: 20,
    });
  });
});

describe('the address by which failures are counted', () => {
  const guess = (forwarded: string) =>
    app.client(generateKey().text).call(getMe, { headers: { 'x-forwarded-for': forwarded } });

  it('is the last one that is not a trusted proxy: what a client prepends is ignored', async () => {
    let lie = 0;
    // 10.1.1.1 is a proxy; 203.0.113.7 is the client that connected to it, whatever the headers say.
    const spoofing = () => guess(`198.51.100.${(lie += 1)}, 203.0.113.7, 10.1.1.1`);
    await waitUntil('the throttle', spoofing, ({ status }) => status === 429);
    expect((await guess('203.0.113.7')).status).toBe(429);
    expect((await guess('203.0.113.8')).status).toBe(401);
  });
});

describe('the headers for browsers', () => {
  it('forbid guessing, framing, caching and passing on, with every kind of response', async () => {
    const client = app.client();
    const replies = [
      await client.call(getMe),
      await client.fails(storeRecord, { body: {} }),
      await client.raw('GET', '/nowhere'),
      await new Client(app.url, undefined).raw('GET', '/v1/me'),
      await client.raw('GET', '/amp/nowhere'),
    ];
    for (const { headers } of replies) {
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'strict-transport-security': 'max-age=60',
      });
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  it('let pages of a configured origin call the API, and tell others nothing', async () => {
    const asked = { origin: PAGE, 'access-control-request-method': 'POST' };
    const preflight = await fetch(`${app.url}/v1/records`, { method: 'OPTIONS', headers: asked });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, PAGE]);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-api-key');
    const ofClient =
      'x-stainless-lang, anthropic-version, anthropic-dangerous-direct-browser-access, openai-beta, x-mem0-source';
    const asksMore = { ...asked, 'access-control-request-headers': `X-Api-Key, Cookie, ${ofClient}` };
    const ofPublished = await fetch(`${app.url}/anthropic/v1/messages`, { method: 'OPTIONS', headers: asksMore });
    const allowed = ofPublished.headers.get('access-control-allow-headers')?.split(', ');
    expect(allowed).toEqual(expect.arrayContaining(['x-api-key', ...ofClient.split(', ')]));
    expect(allowed).not.toContain('cookie');
    const answer = await app.client().call(getMe, { headers: { origin: PAGE } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(PAGE);
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    for (const origin of ['https://console.example.evil', 'http://console.example', 'null']) {
      const other = await app.client().call(getMe, { headers: { origin } });
      expect(other.headers.get('access-control-allow-origin')).toBeNull();
      const asking = { origin, 'access-control-request-method': 'POST' };
      expect((await fetch(`${app.url}/v1/records`, { method: 'OPTIONS', headers: asking })).status).toBe(405);
    }
  });
});

describe('the id of a request', () => {
  const idOf = (given: string) => send({ 'x-request-id': given });

  it('is the received one, if it is valid', async () => {
    for (const given of ['0af7651916cd43dd8448eb211c80319c', 'req-2026.11.22_7', 'a'.repeat(64)]) {
      expect(await idOf(given)).toEqual({ header: given, body: given });
    }
  });

  it('is generated if the received one is not valid, and is the same in header and body', async () => {
    for (const given of [
      'short',
      'a'.repeat(65),
      'with space here',
      '<script>alert(1)</script>',
      '-leading-dash',
      'naïve-names',
    ]) {
      const { header, body } = await idOf(given);
      expect(header).toMatch(/^[0-9a-f-]{36}$/);
      expect(body).toBe(header);
    }
  });

  /** With `node:http`, which sends what `fetch` would refuse. */
  function send(headers: Record<string, string>): Promise<{ header: unknown; body: unknown }> {
    return new Promise((resolve, reject) => {
      const asked = request(`${app.url}/v1/me`, { headers: { 'x-api-key': 'none', ...headers } }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => {
          const { request_id: body } = JSON.parse(text) as { request_id: string };
          resolve({ header: response.headers['x-request-id'], body });
        });
      });
      asked.once('error', reject);
      asked.end();
    });
  }
});
