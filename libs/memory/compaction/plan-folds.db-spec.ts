import { type CompactionDocument, compactionDocument } from '@contracts/compaction/compaction.settings.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { newTenant, scopeOf } from '@test/support/scratch.js';
import type { z } from 'zod';
import type { OwnerPolicies } from './compaction-policies.js';
import { FoldPlan, type PlannedFold, type RunRequest } from './plan-folds.js';
import { resolvePolicy } from './policy.js';

let test: TestDatabase;
let tenantId: string;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
  tenantId = await newTenant(test.admin);
});

/** Stores records of Ada, one a second, the newest a second ago. */
async function store(count: number, type = 'message', agent: string | null = null): Promise<void> {
  await test.admin.query(
    `insert into records (tenant_id, id, user_id, agent, type, content, language, occurred_at, created_at, recorded_at)
     select $1, gen_random_uuid(), 'ada', $2, $3, 'turn', 'en', now() - n * interval '1 second', now(), now()
     from generate_series(1, $4::int) n`,
    [tenantId, agent, type, count],
  );
}

type Settings = z.input<typeof compactionDocument>;

function planOf(settings: Settings, request: Partial<RunRequest>) {
  const tenant: CompactionDocument = compactionDocument.parse(settings);
  const layers = { tenant, user: null };
  const policies: OwnerPolicies = { layers, timeZone: 'UTC', of: (labels) => resolvePolicy(layers, labels) };
  const scope = { tenantId, userId: 'ada', agent: null, project: null };
  const whole: RunRequest = {
    scope,
    before: null,
    force: false,
    partial: false,
    strategy: null,
    trigger: 'explicit',
    ...request,
  };
  return new FoldPlan(whole, policies, new Date());
}

/** All folds of a plan, part by part, each part in a transaction of its own. */
async function plan(settings: Settings, request: Partial<RunRequest>) {
  const plan = planOf(settings, request);
  const folds: PlannedFold[] = [];
  let [spared, parts] = [0, 0];
  for (let more = true; more && parts < 20; parts += 1) {
    const part = await test.database.withScope(scopeOf({ tenantId, userId: 'ada' }, ['records:read']), (tx) =>
      plan.next(tx),
    );
    folds.push(...part.folds);
    spared += part.spared;
    more = part.more;
  }
  return { folds, spared, parts };
}

const idsOf = ({ folds }: Awaited<ReturnType<typeof plan>>) =>
  folds.flatMap(({ episodes }) => episodes.map(({ id }) => id));

it('by number keeps the newest, even if there are more episodes than one part covers', async () => {
  const [total, kept] = [5_400, 600];
  await store(total);
  const planned = await plan({ enabled: true, triggers: { count: kept } }, { trigger: 'count' });
  const ids = new Set(idsOf(planned));
  const { rows } = await test.admin.query<{ id: string }>(
    'select id from records where tenant_id = $1 order by occurred_at desc',
    [tenantId],
  );
  const newest = rows.slice(0, kept).filter(({ id }) => ids.has(id));
  expect([newest.length, ids.size, planned.spared]).toEqual([0, total - kept, kept]);
});

it('plans every episode once, part by part, so a fold that fails is not repeated', async () => {
  await store(6_100);
  const settings = { age_days: 0, max_importance: 1, batch_size: 10 };
  const planned = await plan(settings, {});
  const ids = idsOf(planned);
  expect([ids.length, new Set(ids).size, planned.parts]).toEqual([6_100, 6_100, 2]);
});

it('folds what is in full batches behind thousands of episodes in small groups', async () => {
  await test.admin.query(
    `insert into records (tenant_id, id, user_id, agent, type, content, language, occurred_at, created_at, recorded_at)
     select $1, gen_random_uuid(), 'ada', 'agent ' || n % 900, 'message', 'turn', 'en',
       now() - interval '1 day' - n * interval '1 second', now(), now()
     from generate_series(1, 6300) n`,
    [tenantId],
  );
  await store(20, 'message', 'busy');
  const planned = await plan({ age_days: 0, max_importance: 1, batch_size: 10 }, {});
  expect(planned.folds.map(({ episodes }) => [episodes[0]!.agent, episodes.length])).toEqual([
    ['busy', 10],
    ['busy', 10],
  ]);
});

describe('what a trigger may fold', () => {
  const all = { age_days: 0, max_importance: 1, batch_size: 2 };
  const folded = async (settings: Settings, request: Partial<RunRequest>) =>
    idsOf(await plan({ ...all, ...settings }, request)).length;

  it.each<[string, Settings, Partial<RunRequest>, number]>([
    ['a schedule nothing while folding is off', { enabled: false }, { trigger: 'schedule' }, 0],
    ['age nothing while folding is off', { enabled: false }, { trigger: 'age' }, 0],
    ['number nothing while folding is off', { enabled: false, triggers: { count: 1 } }, { trigger: 'count' }, 0],
    ['a caller all, also while folding is off', { enabled: false }, { trigger: 'explicit' }, 4],
    ['a changed source all, also while folding is off', { enabled: false }, { trigger: 'source_changed' }, 4],
    ['a schedule all while folding is on', { enabled: true }, { trigger: 'schedule' }, 4],
    ['age all if it is set', { enabled: true, triggers: { age: true } }, { trigger: 'age' }, 4],
    ['age nothing if it is not set', { enabled: true, triggers: { age: false } }, { trigger: 'age' }, 0],
    ['number nothing if none is set', { enabled: true, triggers: { count: null } }, { trigger: 'count' }, 0],
    ['age nothing that is too young', { enabled: true, age_days: 1 }, { trigger: 'age' }, 0],
    ['number also what is young', { enabled: true, age_days: 1, triggers: { count: 2 } }, { trigger: 'count' }, 2],
    ['a forced run also what is young', { age_days: 1 }, { force: true }, 4],
    ['a caller nothing after the date', {}, { before: new Date(0) }, 0],
  ])('%s', async (_, settings, request, expected) => {
    await store(4);
    expect(await folded(settings, request)).toBe(expected);
  });

  it('only the types and triggers of the scope itself, whatever another one has', async () => {
    await store(4, 'message', 'quiet');
    await store(4, 'episodic', 'quiet');
    await store(4, 'message', 'loud');
    await store(4, 'episodic', 'loud');
    const scopes = [{ agent: 'loud', settings: { types: ['episodic'], triggers: { count: 2 } } }];
    const settings: Settings = { ...all, enabled: true, types: ['message'], scopes };
    const byNumber = await plan(settings, { trigger: 'count' });
    expect(byNumber.folds.flatMap(({ episodes }) => episodes.map(({ agent, type }) => `${agent} ${type}`))).toEqual(
      Array(2).fill('loud episodic'),
    );
    const asked = await plan(settings, {});
    const kinds = asked.folds.flatMap(({ episodes }) => episodes.map(({ agent, type }) => `${agent} ${type}`));
    expect([...new Set(kinds)].sort()).toEqual(['loud episodic', 'quiet message']);
    expect(kinds).toHaveLength(8);
  });
});
