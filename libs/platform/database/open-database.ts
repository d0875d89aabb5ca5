import { join } from 'node:path';
import type { Config } from '@platform/config/config.js';
import type { Pool } from 'pg';
import { tableCatalogue } from '@schema/tables.js';
import { type BootCheckOptions, checkEmbedded, checkServer } from './boot-checks.js';
import { Database } from './database.js';
import { DatabaseSetupError } from './database-setup-error.js';
import { isDistributed } from './distributed.js';
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

/** The log for the operator. No content, no queries. */
export interface DatabaseLog {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

export interface OpenOptions {
  /**
   * Whether this is the only process of its installation. Without DATABASE_URL it opens the embedded database and
   * migrates it. With DATABASE_ADMIN_URL it migrates its server first.
   */
  readonly standalone: boolean;
  readonly log: DatabaseLog;
  /** Called once if the embedded database fails for good, after its folder was released, or if another process took the folder. */
  readonly onLost?: () => void;
}

export interface OpenedDatabase {
  readonly database: Database;
  readonly embedded: boolean;
  /** Closes the pool, then the embedded server, then releases the folder. Safe to call twice. */
  close(): Promise<void>;
}

/** All requests share the embedded database's single session: more connections would only wait for it. */
const EMBEDDED_POOL = 5;
export const EMBEDDED_CONNECT_TIMEOUT_MS = 30_000;
/** Added to the statement timeout: how long the server's own timeout error may take to arrive. */
const ANSWER_GRACE_MS = 5_000;

/**
 * Opens the server of DATABASE_URL or, when there is none, the embedded database in the data folder.
 * @throws FolderInUseError, EmbeddedServerError, DatabaseSetupError
 */
export async function openDatabase(config: DatabaseConfig, options: OpenOptions): Promise<OpenedDatabase> {
  // Throws when a table declares neither owner, erasure nor export: an erasure must not miss any stored data.
  tableCatalogue();
  const { url } = config.database;
  if (url !== undefined) return openServer(config, url, options);
  if (options.standalone) return openEmbedded(config, options);
  throw new DatabaseSetupError(
    'DATABASE_URL: required, because only a single process can serve from the embedded database',
  );
}

async function openEmbedded(config: DatabaseConfig, { log, onLost }: OpenOptions): Promise<OpenedDatabase> {
  const closers: (() => Promise<void>)[] = [];
  const close = closeInReverse(closers);
  try {
    const onTakeover = (error: Error): void => {
      log.error(`${error.message}. This one ends, because it must not write there any more`);
      onLost?.();
    };
    const lock = await lockFolder(config.dataDir, undefined, onLost && onTakeover);
    closers.push(() => lock.release());
    const onFailure = (error: Error): void => {
      log.error(
        `${error.message}. It is not served any more: if its disk is full, make room, then start the process again. If its files are not writable, give them to the user of this process first`,
      );
      // What stopped the database may also stop this write. The next start finds that this process is gone.
      void lock
        .release()
        .catch(() => undefined)
        .finally(onLost);
    };
    const { syncs } = config.database;
    const prepared = preparedDatabase();
    const server = await startEmbeddedServer({ folder: config.dataDir, prepared, syncs, onFailure });
    closers.push(() => server.close());
    const applied = await migrate(server.connection);
    log.info(`embedded database in ${join(config.dataDir, 'pg')}, ${applied} migration(s) applied`);
    // A connection that ends leaves its kept plans in the shared session.
    const pool = createPool(server.connection, {
      max: EMBEDDED_POOL,
      connectTimeoutMs: EMBEDDED_CONNECT_TIMEOUT_MS,
      keepsIdle: true,
    });
    const database = new Database(pool, { ...config.database, keepsPlans: true, turns: new SessionTurns() });
    closers.push(() => database.close());
    await checkEmbedded(pool, { migrationsFolder: migrationsFolder(), warn: log.warn });
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
  const onShards = await checkServer(pool, checks)
    .then(() => isDistributed(pool))
    .catch(async (error: unknown) => {
      await pool.end();
      throw error;
    });
  const replica = replicaOf(config, pool, checks, options.log);
  const database = new Database(pool, { ...config.database, onShards, replica });
  replica?.start();
  return { database, embedded: false, close: () => database.close() };
}

/** The replica of DATABASE_READ_URL. It is polled once the primary serves. If it is unreachable, the start goes on. */
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

/** Runs every step, last opened first, and throws the first error at the end. */
function closeInReverse(closers: (() => Promise<void>)[]): () => Promise<void> {
  return async () => {
    const faults: unknown[] = [];
    for (const step of closers.splice(0).reverse()) await step().catch((fault: unknown) => faults.push(fault));
    if (faults.length > 0) throw faults[0];
  };
}
