import { existsSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runCompaction } from '@contracts/compaction/compaction.operations.js';
import { getRecord, storeRecord } from '@contracts/records/records.operations.js';
import { CuttingProxy } from '@test/support/cutting-proxy.js';
import { patient } from '@test/support/patience.js';
import { SETTLED_MS, storedFaults, stuck, workedOff } from './history-checks.js';
import { History } from './history.js';
import { type App, canInstall, Installation, type Told } from './installation.js';

/** `npm run test:faults` runs more. */
const ROUNDS = Number(process.env['RECOLLECT_FAULT_ROUNDS'] ?? 1);
const WRITES_BETWEEN = ROUNDS > 1 ? 120 : 40;
/** So many that connections are sure to be cut. */
const WRITES_CUT = 480;
/** Of a writer, so that it does not write all the time that a test waits for something else. */
const REST_MS = 50;
const PROGRESS_MS = 60_000;
const LONG = 'The ferry to the island leaves at seven. '.repeat(2_000);
const LIBFAKETIME = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
].find(existsSync);

const withServers = globalThis.BACKEND === 'postgres' && canInstall ? describe : describe.skip;
const withFaketime = LIBFAKETIME ? it : it.skip;
if (!LIBFAKETIME) process.stderr.write('SKIPPED: clocks that jump. They need libfaketime on this machine.\n');

withServers('beside mishaps', () => {
  let installation: Installation;
  let history: History;
  let between: { readonly postgres: CuttingProxy; readonly redis: CuttingProxy } | undefined;
  let clocks: string;
  const setClock = (app: App, by: string): void => writeFileSync(join(clocks, app), by);

  /** One for all tests, each with users of its own: connections may be cut, and clocks may jump. */
  beforeAll(async () => {
    clocks = await mkdtemp(join(tmpdir(), 'recollect-clocks-'));
    for (const app of ['api', 'worker'] as const) setClock(app, '+0');
    const told: Told = ({ postgres, redis }, app) => {
      if (!between) throw new Error(`no proxies for ${postgres.port} and ${redis.port}`);
      return {
        DATABASE_URL: postgres.url.replace(`:${postgres.port}/`, `:${between.postgres.port}/`),
        REDIS_URL: `redis://127.0.0.1:${between.redis.port}`,
        ...(LIBFAKETIME !== undefined && {
          LD_PRELOAD: LIBFAKETIME,
          FAKETIME_TIMESTAMP_FILE: join(clocks, app),
          FAKETIME_CACHE_DURATION: '1',
          // A process's own counters do not depend on the clock of the machine.
          FAKETIME_DONT_FAKE_MONOTONIC: '1',
        }),
      };
    };
    installation = await Installation.open(2, 20, told, async ({ postgres, redis }) => {
      between = {
        postgres: await CuttingProxy.before(postgres.port),
        redis: await CuttingProxy.before(redis.port),
      };
    });
  }, 120_000);
  afterEach(() => history.stop());
  afterAll(async () => {
    await installation.close();
    await between?.postgres.close();
    await between?.redis.close();
    await rm(clocks, { recursive: true });
  });

  it(
    'connections to Postgres and Redis that are cut at any byte: each effect exists once',
    async () => {
      if (!between) throw new Error('there are no proxies');
      begin('cut');
      // For a connection in use: its remaining allowance ends anywhere in a statement or a response.
      between.postgres.allow(() => ({ up: anywhere(400_000), down: anywhere(1_600_000) }));
      between.redis.allow(() => ({ up: anywhere(100_000), down: anywhere(100_000) }));
      for (let round = 0; round < ROUNDS; round += 1) {
        between.postgres.cut();
        between.redis.cut();
        await progress(WRITES_CUT);
      }
      const cuts = { postgres: between.postgres.cuts, redis: between.redis.cuts };
      expect(Math.min(cuts.postgres, cuts.redis)).toBeGreaterThan(0);
      // The last fault; otherwise an open connection would still be cut during the reads that check.
      between.postgres.allowAll();
      between.redis.allowAll();
      await expectWhole('cuts', cuts);
    },
    180_000 + ROUNDS * 60_000,
  );

  withFaketime(
    'of clocks that jump, of one machine or of all, what is due is done and nothing is dated wrong',
    async () => {
      begin('dated');
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [api, worker] of [
          ['+2h', '+0'],
          ['-1h', '-1h'],
          ['+40d', '-1h'],
          ['+0', '+40d'],
          ['+0', '+0'],
        ] as const) {
          setClock('api', api);
          setClock('worker', worker);
          await sleep(1_500);
          await progress();
          const client = installation.client.as('told');
          const { id } = await client.ok(storeRecord, { body: { content: `Told while the clock stood at ${api}.` } });
          const { created_at: at } = await client.ok(getRecord, { params: { id } });
          expect(Math.abs(new Date(at).getTime() - Date.now())).toBeLessThan(5_000);
        }
      }
      await expectWhole('clocks');
    },
    180_000 + ROUNDS * 60_000,
  );

  it(
    'memory that runs out under a job: each effect exists once',
    async () => {
      begin('starved');
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const user of history.users) await installation.client.as(user).call(runCompaction, { body: {} });
        await progress();
        const starved = installation.starveWorker(round % 2);
        // Each needs new memory at once; what is written meanwhile fits into what the process has.
        for (const user of history.users)
          await installation.client.as(user).call(storeRecord, { body: { content: LONG } });
        // Aborted by itself, not by us.
        expect((await starved).code).not.toBe(0);
        await progress();
      }
      // The last of these tests: a job that was refused memory before its process died has used up a try.
      await expectWhole('memory', {}, ['tries that were used up by infrastructure']);
    },
    120_000 + ROUNDS * 60_000,
  );

  function begin(name: string): void {
    history = new History(installation.client, { name, writers: 4, users: 8, restMs: REST_MS });
  }

  /** Until this many more writes are acknowledged. */
  async function progress(writes = WRITES_BETWEEN): Promise<void> {
    const enough = history.acknowledged + writes;
    const limit = patient(PROGRESS_MS);
    while (history.acknowledged < enough) {
      if (limit.isOver()) throw new Error(`writes are not acknowledged any more\n${installation.said()}`);
      await sleep(20);
    }
  }

  /** What was acknowledged exists, each effect once, and nothing is left to do. */
  async function expectWhole(mishap: string, more: Record<string, number> = {}, excused: string[] = []): Promise<void> {
    await progress();
    await history.stop();
    const settledMs = await workedOff(installation, SETTLED_MS);
    expect(await stuck(installation)).toBe(0);
    expect(history.wrong).toEqual([]);
    expect(installation.exits).toEqual([]);
    expect(await history.faults()).toEqual([]);
    const found = Object.entries(await storedFaults(installation)).filter(([name]) => !excused.includes(name));
    expect(found).toEqual([]);
    const { acknowledged, unanswered, refused } = history;
    const figures = { acknowledged, unanswered, refused, ...more, settledMs: Math.round(settledMs) };
    process.stderr.write(`mishaps: ${JSON.stringify({ mishap, rounds: ROUNDS, ...figures })}\n`);
  }
});

function anywhere(below: number): number {
  return 1 + Math.floor(Math.random() * below);
}
