import { setTimeout as sleep } from 'node:timers/promises';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Database, type Tx } from '@platform/database/database.js';
import { createPool } from '@platform/database/pool.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { Gate } from '@test/support/gate.js';
import { TravelClock } from '@test/support/travel-clock.js';
import { sql } from 'drizzle-orm';
import { Idempotency, IdempotencyRepository } from './idempotency.js';
import { PruneKeysSchedule } from './prune-keys.schedule.js';

const TENANT = '0190a000-0000-7000-8000-000000000001';
const DAY = 24 * 3_600_000;

function scopeOf(over: Partial<Scope> = {}): Scope {
  return {
    tenantId: TENANT,
    userId: 'ada',
    allUsers: false,
    includeShared: true,
    permissions: new Set(['shared:write'] as const),
    agent: null,
    project: null,
    keyId: 'abcdefghijkl',
    ...over,
  };
}

let test: TestDatabase;
let clock: TravelClock;
let idempotency: Idempotency;
let works: number;

beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.admin.query('truncate idempotency_keys, users');
  clock = new TravelClock();
  idempotency = new Idempotency(test.database, new IdempotencyRepository(), clock);
  works = 0;
});

/** Work with a countable effect: it adds one user row. */
const work = async (tx: Tx): Promise<{ status: number; body: { id: string; n: number } }> => {
  works += 1;
  const n = works;
  await tx.execute(sql`
    insert into users (tenant_id, user_id, created_at, updated_at)
    select current_setting('app.tenant_id')::uuid, current_setting('app.user_id'), now(), now() on conflict do nothing`);
  return { status: 201, body: { id: 'lesson_1', n } };
};
const request = (over: Partial<{ key: string | undefined; operation: string; input: unknown }> = {}) => ({
  key: 'k1' as string | undefined,
  operation: 'records.store',
  input: { content: 'tea' } as unknown,
  ...over,
});
const run = (over = {}, scope = scopeOf(), what = work) => idempotency.run(scope, request(over), what);
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    (error: { code?: string }) => error.code ?? error,
  );
const rowsIn = async (table: string): Promise<number> =>
  (await test.admin.query(`select 1 from ${table}`)).rowCount ?? 0;

describe('a request with an Idempotency-Key', () => {
  it('gets the first response when repeated, and does its work once', async () => {
    const first = await run();
    const repeat = await run();
    expect(first).toEqual({ status: 201, body: { id: 'lesson_1', n: 1 }, replayed: false });
    expect(repeat).toEqual({ ...first, replayed: true });
    expect(works).toBe(1);
  });

  it('does its work once when it is sent many times at once', async () => {
    const slow = async (tx: Tx) => {
      await sleep(20);
      return work(tx);
    };
    const answers = await Promise.all(Array.from({ length: 5 }, () => run({}, scopeOf(), slow)));
    expect(works).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 201, body: { id: 'lesson_1', n: 1 } });
  });

  it('is refused when the key was used for a different request', async () => {
    await run();
    expect(await codeOf(run({ input: { content: 'coffee' } }))).toBe('idempotency_conflict');
    expect(await codeOf(run({ operation: 'records.store_batch' }))).toBe('idempotency_conflict');
    expect(works).toBe(1);
  });

  it('is refused when the key is invalid', async () => {
    expect(await codeOf(run({ key: 'a\u0000' }))).toBe('invalid_input');
    expect(await codeOf(run({ key: '' }))).toBe('invalid_input');
    expect(works).toBe(0);
  });

  it('that failed is not remembered and leaves nothing behind', async () => {
    const failing = async (tx: Tx) => {
      await work(tx);
      throw new RecollectError('conflict');
    };
    expect(await codeOf(run({}, scopeOf(), failing))).toBe('conflict');
    expect([await rowsIn('idempotency_keys'), await rowsIn('users')]).toEqual([0, 0]);
    expect((await run()).replayed).toBe(false);
  });

  it('does the work itself if it waited for one that failed', async () => {
    const end = new Gate();
    const failing = async () => {
      await end.pass();
      throw new RecollectError('conflict');
    };
    const both = [run({}, scopeOf(), failing)];
    await end.reached;
    both.push(run());
    // Gives the second request time to reach the first. It cannot overtake it, however long that takes.
    await sleep(50);
    const early = works;
    end.open();
    const [first, second] = await Promise.allSettled(both);
    expect(early).toBe(0);
    expect(first?.status).toBe('rejected');
    expect(second).toMatchObject({ status: 'fulfilled', value: { replayed: false } });
  });

  it('is separate from other users, keys and tenants', async () => {
    const scopes = [
      scopeOf(),
      scopeOf({ userId: 'bob' }),
      scopeOf({ userId: null }),
      scopeOf({ keyId: 'mnopqrstuvwx' }),
      scopeOf({ tenantId: '0190a000-0000-7000-8000-000000000002' }),
    ];
    const plain = async () => ({ status: 200, body: { id: 'x', n: (works += 1) } });
    for (const scope of scopes) expect((await run({}, scope, plain)).replayed).toBe(false);
    for (const scope of scopes) expect((await run({}, scope, plain)).replayed).toBe(true);
    expect(works).toBe(5);
  });

  it('is remembered for a day and is a new request after that', async () => {
    await run();
    clock.forward(DAY - 60_000);
    expect((await run()).replayed).toBe(true);
    clock.forward(120_000);
    const later = await run({ input: { content: 'coffee' } });
    expect(later.replayed).toBe(false);
    expect(await rowsIn('idempotency_keys')).toBe(1);
  });

  it('stores neither the key nor the input', async () => {
    await run({ key: 'a-very-telling-key', input: { content: 'a secret' } });
    const { rows } = await test.admin.query('select idempotency_keys::text as row from idempotency_keys');
    expect(JSON.stringify(rows)).not.toMatch(/telling|secret/);
  });
});

