import { Clock } from '@kernel/clock.js';
import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { ContextMarkers } from '@memory/context-markers/context-markers.js';
import { EntityMentions } from '@memory/entities/entity-mentions.js';
import { PassageIndex, PassagesRepository } from '@memory/indexing/passage-index.js';
import { MessageHistory } from '@memory/message-history/message-history.js';
import { AddRecords, IndexTexts } from '@memory/record-store/add-records.js';
import { DerivedSummaries } from '@memory/record-store/derived-summaries.js';
import { EdgesRepository } from '@memory/record-store/edges.repository.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { RecordPlans } from '@memory/records/record-plans.js';
import { SecretGuard } from '@memory/secret-scanning/secret-guard.js';
import { Settings } from '@memory/settings/settings.js';
import { InProcessBus, JobSignals } from '@platform/queue/job-signals.js';
import { Outbox } from '@platform/queue/outbox.js';
import { recordRooms } from '@test/isolation/pool-harness.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { newTenant, scopeOf } from '@test/support/scratch.js';
import { KindSettings } from '../kind-settings.js';
import { RemoveKind } from '../remove-kind.js';
import { HoldSlots } from './hold-slots.js';

let test: TestDatabase;
let scope: Scope;
let hold: HoldSlots;

beforeAll(async () => {
  test = await openTestDatabase();
  const { database } = test;
  const clock = new Clock();
  const records = new RecordsRepository();
  const outbox = new Outbox(database, new JobSignals(new InProcessBus(), database), clock);
  const index = new PassageIndex(new PassagesRepository(), outbox);
  const add = new AddRecords(records, new IndexTexts(index, new EntityMentions()), new MessageHistory(), clock);
  const plans = new RecordPlans(new ContextMarkers({ all: [] }), new SecretGuard(new Settings(clock)), clock);
  const remove = new RemoveKind(records, index, new DerivedSummaries(records, index, outbox, clock));
  const settings = new KindSettings(database, new Settings(clock));
  hold = new HoldSlots(database, records, add, new EdgesRepository(), plans, remove, settings);
});
afterAll(() => test.close());

beforeEach(async () => {
  const tenantId = await newTenant(test.admin);
  scope = scopeOf({ tenantId }, ['records:read', 'records:write']);
});

it('holds no thought that quotes a memory which is forgotten or quarantined', async () => {
  const { store } = recordRooms(test.database);
  const ids: string[] = [];
  for (const content of ['kept', 'forgotten', 'quarantined'])
    ids.push(readId((await store.run(scope, { content })).outcome.id)!);
  await test.admin.query('update records set forgotten_at = now() where id = $1', [ids[1]]);
  await test.admin.query('update records set quarantined = true where id = $1', [ids[2]]);
  const slots = ids.map((id) => ({
    type: 'context' as const,
    content: `of ${id}`,
    relevance: 1,
    metadata: {},
    from: [id],
  }));
  await hold.run(scope, { agent: 'scout', task: 'task' }, slots);
  const { rows } = await test.admin.query<{ content: string }>(
    "select content from records where tenant_id = $1 and type = 'working'",
    [scope.tenantId],
  );
  expect(rows).toEqual([{ content: `of ${ids[0]}` }]);
});

it('holds nothing of what was thought before its user was erased', async () => {
  const thought = { type: 'context' as const, content: 'Ada sails.', relevance: 1, metadata: {}, from: [] };
  const where = { agent: 'scout', task: 'task' };
  const epoch = await hold.run(scope, where, [thought]);
  expect(await hold.run(scope, where, [thought], epoch)).toBe(epoch);
  await test.admin.query('update users set epoch = epoch + 1 where tenant_id = $1', [scope.tenantId]);
  await expect(hold.run(scope, where, [thought], epoch)).rejects.toMatchObject({ reason: 'conflict.version' });
});
