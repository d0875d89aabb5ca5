import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listRecords, storeRecord } from '@contracts/records/records.operations.js';
import { generateKey } from '@governance/tenancy/api-key.js';
import { named } from '@test/privacy/canary/planter.js';
import { startBagOfWords } from '@test/support/bag-of-words.js';
import type { Client } from '@test/support/client.js';
import { waitUntil } from '@test/support/wait-until.js';
import { buildIfNeeded, ServerProcess } from './server-process.js';

// A server has backups of its own.
const embedded = globalThis.BACKEND === 'pglite' ? describe : describe.skip;
const run = promisify(execFile);
const KEY = generateKey().text;
const WRITERS = 4;
let folder: string;
let model: Awaited<ReturnType<typeof startBagOfWords>>;
let server: ServerProcess | undefined;

const path = (...names: string[]) => join(folder, ...names);
const settings = (home: string) => ({
  RECOLLECT_DATA_DIR: path(home, 'data'),
  LEDGER_FILE: path(home, 'erasures.ndjson'),
  LEDGER_SINK: path(home, 'heads.ndjson'),
});
async function start(home: string): Promise<Client> {
  server = await ServerProcess.start('standalone', { ...model.env, ...settings(home), RECOLLECT_BOOTSTRAP_KEY: KEY });
  return server.client(KEY);
}
async function stop(): Promise<void> {
  await server?.stop();
  server = undefined;
}
const command = (app: 'backup' | 'ledger', home: string, argument: string, env = {}) =>
  run(process.execPath, [`dist/apps/${app}/main.js`, argument], {
    env: { PATH: process.env['PATH'] ?? '', ...settings(home), ...env },
  });
const store = (client: Client, user: string, content: string) =>
  client.as(user).ok(storeRecord, { body: { content, type: 'note' } });

async function largestIn(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sizes = await Promise.all(files.map(async (file) => [(await stat(file)).size, file] as const));
  return sizes.reduce((largest, one) => (one[0] > largest[0] ? one : largest))[1];
}

async function contents(client: Client, user: string): Promise<Set<string>> {
  const all = new Set<string>();
  let cursor: string | undefined;
  do {
    const page = await client.as(user).ok(listRecords, { query: { limit: 100, include_shared: false, cursor } });
    for (const { content } of page.records) all.add(content);
    cursor = page.next_cursor;
  } while (cursor !== undefined);
  return all;
}

