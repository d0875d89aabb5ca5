import { randomUUID } from 'node:crypto';
import { loadConfig } from '@platform/config/config.js';
import { Database } from '@platform/database/database.js';
import { startEmbeddedServer } from '@platform/database/embedded/embedded-server.js';
import { ensureLogin, migrate } from '@platform/database/migrate.js';
import { EMBEDDED_CONNECT_TIMEOUT_MS } from '@platform/database/open-database.js';
import { createPool, type PoolOptions } from '@platform/database/pool.js';
import pg from 'pg';
import { fingerprint } from './fingerprint.js';
import { lendPglite } from './lend-pglite.js';
import { startPglite } from './pglite.js';

declare global {
  /** Set by the jest project. */
  var BACKEND: 'pglite' | 'postgres';
}

/** A migrated, empty database of the caller's own. */
export interface TestDatabase {
  /** The pool for the code under test: on Postgres with an ordinary login, so that row-level security applies. */
  readonly database: Database;
  /** The settings for another pool to the same database, as the code under test uses it. */
  readonly connection: pg.ClientConfig;
  /** DATABASE_URL for another process. `undefined` on PGlite, which belongs to one process. */
  readonly url: string | undefined;
  /** A superuser without restrictions: for assertions and for what only an operator does. */
  readonly admin: pg.Pool;
  close(): Promise<void>;
}

export interface TestDatabaseOptions {
  readonly poolMax?: number;
  readonly statementTimeoutMs?: number;
  /** An unused database, for tests of what a database keeps beside its rows, such as statistics and dead rows. */
  readonly unused?: boolean;
}

const LOGIN = 'recollect_test';

/** Opens one on the backend of the running jest project. */
export function openTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  return globalThis.BACKEND === 'postgres' ? openOnPostgres(options) : openOnPglite(options);
}

/** An empty database, for tests of migrations. */
export async function openEmptyDatabase(): Promise<{ readonly connection: pg.ClientConfig; close(): Promise<void> }> {
  if (globalThis.BACKEND === 'pglite') {
    const server = await startEmbeddedServer({ folder: undefined });
    return { connection: server.connection, close: () => server.close() };
  }
  const adminUrl = serverUrl();
  const name = `recollect_empty_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  await asAdmin(adminUrl, (client) => client.query(`create database ${name} template template0 encoding 'UTF8'`));
  return {
    connection: { connectionString: withDatabase(adminUrl, name) },
    close: async () => void (await asAdmin(adminUrl, (client) => client.query(`drop database ${name} with (force)`))),
  };
}

async function openOnPglite(options: TestDatabaseOptions): Promise<TestDatabase> {
  const server = await (options.unused ? startPglite() : lendPglite());
  const { connection } = server;
  // Callers queue for the only session, on a busy machine longer than a service would allow.
  const connectTimeoutMs = EMBEDDED_CONNECT_TIMEOUT_MS * globalThis.patience();
  return testDatabase(
    { ...options, connectTimeoutMs },
    { connection, adminConnection: connection, url: undefined, drop: () => server.close() },
  );
}

async function openOnPostgres(options: TestDatabaseOptions): Promise<TestDatabase> {
  const adminUrl = serverUrl();
  const name = `recollect_test_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  const template = await migratedTemplate(adminUrl);
  await asAdmin(adminUrl, async (client) => {
    await client.query(`create database ${name} template ${template}`);
    // Nobody cuts the power of the test server, and tests that stop a server use their own (test/durability).
    await client.query(`alter database ${name} set synchronous_commit = off`);
  });
  const adminConnection = { connectionString: withDatabase(adminUrl, name) };
  const url = loginUrl(adminUrl, name);
  await ensureLogin(adminConnection, url);
  const drop = (): Promise<void> => beginDrop(adminUrl, name);
  return testDatabase(options, { connection: { connectionString: url }, adminConnection, url, drop });
}

interface Opened {
  readonly connection: pg.ClientConfig;
  readonly adminConnection: pg.ClientConfig;
  readonly url: string | undefined;
  drop(): Promise<unknown>;
}

function testDatabase(
  options: TestDatabaseOptions & Pick<PoolOptions, 'connectTimeoutMs'>,
  opened: Opened,
): TestDatabase {
  // As long as in production: all share the one session of the embedded database, and a busy machine is slow.
  const { poolMax: max = 5, connectTimeoutMs } = options;
  const pool = createPool(opened.connection, { max, connectTimeoutMs });
  const database = new Database(pool, {
    statementTimeoutMs: options.statementTimeoutMs ?? 30_000 * globalThis.patience(),
    keepsPlans: true,
  });
  const admin = createPool(opened.adminConnection, { max: 2, connectTimeoutMs });
  const close = async (): Promise<void> => {
    await database.close();
    await admin.end();
    await opened.drop();
  };
  return { database, connection: opened.connection, url: opened.url, admin, close };
}

/** A migrated database to copy, created once for these migrations. It gets its name only when it is complete. */
async function migratedTemplate(adminUrl: string): Promise<string> {
  const name = `recollect_template_${fingerprint()}`;
  await asAdmin(adminUrl, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await client.query(`drop database if exists ${name}_new with (force)`);
    await client.query(`create database ${name}_new template template0 encoding 'UTF8'`);
    const connection = { connectionString: withDatabase(adminUrl, `${name}_new`) };
    await migrate(connection);
    await ensureLogin(connection, loginUrl(adminUrl, `${name}_new`));
    await client.query(`alter database ${name}_new rename to ${name}`);
  });
  return name;
}

/** Sends the statement without waiting: the server completes it with a checkpoint of half a second, for which no test waits. */
async function beginDrop(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const dropped = client.query(`drop database ${name} with (force)`);
  // A jest worker with nothing left to do ends at once, or jest reports leaking tests; the server needs nobody to wait.
  (client as pg.Client & { unref(): void }).unref();
  void dropped.catch(() => undefined).then(() => client.end());
}

async function asAdmin<T>(adminUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function serverUrl(): string {
  const { adminUrl } = loadConfig().database;
  if (!adminUrl) throw new Error('DATABASE_ADMIN_URL is needed for tests on Postgres');
  return adminUrl;
}

function loginUrl(adminUrl: string, database: string): string {
  const url = new URL(withDatabase(adminUrl, database));
  url.username = LOGIN;
  // Of a login that exists on test servers only.
  url.password = LOGIN;
  return url.href;
}

function withDatabase(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}