const onPostgres = globalThis.BACKEND === 'postgres' ? it : it.skip;
onPostgres('a repeat that waits longer than a statement may is told that the first still runs', async () => {
  const impatient = new Database(createPool(test.connection, { max: 1 }), { statementTimeoutMs: 200 });
  const other = new Idempotency(impatient, new IdempotencyRepository(), clock);
  const end = new Gate();
  const slow = async (tx: Tx) => {
    await end.pass();
    return work(tx);
  };
  const first = run({}, scopeOf(), slow);
  await end.reached;
  const told = await codeOf(other.run(scopeOf(), request(), work));
  end.open();
  expect(told).toBe('idempotency_in_progress');
  expect((await first).replayed).toBe(false);
  await impatient.close();
});

describe('a request without a key', () => {
  it('does its work every time and stores no key', async () => {
    expect((await run({ key: undefined })).replayed).toBe(false);
    expect((await run({ key: undefined })).replayed).toBe(false);
    expect(works).toBe(2);
    expect(await rowsIn('idempotency_keys')).toBe(0);
  });
});

describe('keys that are a day old', () => {
  it('are deleted now and then by later requests, and younger ones are not', async () => {
    for (let i = 0; i < 5; i++) await run({ key: `old ${i}` });
    clock.forward(DAY + 60_000);
    for (let i = 0; i < 32; i++) await run({ key: `new ${i}` });
    expect(await rowsIn('idempotency_keys')).toBe(32);
  });

  it('are deleted by the schedule, also of users who send nothing any more', async () => {
    const { rows } = await test.admin.query('select from tenants where tenant_id = $1', [TENANT]);
    if (rows.length === 0)
      await test.admin.query(
        `insert into tenants (tenant_id, name, created_at, updated_at) values ($1, 'one', now(), now())`,
        [TENANT],
      );
    for (const userId of ['ada', 'bob', null]) await run({ key: 'old' }, scopeOf({ userId }), () => Promise.resolve({ status: 201, body: { id: 'x', n: 1 } })); // prettier-ignore
    clock.forward(DAY + 60_000);
    await run({ key: 'new' });
    await new PruneKeysSchedule(test.database, clock).run({ signal: new AbortController().signal });
    expect(await rowsIn('idempotency_keys')).toBe(1);
  });
});
