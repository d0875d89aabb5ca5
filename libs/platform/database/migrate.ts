import pg from 'pg';
import { DatabaseSetupError, setupError } from './database-setup-error.js';
import { hideErased } from './hide-erased.js';
import { type AppliedMigration, migrationsFolder, migrationTimes, pendingMigrations } from './migrations-folder.js';
import { APP_ROLE, OWNER_ROLE, SYSTEM_ROLE } from './scope-settings.js';

/** Records the applied migrations. Same table and columns as drizzle's own migrator, so that drizzle-kit finds it. */
export const MIGRATIONS_TABLE = 'drizzle.__drizzle_migrations';
/** An arbitrary advisory lock number: one migration at a time per database. */
const MIGRATION_LOCK = 7_265_636_011;
/** A server that accepts connections may still never answer. */
export const CONNECT_TIMEOUT_MS = 30_000;

/**
 * Brings a database up to date: extension, roles, tables. Everything runs in one transaction under a transaction lock
 * (session locks break behind a pooler), as `recollect_owner`, so that this role owns the tables. Safe to run at any
 * time and from several processes at once.
 * @param admin a login that owns the database and may create roles; need not be a superuser where pgvector is
 *   installed already or marked trusted
 * @returns how many migrations were applied
 * @throws DatabaseSetupError saying what the login lacks or which migration failed
 */
export async function migrate(admin: pg.ClientConfig, folder: string = migrationsFolder()): Promise<number> {
  return withClient(admin, async (client) => {
    await ensureRoles(client).catch((error: unknown) => {
      if (!isRefused(error)) throw error;
      throw setupError('the login of DATABASE_ADMIN_URL may not create or grant the roles of Recollect: name one with CREATEROLE, or a superuser', error); // prettier-ignore
    });
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await prepareDatabase(client);
    const applied = await applyMigrations(client, folder);
    const { rowCount } = await client.query("select from pg_class where oid = to_regclass('erasing_users')");
    if (rowCount) await hideErased(client);
    await client.query('commit');
    return applied;
  });
}

/**
 * Creates the login that serves requests when it does not exist yet, and lets it take on the two serving roles. Never
 * changes the password or attributes of a login that exists.
 * @param loginUrl DATABASE_URL; names the same database as `admin`
 */
export async function ensureLogin(admin: pg.ClientConfig, loginUrl: string): Promise<void> {
  const login = new pg.Client({ connectionString: loginUrl });
  const { user, password, database } = login;
  if (!user) throw new DatabaseSetupError('DATABASE_URL names no user');
  await withClient(admin, async (client) => {
    if (database !== client.database) {
      throw new DatabaseSetupError('DATABASE_URL and DATABASE_ADMIN_URL name different databases');
    }
    if (user === client.user) {
      throw new DatabaseSetupError('DATABASE_URL and DATABASE_ADMIN_URL name the same login: requests need their own');
    }
    const role = pg.escapeIdentifier(user);
    const secret = password ? ` password ${pg.escapeLiteral(String(password))}` : '';
    await client.query(ignoringDuplicates(`create role ${role} login noinherit${secret}`));
    for (const serving of [APP_ROLE, SYSTEM_ROLE]) {
      const { rows } = await client.query<{ member: boolean }>("select pg_has_role($1, $2, 'MEMBER') as member", [
        user,
        serving,
      ]);
      if (!rows[0]?.member) await client.query(ignoringDuplicates(`grant ${serving} to ${role}`));
    }
    await client.query(`grant connect on database ${pg.escapeIdentifier(client.database ?? '')} to ${role}`);
  });
}

/**
 * Roles belong to the whole cluster. Another database's migration may create them at the same time, and locks in this
 * database do not prevent that. So this runs outside the transaction, and a duplicate is no error.
 */
async function ensureRoles(client: pg.Client): Promise<void> {
  for (const role of [OWNER_ROLE, APP_ROLE, SYSTEM_ROLE]) {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
    if (!rowCount) await client.query(ignoringDuplicates(`create role ${role} nologin`));
  }
  // From PostgreSQL 16 on, the creator of a role may grant it, but needs a grant to itself to SET ROLE to it.
  const { rows } = await client.query<{ may: boolean }>(
    `select pg_has_role(current_user, $1, case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end) as may`,
    [OWNER_ROLE],
  );
  if (!rows[0]?.may) await client.query(ignoringDuplicates(`grant ${OWNER_ROLE} to current_user`));
}

