import { readFileSync, readlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { type FileHandle, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeFolder, remedyOf } from '@platform/files/make-folder.js';

/**
 * Allows one live process per data folder: two would destroy the embedded database.
 *
 * The lock is the file `lock-<n>.json` with the highest n. It is never deleted. It is marked released, or, once its
 * holder is known to be gone, superseded by creating `lock-<n+1>.json` exclusively. So if several processes want to
 * take over, exactly one creates the next file. Lower files are garbage; a process that finds a higher file than its
 * own backs off.
 *
 * On the same machine and in the same pid namespace, pid and start time show exactly whether the holder is alive. From
 * elsewhere (another container or host on a shared volume, where every pid is 1) only its heartbeat does.
 */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';

  constructor(
    readonly folder: string,
    readonly pid: number,
    readonly host: string,
    readonly since: string,
  ) {
    super(
      `data folder ${folder} is in use by process ${pid} on ${host} since ${since}; ` +
        'stop it or set RECOLLECT_DATA_DIR to another folder',
    );
  }
}

/** Another process has taken the folder over, because this one gave no heartbeat. It must not write any more. */
class FolderLostError extends Error {
  override name = 'FolderLostError';

  constructor(folder: string) {
    super(`data folder ${folder} was removed, or taken over by another process while this one was paused`);
  }
}

/** The file system does not let this process write the folder. */
export class FolderRefusedError extends Error {
  override name = 'FolderRefusedError';

  constructor(folder: string, code: string, options: ErrorOptions) {
    const remedy = ACCESS.has(code) ? undefined : remedyOf(code);
    super(`data folder ${folder} cannot be used (${code}): ${remedy ?? 'make it writable'}, or set RECOLLECT_DATA_DIR to another folder`, options); // prettier-ignore
  }
}

/** The folder may be there already, and only lack the right to write it. */
const ACCESS: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS']);

export interface FolderLock {
  /** Releases the folder. Safe to call twice. */
  release(): Promise<void>;
}

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Host name, boot and pid namespace: where `pid` and `processStart` are valid. */
  readonly place: string;
  /** When the process started, according to the kernel. Detects a reused pid. `null` if it cannot be read. */
  readonly processStart: string | null;
  readonly since: string;
  readonly released?: true;
}

const HEARTBEAT_MS = 2_000;
/** A holder elsewhere counts as dead after missing this many heartbeats while we watch. */
const MISSED_BEATS = 4;
const NAME = /^lock-(\d+)\.json$/;

/**
 * Locks the folder, and creates it if it is missing. Immediate if the last holder ran here. If it ran elsewhere and did
 * not release the lock, this first watches for MISSED_BEATS heartbeats.
 * @param heartbeatMs the same for all processes that share a folder
 * @param onLost called when a heartbeat finds that another process has taken the folder over. It must end this process
 * @throws FolderInUseError when a live process holds it, FolderRefusedError when it cannot be written
 */
export async function lockFolder(
  path: string,
  heartbeatMs: number = HEARTBEAT_MS,
  onLost: (error: FolderLostError) => void = endProcess,
): Promise<FolderLock> {
  const folder = resolve(path);
  try {
    return await lock(folder, heartbeatMs, onLost);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new FolderRefusedError(folder, code, { cause: error });
  }
}

async function lock(
  folder: string,
  heartbeatMs: number,
  onLost: (error: FolderLostError) => void,
): Promise<FolderLock> {
  await makeFolder(folder, 0o700);
  for (;;) {
    const highest = Math.max(0, ...(await generations(folder)));
    if (highest > 0) await refuseIfHeld(folder, highest, heartbeatMs);
    const mine = highest + 1;
    const holder = thisProcess();
    if (!(await createExclusively(fileOf(folder, mine), holder))) continue;
    const others = (await generations(folder)).filter((generation) => generation !== mine);
    if (others.some((generation) => generation > mine)) {
      await rm(fileOf(folder, mine), { force: true });
      continue;
    }
    await Promise.all(others.map((generation) => rm(fileOf(folder, generation), { force: true })));
    return hold(fileOf(folder, mine), holder, heartbeatMs, () => onLost(new FolderLostError(folder)));
  }
}

