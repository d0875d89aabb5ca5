import { newId } from '@kernel/ids.js';
import { Database } from '@platform/database/database.js';
import { createPool } from '@platform/database/pool.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { scopeOf } from '@test/support/scratch.js';
import { Eraser } from './eraser.js';

/** One more than one batch takes. */
const RECORDS = 251;
const eraser = new Eraser();
let test: TestDatabase;
let tenantId: string;

beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

beforeEach(async () => {
  tenantId = newId();
  await test.admin.query(
    "insert into tenants (tenant_id, name, created_at, updated_at) values ($1, 't', now(), now())",
    [tenantId],
  );
  await test.admin.query(
    "insert into users (tenant_id, user_id, created_at, updated_at) values ($1, 'ada', now(), now())",
    [tenantId],
  );
  await test.admin.query(
    `insert into records (tenant_id, id, user_id, sequence, type, content, language, occurred_at, recorded_at, created_at)
     select $1, gen_random_uuid(), 'ada', n, 'message', 'x', 'en', at, at, at
     from (select n, timestamptz '2026-01-01Z' + n * interval '1 minute' as at from generate_series(1, ${RECORDS}) n) r`,
    [tenantId],
  );
});

const eraseAda = (database: Database = test.database) =>
  database.withScope(scopeOf({ tenantId, userId: null, allUsers: true }), async (tx) => {
    await eraser.lookAs(tx, { userId: 'ada' });
    return eraser.batch(tx, { tenantId, userId: 'ada' }, Infinity);
  });

const left = async () => (await test.admin.query('select from records where tenant_id = $1', [tenantId])).rowCount;

/** Erases while another transaction has done this and not committed it yet. The embedded database has one transaction at a time. */
async function eraseBeside(change: string) {
  const other = globalThis.BACKEND === 'postgres' ? await test.admin.connect() : null;
  try {
    await other?.query('begin');
    await (other ?? test.admin).query(change, [tenantId]);
    const erasing = eraseAda();
    while (other && !(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 5));
    await other?.query('commit');
    return await erasing;
  } finally {
    other?.release();
  }
}

async function isWaiting(): Promise<boolean> {
  const { rowCount } = await test.admin.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return (rowCount ?? 0) > 0;
}

it('erases records that are being changed', async () => {
  const counts = await eraseBeside("update records set content = 'y', occurred_at = now() where tenant_id = $1");
  expect([counts['records'], await left()]).toEqual([RECORDS, 0]);
});

it('goes on to the next records if somebody else deletes a whole batch of them', async () => {
  const counts = await eraseBeside(`delete from records where tenant_id = $1 and sequence < ${RECORDS}`);
  expect([counts['records'], await left()]).toEqual([1, 0]);
});

it('erases the same if settings are sent for other servers too', async () => {
  const database = new Database(createPool(test.connection, { max: 1 }), {
    statementTimeoutMs: 30_000,
    onShards: true,
  });
  const counts = await eraseAda(database);
  await database.close();
  expect([counts['records'], await left()]).toEqual([RECORDS, 0]);
});
