import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listJobs } from '@contracts/jobs/jobs.operations.js';
import { deleteRecord, getRecord, storeRecord } from '@contracts/records/records.operations.js';
import { getStatus } from '@contracts/status.operations.js';
import { readConfig } from '@platform/config/config.js';
import { connectionTo } from '@platform/database/embedded/embedded-server.js';
import { lockFolder } from '@platform/database/embedded/folder-lock.js';
import { openDatabase } from '@platform/database/open-database.js';
import { createPool } from '@platform/database/pool.js';
import { startBagOfWords } from '@test/support/bag-of-words.js';
import type { Client } from '@test/support/client.js';
import { scopeOf } from '@test/support/scratch.js';
import { sql } from 'drizzle-orm';
import { Ledger } from './ledger.js';
import { buildIfNeeded, type Ended, killLeftovers, ServerProcess } from './server-process.js';

/** `npm run test:faults` runs more. */
const ROUNDS = Number(process.env['RECOLLECT_FAULT_ROUNDS'] ?? 1);
/** Ten seconds are promised on a quiet machine; this one runs other tests too. */
const READY_MS = 30_000;
const STOP_MS = 10_000;

// Postgres recovers by itself: this is about the embedded database and its process.
const onPglite = globalThis.BACKEND === 'pglite' ? describe : describe.skip;

