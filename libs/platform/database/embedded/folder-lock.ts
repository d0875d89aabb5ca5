import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * One live process per data folder: two would destroy the embedded database.
 *
 * The lock is the file `lock-<n>.json` with the highest n. It is never deleted, only marked released or outbid by
 * creating `lock-<n+1>.json` exclusively, once its holder is known to be gone: so of several that want to take over,
 * exactly one creates the next file. Lower files are rubbish; whoever finds itself below another one steps back.
 *
 * Whether the holder lives: on the same machine and in the same pid namespace its pid and start time say so exactly.
 * From elsewhere (another container or host on a shared volume, where every pid is 1) only its heartbeat can.
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

export interface FolderLock {
  /** Gives the folder free. Safe to call twice. */
  release(): Promise<void>;
}

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Host name, boot and pid namespace: where `pid` and `processStart` mean something. */
  readonly place: string;
  /** When the process began, as the kernel tells it; tells a reused pid apart. `null` where it cannot be read. */
  readonly processStart: string | null;
  readonly token: string;
  readonly since: string;
  readonly released?: true;
}

const HEARTBEAT_MS = 2_000;
/** A holder elsewhere is dead after this many heartbeats missed while we watched. */
const MISSED_BEATS = 4;
const NAME = /^lock-(\d+)\.json$/;

/**
 * Takes the folder, making it when absent. At once when its last holder ran here; when it ran elsewhere and did not
 * release it, after watching for MISSED_BEATS heartbeats.
 * @param heartbeatMs the same for all who share a folder
 * @throws FolderInUseError when a live process holds it
 */
export async function lockFolder(path: string, heartbeatMs: number = HEARTBEAT_MS): Promise<FolderLock> {
  const folder = resolve(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
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
    return hold(fileOf(folder, mine), holder, heartbeatMs);
  }
}

function hold(file: string, holder: Holder, heartbeatMs: number): FolderLock {
  const released = JSON.stringify({ ...holder, released: true });
  const touch = (): void => void utimes(file, new Date(), new Date()).catch(() => undefined);
  const beat = setInterval(touch, heartbeatMs).unref();
  const onExit = (): void => {
    try {
      writeFileSync(file, released);
    } catch {
      // The folder is gone; so is the lock.
    }
  };
  process.once('exit', onExit);
  let done: Promise<void> | undefined;
  return {
    release: () =>
      (done ??= (async () => {
        clearInterval(beat);
        process.off('exit', onExit);
        await writeFile(file, released);
      })()),
  };
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

/** Whether the holder lives, or `undefined` when that cannot be known from here. */
function livesHere(holder: Holder): boolean | undefined {
  if (holder.place !== thisPlace() || holder.processStart === null) return undefined;
  return processStart(holder.pid) === holder.processStart;
}

/** Watches the lock file for a heartbeat. The clocks of two hosts need not agree: only a change counts. */
async function beats(file: string, heartbeatMs: number): Promise<boolean> {
  const modified = async (): Promise<number | null> => (await stat(file).catch(() => null))?.mtimeMs ?? null;
  const before = await modified();
  if (before === null) return false;
  for (let waited = 0; waited < MISSED_BEATS * heartbeatMs; waited += heartbeatMs / 4) {
    await sleep(heartbeatMs / 4);
    const now = await modified();
    // Changed: it beats. Changed by being released, or gone: the caller's exclusive create decides what that means.
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
    token: randomUUID(),
    since: new Date().toISOString(),
  };
}

function thisPlace(): string {
  const boot = orNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
  const namespace = orNull(() => readlinkSync('/proc/self/ns/pid'));
  return [hostname(), boot, namespace].join(' ');
}

/** Clock ticks between boot and the process's start (field 22 of /proc/<pid>/stat); null when it is not there. */
function processStart(pid: number): string | null {
  const text = orNull(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  if (!text) return null;
  // Field 2 is the program's name in parentheses and may hold blanks: count from its end.
  const [state, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const dead = state === 'Z' || state === 'X';
  return dead ? null : (rest[18] ?? null);
}

async function generations(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names.flatMap((name) => NAME.exec(name)?.[1] ?? []).map(Number);
}

async function createExclusively(file: string, holder: Holder): Promise<boolean> {
  try {
    await writeFile(file, JSON.stringify(holder), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** `null` for a file that is half written, unreadable or gone: then only a heartbeat can speak for it. */
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
