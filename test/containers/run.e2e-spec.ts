import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storeRecord } from '@contracts/records/records.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { loadConfig } from '@platform/config/config.js';
import { buildIfNeeded } from '@test/durability/server-process.js';
import { Client } from '@test/support/client.js';
import { freePort } from '@test/support/free-port.js';
import pg from 'pg';
import { type Container, Image, killLeftovers } from './container.js';

const onServer = globalThis.BACKEND === 'postgres' ? describe : describe.skip;
const embedded = globalThis.BACKEND === 'pglite' ? describe : describe.skip;
const GREETING = /ready on (http:\S+)/;
const KEY = /rk_\w+/;
const CONTENT = 'Ada prefers tea without milk.';

let image: Image;
beforeAll(async () => {
  await buildIfNeeded();
  image = await Image.make();
}, 120_000);
afterAll(async () => {
  killLeftovers();
  await rm(join(image.home, '..'), { recursive: true, force: true });
});

const port = async (): Promise<string> => String(await freePort());

/** Waits until it serves. Its key is printed at the first start only. */
async function greeted(server: Container): Promise<{ url: string; key: string | undefined }> {
  const [, url = ''] = await server.says(GREETING);
  return { url, key: KEY.exec(server.out)?.[0] };
}

const store = (client: Client) =>
  client.ok(storeRecord, { body: { content: CONTENT }, headers: { prefer: 'wait=30' } });
const found = async (client: Client) =>
  (await client.ok(searchRecords, { body: { query: 'What does Ada drink?' } })).results.map(
    ({ record }) => record.content,
  );
const well = { code: 0, signal: null };

