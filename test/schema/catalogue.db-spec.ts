import { hideErased, hiddenTables } from '@platform/database/hide-erased.js';
import { type CatalogueEntry, tableCatalogue } from '@schema/tables.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import type pg from 'pg';
import { inspectSchema } from './inspect-schema.js';

let test: TestDatabase;

beforeAll(async () => {
  test = await openTestDatabase({ unused: true });
});
afterAll(() => test.close());

it('finds every table isolated, owned, keyed and declared', async () => {
  expect(tableCatalogue().length).toBeGreaterThan(10);
  expect(await inspectSchema(test.admin, tableCatalogue())).toEqual([]);
});

it('lets no policy refer to anything except the transaction’s own settings, and who is being erased', async () => {
  const { rows } = await test.admin.query<{ rule: string }>(
    "select concat_ws(' ', qual, with_check) as rule from pg_policies where 'recollect_app' = any(roles)",
  );
  expect(rows.length).toBeGreaterThan(20);
  for (const { rule } of rows) {
    expect(rule).toMatch(/current_setting\('app\./);
    // It grants nothing: what is being erased is hidden from everybody else too.
    expect(rule.replaceAll(/\bfrom\s+erasing_(users|records)\b/gi, '')).not.toMatch(/\bfrom\s+\w/i);
  }
});

/** A correct table; the cases below break one thing each. */
const GOOD = [
  'create table scratch (tenant_id uuid not null, id uuid not null, user_id text, record_id uuid, primary key (tenant_id, id))',
  'alter table scratch enable row level security',
  'alter table scratch force row level security',
  'alter table scratch owner to recollect_owner',
  'grant select, insert, update, delete on scratch to recollect_app',
  `create policy rows on scratch to recollect_app
     using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid))`,
];
const DECLARED = { name: 'scratch', owner: 'user', erase: 'rows' } as const;
const CASCADE = `alter table scratch add constraint scratch_record foreign key (tenant_id, record_id)
  references records (tenant_id, id) on delete cascade`;

/** What the inspection reports about one more table, which is removed afterwards. */
async function inspectWith(
  statements: readonly string[],
  declared: Pick<CatalogueEntry, 'name' | 'owner' | 'erase'> | null = DECLARED,
): Promise<string[]> {
  const client: pg.PoolClient = await test.admin.connect();
  try {
    await client.query('begin');
    for (const statement of [...GOOD, ...statements]) await client.query(statement);
    return await inspectSchema(client, [...tableCatalogue(), ...(declared ? [declared] : [])]);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('the inspection itself', () => {
  it('reports nothing for a good table', async () => {
    expect(await inspectWith([])).toEqual([]);
    expect(await inspectWith([CASCADE], { ...DECLARED, erase: 'cascade' })).toEqual([]);
  });

  it.each([
    ['drop policy rows on scratch', 'has no policy for recollect_app'],
    ['alter table scratch disable row level security', 'row-level security is off'],
    ['alter table scratch no force row level security', 'row-level security does not bind its owner'],
    ['alter table scratch owner to current_user', 'is owned by postgres'],
    ['grant select on scratch to public', 'PUBLIC may SELECT'],
    ['grant select (id) on scratch to public', 'PUBLIC may SELECT'],
    ['grant truncate on scratch to recollect_app', 'recollect_app may TRUNCATE'],
    ['grant select on scratch to recollect_system', 'recollect_system may SELECT'],
    ['create policy all_rows on scratch using (true)', 'the policy all_rows is for everybody'],
    [
      'create policy all_rows on scratch to recollect_app using (true)',
      'the policy all_rows does not ask for the tenant',
    ],
    [
      'create policy all_rows on scratch to recollect_system using (true)',
      'the policy all_rows lets recollect_system in',
    ],
    ['create unique index scratch_by_id on scratch (id)', 'the unique index scratch_by_id begins with id'],
    [
      'create unique index scratch_by_hash on scratch (md5(user_id))',
      'the unique index scratch_by_hash begins with an expression',
    ],
    ['alter table scratch drop constraint scratch_pkey', 'has no primary key and no unique index'],
    ['alter table scratch drop column user_id', 'declares the owner user but has no user_id'],
    [CASCADE, 'goes with its parent but declares rows'],
  ])('reports: %s', async (statement, fault) => {
    expect(await inspectWith([statement])).toEqual([`scratch: ${fault}`]);
  });

  it('reports a table without a tenant', async () => {
    expect(await inspectWith(['alter table scratch drop column tenant_id cascade'])).toEqual([
      'scratch: has no tenant_id',
      'scratch: has no primary key and no unique index',
      'scratch: has no policy for recollect_app',
    ]);
  });

  it('reports a tenant that may be absent', async () => {
    const optional = [
      'alter table scratch drop constraint scratch_pkey',
      'alter table scratch alter column tenant_id drop not null',
      'create unique index scratch_key on scratch (tenant_id, id)',
    ];
    expect(await inspectWith(optional)).toEqual(['scratch: its tenant_id is not `uuid not null`']);
  });

  it('reports a foreign key that leaves the tenant', async () => {
    const crossing = [
      'create unique index tenants_id on tenants (tenant_id, tenant_id)',
      'alter table scratch add constraint scratch_tenant foreign key (record_id) references tenants (tenant_id)',
    ];
    expect(await inspectWith(crossing)).toEqual([
      'scratch: the foreign key scratch_tenant may point into another tenant',
    ]);
  });

  it('reports a table that declares nothing, and a declaration without a table', async () => {
    expect(await inspectWith([], null)).toEqual(['scratch: does not stand in the catalogue']);
    expect(await inspectSchema(test.admin, [...tableCatalogue(), DECLARED])).toEqual([
      'scratch: stands in the catalogue but is no table',
    ]);
  });

  it('reports an invalid value for owner and erasure', async () => {
    expect(await inspectWith([], { ...DECLARED, owner: 'tenant' })).toEqual([
      'scratch: has a user_id but declares the owner tenant',
    ]);
    expect(await inspectWith([], { ...DECLARED, erase: 'keep' })).toEqual([
      'scratch: belongs to a user but is kept at erasure',
    ]);
    expect(await inspectWith([], { ...DECLARED, erase: 'cascade' })).toEqual([
      'scratch: declares the erasure cascade but no foreign key takes its rows along with a person’s',
    ]);
  });

  it('reports a table of the installation that contains something of a user, or is open to requests', async () => {
    const declared = { name: 'scratch', owner: 'installation', erase: 'keep' } as const;
    expect(await inspectWith([], declared)).toEqual([
      'scratch: belongs to somebody but declares the owner installation',
      'scratch: the policy rows lets recollect_app in',
      'scratch: recollect_app may DELETE',
      'scratch: recollect_app may INSERT',
      'scratch: recollect_app may SELECT',
      'scratch: recollect_app may UPDATE',
    ]);
  });

  it('reports a view, which would read with its owner’s rights', async () => {
    expect(await inspectWith(['create view everything as select * from scratch'])).toContain(
      'everything: is no plain table (v): row-level security would not hold for it',
    );
  });

  it('reports a serving role that may do too much', async () => {
    expect(await inspectWith(['alter role recollect_app bypassrls'])).toEqual([
      'recollect_app: bypasses row-level security',
    ]);
    expect(await inspectWith(['grant recollect_owner to recollect_app'])).toEqual([
      'recollect_app: may act as recollect_owner',
    ]);
  });
});

describe('the declared erasure of a table', () => {
  /** A column with one of these names contains the id of a row that can be erased alone. */
  const NAMES: Readonly<Record<string, string>> = {
    record_id: 'records',
    from_id: 'records',
    to_id: 'records',
    passage_id: 'passages',
    block_id: 'blocks',
    agent_id: 'agents',
    run_id: 'compaction_runs',
  };

  it('names every column that contains the id of something that can be erased', async () => {
    const { rows } = await test.admin.query<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns
       where table_schema = 'public' and data_type = 'uuid' and column_name = any($1)`,
      [Object.keys(NAMES)],
    );
    expect(rows.length).toBeGreaterThan(10);
    for (const { table, column } of rows) {
      const declared = tableCatalogue().find(({ name }) => name === table)?.hangsOn?.[NAMES[column] ?? ''] ?? [];
      expect([table, declared]).toEqual([table, expect.arrayContaining([column])]);
    }
  });

  it('hides users being erased in every policy of a table of users that is not emptied at once', async () => {
    const { rows } = await test.admin.query<{ name: string; reads: string | null; writes: string | null }>(
      `select tablename as name, qual as reads, with_check as writes from pg_policies
       where 'recollect_app' = any(roles) and tablename = any($1)`,
      [hiddenTables()],
    );
    expect([...new Set(rows.map(({ name }) => name))].sort()).toEqual(hiddenTables().sort());
    for (const { name, reads, writes } of rows) {
      for (const rule of [reads, writes]) if (rule !== null) expect([name, rule]).toEqual([name, expect.stringContaining('erasing_users')]); // prettier-ignore
    }
    expect(hiddenTables()).toContain('records');
  });

  it('a later policy of a table of users is restricted by the next migration', async () => {
    const client = await test.admin.connect();
    try {
      await client.query('begin');
      await client.query('drop policy read_rows on blocks');
      await client.query('create policy read_rows on blocks for select to recollect_app using (tenant_id is null)');
      expect(await hideErased(client)).toEqual(['blocks']);
      expect(await hideErased(client)).toEqual([]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
