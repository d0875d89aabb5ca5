import type { RewriteReport } from '@platform/database/rewrite-tables.js';
import { tableCatalogue } from '@schema/tables.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { TravelClock } from '@test/support/travel-clock.js';
import pg from 'pg';
import { rewriteDatabase } from './rewrite-database.js';
import { SeenOnDisk } from '../receipts/seen-on-disk.js';
import { RewritesRepository } from './rewrites.repository.js';

let test: TestDatabase;
let admin: pg.ClientConfig;
const clock = new TravelClock();
const rewrites = new RewritesRepository();
beforeAll(async () => {
  test = await openTestDatabase();
  admin = test.admin.options;
});
afterAll(() => test.close());

const rewrite = () => rewriteDatabase(admin, { lockTimeoutMs: 200, log: () => undefined, clock });
const since = (at: Date) => test.database.asSystem((tx) => rewrites.firstSince(tx, at));
const rememberedValues = async (): Promise<number> => {
  const text =
    "select count(*)::int as n from pg_stats where tablename = 'tenants' and most_common_vals::text like '%Larkspur%'";
  return (await test.admin.query<{ n: number }>(text)).rows[0]?.n ?? -1;
};

it('rewrites every table, its indexes and the planner statistics, and stores what was observed', async () => {
  await test.admin.query(`insert into tenants (tenant_id, name, created_at, updated_at)
    select gen_random_uuid(), 'Larkspur', now(), now() from generate_series(1, 50)`);
  await test.admin.query('analyze tenants');
  expect(await rememberedValues()).toBe(1);
  await test.admin.query('delete from tenants');
  const erasedAt = clock.now();
  expect(await since(erasedAt)).toBeNull();
  clock.forward(1_000);
  const done = await rewrite();
  expect(done).toMatchObject({ complete: true, faults: [] });
  expect(await rememberedValues()).toBe(0);
  const names = done.files.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...tableCatalogue().map(({ name }) => name), 'records_tenant_id_id_pk', 'pg_statistic'])); // prettier-ignore
  expect(done.files.filter(({ before, after }) => before === after || after === null)).toEqual([]);
  const seen = await since(erasedAt);
  expect(seen).toMatchObject({ id: done.id, walAfter: done.walAfter, files: done.files });
  // A row erased during the rewrite may remain in a table that was already rewritten.
  expect(await since(seen!.startedAt)).toMatchObject({ id: done.id });
  clock.forward(1_000);
  expect(await since(clock.now())).toBeNull();
});

describe('a database that also keeps rows on other servers', () => {
  const receipt = (at: Date) => new SeenOnDisk(test.database, rewrites).run(at, '0/1');
  // A list of distributed tables, as Citus keeps it, or one partitioned table.
  it.each([
    ['set allow_system_table_mods = on', 'create table pg_catalog.pg_dist_partition (logicalrelid regclass)', 'drop table pg_catalog.pg_dist_partition'],
    ['select 1', 'create table parted (tenant_id uuid) partition by hash (tenant_id)', 'drop table parted'],
  ])('is not claimed to be clean: %s; %s', async (allow, make, drop) => {
    const before = clock.now();
    clock.forward(1_000);
    await rewrite();
    expect((await receipt(before)).heap.seen).toBe(true);
    const client = await test.admin.connect();
    try {
      await client.query(allow);
      await client.query(make);
      const { heap, wal } = await receipt(before);
      expect([heap.seen, wal.seen, wal.position]).toEqual([false, false, null]);
      clock.forward(1_000);
      expect(await rewrite()).toMatchObject({ complete: false, faults: expect.arrayContaining(['distributed']) });
      await client.query(drop);
    } finally {
      client.release(true);
    }
    // What was not observed then is not observed later.
    const afterFirst = await since(before);
    expect(afterFirst?.faults).toEqual([]);
  }); // prettier-ignore
});

(globalThis.BACKEND === 'postgres' ? describe : describe.skip)('on a server that others use', () => {
  async function beside(text: string, work: () => Promise<RewriteReport>): Promise<RewriteReport> {
    const other = new pg.Client(admin);
    await other.connect();
    try {
      await other.query('begin isolation level repeatable read');
      await other.query(text);
      return await work();
    } finally {
      await other.end();
    }
  }

  it('reports which table was in use, and rewrites the others', async () => {
    const done = await beside('lock table edges in access share mode', rewrite);
    expect(done.faults).toEqual(expect.arrayContaining(['vacuum:edges:55P03', 'not_rewritten:edges']));
    expect(done.faults.filter((fault) => !/edges/.test(fault))).toEqual([]);
  });

  it('reports when another transaction may still see deleted rows', async () => {
    await test.admin.query(
      "insert into tenants (tenant_id, name, created_at, updated_at) values (gen_random_uuid(), 'Seen', now(), now())",
    );
    const done = await beside('select 1', async () => {
      await test.admin.query('delete from tenants');
      return rewrite();
    });
    expect(done.faults).toContain('still_visible:tenants');
  }, 60_000);
});
