import { execFile } from 'node:child_process';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readyz } from '@contracts/status.operations.js';
import { listRecords, storeRecord } from '@contracts/records/records.operations.js';
import { OwnPostgres } from '@test/durability/own-servers.js';
import { startBagOfWords } from '@test/support/bag-of-words.js';
import { waitUntil } from '@test/support/wait-until.js';
import { readLedger } from '@contracts/privacy/ledger.operations.js';
import { canBuild, type House, openHouse } from './canary/house.js';
import { named } from './canary/planter.js';

const run = promisify(execFile);
let house: House;
let model: Awaited<ReturnType<typeof startBagOfWords>>;

const work = canBuild ? describe : describe.skip;
beforeAll(async () => {
  if (!canBuild) return;
  model = await startBagOfWords();
  house = await openHouse(model.env);
}, 120_000);
afterAll(async () => {
  await house?.close();
  await model?.close();
}, 60_000);

const as = (user: string) => house.client().as(user);
const store = (user: string, content: string, more: object = {}) =>
  as(user).ok(storeRecord, { body: { content, ...more }, headers: { prefer: 'wait=10' } });
const contents = async (user: string): Promise<string[]> =>
  (await as(user).ok(listRecords, { query: { include_shared: false } })).records.map(({ content }) => content).sort();
const rowsOf = async (user: string): Promise<number> => {
  const tables = ['records', 'record_versions', 'passages', 'passage_terms', 'passage_vectors', 'users'];
  const each = tables.map((table) => `select count(*)::int as n from ${table} where user_id = $1`);
  const rows = await house.query<{ n: number }>(each.join(' union all '), [user]);
  return rows.reduce((sum, { n }) => sum + n, 0);
};

async function erase(operation: string, sent: object): Promise<void> {
  const { json } = await house.client().call(named(operation), sent);
  const { id } = json as { id: string };
  await waitUntil(
    'the erasure',
    async () =>
      (await house.client().call(named('privacy.get_erasure'), { params: { id } })).json as { state?: string },
    ({ state }) => state === 'completed',
  );
}

/** As in docs/operations.md, with the processes stopped. */
async function backUp(): Promise<void> {
  await house.stop();
  if (house.adminUrl) await run(OwnPostgres.program('pg_dump'), ['-Fc', '-f', dump(), house.adminUrl]);
  else await cp(house.dataDir, dump(), { recursive: true });
  await house.start();
}

/** While the processes are stopped. */
async function restore(): Promise<void> {
  if (!house.adminUrl) {
    await rm(house.dataDir, { recursive: true });
    await cp(dump(), house.dataDir, { recursive: true });
    return;
  }
  const server = new URL(house.adminUrl);
  server.pathname = '/postgres';
  await run(OwnPostgres.program('dropdb'), ['--maintenance-db', server.href, '--force', 'recollect']);
  await run(OwnPostgres.program('createdb'), ['--maintenance-db', server.href, '-T', 'template0', 'recollect']);
  await run(OwnPostgres.program('pg_restore'), ['-d', house.adminUrl, '--exit-on-error', dump()]);
}

const dump = (): string => join(house.ledgerFile, '..', '..', 'backup');

const readiness = async () => {
  const { status, json } = await house.client().call(readyz);
  return { status, checks: (json as { checks: { erasure_ledger: string; erasure_ledger_error?: string } }).checks };
};

work('a backup from before an erasure, restored', () => {
  it('is served only when what was erased since is erased again, and nothing else', async () => {
    await store('ada', 'Ada keeps bees.');
    await store('ada', 'Ada keeps bees in Turin.', { type: 'lesson' });
    await store('bob', 'Bob builds boats.');
    const { id: part } = await store('bob', 'Bob owes Carol money.');
    await store('bob', 'What follows from it.', { derived_from: [part] });
    await store('carol', 'Carol was here before.');
    await erase('privacy.erase_user', { params: { user_id: 'carol' }, body: {} });
    await store('carol', 'Carol has come back.');
    await backUp();
    await erase('privacy.erase_user', { params: { user_id: 'ada' }, body: {} });
    await erase('privacy.erase', { body: { records: [part], user_id: 'bob' } });
    const before = (await house.client().ok(readLedger, { query: { limit: 100 } })).entries;
    await house.stop();
    await restore();
    await house.start();
    await waitUntil('readiness', readiness, ({ status }) => status === 200, 30_000);
    expect([await rowsOf('ada'), await contents('ada')]).toEqual([0, []]);
    expect(await contents('bob')).toEqual(['Bob builds boats.']);
    // The backup knew of that erasure: who came back after it keeps what is new.
    expect(await contents('carol')).toEqual(['Carol has come back.']);
    const after = (await house.client().ok(readLedger, { query: { limit: 100 } })).entries;
    expect(after).toEqual(before);
    expect(after.length).toBeGreaterThanOrEqual(3);
    await store('ada', 'Ada is new here.');
    expect(await contents('ada')).toEqual(['Ada is new here.']);
  }, 180_000);

  it('is not served at all while the ledger cannot be replayed, and reports why', async () => {
    await house.stop();
    await restore();
    const whole = await readFile(house.ledgerFile, 'utf8');
    await writeFile(house.ledgerFile, whole.replace(/"kind":"user"/, '"kind":"records"'));
    await house.start();
    const { status, checks } = await waitUntil(
      'a verdict',
      readiness,
      (said) => said.checks.erasure_ledger === 'failed',
    );
    expect([status, checks.erasure_ledger_error]).toEqual([503, 'LedgerAltered']);
    expect((await house.client().raw('GET', '/livez')).status).toBe(200);
    expect(await as('ada').fails(listRecords)).toMatchObject({ status: 503, code: 'unavailable' });
    // As soon as the file is complete again it continues by itself.
    await writeFile(house.ledgerFile, whole);
    await waitUntil('readiness', readiness, (said) => said.status === 200, 30_000);
    expect(await contents('ada')).toEqual([]);
  }, 120_000);

  it('is replayed from a ledger that was stored elsewhere, too', async () => {
    const elsewhere = join(house.ledgerFile, '..', 'elsewhere.ndjson');
    await house.stop();
    await restore();
    await rename(house.ledgerFile, elsewhere);
    const env = { PATH: process.env['PATH'] ?? '', LEDGER_FILE: house.ledgerFile };
    const { stdout } = await run(process.execPath, ['dist/apps/ledger/main.js', elsewhere], { env });
    expect(stdout).toMatch(/^\d+ of \d+ entries taken over/);
    await house.start();
    await waitUntil('readiness', readiness, ({ status }) => status === 200, 30_000);
    expect([await contents('ada'), await contents('bob')]).toEqual([[], ['Bob builds boats.']]);
  }, 120_000);

  it('is not served without the secret under which the ledger names the erased', async () => {
    await house.stop();
    await restore();
    await house.start({ RECOLLECT_SECRET: 'another secret of 32 characters or more' });
    const isFailed = (said: Awaited<ReturnType<typeof readiness>>) => said.checks.erasure_ledger === 'failed';
    const { status, checks } = await waitUntil('a verdict', readiness, isFailed);
    expect([status, checks.erasure_ledger_error]).toEqual([503, 'LedgerSecretMissing']);
    expect(house.logs()).toContain('append that secret to RECOLLECT_SECRET');
    await house.stop();
    await house.start();
    await waitUntil('readiness', readiness, ({ status: now }) => now === 200, 30_000);
    expect([await contents('ada'), await contents('bob')]).toEqual([[], ['Bob builds boats.']]);
  }, 120_000);
});
