import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eraseUser, getErasure, getReceipt, getReceiptKey } from '@contracts/privacy/erasure.operations.js';
import { listRecords, storeRecord, storeRecords } from '@contracts/records/records.operations.js';
import { verifyReceipt } from '@governance/privacy/receipts/receipt.js';
import { readConfig } from '@platform/config/config.js';
import { openDatabase } from '@platform/database/open-database.js';
import { startBagOfWords } from '@test/support/bag-of-words.js';
import { scopeOf } from '@test/support/scratch.js';
import { waitUntil } from '@test/support/wait-until.js';
import { tableCatalogue } from '@schema/tables.js';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { buildIfNeeded, killLeftovers, ServerProcess } from '../durability/server-process.js';

/** `npm run test:faults` runs more. */
const ROUNDS = Number(process.env['RECOLLECT_FAULT_ROUNDS'] ?? 1);
/** Each waits for the lease of the job that died with the process. */
const KILLS = ROUNDS > 2 ? 2 : 1;
const RECORDS = ROUNDS > 2 ? 1_500 : 600;

// If one process does everything, a kill takes all of it.
const onPglite = globalThis.BACKEND === 'pglite' ? describe : describe.skip;

onPglite('an erasure whose process is killed', () => {
  let model: Awaited<ReturnType<typeof startBagOfWords>>;
  /** A data folder with two people in it; every round works on a copy. */
  let template: string;
  let folder: string;
  let key = '';
  let had: Record<string, number> = {};
  let others: Record<string, number> = {};

  const env = (dataDir: string) => ({ ...model.env, RECOLLECT_DATA_DIR: dataDir });

  beforeAll(async () => {
    await buildIfNeeded();
    model = await startBagOfWords();
    template = await mkdtemp(join(tmpdir(), 'recollect-erase-'));
    const server = await ServerProcess.start('standalone', env(template));
    [key = ''] = server.out.match(/rk_\w+/) ?? [];
    const fill = async (user: string): Promise<void> => {
      for (let start = 0; start < RECORDS; start += 300) {
        const records = Array.from({ length: 300 }, (_, i) => ({
          content: `${user} note ${start + i} about rivers and mills`,
        }));
        await server
          .client(key)
          .as(user)
          .ok(storeRecords, { body: { records }, headers: { prefer: 'wait=60' } });
      }
    };
    await Promise.all(['ada', 'bob'].map(fill));
    expect(await server.stop()).toEqual({ code: 0, signal: null });
    [had, others] = await rowsIn(template);
    expect(had['passage_vectors']).toBe(RECORDS);
  }, 300_000);
  afterAll(async () => {
    await model.close();
    await rm(template, { recursive: true, force: true });
  });
  afterEach(async () => {
    killLeftovers();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  });

  /** Rows of ada and of bob by table, read without row-level security. */
  async function rowsIn(dataDir: string): Promise<[Record<string, number>, Record<string, number>]> {
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const opened = await openDatabase(readConfig({ RECOLLECT_DATA_DIR: dataDir }), { standalone: true, log });
    const { database } = opened;
    try {
      const names = tableCatalogue()
        .filter(({ owner }) => owner === 'user')
        .map(({ name }) => name);
      const count = async (user: string) => {
        const scope = scopeOf({ tenantId: await tenantOf(database), userId: user, includeShared: false });
        return database.withScope(scope, async (tx) => {
          await tx.execute(sql`select set_config('app.erasing', 'on', true)`);
          const each = names.map(
            (name) => sql`select ${name} as name, count(*)::int as n from ${sql.raw(name)} where user_id = ${user}`,
          );
          const { rows } = await tx.execute<{ name: string; n: number }>(sql.join(each, sql` union all `));
          return Object.fromEntries(rows.filter(({ n }) => n > 0).map(({ name, n }) => [name, n]));
        });
      };
      return [await count('ada'), await count('bob')];
    } finally {
      await opened.close();
    }
  }

  /** The current process never gets beyond the row of the person, which is deleted last: only its end ends it. */
  async function stopShortOfTheEnd(dataDir: string): Promise<void> {
    const admin = new pg.Client({ host: join(dataDir, 'run'), port: 5432, user: 'postgres', database: 'postgres' });
    await admin.connect();
    try {
      const { rows } = await admin.query<{ since: string }>('select pg_postmaster_start_time()::text as since');
      await admin.query(`
        create function stop_short() returns trigger language plpgsql as $$
        begin
          while pg_postmaster_start_time() = '${rows[0]?.since}'::timestamptz loop null; end loop;
          return null;
        end $$;
        create trigger stop_short before delete on users for each statement execute function stop_short()`);
    } finally {
      await admin.end();
    }
  }

  async function tenantOf(database: Awaited<ReturnType<typeof openDatabase>>['database']): Promise<string> {
    const { rows } = await database.asSystem((tx) =>
      tx.execute<{ tenant_id: string }>(sql`select tenant_id from tenants`),
    );
    return rows[0]?.tenant_id ?? '';
  }

  it(
    `continues and completes, with exact counts, in ${ROUNDS} rounds of kill -9`,
    async () => {
      let interrupted = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        folder = await mkdtemp(join(tmpdir(), 'recollect-erase-round-'));
        await cp(template, folder, { recursive: true });
        let server = await ServerProcess.start('standalone', env(folder));
        // The first kill is certain to come in the middle, the others come anywhere.
        if (round === 0) await stopShortOfTheEnd(folder);
        const { id = '' } = await server.client(key).ok(eraseUser, { params: { user_id: 'ada' }, body: {} });
        let killedAt = 0;
        // Also twice: a process that continues may die as well.
        for (let kill = 0; kill < KILLS; kill += 1) {
          await sleep(Math.random() * (round === 0 ? 100 : 900));
          await server.signal('SIGKILL');
          killedAt ||= Date.now();
          server = await ServerProcess.start('standalone', env(folder));
          expect((await server.client(key).as('ada').ok(listRecords)).records).toEqual([]);
        }
        const ask = () => server.client(key).ok(getErasure, { params: { id } });
        const { counts, completed_at } = await waitUntil(
          'the erasure',
          ask,
          ({ state }) => state === 'completed',
          120_000,
        );
        expect(counts).toEqual(had);
        // By another process than the one that received the request.
        if (Date.parse(completed_at ?? '') >= killedAt) interrupted += 1;
        const signed = await server.client(key).ok(getReceipt, { params: { id } });
        expect(signed.receipt.counts).toEqual(had);
        expect(verifyReceipt(signed, await server.client(key).ok(getReceiptKey))).toMatchObject({ valid: true });
        expect(
          (
            await server
              .client(key)
              .as('ada')
              .ok(storeRecord, { body: { content: 'back' } })
          ).status,
        ).toBe('created');
        expect(await server.stop()).toEqual({ code: 0, signal: null });
        const [left, bobs] = await rowsIn(folder);
        expect(left['records']).toBe(1);
        expect(bobs).toEqual(others);
        await rm(folder, { recursive: true, force: true, maxRetries: 3 });
      }
      // Kills that all came too late would prove nothing.
      expect(interrupted).toBeGreaterThan(0);
    },
    120_000 + ROUNDS * 90_000,
  );
});
