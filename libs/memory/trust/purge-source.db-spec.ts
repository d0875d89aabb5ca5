import { Clock } from '@kernel/clock.js';
import { newId, readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { EntityMentions } from '@memory/entities/entity-mentions.js';
import { PassageIndex, PassagesRepository } from '@memory/indexing/passage-index.js';
import { DerivedSummaries } from '@memory/record-store/derived-summaries.js';
import { EdgesRepository } from '@memory/record-store/edges.repository.js';
import { EditRecord } from '@memory/record-store/edit-record.js';
import { IndexTexts } from '@memory/record-store/add-records.js';
import { RecordAccessRepository } from '@memory/record-store/record-access.repository.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { SupersedeRecords } from '@memory/revision/supersede-records.js';
import { InProcessBus, JobSignals } from '@platform/queue/job-signals.js';
import { Outbox } from '@platform/queue/outbox.js';
import { recordRooms } from '@test/isolation/pool-harness.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { scopeOf } from '@test/support/scratch.js';
import { PurgeWithDescendants } from './purge-source.js';

let test: TestDatabase;
let scope: Scope;
let purge: PurgeWithDescendants;

beforeAll(async () => {
  test = await openTestDatabase();
  const clock = new Clock();
  const records = new RecordsRepository();
  const outbox = new Outbox(test.database, new JobSignals(new InProcessBus(), test.database), clock);
  const index = new PassageIndex(new PassagesRepository(), outbox);
  const derived = new DerivedSummaries(records, index, outbox, clock);
  const texts = new IndexTexts(index, new EntityMentions());
  const edit = new EditRecord(records, new RecordAccessRepository(), texts, derived, clock);
  const supersede = new SupersedeRecords(records, new EdgesRepository(), edit, clock);
  purge = new PurgeWithDescendants(records, index, derived, supersede, clock);
});
afterAll(() => test.close());

beforeEach(async () => {
  const tenantId = newId();
  await test.admin.query(
    "insert into tenants (tenant_id, name, created_at, updated_at) values ($1, 't', now(), now())",
    [tenantId],
  );
  scope = scopeOf({ tenantId }, ['records:read', 'records:write']);
});

async function stored(content: string): Promise<string> {
  return readId((await recordRooms(test.database).store.run(scope, { content })).outcome.id)!;
}

const purged = (ids: string[]) => test.database.withScope(scope, (tx) => purge.runIn(tx, scope, scope.userId, ids));

async function left(): Promise<string[]> {
  const { rows } = await test.admin.query<{ content: string }>('select content from records where tenant_id = $1', [
    scope.tenantId,
  ]);
  return rows.map(({ content }) => content);
}

it('spares a record that was put under legal hold after it was found', async () => {
  const ids = [await stored('held'), await stored('free')];
  await test.admin.query('update records set legal_hold = true where id = $1', [ids[0]]);
  await purged(ids);
  expect(await left()).toEqual(['held']);
});

it('spares everything of a user who was put under legal hold after it was found', async () => {
  const ids = [await stored('held')];
  await test.admin.query('update users set legal_hold = true where tenant_id = $1', [scope.tenantId]);
  await purged(ids);
  expect(await left()).toEqual(['held']);
});
