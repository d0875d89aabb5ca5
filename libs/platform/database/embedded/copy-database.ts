import { constants } from 'node:fs';
import { copyFile, readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { eachFile } from '@platform/files/each-file.js';
import { makeFolder } from '@platform/files/make-folder.js';
import { syncFolder } from '@platform/files/sync-folder.js';
import { connectionTo, EmbeddedServerError, PG_VERSION } from './embedded-server.js';
import { FolderInUseError, lockFolder } from './folder-lock.js';

export interface CopiedDatabase {
  readonly files: number;
  readonly bytes: number;
  /** Whether a process was serving from it during the copy. */
  readonly live: boolean;
  /** How long that process could run no statement. */
  readonly pausedMs: number;
}

/** How long the running statement may take before ours gets its turn. */
const TURN_MS = 60_000;
/** The space that a checkpoint may need. If the disk has less, the checkpoint ends the server. */
const CHECKPOINT_BYTES = 64_000_000;

/**
 * Copies the embedded database of a data folder as of one moment. A process that serves from it keeps running. Its
 * statements wait during the copy, because our transaction keeps all others out of the shared session. Everything
 * acknowledged before is in the files; the copy starts as if its process had been killed.
 * @param target an existing, empty folder; when this returns, everything in it is on disk
 * @param bytesFree of the file system that the data folder is on
 * @throws EmbeddedServerError
 */
export async function copyDatabase(
  dataFolder: string,
  target: string,
  bytesFree: (folder: string) => Promise<number> = bytesFreeOn,
): Promise<CopiedDatabase> {
  const from = join(dataFolder, 'pg');
  if (!(await stat(from).catch(() => null))) {
    throw new EmbeddedServerError(`there is no embedded database in ${dataFolder}`);
  }
  const paused = await pause(dataFolder, bytesFree);
  const begun = performance.now();
  let files: number;
  try {
    files = await copyTree(from, target);
  } finally {
    await paused.end();
  }
  const pausedMs = paused.live ? Math.round(performance.now() - begun) : 0;
  return { files, bytes: await syncFolder(target), live: paused.live, pausedMs };
}

interface Pause {
  readonly live: boolean;
  end(): Promise<void>;
}

/** Until `end`, nobody writes to the files: we hold the folder's lock, or the process that holds it waits for us. */
async function pause(dataFolder: string, bytesFree: (folder: string) => Promise<number>): Promise<Pause> {
  try {
    const lock = await lockFolder(dataFolder);
    return { live: false, end: () => lock.release() };
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    return pauseServer(dataFolder, error, (await bytesFree(dataFolder)) >= CHECKPOINT_BYTES);
  }
}

async function bytesFreeOn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

async function pauseServer(dataFolder: string, inUse: FolderInUseError, hasRoom: boolean): Promise<Pause> {
  const connection = await connectionTo(dataFolder);
  const client = new pg.Client({ ...connection, application_name: 'recollect backup', query_timeout: TURN_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('begin');
    // Writes changed pages to the files, so that the copy has little log to replay.
    if (hasRoom) await client.query('checkpoint');
  } catch (cause) {
    await client.end().catch(() => undefined);
    const why = cause instanceof Error ? cause.message : 'unknown';
    throw new EmbeddedServerError(
      `process ${inUse.pid} on ${inUse.host} serves from ${dataFolder} and cannot be asked to wait (${why}): run this as its user where it runs, or stop it`,
      { cause },
    );
  }
  // If the server ended during the copy, it has lost nothing, but the copied files may be inconsistent.
  const end = async (): Promise<void> => {
    try {
      await client.query('rollback');
    } catch (cause) {
      throw new EmbeddedServerError('the server ended while its files were copied: the copy cannot be used', {
        cause,
      });
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  return { live: true, end };
}

/** `PG_VERSION` is copied last, so no part of a copy is taken for a database. @returns the number of files */
async function copyTree(from: string, to: string): Promise<number> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const pathOf = (entry: (typeof entries)[number]) => join(entry.parentPath, entry.name).slice(from.length + 1);
  const folders = entries.filter((entry) => entry.isDirectory()).map(pathOf);
  for (const folder of folders.sort()) await makeFolder(join(to, folder), 0o700);
  const files = entries.filter((entry) => entry.isFile()).map(pathOf);
  const copy = (file: string) => copyFile(join(from, file), join(to, file), constants.COPYFILE_FICLONE);
  await eachFile(files.filter((file) => file !== PG_VERSION), copy); // prettier-ignore
  await copy(PG_VERSION);
  return files.length;
}
