import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRecord, storeRecord } from '@contracts/records.operations.js';
import { getStatus } from '@contracts/status.operations.js';
import { generateKey } from '@governance/tenancy/api-key.js';
import { readConfig } from '@platform/config/config.js';
import { openDatabase } from '@platform/database/open-database.js';
import type { Client } from '@test/support/client.js';
import { scopeOf } from '@test/support/scratch.js';
import { sql } from 'drizzle-orm';
import { Ledger } from './ledger.js';
import { buildIfNeeded, killLeftovers, ServerProcess } from './server-process.js';

/** `npm run test:faults` asks for more. */
const ROUNDS = Number(process.env['RECOLLECT_FAULT_ROUNDS'] ?? 3);
/** Ten seconds are promised on a quiet machine; this one runs other tests beside. */
const READY_MS = 30_000;
const STOP_MS = 10_000;
const KEY = generateKey().text;

// Postgres looks after itself: this is about the embedded database and the process that holds it.
const onPglite = globalThis.BACKEND === 'pglite' ? describe : describe.skip;

onPglite('the process that does it all', () => {
  let folder: string;

  beforeAll(buildIfNeeded, 60_000);
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'recollect-kill-'));
  });
  afterEach(async () => {
    killLeftovers();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  });

  const env = (over: Record<string, string> = {}) => ({
    RECOLLECT_DATA_DIR: folder,
    RECOLLECT_BOOTSTRAP_KEY: KEY,
    ...over,
  });
  const start = (over?: Record<string, string>) => ServerProcess.start('standalone', env(over));

  it(
    `loses nothing that it acknowledged in ${ROUNDS} rounds of kill -9`,
    async () => {
      const ledger = new Ledger();
      let server = await start();
      expect(server.readyMs).toBeLessThan(READY_MS);
      for (let round = 0; round < ROUNDS; round += 1) {
        const before = ledger.acknowledged;
        const writing = ledger.writeUntilItDies(server.client(KEY), `round${round}`);
        while (ledger.acknowledged - before < 60) await sleep(10);
        await sleep(Math.random() * 500);
        expect(await server.signal('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
        await writing;
        server = await start();
        expect(server.readyMs).toBeLessThan(READY_MS);
        expect(await ledger.faults(server.client(KEY))).toEqual([]);
      }
      expect(ledger.size).toBeGreaterThan(ROUNDS * 40);
      await everyVector(server.client(KEY));
      expect(await ledger.faults(server.client(KEY))).toEqual([]);
      expect(await server.signal('SIGTERM')).toEqual({ code: 0, signal: null });
      await expectWholeDatabase(folder);
    },
    60_000 + ROUNDS * 30_000,
  );

  it('starts again after it was killed while it made its database', async () => {
    const first = ServerProcess.spawn('standalone', env());
    await sleep(1_500);
    await first.signal('SIGKILL');
    const second = await start();
    await second.client(KEY).ok(storeRecord, { body: { content: 'still here' } });
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('stops cleanly on %s in the middle of writes', async (signal) => {
    const ledger = new Ledger();
    const server = await start();
    const writing = ledger.writeUntilItDies(server.client(KEY), 'last');
    while (ledger.acknowledged < 40) await sleep(10);
    const begun = performance.now();
    expect(await server.signal(signal)).toEqual({ code: 0, signal: null });
    expect(performance.now() - begun).toBeLessThan(STOP_MS);
    await writing;
    // At once: the folder was given free and nobody is waited for.
    const again = await start();
    expect(await ledger.faults(again.client(KEY))).toEqual([]);
  });

  it('refuses a second process on its folder, and goes on', async () => {
    const first = await start();
    const second = ServerProcess.spawn('standalone', env());
    expect(await second.ended()).toEqual({ code: 1, signal: null });
    expect(second.err).toMatch(
      new RegExp(`Recollect did not start.\\ndata folder ${folder} is in use by process ${first.pid} on `),
    );
    expect(second.err).toContain('stop it or set RECOLLECT_DATA_DIR to another folder');
    expectNoStack(second);
    const { id } = await first.client(KEY).ok(storeRecord, { body: { content: 'alone again' } });
    expect(await first.client(KEY).ok(getRecord, { params: { id } })).toMatchObject({ content: 'alone again' });
  });

  it('shows a key of its own making at the first start and never again', async () => {
    const first = await start({ RECOLLECT_BOOTSTRAP_KEY: '' });
    const keys = new Set(first.out.match(/rk_\w+/g));
    expect(keys.size).toBe(1);
    const [key = ''] = keys;
    const { id } = await first.client(key).ok(storeRecord, { body: { content: 'the first thing' } });
    await first.signal('SIGTERM');
    const second = await start({ RECOLLECT_BOOTSTRAP_KEY: '' });
    expect(second.out).not.toMatch(/rk_/);
    expect(await second.client(key).ok(getRecord, { params: { id } })).toMatchObject({ content: 'the first thing' });
  });

  it('says in one line that the bootstrap key is none, and starts when it is put right', async () => {
    const broken = `${KEY.slice(0, -1)}${KEY.endsWith('0') ? '1' : '0'}`;
    const server = ServerProcess.spawn('standalone', env({ RECOLLECT_BOOTSTRAP_KEY: broken }));
    expect(await server.ended()).toEqual({ code: 1, signal: null });
    expect(server.err.trim().split('\n')).toEqual([
      'Recollect did not start.',
      expect.stringMatching(/^RECOLLECT_BOOTSTRAP_KEY: not a key/),
    ]);
    expect(server.out + server.err).not.toContain(broken);
    await (await start()).client(KEY).ok(getStatus);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['EMBEDDING_PROVIDER', 'psychic'],
    ['RECOLLECT_SECRET', 'short'],
  ])('says in one line that %s is wrong', async (name, value) => {
    const server = ServerProcess.spawn('standalone', env({ [name]: value }));
    expect(await server.ended()).toEqual({ code: 1, signal: null });
    expect(server.err.trim().split('\n')).toEqual([
      'Recollect did not start.',
      expect.stringMatching(new RegExp(`^${name}: \\S`)),
    ]);
  });
});

function expectNoStack({ err }: ServerProcess): void {
  expect(err).not.toMatch(/^\s+at /m);
}

/** Until no vector is missing. */
async function everyVector(client: Client): Promise<void> {
  for (;;) {
    const { embeddings } = await client.ok(getStatus);
    expect(embeddings.failed).toBe(0);
    if (embeddings.pending === 0) return;
    await sleep(100);
  }
}

/** Looks into the folder that nobody holds: each passage has one vector, nothing is left over, no job is open. */
async function expectWholeDatabase(folder: string): Promise<void> {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const opened = await openDatabase(readConfig({ RECOLLECT_DATA_DIR: folder }), { standalone: true, log });
  try {
    const found = await opened.database.asSystem((tx) =>
      tx.execute<{ tenant_id: string }>(sql`select tenant_id from tenants`),
    );
    expect(found.rows).toHaveLength(1);
    const whole = scopeOf({ tenantId: found.rows[0]?.tenant_id ?? '', userId: null, allUsers: true });
    const { rows } = await opened.database.withScope(whole, (tx) =>
      tx.execute<Record<string, number>>(sql`select
        (select count(*)::int from records) as records,
        (select count(*)::int from passages where superseded_at is null) as passages,
        (select count(*)::int from passages where superseded_at is null and embedding <> 'complete') as incomplete,
        (select count(*)::int from passages p where superseded_at is null
           and (select count(*) from passage_vectors v where v.passage_id = p.id) <> 1) as not_once,
        (select count(*)::int from passage_terms t where not exists (select from passages p where p.id = t.passage_id)) as lost_terms,
        (select count(*)::int from passages p where not exists (select from passage_terms t where t.passage_id = p.id)) as wordless,
        (select count(*)::int from outbox where closed_at is null) as open_jobs,
        (select count(*)::int from outbox where outcome = 'failed') as failed_jobs`),
    );
    const [counts] = rows;
    expect(counts?.['records']).toBeGreaterThan(0);
    expect(counts?.['passages']).toBe(counts?.['records']);
    expect(counts).toMatchObject({
      incomplete: 0,
      not_once: 0,
      lost_terms: 0,
      wordless: 0,
      open_jobs: 0,
      failed_jobs: 0,
    });
  } finally {
    await opened.close();
  }
}
