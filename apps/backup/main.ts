import { copyFile, readdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { VERSION } from '@kernel/version.js';
import { type Config, ConfigError } from '@platform/config/config.js';
import { listCopied } from '@platform/database/embedded/copied-files.js';
import { copyDatabase } from '@platform/database/embedded/copy-database.js';
import { makeFolder } from '@platform/files/make-folder.js';
import { syncFolder, syncName } from '@platform/files/sync-folder.js';
import { runOrExplain } from '../support/run-or-explain.js';
import { commandConfig } from '../support/warn-of-settings.js';

/** Files that mean nothing outside their process: locks, and the location of a socket. */
const OF_A_PROCESS = /^(socket-folder|lock-\d+\.json)$/;

/**
 * Copies the embedded database, the secret, the erasure ledger and its heads into a new folder, whether the server is
 * running or not. docs/operations.md describes how to restore it.
 */
await runOrExplain(async () => {
  const [to, ...more] = process.argv.slice(2);
  if (!to || more.length > 0) {
    process.stderr.write('usage: npm run backup -- FOLDER\n');
    process.exit(64);
  }
  const config = commandConfig();
  if (config.database.url !== undefined) {
    throw new ConfigError('DATABASE_URL: names a server. Back that up with pg_dump: docs/operations.md, Backups');
  }
  process.stdout.write(await backUp(config, resolve(to)));
}, 'Nothing was backed up.');

async function backUp(config: Config, target: string): Promise<string> {
  if (await stat(target).catch(() => null)) throw new ConfigError(`${target} exists already: name a new folder`);
  await refuseInside(join(config.dataDir, 'pg'), target);
  await makeFolder(dirname(target));
  const part = `${target}.part`;
  try {
    return await fill(config, target, part);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

/** The database's own folder is copied as a whole, so each backup in it would hold all earlier ones. */
async function refuseInside(database: string, target: string): Promise<void> {
  const own = await realpath(database).catch(() => resolve(database));
  let parent = dirname(target);
  while (!(await stat(parent).catch(() => null))) parent = dirname(parent);
  const path = `${await realpath(parent)}/`;
  if (!path.startsWith(`${own}/`)) return;
  throw new ConfigError(`${target} lies in the folder of the database, which would then hold its own backups: name a folder outside ${own}`); // prettier-ignore
}

async function fill(config: Config, target: string, part: string): Promise<string> {
  await rm(part, { recursive: true, force: true });
  await makeFolder(join(part, 'data', 'pg'), 0o700);
  const startedAt = new Date();
  const copied = await copyDatabase(resolve(config.dataDir), join(part, 'data', 'pg'));
  // A ledger in the data folder is copied beside the data only: restored with it, it would lack what was erased since.
  const apart = new Set([config.ledgerFile, config.ledgerHeads.known].map((path) => path && resolve(path)));
  const others = await readdir(config.dataDir, { withFileTypes: true });
  for (const { name } of others.filter((entry) => entry.isFile() && !OF_A_PROCESS.test(entry.name))) {
    if (apart.has(resolve(config.dataDir, name))) continue;
    await copyFile(join(config.dataDir, name), join(part, 'data', name));
  }
  await listCopied(join(part, 'data'));
  // After the database, so that the ledger is never older than it.
  const ledger = await copyIfThere(config.ledgerFile, join(part, 'erasures.ndjson'));
  const heads = config.ledgerHeads.known
    ? await copyIfThere(config.ledgerHeads.known, join(part, 'heads.ndjson'))
    : false;
  const about = { recollect: VERSION, started_at: startedAt.toISOString(), live: copied.live, ledger, heads };
  await writeFile(join(part, 'backup.json'), `${JSON.stringify(about, null, 2)}\n`, { mode: 0o600 });
  await syncFolder(part);
  await rename(part, target);
  await syncName(target);
  return told(target, copied, { ledger, heads, secret: config.secrets === undefined });
}

/** Returns whether the file exists. */
async function copyIfThere(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

function told(
  target: string,
  { files, bytes, live, pausedMs }: Awaited<ReturnType<typeof copyDatabase>>,
  has: { readonly ledger: boolean; readonly heads: boolean; readonly secret: boolean },
): string {
  return [
    `${target}: ${files} files of the database, ${Math.round(bytes / 1e6)} MB${live ? `; the server waited ${pausedMs} ms` : ''}.`,
    has.secret
      ? 'With the secret: keep it as safe as a key.'
      : 'Without the secret, which RECOLLECT_SECRET holds: keep it too.',
    `${has.ledger ? 'With' : 'Without'} a ledger of erasures${has.heads ? ' and its heads' : ''}. What is erased from now on only the newest ledger knows.`,
    '',
  ].join('\n');
}
