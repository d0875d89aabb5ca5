import { Clock } from '@kernel/clock.js';
import { newId } from '@kernel/ids.js';
import { OWNER_ROLE } from '@platform/database/scope-settings.js';
import { setupError } from '@platform/database/database-setup-error.js';
import { CONNECT_TIMEOUT_MS } from '@platform/database/migrate.js';
import { type RewriteReport, rewriteTables } from '@platform/database/rewrite-tables.js';
import { tableCatalogue } from '@schema/tables.js';
import pg from 'pg';

export interface RewriteSettings {
  readonly lockTimeoutMs: number;
  readonly log: (line: string) => void;
  readonly embedded?: boolean;
  readonly clock?: Clock;
}

export interface Rewritten extends RewriteReport {
  readonly id: string;
  readonly complete: boolean;
}

/**
 * Rewrites every table and index, and stores what was observed, for receipts requested later. Run by the operator in a
 * maintenance window: while a table is rewritten, nobody else can use it.
 * @param admin a login that owns the database. To start new log files it needs the rights for that
 * @throws DatabaseSetupError if the database cannot be reached, or the observations cannot be stored
 */
export async function rewriteDatabase(admin: pg.ClientConfig, settings: RewriteSettings): Promise<Rewritten> {
  const clock = settings.clock ?? new Clock();
  const client = new pg.Client({
    application_name: 'recollect rewrite',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...admin,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const startedAt = clock.now();
    const tables = tableCatalogue().map(({ name }) => name);
    const report = await rewriteTables(client, { ...settings, tables });
    const rewritten = { ...report, id: newId(), complete: report.faults.length === 0 };
    await save(client, rewritten, startedAt, clock.now());
    return rewritten;
  } catch (error) {
    throw setupError('the tables could not be rewritten', error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function save(client: pg.Client, rewritten: Rewritten, startedAt: Date, finishedAt: Date): Promise<void> {
  await client.query('begin');
  await client.query(`set local role ${OWNER_ROLE}`);
  await client.query(
    `insert into privacy_rewrites (id, started_at, finished_at, complete, files, faults, wal_before, wal_after,
       wal_kept_from, wal_recycled) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      rewritten.id,
      startedAt,
      finishedAt,
      rewritten.complete,
      JSON.stringify(rewritten.files),
      JSON.stringify(rewritten.faults),
      rewritten.walBefore,
      rewritten.walAfter,
      rewritten.walKeptFrom,
      rewritten.walRecycled,
    ],
  );
  await client.query('commit');
}
