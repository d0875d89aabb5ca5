import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listRecords, storeRecord } from '@contracts/records/records.operations.js';
import { readyz } from '@contracts/status.operations.js';
import { generateKey } from '@governance/tenancy/api-key.js';
import { ServerHere } from '@test/durability/server-here.js';
import type { Client } from '@test/support/client.js';
import { startBagOfWords } from '@test/support/bag-of-words.js';
import { waitUntil } from '@test/support/wait-until.js';
import { named } from './canary/planter.js';

// How a start handles its files does not depend on the database: one backend is enough.
const once = globalThis.BACKEND === 'pglite' ? describe : describe.skip;
const KEY = generateKey().text;
let folder: string;
let model: Awaited<ReturnType<typeof startBagOfWords>>;
let server: ServerHere | undefined;

const path = (name: string) => join(folder, name);
async function start(env: Record<string, string> = {}): Promise<Client> {
  server = await ServerHere.start({
    ...model.env,
    RECOLLECT_DATA_DIR: path('data'),
    LEDGER_FILE: path('erasures.ndjson'),
    LEDGER_SINK: path('heads.ndjson'),
    RECOLLECT_BOOTSTRAP_KEY: KEY,
    ...env,
  });
  return server.client(KEY);
}
const stop = () => server?.stop();
async function readiness(client: Client) {
  const { status, json } = await client.call(readyz);
  const { checks } = json as { checks: Record<string, string> };
  return [status, checks['erasure_ledger'], checks['erasure_ledger_error'], checks['erasure_ledger_heads']];
}
const settled = (client: Client) =>
  waitUntil(
    'a verdict',
    () => readiness(client),
    ([, ledger]) => ledger !== 'replaying',
  );

once('a database that was restored with a ledger whose end was cut off', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'recollect-heads-'));
    model = await startBagOfWords();
    let client = await start({ LEDGER_HEADS_REQUIRED: 'true' });
    expect(await readiness(client)).toEqual([200, 'ok', undefined, 'ok']);
    await client.as('ada').ok(storeRecord, { body: { content: 'Ada keeps bees.' } });
    await client.as('bob').ok(storeRecord, { body: { content: 'Bob builds boats.' } });
    await stop();
    await cp(path('data'), path('backup'), { recursive: true });
    client = await start();
    for (const user of ['bob', 'ada']) {
      await client.call(named('privacy.erase_user'), { params: { user_id: user }, body: {} });
    }
    await waitUntil('both heads', async () => /"position":2/.test(await readFile(path('heads.ndjson'), 'utf8')));
    await stop();
    await rm(path('data'), { recursive: true });
    await cp(path('backup'), path('data'), { recursive: true });
  }, 120_000);
  afterEach(stop);
  afterAll(async () => {
    await model?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('is not served, and the process names the missing entry; with the whole ledger in its place it continues', async () => {
    const whole = await readFile(path('erasures.ndjson'), 'utf8');
    await writeFile(path('erasures.ndjson'), whole.trimEnd().split('\n').slice(0, -1).join('\n') + '\n');
    const client = await start();
    expect(await settled(client)).toEqual([503, 'failed', 'LedgerCut', 'ok']);
    expect(await client.as('ada').fails(listRecords)).toMatchObject({ status: 503 });
    expect(server?.out).toMatch(/the ledger of erasures was cut: entry 2 of tenant/);
    await writeFile(path('erasures.ndjson'), whole);
    await waitUntil('readiness', () => readiness(client), ([status]) => status === 200, 30_000); // prettier-ignore
    expect((await client.as('ada').ok(listRecords, { query: { include_shared: false } })).records).toEqual([]);
  }, 60_000);

  it('without its heads reports so loudly, and is not served if they are required', async () => {
    await rm(path('heads.ndjson'));
    expect(await settled(await start({ LEDGER_HEADS_REQUIRED: 'true' }))).toEqual([503, 'failed', 'LedgerHeadsMissing', 'ok']); // prettier-ignore
    await stop();
    const client = await start();
    expect(await settled(client)).toEqual([200, 'ok', undefined, 'missing']);
    expect(server?.out).toMatch(/no heads of the ledger of erasures are kept outside/);
    await stop();
    // From then on they exist again.
    expect(await settled(await start({ LEDGER_HEADS_REQUIRED: 'true' }))).toEqual([200, 'ok', undefined, 'ok']);
  }, 60_000);
});