embedded('standalone, in a container', () => {
  let before: string[];
  let data: string;
  let home: string;
  let env: Record<string, string>;
  let adminKey: string;
  let second: Container;

  it('is healthy, and stops with code 0 on request', async () => {
    before = await image.state();
    data = await image.volume('data');
    const ledger = join(await image.volume('ledger'), 'erasures.ndjson');
    home = await image.volume('home');
    env = { HOST: '127.0.0.1', PORT: await port(), RECOLLECT_DATA_DIR: data, LEDGER_FILE: ledger, HOME: home };
    const first = image.start('standalone', env);
    const { url, key = '' } = await greeted(first);
    adminKey = key;
    expect((await store(new Client(url, key))).embedding).toBe('complete');
    expect(await image.run('healthcheck', env)).toMatchObject(well);
    expect(await first.stop()).toMatchObject(well);
    expect(await image.run('healthcheck', env)).toMatchObject({
      code: 1,
      err: expect.stringContaining('does not answer'),
    });
  }, 240_000);

  it('starts again with what it kept', async () => {
    second = image.start('standalone', {
      ...env,
      LLM_PROVIDER: 'openai-compatible',
      LLM_BASE_URL: `http://127.0.0.1:${await port()}/v1`,
      LLM_MODEL: 'llama3.1',
    });
    const { url, key } = await greeted(second);
    expect(key).toBeUndefined();
    // Nest reports every route by the name of a class, which the log leaves out.
    expect(second.out).not.toContain('Mapped {');
    expect(await found(new Client(url, adminKey))).toEqual([CONTENT]);
  }, 240_000);

  it('finds what its bundle loads on demand: pages, MCP, dates in German, tokens of a model, and a provider', async () => {
    const { url } = await greeted(second);
    const ask = (path: string, body?: object) =>
      fetch(`${url}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          'x-api-key': adminKey,
          'x-user-id': 'patient',
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream, text/html, text/css',
        },
        body: body && JSON.stringify(body),
      });
    const client = new Client(url, adminKey).as('patient');
    await client.ok(storeRecord, {
      body: { content: 'Ada war beim Zahnarzt.', occurred_at: '2026-03-08T10:00:00Z' },
    });
    for (const path of ['/docs', '/docs/swagger-ui.css', '/console/']) expect((await ask(path)).status).toBe(200);
    const tools = await ask('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
    expect([tools.status, await tools.text()]).toEqual([200, expect.stringContaining('amp_store')]);
    const dated = await client.ok(searchRecords, { body: { query: 'Was war am 8. März 2026?', explain: true } });
    expect(dated.results.map(({ record }) => record.content)).toEqual(['Ada war beim Zahnarzt.']);
    const context = await ask('/v1/context', { query: 'Ada', token_budget: 200 });
    expect([context.status, await context.text()]).toEqual([200, expect.stringContaining('Zahnarzt')]);
    const generated = await ask('/v1/generate', { prompt: 'Hello' });
    expect([generated.status, await generated.text()]).toEqual([502, expect.stringContaining('cannot be reached')]);
  }, 240_000);

  it('keeps everything in its data folder and in nothing of the image', async () => {
    expect(await second.stop()).toMatchObject(well);
    expect((await readdir(data)).sort()).toEqual(expect.arrayContaining(['pg', 'secret']));
    expect(await image.state()).toEqual(before);
    // Nor does the ONNX runtime note there what it is to report to its vendor.
    expect(await readdir(home)).toEqual([]);
  }, 240_000);

  it('names the ledger if it cannot be read', async () => {
    const ledger = env['LEDGER_FILE'] ?? '';
    await chmod(ledger, 0);
    const third = image.start('standalone', env);
    const [line] = await third.says(/.*the ledger of erasures could not be replayed.*/);
    expect(JSON.parse(line)).toMatchObject({ file: ledger, err: { code: 'EACCES' } });
    expect(await third.stop()).toMatchObject(well);
    await chmod(ledger, 0o600);
  }, 240_000);

  // Of the database only some files are read at the start.
  it.each(['pg/global/pg_control', 'pg/base/1/pg_filenode.map', 'run'])(
    'names a file of the data folder that another user has made: %s',
    async (name) => {
      await chmod(join(data, name), 0o400);
      const ended = await image.run('standalone', env);
      expect(ended).toMatchObject({ code: 1, err: expect.stringContaining(`${name} cannot be read and written`) });
      expect(ended.err).not.toContain('backup');
      await chmod(join(data, name), 0o700);
    },
    240_000,
  );
});

onServer('the composition', () => {
  const { database, queue } = loadConfig();
  const name = `recollect_containers_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  let admin: pg.Client;
  let env: Record<string, string>;

  beforeAll(async () => {
    admin = new pg.Client({ connectionString: database.adminUrl });
    await admin.connect();
    await admin.query(`create database ${name}`);
    const secrets = await image.volume('secrets');
    expect(await image.run('secrets', { SECRETS_DIR: secrets })).toMatchObject(well);
    const file = async (what: string, content: string) => {
      const path = join(secrets, what);
      await writeFile(path, `${content}\n`, { mode: 0o444 });
      return path;
    };
    const adminUrl = new URL(database.adminUrl ?? '');
    adminUrl.pathname = `/${name}`;
    const serverUrl = new URL(adminUrl);
    serverUrl.username = name;
    serverUrl.password = randomBytes(16).toString('hex');
    env = {
      HOST: '127.0.0.1',
      RECOLLECT_DATA_DIR: '/nowhere',
      LEDGER_FILE: join(await image.volume('shared-ledger'), 'erasures.ndjson'),
      RECOLLECT_SECRET_FILE: join(secrets, 'server/secret'),
      DATABASE_URL_FILE: await file('database-url', serverUrl.href),
      DATABASE_ADMIN_URL_FILE: await file('admin-url', adminUrl.href),
      REDIS_URL_FILE: await file('redis-url', queue.redisUrl ?? ''),
      QUEUE_PREFIX: `containers:${randomUUID()}`,
    };
  }, 60_000);
  afterAll(async () => {
    killLeftovers();
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`drop role if exists ${name}`);
    await admin.end();
  });

  it('migrates once, serves by API and worker, and each stops with code 0 on request', async () => {
    const before = await image.state();
    const early = await image.run('api', { ...env, PORT: await port() });
    expect([early.code, early.err]).toEqual([1, expect.stringContaining('Recollect did not start')]);
    const migrated = await image.run('migrate', env);
    expect([migrated.code, migrated.out]).toEqual([0, expect.stringMatching(/^\d+ migration\(s\) applied/)]);
    expect((await image.run('migrate', env)).out).toContain('up to date');

    const { DATABASE_ADMIN_URL_FILE: _, ...serving } = env;
    const apiEnv = { ...serving, PORT: await port() };
    // As in the image: one check covers all.
    const workerPort = await port();
    const workerEnv = { ...serving, PORT: workerPort, WORKER_PORT: workerPort };
    const worker = image.start('worker', workerEnv);
    const api = image.start('api', apiEnv);
    await worker.says(/worker ready/);
    const { url, key } = await greeted(api);
    const client = new Client(url, key ?? '');
    expect((await store(client)).embedding).toBe('complete');
    expect(await found(client)).toEqual([CONTENT]);

    expect(await image.run('healthcheck', apiEnv)).toMatchObject(well);
    expect(await image.run('healthcheck', workerEnv)).toMatchObject(well);
    expect(await api.stop()).toMatchObject(well);
    expect(await worker.stop()).toMatchObject(well);

    // Another API process with the same secret: the key still works, and is not shown again.
    const again = image.start('api', apiEnv);
    expect((await greeted(again)).key).toBeUndefined();
    expect(await found(client)).toEqual([CONTENT]);
    expect(await again.stop()).toMatchObject(well);
    expect(await image.state()).toEqual(before);
  }, 300_000);
});
