import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { storeRecord, storeRecords } from '@contracts/records/records.operations.js';
import { generateKey } from '@governance/tenancy/api-key.js';
import { loadConfig } from '@platform/config/config.js';
import { startBagOfWords } from '@test/support/bag-of-words.js';
import type { Client } from '@test/support/client.js';
import { Gate } from '@test/support/gate.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { Redis } from 'ioredis';
import { buildIfNeeded, type Ended, killLeftovers, ServerProcess } from './server-process.js';

const { redisUrl } = loadConfig().queue;
/** One of Redis' numbered databases, for this file only, because it is emptied. */
const OWN_DATABASE = '13';
const ROUNDS = Number(process.env['RECOLLECT_FAULT_ROUNDS'] ?? 3);
const SINGLES = 40;
const PER_BATCH = 40;
const CONCURRENT = 8;
const DEADLINE_MS = 30_000;

const withRedis = globalThis.BACKEND === 'postgres' && redisUrl ? describe : describe.skip;

withRedis('api and worker', () => {
  const key = generateKey().text;
  let db: TestDatabase;
  let redis: Redis;
  let model: Awaited<ReturnType<typeof startBagOfWords>>;
  let env: Record<string, string>;
  /** While it is closed the model does not respond, so no job that called it can end. */
  let door: Gate | undefined;

  beforeAll(async () => {
    await buildIfNeeded();
    db = await openTestDatabase();
    // Slow enough that a worker's first jobs are taken before its model is ready.
    model = await startBagOfWords({ delayMs: 40, startMs: 1_000, mayAnswer: async () => door?.pass() });
    const url = new URL(redisUrl ?? '');
    url.pathname = `/${OWN_DATABASE}`;
    redis = new Redis(url.href);
    env = {
      ...model.env,
      DATABASE_URL: db.url ?? '',
      REDIS_URL: url.href,
      QUEUE_PREFIX: `faults:${randomUUID()}`,
      RECOLLECT_SECRET: 'a-server-secret-of-the-tests-0123456789',
      RECOLLECT_BOOTSTRAP_KEY: key,
    };
  }, 90_000);
  afterAll(async () => {
    killLeftovers();
    await redis.flushdb();
    redis.disconnect();
    await model.close();
    await db.close();
  });

  /** A lease ends at a time of the database's clock; here that time is set to now. */
  const endLeases = () =>
    db.admin.query('update outbox set leased_until = now() where closed_at is null and leased_until is not null');

  it(
    `makes every vector once, though Redis is emptied and the worker is killed ${ROUNDS} times in the middle`,
    async () => {
      const api = await ServerProcess.start('api', env);
      let worker = await ServerProcess.start('worker', env);
      let stored = 0;
      let interrupted = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const closed = (door = new Gate());
        const writing = write(api.client(key), `round${round}`);
        await until(async () => closed.arrived > 0 && (await running()) > 0);
        await redis.flushdb();
        expect(await worker.signal('SIGKILL')).toEqual<Ended>({ code: null, signal: 'SIGKILL' });
        interrupted += await running();
        closed.open();
        stored += await writing;
        await redis.flushdb();
        await endLeases();
        worker = await ServerProcess.start('worker', env);
      }
      expect(interrupted).toBeGreaterThanOrEqual(ROUNDS);
      await until(async () => (await open()) === 0);
      expect(await counts()).toEqual({
        records: stored,
        passages: stored,
        complete: stored,
        once: stored,
        failed: 0,
        attempts: [],
      });
      for (const one of [worker, api]) expect(await one.stop()).toEqual<Ended>({ code: 0, signal: null });
    },
    60_000 + ROUNDS * 30_000,
  );

  /**
   * Stores during the faults. Every write must be acknowledged, because the database is healthy. Returns their number.
   */
  async function write(client: Client, round: string): Promise<number> {
    let next = 0;
    const writer = async (): Promise<void> => {
      while (next < SINGLES) {
        const id = `${round}-${(next += 1)}`;
        await client.ok(storeRecord, { body: { id, content: `Note ${id} about the lighthouse.` } });
      }
    };
    const batch = Array.from({ length: PER_BATCH }, (_, index) => ({
      id: `${round}-b${index}`,
      content: `Note ${index} of ${round}.`,
    }));
    await Promise.all([
      client.ok(storeRecords, { body: { records: batch } }),
      ...Array.from({ length: CONCURRENT }, writer),
    ]);
    return SINGLES + PER_BATCH;
  }

  async function number(text: string): Promise<number> {
    const { rows } = await db.admin.query<{ n: number }>(`select count(*)::int as n from ${text}`);
    return rows[0]?.n ?? -1;
  }

  const open = () => number('outbox where closed_at is null');
  const running = () => number('outbox where closed_at is null and starts > 0 and leased_until > now()');

  async function failures(): Promise<string[]> {
    const { rows } = await db.admin.query<{ said: string }>(
      "select format('%s: %s', job, error) as said from outbox where attempts > 0",
    );
    return rows.map(({ said }) => said);
  }

  async function counts() {
    const vectors = 'select count(*) from passage_vectors v where v.passage_id = p.id';
    return {
      records: await number('records'),
      passages: await number('passages'),
      complete: await number("passages where embedding = 'complete'"),
      once: await number(`passages p where (${vectors}) = 1`),
      failed: await number("outbox where outcome is distinct from 'done'"),
      // A kill is not a failure of the job: it uses up no try.
      attempts: await failures(),
    };
  }
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  const begun = performance.now();
  while (!(await holds())) {
    if (performance.now() - begun > DEADLINE_MS) throw new Error('what was waited for did not come about');
    await sleep(20);
  }
}
