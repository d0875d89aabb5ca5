import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { OPERATIONS } from '@contracts/catalogue.js';
import { tableCatalogue } from '@schema/tables.js';
import type { Client } from '@test/support/client.js';
import { type ArchiveClient, exportOf, sendImport } from '@test/support/archive.js';
import { chatServer } from '@test/support/providers/chat-servers.js';
import { waitUntil } from '@test/support/wait-until.js';
import { Canaries } from './canaries.js';
import { startEmbedder } from './embedder.js';
import { canBuild, type House, openHouse } from './house.js';
import { Planter } from './planter.js';
import { plantEverything } from './plants.js';
import { type Receiver, startReceiver } from '../../webhooks/receiver.js';
import { scanDatabase, scanFiles, scanRedis, scanStatistics } from './scan.js';

/** Of the person, and of the tenant, whose words stay when a person is erased. */
const theirs = new Canaries(30);
const houses = new Canaries(8);
/**
 * They contain only ids, numbers and codes; or, `transfers`, what export and import leave, which are not called here.
 * Every other table of persons is shown to contain canaries before they are erased.
 */
const WITHOUT_TEXT = [
  'extraction_progress', 'decisions', 'transfers', 'record_access', 'outbox', 'dead_letters', 'idempotency_keys', 'compaction_members', 'block_attachments',
  'vector_indexes', 'vector_centers', 'vector_cells',
]; // prettier-ignore

let house: House;
let embedder: Awaited<ReturnType<typeof startEmbedder>>;
let parrot: Awaited<ReturnType<typeof chatServer>>;
let receiver: Receiver;
let planter: Planter;
let tenant: { id: string; admin: Client };

