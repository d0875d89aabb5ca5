import type { Scope } from '@kernel/scope.js';
import { Counters } from '@memory/counters/counters.js';
import { Tallies } from '@memory/counters/tallies.js';
import { RecordAccessRepository } from '@memory/record-store/record-access.repository.js';
import { recordRooms } from '@test/isolation/pool-harness.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { failure, newTenant, scopeOf } from '@test/support/scratch.js';
import { TravelClock } from '@test/support/travel-clock.js';
import { AcknowledgeRecords } from './acknowledge-records.js';
import { ReinforceRecords } from './reinforce-records.js';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

it('counts what was used once it is committed, and nothing of an attempt that is rolled back', async () => {
  const clock = new TravelClock();
  const tallies = new Tallies(new Counters(test.database), clock);
  const reinforce = new ReinforceRecords(test.database, new RecordAccessRepository(), clock);
  const acknowledge = new AcknowledgeRecords(test.database, reinforce, tallies, clock);
  const scope: Scope = scopeOf({ tenantId: await newTenant(test.admin) }, ['records:read', 'records:write']);
  const { outcome } = await recordRooms(test.database).store.run(scope, { content: 'The ship left.' });
  const lost = test.database.withScope(scope, async (tx) => {
    await acknowledge.runIn(tx, scope, [outcome.id]);
    throw new Error('lost');
  });
  await failure(lost);
  await acknowledge.run(scope, [outcome.id]);
  await tallies.flush();
  const { rows } = await test.admin.query<{ name: string; value: number }>(
    'select name, value::float8 as value from daily_counters where tenant_id = $1 order by name',
    [scope.tenantId],
  );
  expect(rows).toEqual([
    { name: 'recall.acknowledged', value: 1 },
    { name: 'recall.tokens_used', value: 4 },
  ]);
});
