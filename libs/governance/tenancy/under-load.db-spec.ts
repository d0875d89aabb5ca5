import { setTimeout as sleep } from 'node:timers/promises';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { Database } from '@platform/database/database.js';
import { createPool } from '@platform/database/pool.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { codeOf, HERE, keyBody, processOver, scopeOf, type TenancyProcess } from '@test/support/tenancy-process.js';

/** No process notifies another of a revocation. So no message can be lost. */
const KEYS = 8;
const CALLERS = 6;

let test: TestDatabase;
let databases: Database[];
let one: TenancyProcess;
let other: TenancyProcess;
let admin: Scope;

beforeAll(async () => {
  test = await openTestDatabase();
  databases = [1, 2].map(() => new Database(createPool(test.connection, { max: 3 }), { statementTimeoutMs: 30_000 }));
  [one, other] = databases.map((database) => processOver(database, new Clock())) as [TenancyProcess, TenancyProcess];
  admin = await scopeOf(one, (await one.bootstrap.run(undefined)).key ?? '');
});
afterAll(async () => {
  for (const database of databases) await database.close();
  await test.close();
});

interface Use {
  /** When it was presented, by the monotonic clock. */
  readonly at: number;
  readonly key: string;
  readonly outcome: unknown;
}

/** Presents keys to both processes without a pause while `work` runs. */
async function underLoad(
  source: string,
  next: () => string,
  work: (uses: readonly Use[], underWay: ReadonlySet<{ readonly key: string }>) => Promise<void>,
): Promise<Use[]> {
  const uses: Use[] = [];
  const underWay = new Set<{ readonly key: string }>();
  let going = true;
  const callers = Array.from({ length: CALLERS }, async (_, i) => {
    while (going) {
      const key = next();
      const at = performance.now();
      const use = { key };
      underWay.add(use);
      const outcome = await codeOf((i % 2 === 0 ? one : other).authenticate.run(key, source));
      underWay.delete(use);
      uses.push({ at, key, outcome });
      await sleep(2);
    }
  });
  await work(uses, underWay);
  going = false;
  await Promise.all(callers);
  return uses;
}

it('no key is accepted anywhere a second after it was revoked, however busy both processes are', async () => {
  const made = await Promise.all(Array.from({ length: KEYS }, () => one.createKey.run(admin, keyBody())));
  const ended = new Map<string, number>();
  let turn = 0;
  const uses = await underLoad(
    HERE,
    () => made[(turn += 1) % KEYS]?.key ?? '',
    async (soFar) => {
      for (const [i, { key, key_id }] of made.entries()) {
        await sleep(60);
        await (i % 2 === 0 ? one : other).revokeKey.run(admin, key_id);
        ended.set(key, performance.now());
      }
      // The keys are presented until a second after the last was revoked, and then often enough to observe it.
      while (soFar.filter(({ at, key }) => at > (ended.get(key) ?? Infinity) + 1_000).length <= KEYS) await sleep(50);
      await sleep(500);
    },
  );
  const taken = uses.filter(({ outcome }) => outcome === 'resolved');
  expect(taken.length).toBeGreaterThan(KEYS);
  expect(taken.filter(({ at, key }) => at > (ended.get(key) ?? Infinity) + 1_000)).toEqual([]);
});

it('a key that is rotated with a grace period is never refused, with its old secret or its new one', async () => {
  const { key_id, key } = await one.createKey.run(admin, keyBody());
  const live = [key];
  let turn = 0;
  const uses = await underLoad(
    // An address from which nothing has failed.
    '127.0.0.2',
    () => live[(turn += 1) % live.length] ?? '',
    async (soFar, underWay) => {
      for (let round = 0; round < 4; round += 1) {
        await sleep(100);
        // A secret from before the last rotation ends at once. Its users have moved on by then.
        live.splice(0, live.length - 1);
        await sleep(1_000);
        while ([...underWay].some(({ key: used }) => !live.includes(used))) await sleep(5);
        live.push((await (round % 2 === 0 ? one : other).rotateKey.run(admin, key_id, { grace_seconds: 60 })).key);
      }
      while (!soFar.some(({ key: used }) => used === live.at(-1))) await sleep(50);
      await sleep(1_500);
    },
  );
  expect(uses.filter(({ outcome }) => outcome !== 'resolved')).toEqual([]);
  expect(new Set(uses.map(({ key: used }) => used)).size).toBe(5);
}, 30_000);