onPglite('the process that does it all', () => {
  let model: Awaited<ReturnType<typeof startBagOfWords>>;
  let first: { readonly out: string; readonly readyMs: number; readonly ended: Ended };
  /** A data folder as the first start left it; the tests work on copies. */
  let template: string;
  let key: string;
  let folder: string;

  beforeAll(async () => {
    await buildIfNeeded();
    model = await startBagOfWords();
    template = await mkdtemp(join(tmpdir(), 'recollect-first-'));
    // Like `npm start`: without settings, with the bundled model.
    const server = await ServerProcess.start('standalone', { RECOLLECT_DATA_DIR: template });
    [key = ''] = server.out.match(/rk_\w+/) ?? [];
    await server.client(key).ok(storeRecord, { body: { id: 'the first', content: 'the first thing' } });
    first = { out: server.out, readyMs: server.readyMs, ended: await server.stop() };
  }, 90_000);
  afterAll(async () => {
    await model.close();
    await rm(template, { recursive: true, force: true });
  });
  const copy = async (): Promise<void> => {
    folder = await mkdtemp(join(tmpdir(), 'recollect-kill-'));
    await cp(template, folder, { recursive: true });
  };
  const remove = async (): Promise<void> => {
    killLeftovers();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  };

  const env = (over: Record<string, string> = {}) => ({ ...model.env, RECOLLECT_DATA_DIR: folder, ...over });
  const start = () => ServerProcess.start('standalone', env());

  it('starts from nothing and shows one key', () => {
    expect(first.readyMs).toBeLessThan(READY_MS);
    expect(new Set(first.out.match(/rk_\w+/g)).size).toBe(1);
    expect(first.ended).toEqual({ code: 0, signal: null });
  });

  describe('started again', () => {
    let server: ServerProcess;
    beforeAll(copy);
    afterAll(remove);

    it.each([
      ['PORT', 'eighty', /^PORT: \S/],
      ['RECOLLECT_SECRET', 'short', /^RECOLLECT_SECRET: \S/],
      ['RECOLLECT_BOOTSTRAP_KEY', () => `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`, /^RECOLLECT_BOOTSTRAP_KEY: not a key/],
    ])('reports in one line that %s is wrong', async (name, given, said) => {
      const value = typeof given === 'string' ? given : given();
      const wrong = ServerProcess.spawn('standalone', env({ [name]: value }));
      expect(await wrong.ended()).toEqual({ code: 1, signal: null });
      expect(wrong.err.trim().split('\n')).toEqual(['Recollect did not start.', expect.stringMatching(said)]);
      if (name.endsWith('_KEY')) expect(wrong.out + wrong.err).not.toContain(value);
    }); // prettier-ignore

    it('starts when that is corrected, and never shows its key again', async () => {
      server = await start();
      expect(server.readyMs).toBeLessThan(READY_MS);
      expect(server.out).not.toMatch(/rk_/);
      const found = await server.client(key).ok(getRecord, { params: { id: 'the first' } });
      expect(found.content).toBe('the first thing');
    });

    it('refuses a second process on its folder, and continues', async () => {
      const second = ServerProcess.spawn('standalone', env());
      expect(await second.ended()).toEqual({ code: 1, signal: null });
      expect(second.err.trim().split('\n')).toEqual([
        'Recollect did not start.',
        expect.stringMatching(
          new RegExp(
            `^data folder ${folder} is in use by process ${server.pid} on .*; stop it or set RECOLLECT_DATA_DIR`,
          ),
        ),
      ]);
      const { id } = await server.client(key).ok(storeRecord, { body: { content: 'alone again' } });
      expect(await server.client(key).ok(getRecord, { params: { id } })).toMatchObject({ content: 'alone again' });
    });
  });

  describe('that is ended', () => {
    beforeEach(copy);
    afterEach(remove);

    it(
      `loses nothing that it acknowledged in ${ROUNDS} rounds of kill -9`,
      async () => {
        const ledger = new Ledger();
        let server = await start();
        for (let round = 0; round < ROUNDS; round += 1) {
          const before = ledger.acknowledged;
          const writing = ledger.writeUntilItDies(server.client(key), `round${round}`);
          while (ledger.acknowledged - before < 60) await sleep(10);
          await sleep(Math.random() * 500);
          expect(await server.signal('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
          await writing;
          server = await start();
          expect(server.readyMs).toBeLessThan(READY_MS);
          expect(await ledger.faults(server.client(key))).toEqual([]);
        }
        expect(ledger.size).toBeGreaterThan(ROUNDS * 40);
        await everyVector(server.client(key));
        expect(await ledger.faults(server.client(key))).toEqual([]);
        expect(await server.stop()).toEqual({ code: 0, signal: null });
        await expectWholeDatabase(folder);
      },
      60_000 + ROUNDS * 30_000,
    );

    it('stops cleanly in the middle of writes, by SIGTERM and by Ctrl-C, and starts again at once', async () => {
      const ledger = new Ledger();
      for (const signal of ['SIGTERM', 'SIGINT'] as const) {
        const server = await start();
        expect(await ledger.faults(server.client(key))).toEqual([]);
        const enough = ledger.acknowledged + 40;
        const writing = ledger.writeUntilItDies(server.client(key), signal);
        while (ledger.acknowledged < enough) await sleep(10);
        const begun = performance.now();
        expect(await server.signal(signal)).toEqual({ code: 0, signal: null });
        expect(performance.now() - begun).toBeLessThan(STOP_MS);
        await writing;
        // Nobody has to be waited for.
        await (await lockFolder(folder)).release();
      }
      const last = (await start()).client(key);
      expect(await ledger.faults(last)).toEqual([]);
      // Tests the ledger itself: it would have noticed.
      await last.ok(deleteRecord, { params: { id: ledger.one } });
      expect(await ledger.faults(last)).toEqual([`${ledger.one}: missing`]);
    });

    it('ends by itself when its database cannot go on, and starts again with everything acknowledged', async () => {
      const server = await start();
      const { id } = await server.client(key).ok(storeRecord, { body: { content: 'acknowledged before' } });
      // Like a full disk: the next file of the write-ahead log cannot be created.
      const log = join(folder, 'pg/pg_wal');
      await rename(log, `${log}.away`);
      const pool = createPool(await connectionTo(folder), { max: 1 });
      await pool.query('select pg_switch_wal()');
      await pool.query('create table lost (id int)').catch(() => undefined);
      expect(await server.ended()).toEqual({ code: 1, signal: null });
      await pool.end();
      expect(server.out).toContain('if its disk is full, make room, then start the process again');
      await rename(`${log}.away`, log);
      const again = await start();
      expect(await again.client(key).ok(getRecord, { params: { id } })).toMatchObject({
        content: 'acknowledged before',
      });
    });

    it('starts again after it was killed while it created its database', async () => {
      await rm(folder, { recursive: true });
      const killed = ServerProcess.spawn('standalone', env());
      while (!['pg.new', 'pg'].some((made) => existsSync(join(folder, made)))) await sleep(5);
      await killed.signal('SIGKILL');
      const server = await start();
      // If this process was paused meanwhile, the first may have come far enough to show it.
      const [made = ''] = `${killed.out}${server.out}`.match(/rk_\w+/) ?? [];
      await server.client(made).ok(storeRecord, { body: { content: 'still here' } });
    });
  });
});

/** Waits until no vector is missing, and no job is open: the job of a record that was deleted since makes none. */
async function everyVector(client: Client): Promise<void> {
  for (;;) {
    const { embeddings } = await client.ok(getStatus);
    expect(embeddings.failed).toBe(0);
    if (embeddings.pending === 0 && !(await anyJob(client))) return;
    await sleep(100);
  }
}

async function anyJob(client: Client): Promise<boolean> {
  for (const state of ['queued', 'retrying', 'running'])
    if ((await client.ok(listJobs, { query: { state, limit: 1 } })).jobs.length > 0) return true;
  return false;
}

/** Checks a folder without a process: each passage has one vector, nothing is left over, no job is open. */
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