async function prepareDatabase(client: pg.Client): Promise<void> {
  await client.query('create extension if not exists vector').catch((error: unknown) => {
    throw setupError(
      'pgvector cannot be installed: install it on the server, or let a superuser run `create extension vector`',
      error,
    );
  });
  await client.query(`grant usage, create on schema public to ${OWNER_ROLE}`);
  await client.query(`grant usage on schema public to ${APP_ROLE}, ${SYSTEM_ROLE}`);
  // A GRANT without the right to grant is only a warning.
  const { rows } = await client.query<{ may: boolean }>("select has_schema_privilege($1, 'public', 'CREATE') as may", [
    OWNER_ROLE,
  ]);
  if (!rows[0]?.may) throw new DatabaseSetupError('the login of DATABASE_ADMIN_URL must own the database');
  await client.query(`create schema if not exists drizzle authorization ${OWNER_ROLE}`);
}

/** Migrations and queries name the types of pgvector without their schema. */
async function findVector(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string; schema: string; found: boolean }>(
    `select extversion as version, extnamespace::regnamespace::text as schema, to_regtype('halfvec') is not null as found
       from pg_extension where extname = 'vector'`,
  );
  const [vector] = rows;
  if (!vector || vector.found) return;
  throw new DatabaseSetupError(
    vector.schema === 'public'
      ? `pgvector ${vector.version} is too old: install 0.8.0 or newer, then run \`alter extension vector update\``
      : `pgvector is in the schema ${vector.schema}, where its types are not found: run \`alter extension vector set schema public\` in this database`,
  );
}

async function applyMigrations(client: pg.Client, folder: string): Promise<number> {
  await client.query(`set local role ${OWNER_ROLE}`);
  await findVector(client);
  await client.query(
    `create table if not exists ${MIGRATIONS_TABLE} (id serial primary key, hash text not null, created_at bigint)`,
  );
  await client.query(`grant usage on schema drizzle to ${APP_ROLE}, ${SYSTEM_ROLE}`);
  await client.query(`grant select on ${MIGRATIONS_TABLE} to ${APP_ROLE}, ${SYSTEM_ROLE}`);
  const { rows } = await client.query<AppliedMigration>(`select hash, created_at from ${MIGRATIONS_TABLE}`);
  const pending = pendingMigrations(folder, rows);
  const isFirst = pending.length === migrationTimes(folder).length;
  for (const migration of pending) {
    for (const statement of migration.sql) {
      await client.query(statement).catch((error: unknown) => {
        if (isFirst && isTaken(error)) throw setupError(OF_ANOTHER, error);
        throw setupError(`the migration of ${new Date(migration.folderMillis).toISOString()} failed`, error);
      });
    }
    const record = `insert into ${MIGRATIONS_TABLE} (hash, created_at) values ($1, $2)`;
    await client.query(record, [migration.hash, migration.folderMillis]);
  }
  return pending.length;
}

const OF_ANOTHER =
  'the database belongs to another application and was left as it was. Create one for Recollect alone, and name it in DATABASE_URL and DATABASE_ADMIN_URL';

/** Whether a table, type or function of this name exists already. */
function isTaken(error: unknown): boolean {
  return error instanceof pg.DatabaseError && ['42P07', '42710', '42723'].includes(error.code ?? '');
}

function isRefused(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '42501';
}

/** Opens one client for `work`. Closing it also rolls back an open transaction. */
async function withClient<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    application_name: 'recollect migrate',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...config,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    throw error instanceof DatabaseSetupError ? error : setupError('the database could not be prepared', error);
  } finally {
    await client.end();
  }
}

/** Ignores duplicate_object, and unique_violation if another session creates it at the same moment. */
function ignoringDuplicates(statement: string): string {
  return `do $recollect$ begin ${statement}; exception when duplicate_object or unique_violation then null; end $recollect$`;
}
