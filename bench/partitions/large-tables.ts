import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { processorTimes, worked } from '../load/processes.js';

/** The tables that grow with what is stored. */
const LARGE = ['records', 'record_access', 'record_versions', 'edges', 'passages', 'passage_terms', 'passage_vectors'];

type Ask = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
interface Named {
  readonly name: string;
  readonly table: string;
  readonly definition: string;
}

/**
 * Makes each of the large tables of a migrated database, which must be empty, one of `parts` hash partitions by tenant, with the same
 * keys, indexes, policies, triggers and grants.
 * @param url a login that owns the tables or may become their owner
 */
export async function divideTables(url: string, parts: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const ask: Ask = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await client.query<Row>(text, values)).rows;
  try {
    const foreignKeys = await ask<Named>(
      `select conname as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition from pg_constraint
       where contype = 'f' and (conrelid::regclass::text = any($1) or confrelid::regclass::text = any($1))`,
      [LARGE],
    );
    const statements: string[] = [];
    for (const table of LARGE) statements.push(...(await divided(ask, table, parts)));
    await client.query('begin');
    for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${name}`);
    for (const statement of statements) await client.query(statement);
    for (const { table, name, definition } of foreignKeys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

interface Policy {
  readonly name: string;
  readonly permissive: string;
  readonly command: string;
  readonly roles: string;
  readonly visible: string | null;
  readonly allowed: string | null;
}

/** The statements that replace a table, in order. */
async function divided(ask: Ask, table: string, parts: number): Promise<string[]> {
  const definitions = async (text: string): Promise<string[]> =>
    (await ask<{ definition: string }>(text, [table])).map(({ definition }) => definition);
  const [owner] = await definitions(
    'select pg_get_userbyid(relowner) as definition from pg_class where oid = $1::regclass',
  );
  const constraints = await definitions(
    `select format('constraint %I %s', conname, pg_get_constraintdef(oid)) as definition from pg_constraint
     where conrelid = $1::regclass and contype in ('p', 'u', 'c')`,
  );
  const indexes = await definitions(
    `select pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
  );
  const triggers = await definitions(
    'select pg_get_triggerdef(oid) as definition from pg_trigger where tgrelid = $1::regclass and not tgisinternal',
  );
  const grants = await definitions(
    `select format('grant %s on %I to %I', string_agg(privilege_type, ', '), relname, grantee::regrole) as definition
     from pg_class, aclexplode(relacl) where oid = $1::regclass and grantee <> relowner group by relname, grantee`,
  );
  const policies = await ask<Policy>(
    `select policyname as name, permissive, cmd as command, array_to_string(roles, ', ') as roles, qual as visible,
       with_check as allowed from pg_policies where tablename = $1`,
    [table],
  );
  const kept = 'including defaults including generated including storage';
  return [
    `alter table ${table} rename to ${table}_whole`,
    `create table ${table} (like ${table}_whole ${kept}) partition by hash (tenant_id)`,
    `drop table ${table}_whole cascade`,
    ...Array.from(
      { length: parts },
      (_, n) => `create table ${table}_${n} partition of ${table} for values with (modulus ${parts}, remainder ${n})`,
    ),
    ...constraints.map((constraint) => `alter table ${table} add ${constraint}`),
    ...indexes,
    `alter table ${table} owner to ${owner}`,
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    ...policies.map(
      ({ name, permissive, command, roles, visible, allowed }) =>
        `create policy ${name} on ${table} as ${permissive} for ${command} to ${roles}` +
        `${visible === null ? '' : ` using (${visible})`}${allowed === null ? '' : ` with check (${allowed})`}`,
    ),
    ...triggers,
    ...grants,
  ];
}

/** Vacuums each large table or partition with dead rows. @returns how many, and the session's processor time in ms */
export async function vacuumDead(url: string): Promise<{ readonly tables: number; readonly postgres: number }> {
  // Postgres counts dead rows a second after the session that left them.
  await sleep(1_500);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; pid: number }>(
      'select relname as name, pg_backend_pid() as pid from pg_stat_user_tables where relname ~ $1 and n_dead_tup > 0',
      [`^(${LARGE.join('|')})(_[0-9]+)?$`],
    );
    const session = rows.slice(0, 1).map(({ pid }) => pid);
    const before = await processorTimes(session);
    for (const { name } of rows) await client.query(`vacuum ${name}`);
    return { tables: rows.length, postgres: worked(before, await processorTimes(session)) };
  } finally {
    await client.end();
  }
}
