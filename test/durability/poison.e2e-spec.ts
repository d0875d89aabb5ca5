import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadConfig } from '@platform/config/config.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { patient } from '@test/support/patience.js';
import { Chores } from '../../bench/jobs/chores.js';
import { Crew } from '../../bench/jobs/crew.js';
import { buildIfNeeded } from './server-process.js';

const { redisUrl } = loadConfig().queue;
/** `npm run test:faults`: more good jobs, and two that eat memory, which kill each other. */
const IS_LONG = Number(process.env['RECOLLECT_FAULT_ROUNDS'] ?? 1) > 1;
const GOOD = IS_LONG ? 500 : 200;
const EATERS = IS_LONG ? ['memory 1', 'memory 2'] : ['memory 1'];
/** More crashes than a good job that kills five times causes beside others that kill. */
const CRASHES = 8;
const ATTEMPTS = 3;
/** Short, so that jobs of a dead process are retried soon: the default is fifteen seconds. */
const LEASE_MS = 1_000;
/** The time limit for everything; and the longest time without a death or a completed job. */
const DEADLINE_MS = 150_000;
const STANDSTILL_MS = 30_000;

const withRedis = globalThis.BACKEND === 'postgres' && redisUrl ? describe : describe.skip;

withRedis('poison among good jobs', () => {
  let db: TestDatabase;
  let chores: Chores;
  let crew: Crew;

  beforeAll(async () => {
    await buildIfNeeded();
    db = await openTestDatabase();
    const prefix = `poison-${randomUUID()}`;
    const adminUrl = new URL(loadConfig().database.adminUrl ?? '');
    adminUrl.pathname = new URL(db.url ?? '').pathname;
    chores = await Chores.open(adminUrl.href, redisUrl ?? '', prefix);
    const env = {
      PATH: process.env['PATH'],
      DATABASE_URL: db.url,
      REDIS_URL: redisUrl,
      QUEUE_PREFIX: prefix,
      LOG_LEVEL: 'warn',
      JOB_CRASHES: String(CRASHES),
      JOB_ATTEMPTS: String(ATTEMPTS),
      JOB_BACKOFF_MS: '10',
    };
    // One process, so that a death affects everything in progress.
    crew = await Crew.start({ workers: 1, env, leaseMs: LEASE_MS, restartMs: 0 });
  }, 120_000);
  afterAll(async () => {
    await crew.stop();
    await chores.close();
    await db.close();
  });

  it('becomes dead letters, and every good job is done once, also one that is killed five times', async () => {
    const tenant = await chores.tenant();
    const good = Array.from({ length: GOOD }, (_, index) => `good ${String(index).padStart(3, '0')}`);
    await chores.leave(tenant, 'throws', ['throws 1', 'throws 2']);
    await chores.leave(tenant, 'eats-memory', EATERS);
    await chores.leave(tenant, 'dies-five-times', ['killed']);
    await chores.leave(tenant, 'good', good, 20);
    const limit = patient(DEADLINE_MS);
    let last = { done: '', standstill: patient(STANDSTILL_MS) };
    for (let open = await chores.open(); open > 0; open = await chores.open()) {
      const done = `${open} open after ${crew.deaths} deaths`;
      if (done !== last.done) last = { done, standstill: patient(STANDSTILL_MS) };
      else if (last.standstill.isOver()) throw new Error(`it stands still: ${done}`);
      if (limit.isOver()) throw new Error(`it takes too long: ${done}`);
      await sleep(100);
    }
    expect(await chores.letters()).toEqual([
      ...EATERS.map((name) => ({ name, error: 'crash_loop' })),
      { name: 'throws 1', error: 'internal' },
      { name: 'throws 2', error: 'internal' },
    ]);
    expect(await chores.effects()).toEqual([...good, 'killed']);
    // Jobs that kill may at first kill each other.
    expect(crew.deaths).toBeGreaterThan(IS_LONG ? CRASHES + 5 : CRASHES);
  }, 180_000);
});
