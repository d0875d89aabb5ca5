import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';

/** What `pg` needs to reach the embedded server. `host` is the folder of a unix socket. */
export interface EmbeddedConnection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

export interface EmbeddedServer {
  readonly connection: EmbeddedConnection;
  /** The whole data folder as an uncompressed tar, for `dumpFile`. Nothing else may be connected meanwhile. */
  dump(): Promise<Buffer>;
  /** How many are connected now. */
  connections(): Promise<number>;
  /** Lets the process end while this runs. */
  unref(): void;
  /** Flushes, closes and ends the thread. Close every pool first. Safe to call twice. */
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The installation's data folder: `pg` and `run` are made inside it. `undefined`: a database in memory. */
  readonly folder: string | undefined;
  /** A database's folder that a new one in `folder` begins as a copy of. Where there is none, one is made from nothing. */
  readonly prepared?: string;
  /** Path of a dump that a new, empty database starts from. */
  readonly dumpFile?: string;
  readonly maxConnections?: number;
  /** Called once when the server dies by itself; every connection is lost then. */
  readonly onFailure?: (error: EmbeddedServerError) => void;
}

export class EmbeddedServerError extends Error {
  override name = 'EmbeddedServerError';
}

/** Only a name: the socket is `<host>/.s.PGSQL.<port>`, as libpq spells it. */
const PORT = 5432;
const AS = { port: PORT, user: 'postgres', database: 'postgres' } as const;
/** A unix socket's path may have 107 bytes on Linux and 103 on macOS. */
const MAX_SOCKET_PATH_BYTES = 100;
const CLOSE_TIMEOUT_MS = 15_000;
const KEPT_CHARACTERS = 2_000;

/**
 * Starts PGlite with pgvector in a thread of its own. The caller holds the folder's lock.
 * @throws EmbeddedServerError when the database cannot be opened
 */
export async function startEmbeddedServer(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const dataFolder = options.folder && join(resolve(options.folder), 'pg');
  const socket = await makeSocketFolder(options.folder);
  if (dataFolder && !(await stat(dataFolder).catch(() => null))) {
    const { prepared } = options;
    const made = prepared && existsSync(prepared) ? copyPrepared(prepared, dataFolder) : makeInProcess(dataFolder);
    await made.catch(async (error) => {
      await socket.remove();
      throw error;
    });
  }
  const worker = new Worker(new URL('./pglite.worker.mjs', import.meta.url), {
    workerData: {
      dataFolder,
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
    throw error;
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

/** What the worker says. */
interface Told {
  readonly type: 'ready' | 'dumped' | 'counted' | 'closed';
  readonly bytes?: ArrayBuffer;
  readonly connections?: number;
}

/** The conversation with the worker: one order at a time, and a death that nobody ordered is told to all who wait. */
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

/** Copied beside its place and then renamed, so that half a copy is never opened. @throws EmbeddedServerError */
async function copyPrepared(prepared: string, folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  try {
    await rm(unfinished, { recursive: true, force: true });
    await cp(prepared, unfinished, { recursive: true });
    // An image may be read-only.
    await setModes(unfinished, { folders: 0o700, files: 0o600 });
    await rename(unfinished, folder);
  } catch (error) {
    throw new EmbeddedServerError(`the embedded database cannot be made in ${folder}: ${String(error)}`, {
      cause: error,
    });
  }
}

/** Of a folder and all that is in it. */
export async function setModes(
  folder: string,
  modes: { readonly folders: number; readonly files: number },
): Promise<void> {
  await chmod(folder, modes.folders);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    await (entry.isDirectory() ? setModes(path, modes) : chmod(path, modes.files));
  }
}

/** Makes a new database in a process that ends, and gives its memory back. @throws EmbeddedServerError */
async function makeInProcess(folder: string): Promise<void> {
  const child = fork(new URL('./make-folder.mjs', import.meta.url), [folder], {
    // It runs once and is short: better code would take longer to make than it saves.
    execArgv: ['--liftoff-only'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (bytes: Buffer) => (said = (said + bytes.toString()).slice(-KEPT_CHARACTERS)));
  const ended = await new Promise<string | null>((settle) => {
    child.once('error', (error) => settle(error.message));
    child.once('close', (code, signal) => settle(code === 0 ? null : said.trim() || `it ended with ${signal ?? code}`));
  });
  if (ended !== null) throw new EmbeddedServerError(`the embedded database cannot be made in ${folder}: ${ended}`);
}

/** A private folder for the socket: inside the data folder, or a temporary one when that path would be too long. */
async function makeSocketFolder(dataFolder: string | undefined): Promise<{ folder: string; remove(): Promise<void> }> {
  if (dataFolder) {
    await mkdir(resolve(dataFolder), { recursive: true, mode: 0o700 });
    const folder = join(resolve(dataFolder), 'run');
    if (Buffer.byteLength(socketPath(folder)) <= MAX_SOCKET_PATH_BYTES) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(folder, 0o700);
      // Left behind by a process that was killed: the lock says that nobody listens on it.
      await Promise.all([socketPath(folder), elsewhere(dataFolder)].map((path) => rm(path, { force: true })));
      return { folder, remove: () => rm(socketPath(folder), { force: true }) };
    }
  }
  const folder = await mkdtemp(join(tmpdir(), 'recollect-'));
  if (dataFolder) await writeFile(elsewhere(dataFolder), folder, { mode: 0o600 });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Says where the socket is that did not fit into the data folder. */
function elsewhere(dataFolder: string): string {
  return join(resolve(dataFolder), 'socket-folder');
}

/** How another process reaches the server of this data folder, if one runs. */
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
