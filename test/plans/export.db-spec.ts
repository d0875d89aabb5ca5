import { ExportUser } from '@governance/portability/export-user.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { loadConfig } from '@platform/config/config.js';
import { KeyedHash } from '@platform/secrets/keyed-hash.js';
import { ServerSecrets } from '@platform/secrets/server-secrets.js';
import { tableCatalogue } from '@schema/tables.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { scopeOf, TENANT } from '@test/support/scratch.js';
import { leaveToUs } from './big-database.js';
import { Explained } from './explain.js';
import { rowsOfUsers } from './rows-of-users.js';

/** Of each kind every eighth hundred is ann's, every two hundredth row bob's, and the rest of many others. */
const ROWS = 20_000;
const OWN = ROWS / 8;
const BOBS = ROWS / 200;
/** Of one block, whose texts may be long, so that a page holds ten of them. */
const VERSIONS = 200;
const secrets = new ServerSecrets(['0123456789'.repeat(4)]);
const hash = new KeyedHash(secrets);
const scope: Scope = { ...scopeOf({ userId: null, allUsers: true }), permissions: new Set(['privacy']) };
/** What a primary key has in the order of an export, or what a user has one or few of. */
const FEW = ['users', 'user_settings', 'message_histories', 'search_feedback'];
const EXPORTED = tableCatalogue().filter((entry) => entry.export === 'rows').map(({ name }) => name); // prettier-ignore

let test: TestDatabase;
let explained: Explained;

beforeAll(async () => {
  test = await openTestDatabase({ unused: true });
  await leaveToUs(test.admin, EXPORTED);
  for (const statement of statements()) await test.admin.query(statement);
  explained = new Explained(test);
}, 240_000);
afterAll(async () => {
  await explained?.close();
  await test?.close();
});

function statements(): string[] {
  const user = `case when n / 100 % 8 = 0 then 'ann' when n % 200 = 101 then 'bob' else 'other ' || n % 100 end`;
  const { rows, statements: common } = rowsOfUsers(ROWS, user);
  const hashed = `case u when 'ann' then '${hash.of('user', TENANT, 'ann')}' when 'bob' then '${hash.of('user', TENANT, 'bob')}' else u end`;
  return [
    ...common,
    `insert into decisions (tenant_id, user_id, id, origin, decided_by, should_store, memory_type, is_update, confidence, applied, decided_at)
     select t, u, id, 'chat', 'rules', true, 'semantic', false, 1, true, at from ${rows}`,
    `insert into lifecycle_events (tenant_id, id, user_id, record_id, type, action, reason, actor, at)
     select t, id, u, id, 'message', 'forgotten', 'expired', 'k', at from ${rows}`,
    `insert into agents (tenant_id, id, user_id, label, created_at, updated_at, created_by, updated_by) select t, id, u, n, at, at, 'k', 'k' from ${rows}`,
    `insert into block_attachments (tenant_id, agent_id, block_id, user_id, label, attached_at) select t, id, id, u, n, at from ${rows}`,
    `insert into block_versions (tenant_id, block_id, sequence, user_id, version, label, value, char_limit, actor, created_at)
     select t, id, version, u, version, n, 'x', 9, 'k', at from ${rows} cross join generate_series(1, ${VERSIONS}) version
     where n = 0 or version = 1`,
    `insert into audit_entries (tenant_id, id, at, kind, operation, key_id, user_hash, outcome, subjects, counts)
     select t, id, at, 'change', 'records.store', 'k', ${hashed}, 'ok', '{}', '{}' from ${rows}`,
  ];
}

/** Rows examined by an export, by table. */
async function readBy(userId: string): Promise<Record<string, number>> {
  const work = new ExportUser(explained.database, new Clock(), loadConfig(), secrets);
  const readings = await explained.of(async () => {
    for await (const chunk of await work.run(scope, userId)) expect(chunk.length).toBeGreaterThanOrEqual(0);
  });
  const counts: Record<string, number> = {};
  for (const { table, rows } of readings.flat()) counts[table] = (counts[table] ?? 0) + rows;
  return counts;
}

describe.each(['has no statistics', 'is analysed'])('in a database that %s', (state) => {
  beforeAll(async () => {
    if (state === 'is analysed') for (const table of EXPORTED) await test.admin.query(`vacuum analyze ${table}`);
  });

  it.each([['one in eight', 'ann', OWN], ['one in two hundred', 'bob', BOBS]] as const)('an export of a user who has %s reads each row once, and the ids of some once per table', async (_, user, own) => {
    const read = await readBy(user);
    const heads = new Map<string, number>();
    // Each table with ids is read for them: for its own rows, and for those of its children.
    for (const [table, readings] of [['records', 5], ['agents', 2], ['blocks', 2], ['compaction_runs', 2]] as const) heads.set(table, readings);
    for (const table of EXPORTED.filter((name) => !FEW.includes(name))) {
      const has = own + (table === 'block_versions' && user === 'ann' ? VERSIONS : 0);
      const most = ((heads.get(table) ?? 1) + 1) * has + has / 10;
      expect({ table, read: read[table] ?? 0, enough: (read[table] ?? 0) >= has - 1, most: (read[table] ?? 0) <= most }).toEqual(
        { table, read: expect.any(Number), enough: true, most: true });
    }
  }, 240_000);
}); // prettier-ignore
