import { FORGETTING, type ForgettingSettings } from '@contracts/lifecycle/forgetting.js';
import { forgetDueSchedule } from '@contracts/schedules.js';
import { DAY_MS, MINUTE_MS } from '@kernel/durations.js';
import { newId, readId } from '@kernel/ids.js';
import { everybodyOf, type Scope } from '@kernel/scope.js';
import { Settings } from '@memory/settings/settings.js';
import { InProcessBus, JobSignals } from '@platform/queue/job-signals.js';
import { Outbox } from '@platform/queue/outbox.js';
import { walkDue } from '@platform/queue/schedules/walk-tenants.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { scopeOf as scratchScope } from '@test/support/scratch.js';
import { TravelClock } from '@test/support/travel-clock.js';
import { recordRooms } from '../../../test/isolation/pool-harness.js';
import { ForgettingPolicies } from './forgetting-policies.js';
import { SweepTenant } from './sweep-tenant.js';

const POLICY: ForgettingSettings = { model: 'ebbinghaus', unit: '1d' };
/** ln 5 days: when R falls below 0.2. */
const LIFE = Math.log(5) * DAY_MS;

let test: TestDatabase;
let clock: TravelClock;
let settings: Settings;
let sweep: SweepTenant;
let tenantId: string;

beforeAll(async () => {
  test = await openTestDatabase({ poolMax: 10 });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.admin.query('truncate outbox; truncate tenants cascade; truncate sweeps_due; truncate schedule_leases;');
  tenantId = await tenant();
  clock = new TravelClock();
  settings = new Settings(clock);
  const outbox = new Outbox(test.database, new JobSignals(new InProcessBus(), test.database), clock);
  sweep = new SweepTenant(test.database, new ForgettingPolicies(settings), outbox, clock);
});

async function tenant(): Promise<string> {
  const id = newId();
  await test.admin.query("insert into tenants (tenant_id, name, created_at, updated_at) values ($1, 't', now(), now())", [id]); // prettier-ignore
  return id;
}

const of = (userId: string | null, over: Partial<Scope> = {}): Scope =>
  scratchScope({ tenantId, userId, ...over }, ['records:read', 'records:write', 'shared:read', 'shared:write']);

async function stored(over: object = {}, userId: string | null = 'ada'): Promise<string> {
  const input = { content: 'a memory', ...(userId === null && { shared: true }), ...over };
  return readId((await recordRooms(test.database).store.run(of(userId), input)).outcome.id)!;
}

const put = (userId: string | null, value: ForgettingSettings): Promise<unknown> =>
  test.database.withScope(of(userId), (tx) => settings.put(tx, { tenantId, userId }, FORGETTING, value, { by: 'k' }));

/** One run of the schedule. @returns the visited tenants */
async function round(): Promise<string[]> {
  const visited: string[] = [];
  const { signal } = new AbortController();
  const walk = { schedule: forgetDueSchedule, now: clock.now(), signal, unasked: 0 };
  await walkDue(test.database, walk, (id) => {
    visited.push(id);
    return sweep.visit(everybodyOf(id));
  });
  return visited;
}

/** The next run, five minutes later. */
function nextRound(): Promise<string[]> {
  clock.forward(5 * MINUTE_MS);
  return round();
}

async function queued(): Promise<string[]> {
  const { rows } = await test.admin.query<{ payload: { record_ids: string[] } }>(
    `select payload from outbox where job = 'sweep-records' and closed_at is null`,
  );
  return rows.flatMap(({ payload }) => payload.record_ids).sort();
}

it('never visits a tenant in which nothing can become due, whatever is stored there', async () => {
  for (let i = 0; i < 3; i++) await stored();
  await test.admin.query('update record_access set strength = strength + 1, last_recalled_at = now()');
  await test.admin.query(`update records set content = 'another', importance = 1, tags = '{a}'`);
  await test.admin.query(`update users set legal_hold = true`);
  expect(await round()).toEqual([]);
  clock.forward(10_000 * DAY_MS);
  expect(await round()).toEqual([]);
});

it('visits a tenant once if its policy lets nothing fade', async () => {
  await stored();
  await put(null, { grace: '1d' });
  expect(await round()).toEqual([tenantId]);
  await stored();
  clock.forward(10_000 * DAY_MS);
  expect(await round()).toEqual([]);
});

