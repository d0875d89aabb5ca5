import { EntityMentions } from '@memory/entities/entity-mentions.js';
import { PassageIndex, PassagesRepository } from '@memory/indexing/passage-index.js';
import { IndexTexts } from '@memory/record-store/add-records.js';
import { DerivedSummaries } from '@memory/record-store/derived-summaries.js';
import { EdgesRepository } from '@memory/record-store/edges.repository.js';
import { EditRecord } from '@memory/record-store/edit-record.js';
import { RecordAccessRepository } from '@memory/record-store/record-access.repository.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { SupersedeRecords } from '@memory/revision/supersede-records.js';
import { HandBack } from '@memory/trust/hand-back.js';
import { PurgeWithDescendants } from '@memory/trust/purge-source.js';
import { InProcessBus, JobSignals } from '@platform/queue/job-signals.js';
import { Outbox } from '@platform/queue/outbox.js';
import { Clock } from '@kernel/clock.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { scopeOf } from '@test/support/scratch.js';
import { leaveToUs } from './big-database.js';
import { Explained } from './explain.js';
import { idOf, rowsOfUsers } from './rows-of-users.js';

const RECORDS = 3_000;
const PURGED = 20;
const TABLES = ['records', 'edges', 'passages', 'passage_terms'] as const;
const scope = scopeOf({ userId: 'ann' }, ['records:read', 'records:write']);
let test: TestDatabase;
let explained: Explained;
let purge: PurgeWithDescendants;
let ids: string[];

beforeAll(async () => {
  test = await openTestDatabase({ unused: true });
  await leaveToUs(test.admin, [...TABLES, 'users', 'tenants']);
  const { rows, statements } = rowsOfUsers(RECORDS, `'ann'`);
  for (const statement of [
    ...statements,
    `insert into passages (tenant_id, id, user_id, record_id, version, ordinal, start_at, end_at, length, recorded_at)
     select t, id, u, id, 1, 0, 0, 3, 1, at from ${rows}`,
    `insert into passage_terms (tenant_id, user_id, term, passage_id, tf, length) select t, u, 'word' || n, id, 1, 1 from ${rows}`,
    // What is derived from each record, so that its lookups run.
    `update edges set to_id = ${idOf(`((n + 1) % ${RECORDS})`)} from ${rows} where from_id = r.id`,
    `update edges set type = 'DERIVES_FROM' where from_id <= ${idOf('30')}`,
  ])
    await test.admin.query(statement);
  explained = new Explained(test);
  const clock = new Clock();
  const records = new RecordsRepository();
  const outbox = new Outbox(test.database, new JobSignals(new InProcessBus(), test.database), clock);
  const index = new PassageIndex(new PassagesRepository(), outbox);
  const derived = new DerivedSummaries(records, index, outbox, clock);
  const edit = new EditRecord(
    records,
    new RecordAccessRepository(),
    new IndexTexts(index, new EntityMentions()),
    derived,
    clock,
  );
  purge = new PurgeWithDescendants(
    records,
    index,
    derived,
    new HandBack(new SupersedeRecords(records, new EdgesRepository(), edit, clock), clock),
  );
  const { rows: found } = await test.admin.query<{ id: string }>(`select id from records order by id limit ${PURGED}`);
  ids = found.map((row) => row.id);
}, 120_000);
afterAll(async () => {
  await explained?.close();
  await test?.close();
});

/** The most that a statement of a purge examines of each table. The purge is undone. */
async function examined(kept: boolean): Promise<Record<string, number>> {
  const readings = await explained.of(async () => {
    const undo = new Error('undone');
    const purged = explained.database.withScope(scope, async (tx) => {
      await purge.runIn(tx, scope, 'ann', ids);
      throw undo;
    });
    await expect(purged).rejects.toBe(undo);
  }, kept);
  const counts: Record<string, number> = {};
  for (const { table, rows } of readings.flat()) counts[table] = Math.max(counts[table] ?? 0, rows);
  return counts;
}

const PLANS = [
  ['of its values', false],
  ['that a connection keeps', true],
] as const;

// The rows of the search index that go are found by the statistics.
it.each(PLANS)(
  'in tables without statistics a purge, by plans %s, reads what is derived, and not all of its owner',
  async (_, kept) => {
    const counts = await examined(kept);
    expect(counts['records']).toBeLessThanOrEqual(PURGED);
    expect(counts['edges']).toBeLessThanOrEqual(PURGED);
  },
);

describe('with statistics', () => {
  beforeAll(async () => {
    for (const table of TABLES) await test.admin.query(`vacuum analyze ${table}`);
  });

  it.each(PLANS)('no statement of a purge, by plans %s, reads more than what goes', async (_, kept) => {
    const counts = await examined(kept);
    for (const table of TABLES) expect([table, counts[table]]).toEqual([table, expect.any(Number)]);
    expect(Math.max(...TABLES.map((table) => counts[table] ?? Infinity))).toBeLessThanOrEqual(PURGED);
  });
}); // prettier-ignore