const work = canBuild ? describe : describe.skip;
beforeAll(async () => {
  if (!canBuild) return;
  embedder = await startEmbedder(theirs);
  parrot = await chatServer('openai', { text: ({ body }) => JSON.stringify(body) });
  const chat = { LLM_CHAT_PROVIDER: 'openai', LLM_CHAT_MODEL: 'parrot', LLM_CHAT_BASE_URL: parrot.url };
  receiver = await startReceiver();
  house = await openHouse({ ...embedder.env, ...chat, WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1', VECTOR_CELLS_ABOVE: '4' });
}, 120_000);
afterAll(async () => {
  embedder?.release();
  await house?.close();
  await embedder?.close();
  await parrot?.close();
  await receiver?.close();
}, 60_000);

async function everywhere(canaries: Canaries): Promise<string[]> {
  const logs = canaries.inText(house.logs()).map((found) => `logs hold ${found}`);
  const redis = house.redis ? await scanRedis(house.redis, canaries) : [];
  return [...(await scanDatabase(house, canaries)), ...redis, ...logs];
}

/** No job waits or runs. */
const quiet = () =>
  waitUntil(
    'all jobs',
    () => house.query<{ job: string }>('select job from outbox where closed_at is null'),
    (open) => open.length === 0,
    60_000,
  );

/** Exports everything, deletes a memory, and imports everything as it was before. */
async function importAgain(asker: ArchiveClient, user: string): Promise<void> {
  const made = await planter.plant('records.store', { body: { content: planter.text(), ...planter.labels() } });
  const { bytes } = await exportOf(asker, user);
  await planter.plant('records.delete', { params: { id: String(made['id']) } });
  const reply = await sendImport(asker, user, bytes);
  expect([reply.status, await reply.text()]).toEqual([200, expect.stringContaining('"done"')]);
  planter.used.add('users.import_data');
}

async function completed(operation: string, params: Record<string, string>): Promise<void> {
  await waitUntil(
    'the erasure',
    () => planter.plant(operation, { params }, house.client()),
    ({ state }) => state === 'completed',
    60_000,
  );
}

work('thirty strings that a person and their agents wrote', () => {
  it('are planted by every operation that writes, and detected wherever a person has rows', async () => {
    const made = await new Planter(house.client(), house.client(), theirs, houses, '').plant('tenants.create', {
      body: { name: houses.take() },
    });
    const { key } = made['admin_key'] as { key: string };
    tenant = { id: String(made['tenant_id']), admin: house.client(key) };
    const user = `person-${theirs.take()}`;
    planter = new Planter(tenant.admin.as(user), tenant.admin, theirs, houses, user, receiver.url);
    planter.used.add('tenants.create');
    await planter.plant(
      'tenants.update',
      { params: { tenant_id: tenant.id }, body: { name: houses.take() } },
      house.client(),
    );
    await plantEverything(planter);
    await importAgain({ url: house.url(), key }, user);
    await quiet();
    await withDeadLetters();
    expect(theirs.inText(receiver.received.map(({ text }) => text).join())).not.toEqual([]);
    const writing = OPERATIONS.filter(({ reads, name }) => !reads && !name.startsWith('privacy.'));
    expect(writing.map(({ name }) => name).filter((name) => !planter.used.has(name))).toEqual([]);
    const found = await scanDatabase(house, theirs);
    expect(theirs.all.filter((canary) => !found.some((line) => line.includes(canary)))).toEqual([]);
    const tables = tableCatalogue().filter(({ owner, name }) => owner === 'user' && !WITHOUT_TEXT.includes(name));
    expect(tables.map(({ name }) => name).filter((name) => !found.some((line) => line.startsWith(`public.${name} `)))).toEqual([]); // prettier-ignore
    expect(found.filter((line) => line.startsWith('public.passage_vectors ')).join()).toContain('vector');
    expect((await scanDatabase(house, houses)).length).toBeGreaterThan(0);
  }, 180_000);

  it('are nowhere after the person was erased while jobs were running, and no response contains them', async () => {
    // As the server does from time to time: the planner's statistics must be free of canaries at the end as well.
    await house.query('analyze');
    expect((await scanStatistics(house, theirs)).length).toBeGreaterThan(0);
    embedder.hold();
    for (let n = 0; n < 12; n += 1) await planter.plant('records.store', { body: { content: planter.text() } });
    await waitUntil(
      'a job at work',
      () => Promise.resolve(embedder.waiting()),
      (waiting) => waiting > 0,
    );
    const params = { user_id: planter.userId };
    const { id } = await planter.plant('privacy.erase_user', { params, body: {} }, tenant.admin);
    await completedOf(String(id));
    embedder.release();
    await quiet();
    expect(await everywhere(theirs)).toEqual([]);
    const answers = await Promise.all([
      planter.ask('records.list', { query: { limit: 1_000 } }),
      planter.ask('search.records', { body: { query: 'the secret of a day in Rome' } }),
      planter.ask('messages.list', {}),
      planter.ask('blocks.list', {}),
      planter.ask('users.list', {}, tenant.admin),
      planter.ask('keys.list', {}, tenant.admin),
    ]);
    expect(answers.flatMap(({ text }) => theirs.inText(text))).toEqual([]);
  }, 180_000);

  it('are in no file of the database after the tables were rebuilt', async () => {
    await planter.plant('privacy.erase_tenant', { params: { tenant_id: tenant.id }, body: {} }, house.client());
    await completed('privacy.tenant_erasure', { tenant_id: tenant.id });
    expect(await everywhere(houses)).toEqual([]);
    expect((await scanFiles(house.files, theirs)).length).toBeGreaterThan(0);
    if (house.adminUrl) {
      await house.query('alter system set wal_recycle = off');
      await house.query('select pg_reload_conf()');
    }
    await house.stop();
    const said = await rewrite();
    expect(said).not.toMatch(/Left undone/);
    // Including those in the planner's statistics.
    const left = [...(await scanFiles(house.files, theirs)), ...(await scanFiles(house.files, houses))];
    expect(left).toEqual([]);
  }, 180_000);
});

async function completedOf(id: string): Promise<void> {
  await waitUntil(
    'the erasure',
    () => planter.plant('privacy.get_erasure', { params: { id } }, tenant.admin),
    ({ state }) => state === 'completed',
    60_000,
  );
}

/** Text that could not be embedded was given up: one is retried, and one is discarded. */
async function withDeadLetters(): Promise<void> {
  const { dead_letters: letters } = (await planter.plant('dead_letters.list', {}, tenant.admin)) as {
    dead_letters: { id: string }[];
  };
  expect(letters.length).toBeGreaterThan(1);
  const id = letters[0]?.id ?? '';
  await planter.plant('dead_letters.replay', { params: { id } }, tenant.admin);
  await quiet();
  const again = (await planter.plant('dead_letters.list', {}, tenant.admin)) as { dead_letters: { id: string }[] };
  await planter.plant('dead_letters.discard', { params: { id: again.dead_letters[0]?.id ?? '' } }, tenant.admin);
}

async function rewrite(): Promise<string> {
  const env = house.adminUrl ? { DATABASE_ADMIN_URL: house.adminUrl } : { RECOLLECT_DATA_DIR: house.dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, ['dist/apps/rewrite/main.js'], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
  });
  return stdout;
}
