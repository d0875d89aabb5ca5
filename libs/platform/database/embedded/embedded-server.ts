import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { firstShut } from '@platform/files/first-shut.js';
import { makeFolder } from '@platform/files/make-folder.js';
import { checkCopied } from './copied-files.js';
import { makeDatabase } from './make-database.js';

/** What `pg` needs to connect to the embedded server. `host` is the folder of a unix socket. */
export interface EmbeddedConnection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

export interface EmbeddedServer {
  readonly connection: EmbeddedConnection;
  /** The whole data folder as an uncompressed tar, for `dumpFile`. Nothing else may be connected during the dump. */
  dump(): Promise<Buffer>;
  /** The number of open connections. */
  connections(): Promise<number>;
  /** Lets the process end while this runs. */
  unref(): void;
  /** Flushes, closes and ends the thread. Close every pool first. Safe to call twice. */
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The installation's data folder: `pg` and `run` are created inside it. `undefined`: a database in memory. */
  readonly folder: string | undefined;
  /** A database's folder to copy when `folder` has no database yet. If it is missing, a new database is created. */
  readonly prepared?: string;
  /** Whether a transaction is acknowledged only when it is on disk. Absent: yes. */
  readonly syncs?: boolean;
  /** Path of a dump that a new, empty database starts from. */
  readonly dumpFile?: string;
  readonly maxConnections?: number;
  /** Called once if the server dies unexpectedly. All connections are then lost. */
  readonly onFailure?: (error: EmbeddedServerError) => void;
}

export class EmbeddedServerError extends Error {
  override name = 'EmbeddedServerError';
}

/** The file that makes a folder one of Postgres, and contains its major version. */
export const PG_VERSION = 'PG_VERSION';
/** The major version of PGlite. It opens no folder of another one. */
const MAJOR = '18';
/** Only part of a name: libpq's socket path is `<host>/.s.PGSQL.<port>`. */
const PORT = 5432;
const AS = { port: PORT, user: 'postgres', database: 'postgres' } as const;
/** A unix socket's path may have 107 bytes on Linux and 103 on macOS. */
const MAX_SOCKET_PATH_BYTES = 100;
const CLOSE_TIMEOUT_MS = 15_000;

/**
 * Starts PGlite with pgvector in its own thread. The caller must hold the folder's lock.
 * @throws EmbeddedServerError when the database cannot be opened
 * @throws DatabaseSetupError if the folder is an incomplete copy of a backup
 */
export async function startEmbeddedServer(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const dataFolder = options.folder && join(resolve(options.folder), 'pg');
  if (dataFolder) {
    await refusePartOf(dataFolder);
    await refuseShut(join(dataFolder, '../run'));
    await refuseShut(dataFolder);
    await refuseMajor(dataFolder);
    await checkCopied(dirname(dataFolder));
  }
  const socket = await makeSocketFolder(options.folder);
  if (dataFolder && !(await stat(dataFolder).catch(() => null))) {
    await makeDatabase(dataFolder, options.prepared).catch(async (cause) => {
      await socket.remove();
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new EmbeddedServerError(`the embedded database cannot be made in ${dataFolder}: ${why}`, { cause });
    });
  }
  const worker = new Worker(new URL('./pglite.worker.mjs', import.meta.url), {
    workerData: {
      dataFolder,
      syncs: options.syncs ?? true,
      dumpFile: options.dumpFile,
      socketPath: socketPath(socket.folder),
      maxConnections: options.maxConnections ?? 20,
    },
  });
  const thread = new ServerThread(worker, options.onFailure);
  try {
    await thread.next('ready');
  } catch (error) {
    await worker.terminate();
    await socket.remove();
    throw dataFolder ? cannotOpen(dataFolder, error) : error;
  }
  let closing: Promise<void> | undefined;
  return {
    connection: { host: socket.folder, ...AS },
    dump: () => thread.dump(),
    connections: () => thread.connections(),
    unref: () => worker.unref(),
    close: () => (closing ??= thread.close().finally(socket.remove)),
  };
}

/**
 * PGlite takes a folder without `PG_VERSION` for an empty one and replaces the files in it, even if it is a partly copied database.
 * @throws EmbeddedServerError
 */
async function refusePartOf(folder: string): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  if (names.length === 0 || names.includes(PG_VERSION)) return;
  throw new EmbeddedServerError(
    `${folder} holds files, but no ${PG_VERSION}, so it is only a part of a database: copy all of it, or move it away to begin with an empty database`,
  );
}

/**
 * One file that belongs to somebody else is enough: PGlite would fail without a reason, or at a later request.
 * @throws EmbeddedServerError
 */
