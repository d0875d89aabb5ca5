import { idsByName } from '@governance/portability/import-records.js';
import type { Scope } from '@kernel/scope.js';
import { linksByName } from '@memory/graph/links-by-name.query.js';
import { linksFrom } from '@memory/graph/links-from.query.js';
import { relatedTo } from '@memory/graph/related.query.js';
import { ownRows } from '@memory/record-store/own-rows.js';
import type { Tx } from '@platform/database/database.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { sql } from 'drizzle-orm';
import { leaveToUs } from './big-database.js';
import { Explained } from './explain.js';

/**
 * A memory filled since the last statistics, like one that is imported and then searched: the planner assumes that it
 * is empty.
 */
const TENANT = '01900000-0000-7000-8000-00000000000a';
const RECORDS = 1_000;
const STARTS = 20;
const scope: Scope = {
  ...{
    tenantId: TENANT,
    userId: 'ann',
    allUsers: false,
    includeShared: true,
    agent: null,
    project: null,
    keyId: 'key',
  },
  permissions: new Set(['records:read', 'shared:read']),
};
const id = (n: string) => `('00000000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

let test: TestDatabase;
let explained: Explained;
let ids: string[];

beforeAll(async () => {
  test = await openTestDatabase({ unused: true });
  const tables = ['tenants', 'users', 'records', 'entity_mentions', 'edges'];
  await leaveToUs(test.admin, tables);
  const each = `generate_series(1, ${RECORDS}) n`;
  for (const statement of [
    `insert into tenants (tenant_id, name, created_at, updated_at) values ('${TENANT}', 'a', now(), now())`,
    `insert into users (tenant_id, user_id, created_at, updated_at) values ('${TENANT}', 'ann', now(), now())`,
    `insert into records (tenant_id, user_id, id, external_id, type, content, language, occurred_at, recorded_at, created_at)
     select '${TENANT}', 'ann', ${id('n')}, 'own ' || n, 'semantic', 'The text of number ' || n, 'en', now(), now(), now() from ${each}`,
    // A name of two, one of ten and one of two hundred.
    `insert into entity_mentions (tenant_id, user_id, record_id, key, name)
     select '${TENANT}', 'ann', ${id('n')}, key, 'Name' from ${each}
     cross join lateral (values ('two ' || n / 2), ('ten ' || n / 10), ('hub ' || n % 5)) as names (key)`,
    `insert into edges (tenant_id, user_id, from_id, type, to_id, strength, created_at)
     select '${TENANT}', 'ann', ${id('n')}, 'SIMILAR_TO', ${id(`1 + n % ${RECORDS}`)}, 0.5, now() from ${each}`,
  ])
    await test.admin.query(statement);
  explained = new Explained(test);
  const { rows } = await test.admin.query<{ id: string }>(`select id from records order by id limit ${STARTS}`);
  ids = rows.map((row) => row.id);
});
afterAll(async () => {
  await explained?.close();
  await test?.close();
});

/** Rows examined, by table. */
async function rowsOf(read: (tx: Tx) => Promise<readonly unknown[] | ReadonlyMap<string, unknown>>): Promise<Record<string, number>> {
  let found = 0;
  const readings = await explained.of(() =>
    explained.database.withScope(scope, async (tx) => {
      const answer = await read(tx);
      found = 'size' in answer ? answer.size : answer.length;
    }),
  );
  expect(found).toBeGreaterThanOrEqual(STARTS);
  const counts: Record<string, number> = {};
  for (const { table, rows } of readings.flat()) counts[table] = (counts[table] ?? 0) + rows;
  return counts;
} // prettier-ignore

describe('in tables without statistics', () => {
  it('an import looks up the records of its batch, and does not read what it has stored before', async () => {
    const owner = { tenantId: TENANT, userId: 'ann' };
    const byId = await rowsOf((tx) => ownRows(tx, owner, sql`records`, ids));
    expect(byId['records']).toBeLessThanOrEqual(2 * STARTS);
    const names = Array.from({ length: STARTS }, (_, i) => `own ${i + 1}`);
    const byName = await rowsOf((tx) => idsByName(tx, owner, names));
    expect(byName['records']).toBeLessThanOrEqual(STARTS);
  });

  it('a step by names reads what the names lead to, and not the scope for each of them', async () => {
    const read = await rowsOf((tx) => linksByName(tx, scope, { ids, found: ids }, {}, new Date()));
    // For each record: its three names; for each name what counts it, then what it leads to.
    expect(read['entity_mentions']).toBeLessThanOrEqual(STARTS * (3 + 2 * 2 + 2 * 10 + 51 + STARTS));
    expect(read['records']).toBeLessThanOrEqual(STARTS * (2 + 10 + STARTS));
  });

  it('a step by edges reads the edges of its current records, and the records that they lead to', async () => {
    const read = await rowsOf((tx) => linksFrom(tx, scope, ids, { through: {} }, new Date()));
    expect(read['edges']).toBeLessThanOrEqual(2 * STARTS);
    expect(read['records']).toBeLessThanOrEqual(2 * STARTS);
  });

  it('a traversal of relations does so at every step', async () => {
    const reach = { direction: 'both', depth: 3, limit: 10 } as const;
    const read = await rowsOf((tx) => relatedTo(tx, scope, ids, reach, new Date()));
    // Two links lead from each record, one of them back: six steps, and what was reached is read once more. A tenth for
    // rounding: the mean of thousands of loops is reported with two digits.
    expect(read['edges']).toBeLessThanOrEqual(1.1 * STARTS * 2 * (1 + 2 + 2));
    expect(read['records']).toBeLessThanOrEqual(STARTS * (6 + 6) + RECORDS);
  });

  it('a step by a word that occurs alone and in longer names reads the names in the records that mention it', async () => {
    // Ten mention each: nine within one longer name, one alone.
    await test.admin.query(
      `insert into entity_mentions (tenant_id, user_id, record_id, key, name, part)
       select '${TENANT}', 'ann', ${id('n')}, key, 'Name', part from generate_series(1, ${RECORDS}) n
       cross join lateral (values ('word' || n / 10, n % 10 > 0), ('word' || n / 10 || ' longer', false)) as names (key, part)
       where n % 10 > 0 or not key like '%longer'`,
    );
    const read = await rowsOf((tx) => linksByName(tx, scope, { ids, found: ids }, {}, new Date()));
    const before = 5 + 2 * 2 + 4 * 10 + 51 + STARTS;
    expect(read['entity_mentions']).toBeLessThanOrEqual(STARTS * (before + 10 + 10 * 5));
  });
});
