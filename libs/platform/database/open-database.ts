import { join } from 'node:path';
import type { Config } from '@platform/config/config.js';
import type { Pool } from 'pg';
import { tableCatalogue } from '@schema/tables.js';
import { type BootCheckOptions, checkServer } from './boot-checks.js';
import { Database } from './database.js';
import { DatabaseSetupError } from './database-setup-error.js';
import { startEmbeddedServer } from './embedded/embedded-server.js';
import { lockFolder } from './embedded/folder-lock.js';
import { keepLogShort } from './embedded/keep-log-short.js';
import { keepTablesTidy } from './embedded/keep-tables-tidy.js';
import { ensureLogin, migrate } from './migrate.js';
import { migrationsFolder, preparedDatabase } from './migrations-folder.js';
import { createPool } from './pool.js';
import { ReadReplica } from './read-replica.js';
import { SessionTurns } from './session-turns.js';

type DatabaseConfig = Pick<Config, 'dataDir' | 'database'>;

/** Where notes for the operator go. No content, no queries. */
export interface DatabaseLog {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

export interface OpenOptions {
  /**
   * The only process of its installation: without DATABASE_URL it opens the embedded database, and with
   * DATABASE_ADMIN_URL it migrates its server first. The embedded one is always migrated.
   */
  readonly standalone: boolean;
  readonly log: DatabaseLog;
}

export interface OpenedDatabase {
  readonly database: Database;
  readonly embedded: boolean;
  /** Closes the pool, then the embedded server, then gives the folder free. Safe to call twice. */
  close(): Promise<void>;
}

/** All requests share the embedded database's one session: more connections would only wait inside it. */
const EMBEDDED_POOL = 5;
export const EMBEDDED_CONNECT_TIMEOUT_MS = 30_000;
/** Beyond the longest statement: so long may the server's own refusal be on its way. */
const ANSWER_GRACE_MS = 5_000;

/**
 * Opens the server of DATABASE_URL or, when there is none, the embedded database in the data folder.
 * @throws FolderInUseError, EmbeddedServerError, DatabaseSetupError
 */
export async function openDatabase(config: DatabaseConfig, options: OpenOptions): Promise<OpenedDatabase> {
  // Throws when a table declares neither owner, erasure nor export: nothing may be stored that erasure would forget.
  tableCatalogue();
  const { url } = config.database;
  if (url !== undefined) return openServer(config, url, options);
  if (options.standalone) return openEmbedded(config, options.log);
  throw new DatabaseSetupError(
    'DATABASE_URL: required, because only a single process can serve from the embedded database',
  );
}

async function openEmbedded(config: DatabaseConfig, log: DatabaseLog): Promise<OpenedDatabase> {
  const closers: (() => Promise<void>)[] = [];
  const close = closeInReverse(closers);
  try {
    const lock = await lockFolder(config.dataDir);
    closers.push(() => lock.release());
    const onFailure = (error: Error): void => log.error(`${error.message}: restart the process`);
    const server = await startEmbeddedServer({ folder: config.dataDir, prepared: preparedDatabase(), onFailure });
    closers.push(() => server.close());
    const applied = await migrate(server.connection);
    log.info(`embedded database in ${join(config.dataDir, 'pg')}, ${applied} migration(s) applied`);
    // A connection that ends leaves the plans that it kept in the one session of all.
    const pool = createPool(server.connection, {
      max: EMBEDDED_POOL,
      connectTimeoutMs: EMBEDDED_CONNECT_TIMEOUT_MS,
      keepsIdle: true,
    });
    const database = new Database(pool, { ...config.database, keepsPlans: true, turns: new SessionTurns() });
    closers.push(() => database.close());
    closers.push(keepTablesTidy(pool), keepLogShort(pool));
    return { database, embedded: true, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openServer(config: DatabaseConfig, url: string, options: OpenOptions): Promise<OpenedDatabase> {
  const { adminUrl, poolMax, statementTimeoutMs } = config.database;
  if (options.standalone && adminUrl) {
    const admin = { connectionString: adminUrl };
    const applied = await migrate(admin);
    await ensureLogin(admin, url);
    if (applied > 0) options.log.info(`${applied} migration(s) applied`);
  }
  const answerTimeoutMs = statementTimeoutMs + ANSWER_GRACE_MS;
  const pool = createPool({ connectionString: url }, { max: poolMax, answerTimeoutMs });
  const checks = { migrationsFolder: migrationsFolder(), warn: (message: string) => options.log.warn(message) };
  const replica = replicaOf(config, pool, checks, options.log);
  const database = new Database(pool, { ...config.database, replica });
  try {
    await checkServer(pool, checks);
    replica?.start();
  } catch (error) {
    await database.close();
    throw error;
  }
  return { database, embedded: false, close: () => database.close() };
}

/** Of DATABASE_READ_URL. It is looked at when the primary serves; that it cannot be reached stops nothing. */
function replicaOf(
  { database: { readUrl, readMaxLagMs, poolMax, statementTimeoutMs } }: DatabaseConfig,
  primary: Pool,
  checks: BootCheckOptions,
  log: DatabaseLog,
): ReadReplica | undefined {
  if (readUrl === undefined) return undefined;
  const answerTimeoutMs = statementTimeoutMs + ANSWER_GRACE_MS;
  const replica = createPool({ connectionString: readUrl }, { max: poolMax, connectTimeoutMs: 1_000, answerTimeoutMs });
  const check = () => checkServer(replica, { ...checks, warn: () => undefined });
  return new ReadReplica({ primary, replica, check, log, maxLagMs: readMaxLagMs });
}

/** Every step is tried, last opened first; the first fault is thrown at the end. */
function closeInReverse(closers: (() => Promise<void>)[]): () => Promise<void> {
  return async () => {
    const faults: unknown[] = [];
    for (const step of closers.splice(0).reverse()) await step().catch((fault: unknown) => faults.push(fault));
    if (faults.length > 0) throw faults[0];
  };
}
