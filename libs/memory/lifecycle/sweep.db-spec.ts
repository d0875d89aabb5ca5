import { FORGETTING, type ForgettingSettings } from '@contracts/lifecycle/forgetting.js';
import { DAY_MS } from '@kernel/durations.js';
import { newId, readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { PassageIndex, PassagesRepository } from '@memory/indexing/passage-index.js';
import { DerivedSummaries } from '@memory/record-store/derived-summaries.js';
import { RecordAccessRepository } from '@memory/record-store/record-access.repository.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { Settings } from '@memory/settings/settings.js';
import { InProcessBus, JobSignals } from '@platform/queue/job-signals.js';
import { Outbox } from '@platform/queue/outbox.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { scopeOf as scratchScope } from '@test/support/scratch.js';
import { TravelClock } from '@test/support/travel-clock.js';
import { recordRooms } from '../../../test/isolation/pool-harness.js';
import { ForgettingPolicies } from './forgetting-policies.js';
import { PurgeRecords, SweepRecords } from './sweep-records.js';
import { SweepTenant } from './sweep-tenant.js';

const POLICY = { model: 'ebbinghaus', unit: '1d' } as const;

let test: TestDatabase;
let clock: TravelClock;
let settings: Settings;
let sweep: SweepTenant;
let sweepRecords: SweepRecords;
let tenantId: string;

beforeAll(async () => {
  test = await openTestDatabase({ poolMax: 10 });
});
afterAll(() => test.close());
beforeEach(async () => {
  tenantId = newId();
  await test.admin.query('truncate outbox');
  await tenant(tenantId);
  clock = new TravelClock();
  settings = new Settings(clock);
  const policies = new ForgettingPolicies(settings);
  const [records, access] = [new RecordsRepository(), new RecordAccessRepository()];
  const outbox = new Outbox(test.database, new JobSignals(new InProcessBus(), test.database), clock);
  const index = new PassageIndex(new PassagesRepository(), outbox);
  const derived = new DerivedSummaries(records, index, outbox, clock);
  sweep = new SweepTenant(test.database, policies, outbox, clock);
  sweepRecords = new SweepRecords(policies, access, new PurgeRecords(records, index, derived), clock);
});

function tenant(id: string): Promise<unknown> {
  return test.admin.query(
    "insert into tenants (tenant_id, name, created_at, updated_at) values ($1, 't', now(), now())",
    [id],
  );
}

const of = (userId: string | null, over: Partial<Scope> = {}): Scope =>
  scratchScope({ tenantId, userId, ...over }, ['records:read', 'records:write', 'shared:read', 'shared:write']);
const everybody = () => of(null, { allUsers: true });

async function stored(userId: string | null, over: object = {}, who = of(userId)): Promise<string> {
  const input = { content: 'a memory', ...(userId === null && { shared: true }), ...over };
  const { outcome } = await recordRooms(test.database).store.run(who, input);
  return readId(outcome.id)!;
}

function put(userId: string | null, value: ForgettingSettings): Promise<unknown> {
  return test.database.withScope(of(userId), (tx) =>
    settings.put(tx, { tenantId, userId }, FORGETTING, value, { by: 'k' }),
  );
}

async function queued(): Promise<{ user_id: string | null; payload: { record_ids: string[] } }[]> {
  const { rows } = await test.admin.query<{ user_id: string | null; payload: { record_ids: string[] } }>(
    `select user_id, payload from outbox where job = 'sweep-records' order by user_id nulls last, id`,
  );
  return rows;
}

const run = (userId: string | null, ids: readonly string[]) =>
  test.database.withScope(of(userId), (tx) => sweepRecords.runIn(tx, of(userId), ids));
const isForgotten = async (id: string) => {
  const { rows } = await test.admin.query<{ gone: boolean }>(
    'select forgotten_at is not null as gone from records where id = $1',
    [id],
  );
  return rows[0]?.gone;
};

describe('the plan of a sweep', () => {
  it('is one job for each owner with something due, with ids only', async () => {
    await put(null, POLICY);
    const [ada, adas, bob, shared] = [await stored('ada'), await stored('ada'), await stored('bob'), await stored(null)];
    clock.forward(2 * DAY_MS);
    expect(await sweep.run(everybody())).toEqual({ due: 4, jobs: 3 });
    const jobs = await queued();
    expect(jobs.map(({ user_id, payload }) => [user_id, payload.record_ids.sort()])).toEqual([
      ['ada', [ada, adas].sort()], ['bob', [bob]], [null, [shared]],
    ]);
  }); // prettier-ignore

  it('contains nothing of another tenant, of users with another policy, or of users under legal hold', async () => {
    await put(null, POLICY);
    const other = newId();
    await tenant(other);
    await stored('ada', {}, of('ada', { tenantId: other }));
    await put('eve', { unit: '10d' });
    await put('dan', { model: 'none' });
    for (const user of ['eve', 'dan', 'held']) await stored(user);
    await test.admin.query(`update users set legal_hold = true where user_id = 'held'`);
    const due = await stored('ada');
    clock.forward(2 * DAY_MS);
    await sweep.run(everybody());
    expect((await queued()).map(({ payload }) => payload.record_ids)).toEqual([[due]]);
    clock.forward(20 * DAY_MS);
    await test.admin.query('truncate outbox');
    await sweep.run(everybody());
    expect((await queued()).map(({ user_id }) => user_id)).toEqual(['ada', 'eve']);
  });

  it('contains nothing of a user under legal hold for a key of that user either', async () => {
    await put(null, POLICY);
    await stored('ada', { expires_at: new Date(clock.now().getTime() + DAY_MS) });
    await test.admin.query(`update users set legal_hold = true where user_id = 'ada'`);
    clock.forward(100 * DAY_MS);
    expect(await sweep.run(of('ada'))).toEqual({ due: 0, jobs: 0 });
  });

  it('depends on the user if only the user has a policy', async () => {
    await put('ada', POLICY);
    const due = await stored('ada');
    await stored('bob');
    clock.forward(2 * DAY_MS);
    expect(await sweep.run(everybody())).toEqual({ due: 1, jobs: 1 });
    expect((await queued())[0]).toMatchObject({ user_id: 'ada', payload: { record_ids: [due] } });
  });

  it('is bounded per sweep, with at most 250 records per job', async () => {
    await put(null, POLICY);
    await stored('ada');
    await fill(600);
    clock.forward(2 * DAY_MS);
    expect(await sweep.run(everybody(), 300)).toEqual({ due: 300, jobs: 2 });
    await test.admin.query('truncate outbox');
    expect(await sweep.run(everybody())).toEqual({ due: 601, jobs: 3 });
    const ids = (await queued()).flatMap(({ payload }) => payload.record_ids);
    expect(new Set(ids).size).toBe(601);
  });

  /** Of ada, with three types and four strengths; none due at strength 2 and more. */
  async function fill(count: number): Promise<void> {
    await test.admin.query(
      `with made as (
        insert into records (tenant_id, id, user_id, type, content, language, occurred_at, recorded_at, created_at)
        select $1, gen_random_uuid(), 'ada', 'type-' || n % 3, 'x', 'en', now(), now(), now() from generate_series(1, $2::int) n
        returning id, type
      ) insert into record_access (tenant_id, record_id, user_id, type, strength, last_recalled_at)
        select $1, id, 'ada', type, 1, now() - interval '1 day' * random() from made`,
      [tenantId, count],
    ); // prettier-ignore
  }

  it('detects that the previous sweep is still running', async () => {
    await put(null, POLICY);
    await stored('ada');
    clock.forward(2 * DAY_MS);
    expect(await sweep.isUnderWay(everybody())).toBe(false);
    await sweep.run(everybody());
    expect(await sweep.isUnderWay(everybody())).toBe(true);
    await test.admin.query(`update outbox set closed_at = now() where job = 'sweep-records'`);
    expect(await sweep.isUnderWay(everybody())).toBe(false);
  });
});

it('forgets what has faded beyond any representable number', async () => {
  await put(null, POLICY);
  const ids = [await stored('ada'), await stored('ada')];
  clock.forward(200 * DAY_MS);
  expect(await run('ada', [ids[0]!])).toBe(1);
  clock.forward(10_000 * DAY_MS);
  expect(await run('ada', [ids[1]!])).toBe(1);
});

describe('before a sweep changes a record it checks it again, and leaves', () => {
  const changes = {
    recalled: `update record_access set strength = 2 where record_id = $1`,
    pinned: `update records set pinned = true where id = $1`,
    held: `update records set legal_hold = true where id = $1`,
    important: `update records set importance = 1 where id = $1`,
    'forgotten already': `update records set forgotten_at = now() where id = $1`,
    'under another policy': `update tenant_settings set value = '{}' where $1::uuid is not null`,
    'of a user under hold': `update users set legal_hold = true where $1::uuid is not null`,
    deleted: `delete from records where id = $1`,
  };
  it.each(Object.entries(changes))('what is %s', async (_, change) => {
    await put(null, { ...POLICY, importance_floor: 0.9, grace: '30d' });
    const [due, changed] = [await stored('ada'), await stored('ada')];
    clock.forward(2 * DAY_MS);
    await test.admin.query(change, [changed]);
    const all = change.includes('settings') || change.includes('users');
    expect(await run('ada', [due, changed])).toBe(all ? 0 : 1);
    expect(await isForgotten(due)).toBe(!all);
    const { rows } = await test.admin.query(`select record_id from lifecycle_events where tenant_id = $1`, [tenantId]);
    expect(rows.map((row: { record_id: string }) => row.record_id)).toEqual(all ? [] : [due]);
  });

  it('a record of another user in its list', async () => {
    await put(null, POLICY);
    const bobs = await stored('bob');
    clock.forward(2 * DAY_MS);
    expect(await run('ada', [bobs])).toBe(0);
    expect(await isForgotten(bobs)).toBe(false);
  });

  it('a record that it has changed already: repeating is idempotent', async () => {
    await put(null, POLICY);
    const due = await stored('ada');
    clock.forward(2 * DAY_MS);
    expect([await run('ada', [due]), await run('ada', [due])]).toEqual([1, 0]);
    const { rows } = await test.admin.query(`select action, reason, retention, actor from lifecycle_events where record_id = $1`, [due]);
    expect(rows).toEqual([{ action: 'forgotten', reason: 'retention', retention: expect.closeTo(Math.exp(-2), 3), actor: 'key' }]);
  }); // prettier-ignore
});

it('purges with everything that depends on it, and nothing else', async () => {
  await put(null, { ...POLICY, grace: '1d' });
  const [gone, stays] = [await stored('ada'), await stored('ada', { pinned: true })];
  clock.forward(2 * DAY_MS);
  await run('ada', [gone, stays]);
  clock.forward(2 * DAY_MS);
  expect(await run('ada', [gone, stays])).toBe(1);
  for (const table of ['record_access', 'passages']) {
    const { rows } = await test.admin.query<{ record_id: string }>(`select record_id from ${table} where tenant_id = $1`, [tenantId]);
    expect(rows.map((row) => row.record_id)).toEqual([stays]);
  }
}); // prettier-ignore
