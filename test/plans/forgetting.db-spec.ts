import { FORGETTING } from '@contracts/lifecycle/forgetting.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { ForgettingPolicies } from '@memory/lifecycle/forgetting-policies.js';
import { SweepTenant } from '@memory/lifecycle/sweep-tenant.js';
import { INTENTION_TYPE } from '@memory/record-store/pending-triggers.query.js';
import { Settings } from '@memory/settings/settings.js';
import { InProcessBus, JobSignals } from '@platform/queue/job-signals.js';
import { Outbox } from '@platform/queue/outbox.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { OTHER, scopeOf, TENANT } from '@test/support/scratch.js';
import { leaveToUs } from './big-database.js';
import { Explained, type Reading } from './explain.js';

const onPostgres = globalThis.BACKEND === 'postgres';
const LIVING = onPostgres ? 60_000 : 15_000;
const DUE = 200;
const TYPES = 3;
const STRENGTHS = 5;

let test: TestDatabase;
let explained: Explained;
const everybody: Scope = scopeOf({ userId: null, allUsers: true });

beforeAll(async () => {
  test = await openTestDatabase({ unused: true });
  const tables = ['records', 'record_access', 'users', 'tenants'];
  await leaveToUs(test.admin, tables);
  for (const tenant of [TENANT, OTHER]) {
    await test.admin.query(
      "insert into tenants (tenant_id, name, created_at, updated_at) values ($1, 't', now(), now())",
      [tenant],
    );
    await test.admin.query(
      `insert into users (tenant_id, user_id, created_at, updated_at) select $1, 'u-' || n, now(), now() from generate_series(0, 9) n`,
      [tenant],
    );
  }
  // The other tenant's are all due.
  await fill(TENANT, LIVING, '1 hour', 'null');
  await fill(TENANT, DUE, '400 days', 'null');
  await fill(TENANT, DUE, '0 days', `now() - interval '99 days'`);
  await fill(OTHER, LIVING / 5, '400 days', `now() - interval '99 days'`);
  for (const table of tables) await test.admin.query(`vacuum analyze ${table}`);
  explained = new Explained(test);
}, 600_000); // prettier-ignore
afterAll(async () => {
  await explained?.close();
  await test?.close();
});

async function fill(tenant: string, count: number, age: string, expires: string): Promise<void> {
  await test.admin.query(
    `with made as (
      insert into records (tenant_id, id, user_id, type, content, language, occurred_at, recorded_at, created_at, expires_at)
      select $1, gen_random_uuid(), 'u-' || n % 10, 'type-' || n % ${TYPES}, repeat('x', 200), 'en', now(), now(), now(), ${expires}
      from generate_series(1, $2::int) n returning id, user_id, type
    ) insert into record_access (tenant_id, record_id, user_id, type, strength, last_recalled_at)
      select $1, id, user_id, type, 1 + (random() * ${STRENGTHS - 1})::int, now() - $3::interval from made`,
    [tenant, count, age],
  );
} // prettier-ignore

const rows = (readings: readonly Reading[], table: string) =>
  readings.filter((reading) => reading.table === table).reduce((sum, reading) => sum + reading.rows, 0);
const indexes = (readings: readonly Reading[], table: string) =>
  [...new Set(readings.filter((reading) => reading.table === table).flatMap((reading) => reading.indexes))].sort();

async function sweep(): Promise<Reading[]> {
  const { database } = explained;
  const clock = new Clock();
  const outbox = new Outbox(database, new JobSignals(new InProcessBus(), database), clock);
  const tenant = new SweepTenant(database, new ForgettingPolicies(new Settings(clock)), outbox, clock);
  const swept: unknown[] = [];
  const readings = await explained.of(async () => {
    swept.push(await tenant.run(everybody));
    // The statements are executed again to be explained, and a job's id is unique.
    await test.admin.query('truncate outbox');
  });
  expect(swept).toEqual([{ due: expected, jobs: 10 }]);
  return readings.flat();
}
let expected = 0;

function put(userId: string | null, value: object): Promise<unknown> {
  const settings = new Settings(new Clock());
  return test.database.withScope({ ...everybody, userId, allUsers: false }, (tx) =>
    settings.put(tx, { tenantId: TENANT, userId }, FORGETTING, value, { by: 'k' }),
  );
}

