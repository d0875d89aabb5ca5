import { createHash } from 'node:crypto';
import { OPERATIONS } from '@contracts/catalogue.js';
import { VERSION } from '@kernel/version.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import { strFromU8, unzipSync } from 'fflate';
import {
  AuthenticationError, InvalidRequestError, NotFoundError, PermissionDeniedError, Recollect, RecollectError,
  type RecollectOptions, VersionMismatchError,
} from '../../packages/client/src/recollect.js'; // prettier-ignore
import { OPERATIONS as KNOWN } from '../../packages/client/src/recollect.js';
import { FlakyProxy } from './flaky-proxy.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const connect = (options: Partial<RecollectOptions> = {}) =>
  new Recollect({ url: app.url, apiKey: app.adminKey, userId: newUser(), ...options });
const caught = (work: Promise<unknown>): Promise<RecollectError> =>
  work.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: RecollectError) => error,
  );

describe('the table of operations', () => {
  it('equals that of the server', () => {
    // Users of the protocols of mem0, Nellie, OpenAI or Anthropic have their own clients.
    const served = OPERATIONS.filter(({ name }) => !/^(?:mem0|nellie|openai|anthropic)\./.test(name));
    const known = served.map(({ name, method, path, permission, reads, dispatch, headers = [], touches }) => [
      name,
      {
        ...{ method, path, permission, reads: reads && !dispatch },
        headers: [...(touches === 'user' ? ['X-User-Id'] : []), ...headers],
      },
    ]);
    const own = Object.entries(KNOWN).map(([name, { method, path, permission, reads, headers }]) => [
      name,
      { method, path, permission, reads, headers },
    ]);
    expect(Object.fromEntries(own)).toEqual(Object.fromEntries(known));
  });
});

