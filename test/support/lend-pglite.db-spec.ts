import pg from 'pg';
import { lendPglite, shapeOf } from './lend-pglite.js';

const onPglite = globalThis.BACKEND === 'pglite' ? describe : describe.skip;

interface Loan {
  /** Identifies a PGlite. */
  readonly host: string;
  readonly client: pg.Client;
  giveBack(): Promise<void>;
}

async function borrow(): Promise<Loan> {
  const server = await lendPglite();
  const client = new pg.Client(server.connection);
  await client.connect();
  const giveBack = async (): Promise<void> => {
    await client.end();
    await server.close();
  };
  return { host: server.connection.host, client, giveBack };
}

/** What the next borrower finds. */
async function next(query = 'select'): Promise<{ readonly host: string; readonly rows: unknown[] }> {
  const { host, client, giveBack } = await borrow();
  try {
    const { rows } = await client.query<Record<string, unknown>>(query);
    return { host, rows };
  } finally {
    await giveBack();
  }
}

const TENANT = '0190a000-0000-7000-8000-000000000001';
const FILL = `insert into tenants (tenant_id, name, created_at, updated_at) values ('${TENANT}', 'first', now(), now())`;
const SIZES = `select sum(pg_total_relation_size(oid))::int as bytes from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r'`;

onPglite('a PGlite that is given back', () => {
  it('is lent again without rows, dead rows, statistics, settings, statements and temporary tables', async () => {
    const { host, client, giveBack } = await borrow();
    const sizes = await client.query(SIZES);
    for (const statement of [
      FILL,
      'insert into users (tenant_id, user_id, created_at, updated_at) select tenant_id, $$u$$, now(), now() from tenants',
      'analyze tenants',
      'analyze users',
      `select '[1]'::vector <=> '[2]'::vector`,
      'delete from users',
      'set statement_timeout = 77',
      'set role recollect_app',
      'prepare kept as select 1',
      'create temp table passing (a int)',
      'select pg_advisory_lock(7)',
    ]) {
      await client.query(statement);
    }
    await giveBack();
    expect(await next(SIZES)).toEqual({ host, rows: sizes.rows });
    const found = await next(
      `select (select count(*)::int from tenants) as tenants, to_regclass('passing') as passing,
        (select count(*)::int from pg_stats where schemaname = 'public') as statistics,
        (select array_agg(distinct reltuples) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r') as counted,
        (select count(*)::int from pg_prepared_statements where name = 'kept') as prepared,
        (select count(*)::int from pg_locks where locktype = 'advisory') as locks,
        current_setting('statement_timeout') as timeout, current_user as role`,
    );
    const asNew = { tenants: 0, passing: null, statistics: 0, counted: [-1], prepared: 0, locks: 0, timeout: '0' };
    expect(found).toEqual({ host, rows: [{ ...asNew, role: 'postgres' }] });
  });

  it.each([
    ['a table more', 'create table more (a int)'],
    [
      '70 MB',
      `create temp table big (text text storage external);
      insert into big select repeat(md5(n::text), 100) from generate_series(1, 25000) n`,
    ],
  ])('is thrown away with %s', async (_, change) => {
    const { host, client, giveBack } = await borrow();
    await client.query(change);
    await giveBack();
    expect((await next()).host).not.toBe(host);
  });

  it('is thrown away while somebody is still connected, so that the next borrower never shares it with them', async () => {
    const server = await lendPglite();
    const left = new pg.Client(server.connection);
    left.on('error', () => undefined);
    await left.connect();
    await server.close();
    expect((await next()).host).not.toBe(server.connection.host);
    await expect(left.query(FILL)).rejects.toThrow();
    expect((await next('select from tenants')).rows).toEqual([]);
  });

  it.each([
    ['a column more', 'alter table tenants add column more int'],
    ['row-level security less', 'alter table tenants disable row level security'],
    ['a policy more', 'create policy more on tenants using (true)'],
    ['a policy less', 'drop policy tenant_rows on tenants'],
    ['a trigger that is off', 'alter table records disable trigger user'],
    ['a constraint less', 'alter table tenants alter column name drop not null'],
    ['an index more', 'create index more on tenants (name)'],
    ['a function more', 'create function more() returns int language sql return 1'],
    ['a schema more', 'create schema more'],
    ['a sequence further', `select nextval(pg_get_serial_sequence('drizzle.__drizzle_migrations', 'id'))`],
    ['a migration less', 'delete from drizzle.__drizzle_migrations'],
    ['a role more', 'create role more'],
    ['a right less', 'revoke select on tenants from recollect_app'],
    ['a comment more', `comment on table tenants is 'more'`],
    ['a setting of a role', `alter role recollect_app set work_mem = '1MB'`],
    ['a setting of the database', `alter database postgres set work_mem = '1MB'`],
    ['a setting of the session', `set work_mem = '1MB'`],
  ])('is distinguished by its shape from one with %s', async (_, change) => {
    const { client, giveBack } = await borrow();
    const before = await shapeOf(client);
    await client.query('begin');
    await client.query(change);
    expect(await shapeOf(client)).not.toBe(before);
    await client.query('rollback');
    await giveBack();
  });

  it('is lent to one at a time', async () => {
    const [one, other] = [await lendPglite(), await lendPglite()];
    expect(one.connection.host).not.toBe(other.connection.host);
    await one.close();
    await other.close();
    expect((await next()).host).toBe(one.connection.host);
  });

  it('can be returned time after time, and keeps no log of everything written', async () => {
    const { host } = await next();
    for (let round = 0; round < 12; round += 1) {
      const { client, giveBack } = await borrow();
      await client.query('begin');
      await client.query(FILL);
      await client.query(
        `insert into users (tenant_id, user_id, created_at, updated_at) select '${TENANT}', 'u' || n || repeat('x', 100), now(), now() from generate_series(1, 8000) n`,
      );
      await client.query('commit');
      await giveBack();
    }
    const log = await next('select sum(size)::int as bytes from pg_ls_waldir()');
    expect(log.host).toBe(host);
    expect((log.rows[0] as { bytes: number }).bytes).toBeLessThan(80 * 1024 * 1024);
  });
});