async function refuseShut(folder: string): Promise<void> {
  const shut = await firstShut(folder);
  if (!shut) return;
  throw new EmbeddedServerError(
    `${shut.path} cannot be read and written (${shut.code}), as after a start or a copy by another user: give all files of ${dirname(folder)} to the user of this process (chown -R). The data is not damaged`,
  );
}

/** @throws EmbeddedServerError */
async function refuseMajor(folder: string): Promise<void> {
  const major = await readFile(join(folder, PG_VERSION), 'utf8').catch(() => MAJOR);
  if (!/^\d+\s*$/.test(major) || major.trim() === MAJOR) return;
  throw new EmbeddedServerError(
    `${folder} is a database of PostgreSQL ${major.trim()}, and this version of Recollect opens those of PostgreSQL ${MAJOR}: start the version of Recollect that it was used with. The data is not damaged`,
  );
}

function cannotOpen(folder: string, cause: unknown): EmbeddedServerError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return died(
    `the embedded database in ${folder} cannot be opened (${why}): if its files are damaged or incomplete, restore a backup (docs/operations.md)`,
    cause,
  );
}

/** A message from the worker. */
interface Told {
  readonly type: 'ready' | 'dumped' | 'counted' | 'closed';
  readonly bytes?: ArrayBuffer;
  readonly connections?: number;
}

/** Talks to the worker: one command at a time. If the worker dies unexpectedly, all waiting callers get an error. */
class ServerThread {
  private readonly ended: Promise<never>;
  private closing = false;

  constructor(
    private readonly worker: Worker,
    onFailure: EmbeddedOptions['onFailure'],
  ) {
    this.ended = new Promise<never>((_, reject) => {
      worker.once('error', (cause: Error) => reject(died(`the embedded database failed: ${cause.message}`, cause)));
      worker.once('exit', (code) => reject(died(`the embedded database ended with code ${code}`)));
    });
    let ready = false;
    worker.once('message', () => (ready = true));
    this.ended.catch((error: EmbeddedServerError) => {
      if (ready && !this.closing) onFailure?.(error);
    });
  }

  next(type: Told['type']): Promise<Told> {
    const { worker } = this;
    const told = new Promise<Told>((settle) => {
      const listen = (message: Told): void => {
        if (message.type !== type) return;
        worker.off('message', listen);
        settle(message);
      };
      worker.on('message', listen);
    });
    return Promise.race([told, this.ended]);
  }

  async dump(): Promise<Buffer> {
    const dumped = this.next('dumped');
    this.worker.postMessage('dump');
    return Buffer.from((await dumped).bytes ?? new ArrayBuffer(0));
  }

  async connections(): Promise<number> {
    const counted = this.next('counted');
    this.worker.postMessage('count');
    return (await counted).connections ?? 0;
  }

  async close(): Promise<void> {
    this.closing = true;
    const exited = new Promise((settle) => this.worker.once('exit', settle));
    const closed = this.next('closed');
    this.worker.postMessage('close');
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(died('the embedded database did not close in time')), CLOSE_TIMEOUT_MS);
    });
    try {
      await Promise.race([closed, late]);
      await Promise.race([exited, late]);
    } finally {
      clearTimeout(timer);
      await this.worker.terminate();
    }
  }
}

/** A private folder for the socket: inside the data folder, or a temporary one if that path would be too long. */
async function makeSocketFolder(dataFolder: string | undefined): Promise<{ folder: string; remove(): Promise<void> }> {
  if (dataFolder) {
    await makeFolder(dataFolder, 0o700);
    const folder = join(resolve(dataFolder), 'run');
    if (Buffer.byteLength(socketPath(folder)) <= MAX_SOCKET_PATH_BYTES) {
      await makeFolder(folder, 0o700);
      await chmod(folder, 0o700);
      // Left behind by a killed process. We hold the lock, so nobody listens on it.
      await Promise.all([socketPath(folder), elsewhere(dataFolder)].map((path) => rm(path, { force: true })));
      return { folder, remove: () => rm(socketPath(folder), { force: true }) };
    }
  }
  const folder = await mkdtemp(join(tmpdir(), 'recollect-'));
  if (dataFolder) await writeFile(elsewhere(dataFolder), folder, { mode: 0o600 });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The file that names the socket's folder when it is outside the data folder. */
function elsewhere(dataFolder: string): string {
  return join(resolve(dataFolder), 'socket-folder');
}

/** How another process connects to the server of this data folder, if one is running. */
export async function connectionTo(dataFolder: string): Promise<EmbeddedConnection> {
  const moved = await readFile(elsewhere(dataFolder), 'utf8').catch(() => undefined);
  return { host: moved ?? join(resolve(dataFolder), 'run'), ...AS };
}

function socketPath(folder: string): string {
  return join(folder, `.s.PGSQL.${PORT}`);
}

function died(message: string, cause?: unknown): EmbeddedServerError {
  return new EmbeddedServerError(message, { cause });
}
