import { rewriteDatabase, type Rewritten } from '@governance/privacy/rewrite/rewrite-database.js';
import { type Config, ConfigError } from '@platform/config/config.js';
import { startEmbeddedServer } from '@platform/database/embedded/embedded-server.js';
import { lockFolder } from '@platform/database/embedded/folder-lock.js';
import { migrate } from '@platform/database/migrate.js';
import { runOrExplain } from '../support/run-or-explain.js';
import { commandConfig } from '../support/warn-of-settings.js';

/**
 * Longer than requests take. After it, the table is reported as not done, instead of blocking everything that waits
 * for the lock.
 */
const LOCK_TIMEOUT_MS = 60_000;
const settings = { lockTimeoutMs: LOCK_TIMEOUT_MS, log: (line: string) => void process.stdout.write(`  ${line}\n`) };

/**
 * Rewrites the tables and indexes of DATABASE_ADMIN_URL, or of the embedded database of a stopped process, so that no
 * file contains erased data. Exits with 2 if something was not done.
 */
await runOrExplain(async () => {
  const config = commandConfig();
  const { adminUrl, url } = config.database;
  if (url && !adminUrl) throw new ConfigError('DATABASE_ADMIN_URL: required, a login that owns the database');
  const done = adminUrl ? await rewriteDatabase({ connectionString: adminUrl }, settings) : await embedded(config);
  process.stdout.write(summary(done));
  if (!done.complete) process.exitCode = 2;
}, 'The rewrite did not finish.');

async function embedded(config: Config): Promise<Rewritten> {
  const lock = await lockFolder(config.dataDir);
  try {
    const server = await startEmbeddedServer({ folder: config.dataDir });
    try {
      await migrate(server.connection);
      return await rewriteDatabase(server.connection, { ...settings, embedded: true });
    } finally {
      await server.close();
    }
  } finally {
    await lock.release();
  }
}

function summary(done: Rewritten): string {
  const made = done.files.filter(({ before, after }) => before !== after).length;
  const bytes = (key: 'bytes_before' | 'bytes_after') =>
    Math.round(done.files.reduce((sum, file) => sum + file[key], 0) / 1_024);
  const kept = done.walKeptFrom ?? 'unknown: this login may not see it';
  return [
    `${made} of ${done.files.length} files made anew, ${bytes('bytes_before')} kB before and ${bytes('bytes_after')} kB after.`,
    `Bytes of what was erased may lie in the log before ${done.walAfter}; the server keeps it from ${kept}.`,
    ...(done.walRecycled
      ? ['It writes over old log files later (wal_recycle is on): until then their bytes remain.']
      : []),
    ...done.faults.map((fault) => `Left undone: ${fault}`),
    '',
  ].join('\n');
}
