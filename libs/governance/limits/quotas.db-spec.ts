import { Database } from '@platform/database/database.js';
import { JOB_KEY, type Scope } from '@kernel/scope.js';
import { newId } from '@kernel/ids.js';
import { createPool } from '@platform/database/pool.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { failure, scopeOf } from '@test/support/scratch.js';
import { sql } from 'drizzle-orm';
import { RecountUsageSchedule } from './recount-usage.schedule.js';
import { UsageQuery } from './get-usage.js';

const AT_ONCE = 12;
let test: TestDatabase;
let pool: ReturnType<typeof createPool>;
let database: Database;
let scope: Scope;

beforeAll(async () => {
  test = await openTestDatabase();
  pool = createPool(test.connection, { max: AT_ONCE });
  database = new Database(pool, { statementTimeoutMs: 30_000 });
});
afterAll(async () => {
  await database.close();
  await test.close();
});
beforeEach(async () => {
  scope = scopeOf({ tenantId: newId(), userId: 'ada' });
  await tenant({});
});

/** Sets the tenant's quotas from now on. */
async function tenant({ records = null, bytes = null }: { records?: number | null; bytes?: number | null }) {
  await test.admin.query(
    `insert into tenants (tenant_id, name, quota_records, quota_bytes, created_at, updated_at)
     values ($1, 'a tenant', $2, $3, now(), now())
     on conflict (tenant_id) do update set quota_records = $2, quota_bytes = $3`,
    [scope.tenantId, records, bytes],
  );
}

const CONTENT = 'twelve bytes';
/** Size of a record below: its content, `{}` and `{}`. */
const BYTES = CONTENT.length + 4;

const store = (how = 1, by: Partial<Scope> = {}, userId: string | null = 'ada') =>
  database.withScope({ ...scope, ...by }, (tx) =>
    tx.execute(sql`
      insert into records (tenant_id, id, user_id, type, content, language, occurred_at, recorded_at, created_at)
      select ${scope.tenantId}, gen_random_uuid(), ${userId}, 'lesson', ${CONTENT}, 'en', now(), now(), now()
      from generate_series(1, ${how}::int)`),
  );
const change = (statement: ReturnType<typeof sql>) => database.withScope(scope, (tx) => tx.execute(statement));
const usage = new UsageQuery();
const whole = () => ({ ...scope, userId: null, allUsers: true });
const stored = async () =>
  (await database.withScope(whole(), (tx) => usage.stored(tx, scope.tenantId)))?.stored ?? { records: -1, bytes: -1 };