it('forgets what fades on time, stored before or after the visit, with few visits', async () => {
  await put(null, POLICY);
  const before = await stored();
  let visits = (await round()).length;
  const after = await stored();
  const began = clock.now().getTime();
  while (clock.now().getTime() < began + LIFE - 6 * MINUTE_MS) visits += (await nextRound()).length;
  expect(await queued()).toEqual([]);
  await nextRound();
  await nextRound();
  await nextRound();
  expect(await queued()).toEqual([before, after].sort());
  // Of about 460 runs.
  expect(visits).toBeLessThan(4);
});

it('deletes what has expired on time, with any grace period', async () => {
  await put(null, { grace: '2d' });
  await round();
  const id = await stored({ expires_at: new Date(clock.now().getTime() + DAY_MS) });
  let visits = 0;
  const began = clock.now().getTime();
  while (clock.now().getTime() < began + 3 * DAY_MS - MINUTE_MS) {
    expect(await queued()).toEqual([]);
    visits += (await nextRound()).length;
  }
  await nextRound();
  expect(await queued()).toEqual([id]);
  expect(visits).toBeLessThan(4);
});

it('visits again at the next run while its jobs are running', async () => {
  await put(null, POLICY);
  await stored();
  clock.forward(2 * DAY_MS);
  expect(await round()).toEqual([tenantId]);
  expect(await nextRound()).toEqual([tenantId]);
  expect(await queued()).toHaveLength(1);
});

describe('a tenant is due at the next round when', () => {
  const LONG: ForgettingSettings = { model: 'ebbinghaus', unit: '300d', grace: '300d', max_age: '3000d' };
  const causes: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
    'its policy changes': () => put(null, POLICY),
    'the policy of a user changes': () => put('ada', POLICY),
    'a policy is taken away': () => test.admin.query('delete from tenant_settings'),
    'the policy of a user is taken away': () => test.admin.query('delete from user_settings'),
    'something is forgotten': (id) => test.admin.query('update records set forgotten_at = now() where id = $1', [id]),
    'something is restored': (id) => test.admin.query('update record_access set exempt = false where record_id = $1', [id]), // prettier-ignore
    'something is unpinned': (id) => test.admin.query('update records set pinned = false where id = $1', [id]),
    'a record is no longer held': (id) => test.admin.query('update records set legal_hold = false where id = $1', [id]),
    'a user is no longer held': () => test.admin.query('update users set legal_hold = false'),
    'something becomes less important': (id) => test.admin.query('update record_access set importance = 0.1, exempt = false where record_id = $1', [id]), // prettier-ignore
    'something becomes of another type': (id) => test.admin.query(`update records set type = 'fact' where id = $1`, [id]), // prettier-ignore
    'something is given a time to live that is over': (id) => test.admin.query('update records set expires_at = now() where id = $1', [id]), // prettier-ignore
    'something is stored whose time to live is over': () => stored().then((id) => test.admin.query('update records set expires_at = now() where id = $1', [id])), // prettier-ignore
    'something old is brought': (id) =>
      test.admin.query(
        `insert into records (tenant_id, id, user_id, type, content, language, occurred_at, recorded_at, created_at)
         select tenant_id, gen_random_uuid(), user_id, type, content, language, occurred_at, recorded_at, now() - interval '1 day'
         from records where id = $1`,
        [id],
      ),
    'something is brought that was recalled long ago': async (id) => {
      const { rows } = await test.admin.query<{ row: string }>(
        'delete from record_access where record_id = $1 returning type as row',
        [id],
      );
      await test.admin.query(
        `insert into record_access (tenant_id, record_id, user_id, type, last_recalled_at)
         values ($1, $2, 'ada', $3, now() - interval '1 day')`,
        [tenantId, id, rows[0]?.row],
      );
    },
  };
  it.each(Object.entries(causes))('%s', async (_, cause) => {
    await put(null, LONG);
    await put('ada', LONG);
    const id = await stored();
    await test.admin.query(`update records set pinned = true, legal_hold = true; update record_access set exempt = true; update users set legal_hold = true;`); // prettier-ignore
    await round();
    await nextRound();
    expect(await nextRound()).toEqual([]);
    await cause(id);
    expect(await nextRound()).toEqual([tenantId]);
    expect(await nextRound()).toEqual([]);
  });
});