function hold(file: string, holder: Holder, heartbeatMs: number, onLost: () => void): FolderLock {
  const released = JSON.stringify({ ...holder, released: true });
  let isLost = false;
  // Synchronous: after a pause nothing else may run before a lost lock is noticed.
  const touch = (): void => {
    if (isOurs(file, holder)) {
      orNull(() => utimesSync(file, new Date(), new Date()));
      return;
    }
    isLost = true;
    clearInterval(beat);
    process.off('exit', onExit);
    onLost();
  };
  const beat = setInterval(touch, heartbeatMs).unref();
  const onExit = (): void => {
    try {
      writeFileSync(file, released);
    } catch {
      // The folder is gone, and so is the lock.
    }
  };
  process.once('exit', onExit);
  let done: Promise<void> | undefined;
  return {
    release: () =>
      (done ??= (async () => {
        clearInterval(beat);
        process.off('exit', onExit);
        if (!isLost) await writeFile(file, released);
      })()),
  };
}

/** Whether the lock file is there and not another's. If it cannot be read now, the next heartbeat decides. */
function isOurs(file: string, { since }: Holder): boolean {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as Holder).since === since;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}

function endProcess({ message }: FolderLostError): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

async function refuseIfHeld(folder: string, generation: number, heartbeatMs: number): Promise<void> {
  const file = fileOf(folder, generation);
  const holder = await readHolder(file);
  if (holder?.released) return;
  const alive = (holder && livesHere(holder)) ?? (await beats(file, heartbeatMs));
  if (!alive) return;
  const since = holder?.since ?? 'an unknown time';
  throw new FolderInUseError(folder, holder?.pid ?? 0, holder?.host ?? 'an unknown host', since);
}

/** Whether the holder is alive. `undefined` if this cannot be determined from here. */
function livesHere(holder: Holder): boolean | undefined {
  if (holder.place !== thisPlace() || holder.processStart === null) return undefined;
  return processStart(holder.pid) === holder.processStart;
}

/** Watches the lock file for a heartbeat. Only a change counts, because the clocks of two hosts may differ. */
async function beats(file: string, heartbeatMs: number): Promise<boolean> {
  const modified = async (): Promise<number | null> => (await stat(file).catch(() => null))?.mtimeMs ?? null;
  const before = await modified();
  if (before === null) return false;
  for (let waited = 0; waited < MISSED_BEATS * heartbeatMs; waited += heartbeatMs / 4) {
    await sleep(heartbeatMs / 4);
    const now = await modified();
    // A change is a heartbeat, unless the file was released or is gone. Then the caller's exclusive create decides.
    if (now !== before) return now !== null && (await readHolder(file))?.released !== true;
  }
  return false;
}

function thisProcess(): Holder {
  return {
    pid: process.pid,
    host: hostname(),
    place: thisPlace(),
    processStart: processStart(process.pid),
    since: new Date().toISOString(),
  };
}

function thisPlace(): string {
  const boot = orNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
  const namespace = orNull(() => readlinkSync('/proc/self/ns/pid'));
  return [hostname(), boot, namespace].join(' ');
}

/**
 * Clock ticks between boot and the process's start (field 22 of /proc/<pid>/stat). Null if there is no such process.
 */
function processStart(pid: number): string | null {
  const text = orNull(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  if (!text) return null;
  // Field 2 is the program's name in parentheses and may contain spaces, so count from its end.
  const [state, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const dead = state === 'Z' || state === 'X';
  return dead ? null : (rest[18] ?? null);
}

async function generations(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names.flatMap((name) => NAME.exec(name)?.[1] ?? []).map(Number);
}

async function createExclusively(file: string, holder: Holder): Promise<boolean> {
  let made: FileHandle;
  try {
    made = await open(file, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  try {
    await made.writeFile(JSON.stringify(holder));
    return true;
  } catch (error) {
    // Half a lock on a full disk would be watched for a heartbeat at the next start.
    await rm(file, { force: true });
    throw error;
  } finally {
    await made.close();
  }
}

/** `null` if the file is half written, unreadable or gone. Then only a heartbeat shows that the holder is alive. */
async function readHolder(file: string): Promise<Holder | null> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      return JSON.parse(await readFile(file, 'utf8')) as Holder;
    } catch {
      await sleep(20);
    }
  }
  return null;
}

function fileOf(folder: string, generation: number): string {
  return join(folder, `lock-${generation}.json`);
}

function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
