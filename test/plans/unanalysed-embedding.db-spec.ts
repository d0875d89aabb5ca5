import type { Scope } from '@kernel/scope.js';
import { passagesToEmbed } from '@memory/indexing/vectors.repository.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { type Tx } from '@platform/database/database.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { leaveToUs } from './big-database.js';
import { Explained } from './explain.js';

/** As `unanalysed.db-spec.ts`, in a memory so large that a plan which reads all of it is felt by everybody. */
const TENANT = '01900000-0000-7000-8000-00000000000a';
const SPACE = '01900000-0000-7000-8000-00000000000b';
const RECORDS = 50_000;
const ASKED = 50;
const scope: Scope = {
  ...{ tenantId: TENANT, userId: 'ann', allUsers: false, includeShared: true, agent: null, project: null, keyId: 'key' },
  permissions: new Set(['records:read', 'records:write', 'shared:read']),
}; // prettier-ignore
const id = (n: string, of = 0) => `('00000000-0000-700${of}-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

let test: TestDatabase;
let explained: Explained;
let ids: string[];

beforeAll(async () => {
  test = await openTestDatabase({ unused: true });
  await leaveToUs(test.admin, ['tenants', 'users', 'records', 'passages', 'passage_vectors']);
  const each = `generate_series(1, ${RECORDS}) n`;
  for (const statement of [
    `insert into tenants (tenant_id, name, created_at, updated_at) values ('${TENANT}', 'a', now(), now())`,
    `insert into users (tenant_id, user_id, created_at, updated_at) values ('${TENANT}', 'ann', now(), now())`,
    `insert into records (tenant_id, user_id, id, external_id, type, content, language, occurred_at, recorded_at, created_at)
     select '${TENANT}', 'ann', ${id('n')}, 'own ' || n, 'semantic', 'The text of number ' || n, 'en', now(), now(), now() from ${each}`,
    `insert into passages (tenant_id, user_id, id, record_id, version, ordinal, start_at, end_at, length, recorded_at)
     select '${TENANT}', 'ann', ${id('n', 1)}, ${id('n')}, 1, 0, 0, 10, 5, now() from ${each}`,
    // Half have their vectors already.
    `insert into embedding_spaces (tenant_id, id, provider, model, dimensions, activated_at, created_at)
     values ('${TENANT}', '${SPACE}', 'test', 'test', 2, now(), now())`,
    `insert into passage_vectors (tenant_id, space_id, passage_id, user_id, embedding)
     select '${TENANT}', '${SPACE}', ${id('n', 1)}, 'ann', '[1,0]' from ${each} where n > ${RECORDS / 2}`,
  ])
    await test.admin.query(statement);
  explained = new Explained(test);
  const { rows } = await test.admin.query<{ id: string }>(
    `select id from records order by id limit ${ASKED} offset 20000`,
  );
  ids = rows.map((row) => row.id);
}, 240_000);
afterAll(async () => {
  await explained?.close();
  await test?.close();
});

/** Rows examined by table, and how many were found. With each plan: made for the values, and kept without knowing any. */
async function rowsOf(read: (tx: Tx) => Promise<readonly unknown[]>, kept: boolean) {
  let found = 0;
  const readings = await explained.of(async () => {
    await explained.database.withScope(scope, async (tx) => void (found = (await read(tx)).length));
  }, kept);
  const counts: Record<string, number> = {};
  for (const { table, rows } of readings.flat()) counts[table] = (counts[table] ?? 0) + rows;
  return { found, counts };
}

describe.each([['made for its values', false], ['that is kept', true]])('in tables without statistics, with a plan %s', (_, kept) => {
  it('a turn of embedding reads the passages of its own records', async () => {
    const read = await rowsOf((tx) => passagesToEmbed(tx, TENANT, SPACE, { recordIds: ids, limit: ASKED + 1 }), kept);
    expect(read.found).toBe(ASKED);
    expect(read.counts['passages']).toBeLessThanOrEqual(ASKED);
    expect(read.counts['records']).toBeLessThanOrEqual(ASKED);
    // One row of an index per passage, at most.
    expect(read.counts['passage_vectors'] ?? 0).toBeLessThanOrEqual(ASKED);
  });

  it.each(['named', 'lock'] as const)('records that are asked for by id or by the client\'s are looked up (%s)', async (how) => {
    const keys = [...ids, ...Array.from({ length: ASKED }, (_, i) => `own ${i + 1}`), 'nobody\'s'];
    const read = await rowsOf((tx) => new RecordsRepository()[how](tx, scope, { userId: 'ann' }, keys), kept);
    expect(read.found).toBe(2 * ASKED);
    // Those of the client's ids are found, and then all are read.
    expect(read.counts['records']).toBeLessThanOrEqual(3 * ASKED);
  });
}); // prettier-ignore