it('is exact for any mixture: neither early nor late', async () => {
  await put(null, { ...POLICY, max_age: '20d', grace: '5d', types: { note: { unit: '4d', max_age: null } } });
  const filled = await fill();
  const [grid, asked] = [new Map<string, number>(), new Map<string, number>()];
  const began = clock.now();
  for (let hour = 0; hour <= 30 * 24; hour += 12) {
    goTo(new Date(began.getTime() + hour * 60 * MINUTE_MS));
    await sweep.run(everybodyOf(tenantId));
    await take(grid);
  }
  await fill(filled);
  const end = began.getTime() + 30 * DAY_MS;
  goTo(began);
  let visits = 0;
  for (let at: Date | null = began; at && at.getTime() <= end; visits += 1) {
    if (at > clock.now()) goTo(at);
    const next = await sweep.visit(everybodyOf(tenantId));
    await take(asked);
    at = next;
  }
  expect(grid.size).toBeGreaterThan(60);
  // Up to some seconds that the test itself takes.
  const wrong = [...grid].filter(([id, at]) => {
    const early = at - (asked.get(id) ?? Infinity);
    return !(early > -MINUTE_MS && early < DAY_MS / 2 + MINUTE_MS);
  });
  expect(wrong).toEqual([]);
  expect(visits).toBeLessThan(400);
}, 120_000);

function goTo(at: Date): void {
  clock.forward(at.getTime() - clock.now().getTime());
}

/** Records what is queued as due now, and removes it. */
async function take(into: Map<string, number>): Promise<void> {
  const found = await queued();
  if (found.length === 0) return;
  for (const id of found) into.set(id, clock.now().getTime());
  await test.admin.query(`delete from records where id = any($1::uuid[])`, [found]);
  await test.admin.query('delete from outbox');
}

type Made = Record<string, unknown>;

/**
 * Records of three users and shared ones, of two types, with any age, strength and end; one user has their own policy, one is under
 * legal hold.
 */
async function fill(again?: readonly Made[]): Promise<readonly Made[]> {
  if (again) {
    await test.admin.query('delete from records');
  } else {
    await put('bob', { unit: '3d', max_age: null, grace: '9d' });
    for (const user of ['ada', 'bob', 'eve']) await stored({}, user);
    await test.admin.query(`update users set legal_hold = true where user_id = 'eve'; delete from records;`);
  }
  let seed = 7;
  const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const now = clock.now().getTime();
  const one = (): Made => {
    const created = now - random() * 10 * DAY_MS;
    const forgotten = random() < 0.2 ? new Date(created + random() * (now - created)) : null;
    const pinned = random() < 0.1;
    return {
      id: newId(),
      user_id: ['ada', 'bob', 'eve', null][Math.floor(random() * 4)],
      type: random() < 0.5 ? 'note' : 'fact',
      created: new Date(created),
      expires: random() < 0.3 ? new Date(now + (random() - 0.3) * 15 * DAY_MS) : null,
      forgotten,
      pinned,
      strength: 1 + Math.floor(random() * 4),
      importance: random() < 0.2 ? 0.95 : 0.5,
      recalled: new Date(created + random() * (now - created)),
      exempt: pinned || forgotten !== null,
    };
  };
  const made = again ?? Array.from({ length: 160 }, one);
  for (const row of made) {
    const { id, user_id, type, created, expires, forgotten, pinned, strength, importance, recalled, exempt } = row;
    await test.admin.query(
      `insert into records (tenant_id, id, user_id, type, content, language, occurred_at, recorded_at, created_at, expires_at, forgotten_at, pinned, importance)
       values ($1, $2, $3, $4, 'x', 'en', $5, $5, $5, $6, $7, $8, $9)`,
      [tenantId, id, user_id, type, created, expires, forgotten, pinned, importance],
    ); // prettier-ignore
    await test.admin.query(
      `insert into record_access (tenant_id, record_id, user_id, type, strength, importance, last_recalled_at, exempt)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [tenantId, id, user_id, type, strength, importance, recalled, exempt],
    );
  }
  return made;
}