embedded('a backup of the embedded database', () => {
  beforeAll(async () => {
    await buildIfNeeded();
    folder = await mkdtemp(join(tmpdir(), 'recollect-backup-'));
    model = await startBagOfWords();
  }, 60_000);
  afterAll(async () => {
    await stop();
    await model?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('taken during writes contains everything acknowledged before, and what is erased later stays erased', async () => {
    const client = await start('home');
    await store(client, 'ada', 'Ada keeps bees.');
    const acknowledged: string[] = [];
    let stopped = false;
    const write = async (writer: number): Promise<void> => {
      for (let n = 0; !stopped; n += 1) {
        const content = `writer ${writer} notes ${n}`;
        await store(client, 'bob', content);
        acknowledged.push(content);
      }
    };
    const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
    await waitUntil('some records', () => Promise.resolve(acknowledged.length >= 60));
    const before = [...acknowledged];
    const { stdout } = await command('backup', 'home', path('copy'));
    const during = acknowledged.length - before.length;
    await waitUntil('the writers to go on', () => Promise.resolve(acknowledged.length > before.length + during + 20));
    stopped = true;
    await Promise.all(writers);
    expect(stdout).toMatch(/the server waited \d+ ms/);
    expect((await readdir(path('copy'))).sort()).toEqual(['backup.json', 'data', 'erasures.ndjson', 'heads.ndjson']);
    expect((await readdir(path('copy', 'data'))).sort()).toEqual(['copied-files.json', 'pg', 'secret']);

    const { status } = await client.call(named('privacy.erase_user'), { params: { user_id: 'ada' }, body: {} });
    expect(status).toBe(202);
    await waitUntil('the ledger', async () => (await readFile(path('home', 'erasures.ndjson'), 'utf8')).includes('"kind":"user"')); // prettier-ignore
    await stop();

    // As docs/operations.md says: into a fresh folder, with the ledger of now.
    await cp(path('copy', 'data'), path('fresh', 'data'), { recursive: true });
    await command('ledger', 'fresh', path('home', 'erasures.ndjson'));
    const restored = await start('fresh');
    const found = await contents(restored, 'bob');
    expect(before.filter((content) => !found.has(content))).toEqual([]);
    expect([...found].filter((content) => !acknowledged.includes(content))).toEqual([]);
    expect(await contents(restored, 'ada')).toEqual(new Set());
    await store(restored, 'bob', 'Bob goes on.');
    await stop();
  }, 120_000);

  it('is not served if a file of it was cut off on the way', async () => {
    await cp(path('copy', 'data'), path('broken', 'data'), { recursive: true });
    const largest = await largestIn(path('broken', 'data', 'pg', 'base'));
    await truncate(largest, 8192);
    const told = await start('broken').then(() => 'served', String);
    expect(told).toContain(`${largest.slice(path('broken', 'data', '/').length)} is not as in the backup`);
    // The backup itself is whole.
    await rm(path('broken'), { recursive: true });
    await cp(path('copy', 'data'), path('whole', 'data'), { recursive: true });
    expect((await contents(await start('whole'), 'bob')).size).toBeGreaterThan(60);
    expect(await readdir(path('whole', 'data'))).not.toContain('copied-files.json');
    await stop();
    await rm(path('whole'), { recursive: true });
  }, 60_000);

  it('can be taken of a stopped server too, and never overwrites another backup', async () => {
    const { stdout } = await command('backup', 'home', path('still'));
    expect(stdout).not.toMatch(/waited/);
    await cp(path('still', 'data'), path('again', 'data'), { recursive: true });
    expect((await contents(await start('again'), 'bob')).size).toBeGreaterThan(60);
    await stop();
    await expect(command('backup', 'home', path('still'))).rejects.toMatchObject({ stderr: expect.stringMatching(/exists already/) as string }); // prettier-ignore
    await expect(command('backup', 'home', path('home', 'data', 'pg', 'inner', 'copy'))).rejects.toMatchObject({ stderr: expect.stringMatching(/name a folder outside/) as string }); // prettier-ignore
    expect(await readdir(path('home', 'data', 'pg'))).not.toContain('inner');
    await expect(command('backup', 'nowhere', path('nothing'))).rejects.toMatchObject({ stderr: expect.stringMatching(/no embedded database/) as string }); // prettier-ignore
    await expect(
      command('backup', 'home', path('served'), { DATABASE_URL: 'postgres://u:p@localhost/db' }),
    ).rejects.toMatchObject({ stderr: expect.stringMatching(/pg_dump/) as string });
    expect((await readdir(folder)).sort()).toEqual(['again', 'copy', 'fresh', 'home', 'still']);
  }, 60_000);

  it('keeps a ledger apart that lies in the data folder, so that nobody restores it with the data', async () => {
    await cp(path('home', 'erasures.ndjson'), path('home', 'data', 'ledger.ndjson'));
    const LEDGER_FILE = path('home', 'data', 'ledger.ndjson');
    await command('backup', 'home', path('inside'), { LEDGER_FILE });
    expect(await readdir(path('inside'))).toContain('erasures.ndjson');
    expect((await readdir(path('inside', 'data'))).sort()).toEqual(['copied-files.json', 'pg', 'secret']);
    await rm(LEDGER_FILE);
  }, 60_000);

  it('that is killed halfway leaves the server unharmed', async () => {
    const client = await start('home');
    const child = command('backup', 'home', path('cut'));
    await waitUntil('the copy to begin', async () => (await readdir(path('cut.part', 'data', 'pg')).catch(() => [])).length > 0); // prettier-ignore
    child.child.kill('SIGKILL');
    await child.catch(() => undefined);
    await store(client, 'bob', 'Bob noticed nothing.');
    expect(await readdir(folder)).not.toContain('cut');
    // Without it a part of a copy is not opened.
    expect(await readdir(path('cut.part', 'data', 'pg'))).not.toContain('PG_VERSION');
    await command('backup', 'home', path('cut'));
    expect(await readdir(folder)).not.toContain('cut.part');
    await stop();
  }, 60_000);
});
