import { Clock } from '@kernel/clock.js';
import { readId } from '@kernel/ids.js';
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
import { lockUser } from '@memory/users/ensure-user.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { newTenant, scopeOf } from '@test/support/scratch.js';
import { HandBack } from './hand-back.js';
import { PurgeWithDescendants } from './purge-source.js';

let test: TestDatabase;
let scope: Scope;
let purge: PurgeWithDescendants;
let records: RecordsRepository;
let supersede: SupersedeRecords;

beforeAll(async () => {
  test = await openTestDatabase();
  const clock = new Clock();
  records = new RecordsRepository();
  const outbox = new Outbox(test.database, new JobSignals(new InProcessBus(), test.database), clock);
  const index = new PassageIndex(new PassagesRepository(), outbox);
  const derived = new DerivedSummaries(records, index, outbox, clock);
  const texts = new IndexTexts(index, new EntityMentions());
  const edit = new EditRecord(records, new RecordAccessRepository(), texts, derived, clock);
  supersede = new SupersedeRecords(records, new EdgesRepository(), edit, clock);
  purge = new PurgeWithDescendants(records, index, derived, new HandBack(supersede, clock));
});
afterAll(() => test.close());

beforeEach(async () => {
  const tenantId = await newTenant(test.admin);
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

/** The newer one supersedes the older one from a day of 2026 on. */
const supersedes = (newer: string, older: string, day: string) =>
  test.database.withScope(scope, async (tx) => {
    const writer = await lockUser(tx, scope, scope.userId, new Date());
    const [row] = await records.lock(tx, scope, scope, [older]);
    await supersede.runIn(tx, scope, writer, newer, [{ older: row!, until: new Date(`2026-${day}`) }], 'told');
  });

async function validity(): Promise<Record<string, string>> {
  const { rows } = await test.admin.query<{ content: string; until: string; by: string | null }>(
    `select r.content, coalesce(to_char(r.valid_to at time zone 'utc', 'MM-DD'), 'now') as until, n.content as by
     from records r left join records n on n.id = r.superseded_by where r.tenant_id = $1`,
    [scope.tenantId],
  );
  return Object.fromEntries(rows.map(({ content, until, by }) => [content, by === null ? until : `${until} ${by}`]));
}

it('hands over what the purged record had superseded to the one that has superseded it since', async () => {
  const [paris, moscow, minsk, berlin] = [
    await stored('Paris'),
    await stored('Moscow'),
    await stored('Minsk'),
    await stored('Berlin'),
  ];
  await supersedes(moscow, paris, '03-01');
  await supersedes(minsk, moscow, '04-01');
  await supersedes(berlin, minsk, '06-01');
  await purged([minsk, moscow]);
  expect(await validity()).toEqual({ Paris: '06-01 Berlin', Berlin: 'now' });
  // Undoing that one makes current again what it had superseded.
  await test.database.withScope(scope, async (tx) => {
    const writer = await lockUser(tx, scope, scope.userId, new Date());
    await supersede.releaseIn(tx, scope, writer, berlin, 'undone');
  });
  expect(await validity()).toEqual({ Paris: 'now', Berlin: 'now' });
});

it('makes current again what only a purged or a quarantined record had superseded', async () => {
  const [paris, moscow, berlin] = [await stored('Paris'), await stored('Moscow'), await stored('Berlin')];
  await supersedes(moscow, paris, '03-01');
  await supersedes(berlin, moscow, '06-01');
  await test.admin.query('update records set quarantined = true where id = $1', [berlin]);
  await purged([moscow]);
  expect(await validity()).toEqual({ Paris: 'now', Berlin: 'now' });
});
