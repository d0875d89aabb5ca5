import type { Counts } from '@governance/privacy/erasure/counts.js';
import { Eraser } from '@governance/privacy/erasure/eraser.js';
import type { Scope } from '@kernel/scope.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { scopeOf, TENANT } from '@test/support/scratch.js';
import { leaveToUs } from './big-database.js';
import { Explained } from './explain.js';
import { idOf, rowsOfUsers } from './rows-of-users.js';

/** Of each kind every fourth is ann's, every two hundredth bob's, and the rest of many others. */
const ROWS = 20_000;
/** Records that one batch deletes. */
const ROOTS = 250;
const scope: Scope = { ...scopeOf({ userId: null, allUsers: true }), permissions: new Set(['privacy']) };
const eraser = new Eraser();
const ERASED = [
  'users', 'records', 'record_versions', 'record_access', 'edges', 'passages', 'passage_terms', 'messages', 'decisions',
  'lifecycle_events', 'compaction_runs', 'compaction_members', 'blocks', 'block_versions', 'outbox',
]; // prettier-ignore

let test: TestDatabase;
let explained: Explained;

beforeAll(async () => {
  test = await openTestDatabase({ unused: true });
  await leaveToUs(test.admin, ERASED);
  for (const statement of statements()) await test.admin.query(statement);
  explained = new Explained(test);
}, 240_000);
afterAll(async () => {
  await explained?.close();
  await test?.close();
});

function statements(): string[] {
  const user = `case when n % 4 = 0 then 'ann' when n % 200 = 101 then 'bob' else 'other ' || n % 100 end`;
  const { rows, statements: common } = rowsOfUsers(ROWS, user);
  return [
    ...common,
    `insert into passages (tenant_id, user_id, id, record_id, version, ordinal, start_at, end_at, length, recorded_at)
     select t, u, id, id, 1, 0, 0, 10, 5, at from ${rows}`,
    `insert into passage_terms (tenant_id, user_id, term, passage_id, tf, length)
     select t, u, 'w' || word, id, 1, 5 from ${rows} cross join generate_series(1, 2) word`,
    `insert into decisions (tenant_id, user_id, id, record_id, origin, decided_by, should_store, memory_type, is_update, confidence, applied, decided_at)
     select t, u, id, id, 'chat', 'rules', true, 'semantic', false, 1, true, at from ${rows}`,
    // Of records that are gone.
    `insert into lifecycle_events (tenant_id, id, user_id, record_id, type, action, reason, actor, at)
     select t, id, u, ${idOf(`n + ${ROWS}`)}, 'message', 'forgotten', 'expired', 'k', at from ${rows}`,
    `insert into block_versions (tenant_id, block_id, sequence, user_id, version, label, value, char_limit, actor, created_at)
     select t, id, 1, u, 1, n, 'x', 9, 'k', at from ${rows}`,
    `insert into outbox (tenant_id, id, user_id, job, payload, epoch, created_at, available_at, closed_at, outcome)
     select t, id, u, 'embed-records', '{}', 0, at, at, at, 'done' from ${rows}`,
  ];
}

/** Undoes what a batch deleted. */
class Undone extends Error {}

/** Rows that batches deleted, and those that they examined, by table. */
async function batchesOf(userId: string, budget: number) {
  let gone: Counts = {};
  const readings = await explained.of(async () => {
    const work = explained.database.withScope(scope, async (tx) => {
      await eraser.lookAs(tx, { userId });
      gone = await eraser.batch(tx, { tenantId: TENANT, userId }, budget);
      throw new Undone();
    });
    await expect(work).rejects.toThrow(Undone);
  });
  const examined: Record<string, number> = {};
  for (const { table, rows } of readings.flat()) examined[table] = (examined[table] ?? 0) + rows;
  return { gone, examined };
}

/** A row is found by its owner, locked and deleted. A passage is also looked up for each of three tables that hang on it. */
function mostOf(gone: Counts): Record<string, number> {
  return Object.fromEntries(
    Object.entries(gone).map(([table, rows]) => [table, (table === 'passages' ? 4 : 3) * rows]),
  );
}

describe.each(['has no statistics', 'is analysed'])('in a database that %s', (state) => {
  beforeAll(async () => {
    if (state === 'is analysed') for (const table of ERASED) await test.admin.query(`vacuum analyze ${table}`);
  });

  it.each([['one in four', 'ann', ROWS / 4], ['one in two hundred', 'bob', ROWS / 200]] as const)('an erasure of a user who has %s reads each row a few times in all, however many are left', async (_, user, own) => {
    const { gone, examined } = await batchesOf(user, Infinity);
    for (const table of ERASED) if (table !== 'users') expect({ table, rows: gone[table] }).toEqual({ table, rows: table === 'passage_terms' ? 2 * own : own });
    const most = mostOf(gone);
    const tooMany = Object.entries(examined).filter(([table, rows]) => rows > (most[table] ?? 0));
    expect(tooMany).toEqual([]);
  }, 240_000);

  it('one batch reads what it deletes, and no more of what is left', async () => {
    const { gone, examined } = await batchesOf('ann', ROWS / 4 + 1);
    expect(gone).toMatchObject({ outbox: ROWS / 4, records: ROOTS, passages: ROOTS });
    const most = mostOf(gone);
    expect(Object.entries(examined).filter(([table, rows]) => rows > (most[table] ?? 0))).toEqual([]);
  }, 240_000);
}); // prettier-ignore
