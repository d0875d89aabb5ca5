import { listRuns, runCompaction } from '@contracts/compaction/compaction.operations.js';
import { deleteRecord } from '@contracts/records/records.operations.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { SETTLED_MS, storedFaults, stuck, workedOff } from './history-checks.js';
import { History } from './history.js';
import { canInstall, Installation } from './installation.js';
import { patient } from '@test/support/patience.js';

/** `npm run test:faults` runs more. */
const ROUNDS = Number(process.env['RECOLLECT_FAULT_ROUNDS'] ?? 1);
/** For all of the faults below: ten rounds reach more than 6,000 writes. */
const WRITES_PER_ROUND = ROUNDS > 1 ? 700 : 240;
const WRITERS = 8;
const USERS = 24;
const PROGRESS_MS = 60_000;

const withServers = globalThis.BACKEND === 'postgres' && canInstall ? describe : describe.skip;

withServers('api, workers, Postgres and Redis', () => {
  let installation: Installation;
  beforeAll(async () => {
    installation = await Installation.open(2, 20);
  }, 120_000);
  afterAll(() => installation.close());

  const faults: readonly (readonly [string, () => Promise<void>])[] = [
    ['a worker is killed', () => installation.killWorker(0)],
    ['Redis is emptied', () => installation.redis.flushAll()],
    ['the API is killed', () => installation.killApi()],
    ['Redis is killed and comes back with nothing', restarted(() => installation.redis)],
    ['Postgres is killed and recovers', restarted(() => installation.postgres)],
    ['everything of ours is killed', () => installation.killAll()],
  ];

  it(
    `keep what was acknowledged, do it once and do not get stuck, though everything is killed in ${ROUNDS} rounds`,
    async () => {
      const history = new History(installation.client, { writers: WRITERS, users: USERS });
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [name, fault] of faults) {
          const enough = history.acknowledged + WRITES_PER_ROUND / faults.length;
          await progress(name, () => history.acknowledged >= enough);
          await foldSomebody(history, round);
          await fault();
        }
      }
      const lastFault = performance.now();
      await progress('the end', () => history.silentMs < 1_000);
      await history.stop();
      await workedOff(installation, SETTLED_MS - (performance.now() - lastFault));
      const settledMs = performance.now() - lastFault;
      expect(await stuck(installation)).toBe(0);
      expect(history.wrong).toEqual([]);
      expect(installation.exits).toEqual([]);
      expect(await history.faults()).toEqual([]);
      expect(await storedFaults(installation)).toEqual({});
      expect(history.acknowledged).toBeGreaterThanOrEqual(ROUNDS * WRITES_PER_ROUND);
      const folded = await foldAll(history);
      expect(folded).toBeGreaterThan(0);
      expect(await storedFaults(installation)).toEqual({});
      // Handed out once and started once counts two: these were in progress, or waiting, when something failed.
      const interrupted = await installation.number('select count(*) from outbox where dispatches > 2');
      expect(interrupted).toBeGreaterThan(0);
      const { acknowledged, unanswered, refused } = history;
      const figures = { acknowledged, unanswered, refused, interrupted, folded, settledMs: Math.round(settledMs) };
      process.stderr.write(`faults: ${JSON.stringify({ rounds: ROUNDS, ...figures })}\n`);
      // Tests the checker itself: it would have noticed.
      const { user, id } = history.one();
      await installation.client.as(user).ok(deleteRecord, { params: { id } });
      expect(await history.faults()).toEqual([`${user} ${id}: missing`]);
      expect((await installation.stop()).map(({ code }) => code)).toEqual([0, 0, 0]);
    },
    120_000 + ROUNDS * 120_000,
  );

  /** Starts a fold that the next fault interrupts. */
  async function foldSomebody(history: History, round: number): Promise<void> {
    const user = history.users[round % history.users.length];
    for (const who of [user, history.keepers[round % history.keepers.length]])
      await installation.client.as(who).call(runCompaction, { body: { force: true } });
  }

  /** Folds what is left for everybody. @returns how many runs were done in all */
  async function foldAll(history: History): Promise<number> {
    let runs = 0;
    for (const user of history.users) {
      const client = installation.client.as(user);
      await client.ok(runCompaction, { body: { force: true } });
    }
    await workedOff(installation, PROGRESS_MS);
    for (const user of history.users)
      runs += (await installation.client.as(user).ok(listRuns, { query: { limit: 100 } })).runs.length;
    return runs;
  }

  async function progress(what: string, holds: () => boolean): Promise<void> {
    const limit = patient(PROGRESS_MS);
    while (!holds()) {
      if (limit.isOver()) throw new Error(`no write is acknowledged before: ${what}\n${installation.said()}`);
      await sleep(20);
    }
  }
});

/** A short outage. */
function restarted(server: () => { kill(): Promise<void>; start(): Promise<void> }): () => Promise<void> {
  return async () => {
    await server().kill();
    await sleep(500);
    await server().start();
  };
}