describe('a sweep', () => {
  it('reads only records and recalls that are due', async () => {
    await put(null, { model: 'ebbinghaus', unit: '30d', threshold: 0.5 });
    expected = 2 * DUE;
    const readings = await sweep();
    const steps = TYPES * STRENGTHS;
    // The due, and for each type and strength one or two look-ups to find that it exists.
    expect(rows(readings, 'record_access')).toBeGreaterThanOrEqual(DUE);
    expect(rows(readings, 'record_access')).toBeLessThanOrEqual(DUE + 2 * (steps + 1));
    expect(indexes(readings, 'record_access')).toEqual(['record_access_fading']);
    expect(rows(readings, 'records')).toBe(DUE);
    expect(indexes(readings, 'records')).toEqual(['records_by_expiry', 'records_forgotten']);
  });

  it('looks up what may still trigger an intention by that intention, however many are pending', async () => {
    await put(null, {
      model: 'none',
      types: { [INTENTION_TYPE]: { model: 'ebbinghaus', unit: '30d', threshold: 0.5 } },
    });
    await test.admin.query(
      `with made as (
        insert into records (tenant_id, id, user_id, type, content, language, occurred_at, recorded_at, created_at)
        select $1, gen_random_uuid(), 'u-' || n % 10, $2, 'x', 'en', now(), now(), now() from generate_series(1, $3::int) n
        returning id, user_id, type
      ), seen as (
        insert into record_access (tenant_id, record_id, user_id, type, strength, last_recalled_at)
        select $1, id, user_id, type, 1, now() - interval '400 days' from made
      )
      insert into pending_triggers (tenant_id, record_id, user_id, agent, word)
        select $1, id, user_id, 'scout', 'word-' || n from made cross join generate_series(1, 5) n`,
      [TENANT, INTENTION_TYPE, LIVING / 10],
    );
    await test.admin.query('vacuum analyze record_access, pending_triggers');
    expected = DUE;
    const readings = await sweep();
    expect(indexes(readings, 'pending_triggers')).toEqual(['pending_triggers_tenant_id_record_id_word_pk']);
    expect(rows(readings, 'pending_triggers')).toBeLessThanOrEqual(LIVING / 10);
    await test.admin.query('delete from records where type = $1', [INTENTION_TYPE]);
  });

  it('for a user with their own policy reads what is due of theirs', async () => {
    await put(null, { model: 'none' });
    await put('u-3', { model: 'ebbinghaus', unit: '30d', threshold: 0.5 });
    expected = DUE + DUE / 10;
    const readings = await sweep();
    expect(rows(readings, 'record_access')).toBeLessThanOrEqual(DUE / 10 + 2 * (TYPES * STRENGTHS + 1));
    expect(indexes(readings, 'record_access')).toEqual(['record_access_fading_of_user']);
  });

  it('does not look for what is due if nothing can fade', async () => {
    await put('u-3', { model: 'none' });
    expected = DUE;
    expect(rows(await sweep(), 'record_access')).toBe(0);
  });

  it('by age reads what is too old of each type, in an index that begins with it', async () => {
    await put('u-3', { model: 'none' });
    await put(null, { model: 'none', max_age: '30d', types: { 'type-1': { max_age: '300d' } } });
    // The records of each fill were created now, so only these are old.
    const old = await test.admin.query(
      `update records set created_at = now() - interval '40 days' where (tenant_id, id) in (
        select tenant_id, id from records where tenant_id = $1 and expires_at is null order by id limit ${DUE})
       returning type`,
      [TENANT],
    );
    await test.admin.query(`update records set created_at = now() - interval '40 days' where tenant_id = $1`, [OTHER]);
    await test.admin.query('vacuum analyze records');
    const aged = old.rows.filter(({ type }: { type: string }) => type !== 'type-1').length;
    expected = DUE + aged;
    const readings = await sweep();
    expect(rows(readings, 'record_access')).toBeLessThanOrEqual(4 * (TYPES + 1));
    // Those of the user with their own policy are skipped among the rest, and found again.
    expect(rows(readings, 'records')).toBeLessThanOrEqual(DUE + 2 * aged);
    expect(indexes(readings, 'records')).toEqual(['records_by_age', 'records_by_expiry', 'records_by_type', 'records_forgotten']); // prettier-ignore
  });
});