const settled = async (all: Promise<unknown>[]) =>
  (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled').length;

const today = () => new Date().toISOString().slice(0, 10);

describe('what a tenant stores', () => {
  it('is counted, whoever stores or deletes it and by whatever statement', async () => {
    await store(3);
    await store(2, { permissions: new Set(['shared:write']), includeShared: true, userId: null }, null);
    expect(await stored()).toEqual({ records: 5, bytes: 5 * BYTES });
    await change(
      sql`update records set content = 'short', metadata = '{"a": 1}' where tenant_id = ${scope.tenantId} and user_id = 'ada'`,
    );
    expect(await stored()).toEqual({ records: 5, bytes: 2 * BYTES + 3 * ('short'.length + 2 + '{"a": 1}'.length) });
    await change(sql`update records set forgotten_at = now() where tenant_id = ${scope.tenantId}`);
    expect((await stored()).records).toBe(5);
    await change(sql`delete from records where tenant_id = ${scope.tenantId} and user_id = 'ada'`);
    expect(await stored()).toEqual({ records: 2, bytes: 2 * BYTES });
    // Bypasses every policy, as an operator could.
    await test.admin.query('delete from records where tenant_id = $1', [scope.tenantId]);
    expect(await stored()).toEqual({ records: 0, bytes: 0 });
  });

  it('is exact after many concurrent writes, including failed ones', async () => {
    const began = today();
    const broken = database.withScope(scope, async (tx) => {
      await tx.execute(sql`
        insert into records (tenant_id, id, user_id, type, content, language, occurred_at, recorded_at, created_at)
        values (${scope.tenantId}, gen_random_uuid(), 'ada', 'lesson', 'x', 'en', now(), now(), now())`);
      throw new Error('on purpose');
    });
    const many = Array.from({ length: 40 }, (_, i) => store((i % 3) + 1));
    await Promise.allSettled([broken, ...many]);
    const { rows } = await test.admin.query<{ n: number; b: number }>(
      'select count(*)::int as n, sum(record_bytes(title, content, fields, metadata))::int as b from records where tenant_id = $1',
      [scope.tenantId],
    );
    expect(await stored()).toEqual({ records: rows[0]?.n, bytes: rows[0]?.b });
    // Two days if the test runs over midnight, and no others.
    const days = await database.withScope(whole(), (tx) => usage.days(tx, scope.tenantId, 2));
    expect([began, today()]).toEqual(expect.arrayContaining(days.map(({ day }) => day)));
    const sum = (name: 'records_written' | 'bytes_written') => days.reduce((all, day) => all + day[name], 0);
    expect([sum('records_written'), sum('bytes_written')]).toEqual([rows[0]?.n, rows[0]?.b]);
  });

  it('is corrected by a recount that adds the difference, and a second recount changes nothing', async () => {
    await store(4);
    await test.admin.query('update record_counts set records = records + 7, bytes = 1 where tenant_id = $1', [
      scope.tenantId,
    ]);
    const recount = new RecountUsageSchedule(database);
    for (let round = 0; round < 2; round += 1) {
      await recount.run({ signal: new AbortController().signal });
      expect(await stored()).toEqual({ records: 4, bytes: 4 * BYTES });
    }
  });

  it('is not reduced by a recount while a user is being erased, whose hidden records still count', async () => {
    await store(4);
    const erasing = [scope.tenantId, 'ada', newId()];
    await test.admin.query('insert into erasing_users (tenant_id, subject, erasure_id) values ($1, $2, $3)', erasing);
    await new RecountUsageSchedule(database).run({ signal: new AbortController().signal });
    await test.admin.query('delete from erasing_users where tenant_id = $1', [scope.tenantId]);
    expect(await stored()).toEqual({ records: 4, bytes: 4 * BYTES });
  });

  it('is not reduced by a recount while a part of memory is being erased', async () => {
    await store(4);
    await test.admin.query(
      `insert into erasing_records (tenant_id, doomed_id, erasure_id, subject)
       select tenant_id, id, $2, user_id from records where tenant_id = $1 limit 2`,
      [scope.tenantId, newId()],
    );
    await new RecountUsageSchedule(database).run({ signal: new AbortController().signal });
    await test.admin.query('delete from erasing_records where tenant_id = $1', [scope.tenantId]);
    expect(await stored()).toEqual({ records: 4, bytes: 4 * BYTES });
  });
});

describe('a quota', () => {
  it('of records can be filled to the last one and never exceeded, however many write at once', async () => {
    await tenant({ records: 50 });
    expect(await settled(Array.from({ length: 80 }, () => store(1)))).toBe(50);
    expect((await stored()).records).toBe(50);
    expect(await failure(store(1))).toMatchObject({
      code: 'quota_exceeded',
      detail: expect.stringContaining('records'),
    });
  });

  it('of bytes limits edits as well as new records, and a refused write stores nothing', async () => {
    await tenant({ bytes: 10 * BYTES });
    expect(await failure(store(11))).toMatchObject({
      code: 'quota_exceeded',
      detail: expect.stringContaining('bytes'),
    });
    expect(await stored()).toEqual({ records: 0, bytes: 0 });
    await store(10);
    const longer = change(sql`update records set content = content || 'x' where tenant_id = ${scope.tenantId}`);
    expect(await failure(longer)).toMatchObject({ code: 'quota_exceeded' });
    await change(sql`update records set content = 'less' where tenant_id = ${scope.tenantId}`);
    await store(1);
  });

  it('that is lowered below what is stored refuses additions and allows deletions', async () => {
    await store(5);
    await tenant({ records: 3 });
    expect(await failure(store(1))).toMatchObject({ code: 'quota_exceeded' });
    await change(sql`update records set content = 'a little longer than before' where tenant_id = ${scope.tenantId}`);
    await change(
      sql`delete from records where tenant_id = ${scope.tenantId} and ctid in (select ctid from records where tenant_id = ${scope.tenantId} limit 3)`,
    );
    await store(1);
    expect((await stored()).records).toBe(3);
  });

  it('does not limit jobs, but counts their records', async () => {
    await tenant({ records: 1 });
    await store(3, { keyId: JOB_KEY });
    expect((await stored()).records).toBe(3);
    expect(await failure(store(1))).toMatchObject({ code: 'quota_exceeded' });
  });

  it('of one tenant does not affect another', async () => {
    await tenant({ records: 0 });
    const other = scopeOf({ tenantId: newId(), userId: 'ada' });
    scope = other;
    await tenant({});
    await store(2);
    expect((await stored()).records).toBe(2);
  });
});
