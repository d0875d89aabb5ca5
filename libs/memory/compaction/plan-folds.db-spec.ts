import { compactionDocument } from '@contracts/compaction/compaction.settings.js';
import { newId } from '@kernel/ids.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { scopeOf } from '@test/support/scratch.js';
import type { OwnerPolicies } from './compaction-policies.js';
import { planFolds } from './plan-folds.js';
import { resolvePolicy } from './policy.js';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

it('by number keeps the newest, even if there are more episodes than one plan covers', async () => {
  const [tenantId, total, kept] = [newId(), 5_400, 600];
  await test.admin.query(
    "insert into tenants (tenant_id, name, created_at, updated_at) values ($1, 't', now(), now())",
    [tenantId],
  );
  await test.admin.query(
    `insert into records (tenant_id, id, user_id, type, content, language, occurred_at, created_at, recorded_at)
     select $1, gen_random_uuid(), 'ada', 'message', 'turn', 'en', now() - n * interval '1 second', now(), now()
     from generate_series(1, $2::int) n`,
    [tenantId, total],
  );
  const layers = { tenant: compactionDocument.parse({ enabled: true, triggers: { count: kept } }), user: null };
  const policies: OwnerPolicies = { layers, timeZone: 'UTC', of: (labels) => resolvePolicy(layers, labels) };
  const scope = { tenantId, userId: 'ada', agent: null, project: null };
  const skip = new Set<string>();
  const plan = () =>
    test.database.withScope(scopeOf({ tenantId, userId: 'ada' }, ['records:read']), (tx) =>
      planFolds(
        tx,
        { scope, before: null, force: false, partial: false, strategy: null, trigger: 'count' },
        policies,
        new Date(),
        skip,
      ),
    );
  for (let more = true; more;) {
    const planned = await plan();
    for (const { episodes } of planned.folds) for (const { id } of episodes) skip.add(id);
    more = planned.more && planned.folds.length > 0;
  }
  const { rows } = await test.admin.query<{ id: string }>(
    'select id from records where tenant_id = $1 order by occurred_at desc',
    [tenantId],
  );
  const newest = rows.slice(0, kept).filter(({ id }) => skip.has(id));
  expect([newest.length, skip.size]).toEqual([0, total - kept]);
});