describe('everything about a user', () => {
  it.each(['users.exportData', 'call'])('is downloaded completely by %s, and imported for another', async (way) => {
    const client = connect();
    const [user, other] = [newUser(), newUser()];
    await client.asUser(user).records.store({ content: 'The safe opens at nine.' });

    const archive =
      way === 'call'
        ? await client.call('users.export_data', { params: { user_id: user } })
        : new Uint8Array(await (await client.users.exportData(user)).arrayBuffer());
    const { 'manifest.json': manifest, ...files } = unzipSync(archive);
    const told = JSON.parse(strFromU8(manifest!)) as { user_id: string; files: { name: string; sha256: string }[] };
    expect(told.user_id).toBe(user);
    const sums = Object.entries(files).map(([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex')]);
    expect(Object.fromEntries(told.files.map(({ name, sha256 }) => [name, sha256]))).toEqual(Object.fromEntries(sums));
    expect(sums.length).toBeGreaterThan(0);

    const imported =
      way === 'call'
        ? await client.call('users.import_data', { params: { user_id: other }, body: archive }, { waitSeconds: 30 })
        : await client.users.importData(other, new Blob([archive]).stream(), { waitSeconds: 30 });
    expect(imported).toMatchObject({ state: 'done', counts: { records: { stored: 1 } } });
    const { items } = await client.asUser(other).records.list().page();
    expect(items.map(({ content }) => content)).toContain('The safe opens at nine.');
  });
});

describe('records', () => {
  it('are stored, read, edited with their version, and deleted', async () => {
    const { records } = connect();
    const stored = await records.store({
      id: 'mine',
      type: 'lesson',
      content: 'Tea is better with milk.',
      occurred_at: new Date('2026-01-02T03:04:05Z'),
    });
    expect(stored).toMatchObject({ created: true, status: 'created', external_id: 'mine', version: 1 });
    const record = await records.get('mine');
    expect(record).toMatchObject({ id: stored.id, type: 'lesson', occurred_at: '2026-01-02T03:04:05.000Z' });
    const edited = await records.patch('mine', { content: 'Tea is better black.' }, { ifMatch: record.version });
    expect(edited.version).toBe(2);
    const late = await caught(records.patch('mine', { title: 'late' }, { ifMatch: record.version }));
    expect(late).toBeInstanceOf(VersionMismatchError);
    await expect(records.delete('mine', { ifMatch: record.version })).rejects.toThrow(VersionMismatchError);
    expect(await records.delete('mine', { ifMatch: edited.version })).toEqual({ id: stored.id, deleted: true });
    await expect(records.get('mine')).rejects.toThrow(NotFoundError);
  });

  it('are stored and deleted many at once, each succeeding or failing by itself', async () => {
    const { records } = connect();
    const batch = await records.storeBatch([
      { id: 'a', content: 'one' },
      { content: ' ' },
      { id: 'b', content: 'two' },
    ]);
    expect(batch).toMatchObject({ created: 2, failed: 1 });
    expect(batch.results[1]).toMatchObject({ index: 1, status: 'failed', error: { code: 'invalid_input' } });
    const deleted = await records.deleteBatch(['a', 'nobody', 'b']);
    expect(deleted.results.map(({ status }) => status)).toEqual(['deleted', 'not_found', 'deleted']);
  });

  it('are listed over all pages, each once and in order', async () => {
    const { records } = connect();
    const source = Array.from({ length: 250 }, (_, n) => ({
      id: `n${n}`,
      content: `number ${n}`,
      created_at: Date.UTC(2026, 0, 1) + n * 1_000,
    }));
    let stored = 0;
    for await (const { status } of records.import(source, { batchSize: 100 })) if (status === 'created') stored += 1;
    expect(stored).toBe(250);
    const seen: (string | undefined)[] = [];
    for await (const record of records.list({ order: 'asc', limit: 60 })) seen.push(record.external_id);
    expect(seen).toEqual(source.map(({ id }) => id));
    const page = await records.list({ limit: 1_000 }).page();
    expect([page.items.length, page.output.total, page.hasMore]).toEqual([250, 250, false]);
    const filtered = records.list({ filter: { external_id: { in: ['n3', 'n4'] } }, order: 'asc' });
    expect((await filtered.toArray()).map(({ content }) => content)).toEqual(['number 3', 'number 4']);
  });

  it('keep their history, which is listed over all pages', async () => {
    const { records } = connect();
    await records.store({ id: 'a', content: 'text 1' });
    for (let n = 2; n <= 5; n += 1) await records.patch('a', { content: `text ${n}`, reason: `for ${n}` });
    const versions = await records.versions('a', { limit: 2 }).toArray();
    expect(versions.map(({ content }) => content)).toEqual([5, 4, 3, 2, 1].map((n) => `text ${n}`));
  });

  it('are found by meaning once their vector exists', async () => {
    const { records, status } = connect();
    const { id } = await records.store({ content: 'The dog sleeps in the kitchen.' });
    const record = await records.waitForEmbedding(id);
    expect(record.embedding).toEqual({ state: 'complete' });
    const { results } = await records.search('Where does the puppy rest at night?');
    expect(results[0]).toMatchObject({ id, record: { content: 'The dog sleeps in the kitchen.' } });
    const waited = await records.store({ content: 'The cat sleeps on the roof.' }, { waitSeconds: 20 });
    expect(waited.embedding).toBe('complete');
    const some = await records.search({ query: 'sleeps', limit: 1, explain: true });
    expect(some.results).toHaveLength(1);
    expect(some.results[0]?.explain?.fused).toBeGreaterThan(0);
    expect(await status.get()).toMatchObject({ records: 2, embeddings: { complete: 2, pending: 0 } });
    expect(await records.retryEmbedding(id)).toMatchObject({ id, embedding: { state: 'complete' } });
  });
});

describe('AMP', () => {
  it('is used in its own terms', async () => {
    const { amp, status } = connect();
    const { id, created } = await amp.store({ type: 'checkpoint', agent: 'coder', working_on: 'the parser' });
    expect(created).toBe(true);
    expect((await amp.get(id)).record).toMatchObject({ id, type: 'checkpoint', working_on: 'the parser' });
    expect((await amp.search('parser')).results[0]).toMatchObject({ id });
    expect((await amp.search({ query: 'parser', type: 'lesson' })).total).toBe(0);
    expect(await amp.agentStatus('coder')).toMatchObject({ status: 'in_progress', current_task: 'the parser' });
    expect(await status.agent('coder')).toMatchObject({ status: 'in_progress' });
    expect((await amp.status()).stats).toMatchObject({ checkpoints: 1, total_records: 1 });
    expect(await amp.schema()).toHaveProperty('records');
    for (let n = 0; n < 4; n += 1) await amp.store({ type: 'lesson', content: `lesson ${n}` });
    expect(await amp.list({ limit: 2 }).toArray()).toHaveLength(5);
    expect(await amp.delete(id)).toEqual({ success: true, deleted: true });
    expect(await caught(amp.get(id))).toMatchObject({ name: 'NotFoundError', code: 'not_found', status: 404 });
  });
});

describe('administration', () => {
  it('creates, shows, changes, rotates and revokes keys', async () => {
    const { keys } = connect();
    const made = await keys.create({ name: 'one', permissions: ['records:read'], expires_at: new Date('2100-01-01') });
    expect(await keys.get(made.key_id)).toMatchObject({ name: 'one', expires_at: '2100-01-01T00:00:00.000Z' });
    expect(await keys.update(made.key_id, { name: 'two' })).toMatchObject({ name: 'two' });
    const rotated = await keys.rotate(made.key_id, { grace_seconds: 0 });
    await expect(connect({ apiKey: made.key }).tokens.me()).rejects.toThrow(AuthenticationError);
    const reader = connect({ apiKey: rotated.key });
    expect(await reader.tokens.me()).toMatchObject({ permissions: ['records:read'], user_id: reader.userId });
    expect((await keys.rotate(made.key_id)).key).not.toBe(rotated.key);
    const listed = await keys.list({ limit: 1 }).toArray();
    expect(listed.map(({ key_id }) => key_id)).toContain(made.key_id);
    expect(await keys.revoke(made.key_id)).toMatchObject({ state: 'revoked' });
    await expect(reader.tokens.me()).rejects.toThrow(AuthenticationError);
  });

  it('sets users and mints tokens that act for one of them only', async () => {
    const client = connect();
    const user = client.userId ?? '';
    await client.users.put(user, { time_zone: 'Europe/Berlin', metadata: { plan: 'free' } });
    expect(await client.users.get(user)).toMatchObject({ time_zone: 'Europe/Berlin', metadata: { plan: 'free' } });
    expect((await client.users.list({ limit: 2 }).toArray()).map(({ user_id }) => user_id)).toContain(user);
    const { token } = await client.tokens.mint({ expires_in: 60 });
    const agent = new Recollect({ url: app.url, apiKey: token });
    await agent.records.store({ content: 'by the agent' });
    expect((await client.records.list().page()).output.total).toBe(1);
    await expect(agent.asUser(newUser()).records.list().page()).rejects.toThrow(NotFoundError);
  });

  it('creates tenants and shows its own', async () => {
    const { tenants, embeddings, health } = connect();
    const made = await tenants.create({ name: 'made by a client' });
    expect(await tenants.get(made.tenant_id)).toMatchObject({ name: 'made by a client' });
    expect(await tenants.update(made.tenant_id, { language: 'de' })).toMatchObject({ language: 'de' });
    expect((await tenants.list().toArray()).map(({ tenant_id }) => tenant_id)).toContain(made.tenant_id);
    const there = connect({ apiKey: made.admin_key?.key });
    expect(await there.tenants.updateOwn({ name: 'renamed' })).toMatchObject({ name: 'renamed' });
    expect(await there.tenants.getOwn()).toMatchObject({ tenant_id: made.tenant_id, name: 'renamed' });
    expect(await there.embeddings.reembed()).toMatchObject({ queued: 0 });
    expect(await embeddings.reembedStatus()).toMatchObject({ missing: expect.any(Number) });
    expect(await health.live()).toEqual({ status: 'ok' });
    expect(await health.version()).toMatchObject({ version: VERSION });
    expect((await health.ready()).checks.database).toBe('ok');
  });
});

describe('a refusal', () => {
  it('is an error of its class, with the code, the fields and the id of the request', async () => {
    const client = connect();
    const invalid = await caught(client.records.store({ content: '', importance: 7 }));
    expect(invalid).toBeInstanceOf(InvalidRequestError);
    expect(invalid).toMatchObject({ code: 'invalid_input', status: 400 });
    expect(invalid.errors.map(({ field }) => field).sort()).toEqual(['content', 'importance']);
    expect(invalid.requestId).toMatch(/^[0-9a-f-]{36}$/);
    const reader = connect({ apiKey: (await app.key({ permissions: ['records:read'] })).key });
    await expect(reader.records.store({ content: 'a' })).rejects.toThrow(PermissionDeniedError);
    await expect(connect({ apiKey: 'rk_nobody' }).records.get('a')).rejects.toThrow(AuthenticationError);
    await expect(new Recollect({ url: app.url }).records.get('a')).rejects.toThrow(AuthenticationError);
    expect(await caught(client.records.list({ cursor: 'x' }).page())).toMatchObject({ code: 'invalid_input' });
  });

  it('keeps a client limited to a user from naming another', async () => {
    const client = connect();
    for (const ask of [
      client.records.store({ content: 'a', user_id: 'somebody else' }),
      client.records.list({ user_id: 'somebody else' }).page(),
      client.records.search({ query: 'a', user_id: 'somebody else' }),
    ]) {
      expect(await caught(ask)).toMatchObject({ code: 'user_mismatch', status: 400 });
    }
  });
});

describe('a user of any name', () => {
  it.each(['Зоя', 'user/1?x=%2F', 'a b', '用户-1', 'é'])('%s is one user, and no other', async (name) => {
    const userId = `${newUser()}${name}`;
    const client = connect({ userId });
    await client.records.store({ content: 'mine' });
    expect(await app.count('records', 'user_id = $1', [userId])).toBe(1);
    expect((await client.records.list().page()).output.total).toBe(1);
    expect((await client.users.get(userId)).user_id).toBe(userId);
  });
});

describe('on an unreliable connection', () => {
  let proxy: FlakyProxy;
  beforeAll(async () => {
    proxy = await FlakyProxy.start(app.url);
  });
  afterAll(() => proxy.stop());

  it.each([
    ['is refused twice', ['refuse', 'refuse']],
    ['is done and its answer lost twice', ['lose', 'lose']],
    ['is refused, then lost', ['refuse', 'lose']],
  ] as const)('a record that %s is stored exactly once', async (_, fates) => {
    const client = connect({ url: proxy.url });
    Object.assign(proxy, { requests: 0, fates: [...fates] });
    const stored = await client.records.store({ content: 'once' });
    expect(proxy.requests).toBe(3);
    expect(stored).toMatchObject({ created: true, status: 'created' });
    expect(await app.count('records', 'user_id = $1', [client.userId])).toBe(1);
  });

  it('a batch and an AMP record are stored exactly once', async () => {
    const client = connect({ url: proxy.url });
    proxy.fates = ['lose'];
    expect(await client.records.storeBatch([{ content: 'a' }, { content: 'b' }])).toMatchObject({ created: 2 });
    proxy.fates = ['lose'];
    expect(await client.amp.store({ type: 'lesson', content: 'c' })).toMatchObject({ created: true });
    expect(await app.count('records', 'user_id = $1', [client.userId])).toBe(3);
  });

  it('a list is read completely', async () => {
    const client = connect({ url: proxy.url });
    await client.records.storeBatch(Array.from({ length: 9 }, (_, n) => ({ content: `text ${n}` })));
    proxy.fates = ['lose', 'pass', 'refuse'];
    expect(await client.records.list({ limit: 4 }).toArray()).toHaveLength(9);
  });

  it('an edit whose response is lost is reported as such, not repeated', async () => {
    const client = connect({ url: proxy.url });
    await client.records.store({ id: 'a', content: 'a' });
    Object.assign(proxy, { requests: 0, fates: ['lose'] });
    expect(await caught(client.records.patch('a', { content: 'b' }))).toMatchObject({ code: 'network', status: 0 });
    expect(proxy.requests).toBe(1);
  });
});
