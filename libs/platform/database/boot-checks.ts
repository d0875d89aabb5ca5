import type { Pool, PoolClient } from 'pg';
import { DatabaseSetupError, setupError } from './database-setup-error.js';
import { MIGRATIONS_TABLE } from './migrate.js';
import { type AppliedMigration, migrationTimes, pendingMigrations } from './migrations-folder.js';
import { APP_ROLE, OWNER_ROLE, SYSTEM_ROLE } from './scope-settings.js';

/** 15.14: the first 15.x release with the fixes of August 2025. */
const MIN_SERVER = 150_014;
const MIN_PGVECTOR = '0.8.0';
/** Fixes an index corruption during vacuum. */
const ADVISED_PGVECTOR = '0.8.4';

export interface BootCheckOptions {
  readonly migrationsFolder: string;
  readonly warn: (message: string) => void;
}

/**
 * Refuses a database on which isolation would not hold, or whose tables do not match this build.
 * @throws DatabaseSetupError saying what to do
 */
export async function checkServer(pool: Pool, options: BootCheckOptions): Promise<void> {
  const client = await pool.connect().catch((error: unknown) => {
    throw setupError('the database of DATABASE_URL cannot be reached', error);
  });
  try {
    await client.query('begin');
    await checkLogin(client);
    await checkVersions(client, options.warn);
    await checkOwnership(client);
    await checkMigrations(client, options);
  } catch (error) {
    throw error instanceof DatabaseSetupError ? error : setupError('the database could not be checked', error);
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

async function checkLogin(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string; unbound: boolean; login: boolean }>(
    `select rolname as name, rolsuper or rolbypassrls as unbound, rolname = session_user as login
       from pg_roles where rolname = session_user or rolname = any($1)`,
    [[OWNER_ROLE, APP_ROLE, SYSTEM_ROLE]],
  );
  for (const role of rows.filter(({ unbound }) => unbound)) {
    throw new DatabaseSetupError(
      `the role ${role.name} is a superuser or has BYPASSRLS, which switches row-level security off: ` +
        (role.login ? 'name an ordinary login in DATABASE_URL' : `alter role ${role.name} nosuperuser nobypassrls`),
    );
  }
  for (const role of [APP_ROLE, SYSTEM_ROLE]) {
    if (!rows.some(({ name }) => name === role)) throw notMigrated();
    const { rows: member } = await client.query<{ may: boolean }>(
      "select pg_has_role(session_user, $1, 'MEMBER') as may",
      [role],
    );
    if (!member[0]?.may) {
      throw new DatabaseSetupError(
        `the login of DATABASE_URL may not act as ${role}: grant ${APP_ROLE}, ${SYSTEM_ROLE} to it`,
      );
    }
  }
}

async function checkOwnership(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string; owner: string }>(
    `select relname as name, pg_get_userbyid(relowner) as owner from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and pg_has_role(session_user, relowner, 'MEMBER')
      union all
     select 'every table', rolname from pg_roles where rolname = $1 and pg_has_role(session_user, oid, 'MEMBER')
      limit 1`,
    [OWNER_ROLE],
  );
  const [owned] = rows;
  if (!owned) return;
  throw new DatabaseSetupError(
    `the login of DATABASE_URL owns ${owned.name} or may become its owner ${owned.owner}, who may switch row-level ` +
      `security off: name a login of its own in DATABASE_URL, or revoke ${owned.owner} from it`,
  );
}

async function checkVersions(client: PoolClient, warn: (message: string) => void): Promise<void> {
  const { rows } = await client.query<{ number: number; server: string; vector: string | null }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as server,
            (select extversion from pg_extension where extname = 'vector') as vector`,
  );
  const { number, server, vector } = rows[0] ?? { number: 0, server: 'unknown', vector: null };
  if (number < MIN_SERVER) throw new DatabaseSetupError(`PostgreSQL ${server} is too old: 15.14 or newer is needed`);
  if (!vector) throw notMigrated();
  if (older(vector, MIN_PGVECTOR)) {
    throw new DatabaseSetupError(
      `pgvector ${vector} is too old: ${MIN_PGVECTOR} is needed, ${ADVISED_PGVECTOR} is better`,
    );
  }
  if (older(vector, ADVISED_PGVECTOR)) {
    warn(
      `pgvector ${vector} has known faults (index corruption during vacuum): update it to ${ADVISED_PGVECTOR} or newer`,
    );
  }
}

async function checkMigrations(client: PoolClient, options: BootCheckOptions): Promise<void> {
  await client.query(`select set_config('role', $1, true)`, [SYSTEM_ROLE]);
  const { rows: found } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    MIGRATIONS_TABLE,
  ]);
  if (!found[0]?.there) throw notMigrated();
  const applied = await appliedMigrations(client);
  const pending = pendingMigrations(options.migrationsFolder, applied).length;
  if (pending > 0)
    throw new DatabaseSetupError(
      `${pending} migration(s) are pending: run the migration with DATABASE_ADMIN_URL first`,
    );
  warnIfNewer(applied, options);
}

async function appliedMigrations(client: Pick<PoolClient, 'query'>): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(`select hash, created_at from ${MIGRATIONS_TABLE}`);
  return rows;
}

/** Says so if the embedded database was migrated by a newer version. A server is checked whole (`checkServer`). */
export async function checkEmbedded(pool: Pool, options: BootCheckOptions): Promise<void> {
  warnIfNewer(await appliedMigrations(pool), options);
}

function warnIfNewer(applied: readonly AppliedMigration[], { migrationsFolder, warn }: BootCheckOptions): void {
  const last = Math.max(...applied.map(({ created_at }) => Number(created_at)));
  if (last > Math.max(...migrationTimes(migrationsFolder)))
    warn('the database has migrations that this build does not know: it is older than the database');
}

function notMigrated(): DatabaseSetupError {
  return new DatabaseSetupError('the database is empty: run the migration with DATABASE_ADMIN_URL first');
}

/** Compares dotted version numbers. */
export function older(version: string, than: string): boolean {
  const [left, right] = [version, than].map((text) => text.split('.').map(Number));
  for (let index = 0; index < 3; index += 1) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
