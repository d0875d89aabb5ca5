import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { transformFile } from '@swc/core';
import { FolderInUseError, FolderRefusedError, lockFolder } from './folder-lock.js';

/**
 * The program of each child: takes the lock, prints the result, and holds the lock until it is told to stop or killed.
 */
const CHILD = `
const [,, modulePath, folder, heartbeatMs] = process.argv;
const { lockFolder } = await import(modulePath);
process.stdin.once('data', async () => {
  try {
    const lock = await lockFolder(folder, heartbeatMs && Number(heartbeatMs));
    console.log('locked');
    process.stdin.once('data', () => lock.release().then(() => process.exit(0)));
  } catch (error) {
    console.log(error.name + ': ' + error.message);
    process.exit(0);
  }
});
console.log('ready');`;

let workshop: string;
let folder: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  workshop = await mkdtemp(join(tmpdir(), 'recollect-lock-'));
  await compile('./folder-lock.ts', 'lock.mjs');
  await compile('../../files/make-folder.ts', 'make-folder.mjs');
  await writeFile(join(workshop, 'child.mjs'), CHILD);
});
beforeEach(async () => {
  folder = await mkdtemp(join(workshop, 'data-'));
});
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));
afterAll(() => rm(workshop, { recursive: true, force: true }));

async function compile(source: string, target: string): Promise<void> {
  const { code } = await transformFile(fileURLToPath(new URL(source, import.meta.url)), {
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
  });
  await writeFile(join(workshop, target), code.replace('@platform/files/make-folder.js', './make-folder.mjs'));
}

interface Process {
  readonly child: ChildProcess;
  /** The next line it prints. */
  line(): Promise<string>;
  go(): void;
}

async function start(...heartbeat: string[]): Promise<Process> {
  const args = [join(workshop, 'child.mjs'), join(workshop, 'lock.mjs'), folder, ...heartbeat];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  children.push(child);
  const line = async (): Promise<string> =>
    String((await once(child.stdout as NodeJS.ReadableStream, 'data'))[0]).trim();
  const started = { child, line, go: () => void child.stdin?.write('go\n') };
  expect(await line()).toBe('ready');
  return started;
}

async function lockInChild(...heartbeat: string[]): Promise<Process & { said: string }> {
  const started = await start(...heartbeat);
  const said = started.line();
  started.go();
  return { ...started, said: await said };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function lockFile(): Promise<string> {
  const [name] = (await readdir(folder)).filter((entry) => entry.startsWith('lock-'));
  return join(folder, name ?? 'none');
}

async function alterHolder(change: object): Promise<string> {
  const file = await lockFile();
  await writeFile(file, JSON.stringify({ ...(JSON.parse(await readFile(file, 'utf8')) as object), ...change }));
  return file;
}

it('refuses a second live process and says which one holds the folder and what to do', async () => {
  const { child, said } = await lockInChild();
  expect(said).toBe('locked');
  const attempt = lockFolder(folder);
  await expect(attempt).rejects.toBeInstanceOf(FolderInUseError);
  await expect(attempt).rejects.toThrow(
    new RegExp(
      `data folder ${folder} is in use by process ${child.pid} on .+ since 20.+stop it or set RECOLLECT_DATA_DIR`,
    ),
  );
});

it('refuses a second lock within one process', async () => {
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderInUseError);
  await lock.release();
});

it('takes over at once from a process that was killed', async () => {
  const { child } = await lockInChild();
  await kill(child);
  const lock = await lockFolder(folder);
  const { said } = await lockInChild();
  expect(said).toMatch(/^FolderInUseError/);
  await lock.release();
});

it('is free after a release', async () => {
  const first = await lockInChild();
  const gone = once(first.child, 'exit');
  first.go();
  await gone;
  expect((await lockInChild()).said).toBe('locked');
});

it('is free after its holder ended without releasing it, without waiting for a heartbeat', async () => {
  const { child } = await lockInChild();
  await kill(child);
  // Watching for the heartbeat would take hours.
  await (await lockFolder(folder, 3_600_000)).release();
});

it('lets exactly one of eight processes take over a dead lock', async () => {
  const dead = await lockInChild();
  await kill(dead.child);
  const racers = await Promise.all(Array.from({ length: 8 }, () => start()));
  for (let round = 0; round < 3; round += 1) {
    const said = racers.map((racer) => racer.line());
    racers.forEach((racer) => racer.go());
    const outcomes = await Promise.all(said);
    expect(outcomes.filter((outcome) => outcome === 'locked')).toHaveLength(1);
    const winner = racers[outcomes.indexOf('locked')];
    if (winner) await kill(winner.child);
    racers.splice(0, racers.length, ...(await Promise.all(Array.from({ length: 8 }, () => start()))));
  }
});

it('detects a pid that was reused by another process', async () => {
  const lock = await lockFolder(folder);
  await lock.release();
  await alterHolder({ released: undefined, processStart: '1' });
  await (await lockFolder(folder)).release();
});

describe('a lock from another container or host', () => {
  const elsewhere = { released: undefined, place: 'other-host boot pid:[1]', host: 'other-host', pid: 1 };

  it('is respected while its heartbeat continues', async () => {
    await (await lockFolder(folder)).release();
    const file = await alterHolder(elsewhere);
    const beat = setInterval(() => void utimes(file, new Date(), new Date()), 50);
    await expect(lockFolder(folder, 50)).rejects.toThrow(/process 1 on other-host/);
    clearInterval(beat);
  });

  it('is taken over when its heartbeat has stopped', async () => {
    await (await lockFolder(folder)).release();
    await alterHolder(elsewhere);
    await (await lockFolder(folder, 50)).release();
  });

  it('is respected if we send its heartbeat ourselves', async () => {
    const lock = await lockFolder(folder, 50);
    await alterHolder(elsewhere);
    await expect(lockFolder(folder, 50)).rejects.toBeInstanceOf(FolderInUseError);
    await lock.release();
  });
});

it('ends a process that finds its folder taken over after a pause, and leaves the new lock as it is', async () => {
  const { child } = await lockInChild('20');
  const gone = once(child, 'exit');
  const told = once(child.stderr as NodeJS.ReadableStream, 'data');
  child.kill('SIGSTOP');
  await alterHolder({ place: 'other-host boot pid:[1]' });
  const lock = await lockFolder(folder, 20);
  child.kill('SIGCONT');
  expect(await gone).toEqual([1, null]);
  expect(String((await told)[0])).toContain(`data folder ${folder} was removed, or taken over by another process`);
  expect(await readdir(folder)).toEqual(['lock-2.json']);
  await lock.release();
});

it('tells a holder whose lock file was replaced by another, once, and writes nothing to it', async () => {
  const lost: string[] = [];
  const lock = await lockFolder(folder, 20, ({ message }) => lost.push(message));
  const file = await alterHolder({ since: '2020-01-01T00:00:00.000Z' });
  const theirs = await readFile(file, 'utf8');
  await sleep(200);
  await lock.release();
  expect(lost).toEqual([expect.stringContaining('taken over by another')]);
  expect(await readFile(file, 'utf8')).toBe(theirs);
});

it('takes over a lock file that was only partly written', async () => {
  await writeFile(join(folder, 'lock-4.json'), '');
  await (await lockFolder(folder, 20)).release();
  expect(await readdir(folder)).toEqual(['lock-5.json']);
});

it.each([
  ['ENOSPC', 'the disk is full, make room'],
  ['EACCES', 'make it writable'],
  ['EROFS', 'make it writable'],
])('a folder that cannot be used because of %s is refused with: %s', (code, remedy) => {
  const { message } = new FolderRefusedError('/srv/data', code, {});
  expect(message).toBe(
    `data folder /srv/data cannot be used (${code}): ${remedy}, or set RECOLLECT_DATA_DIR to another folder`,
  );
});

it('a link that leads nowhere is refused, and named as a link', async () => {
  const link = join(workshop, 'a-link');
  await symlink(join(workshop, 'nowhere'), link);
  await expect(lockFolder(link)).rejects.toThrow('(EEXIST): it must be a folder, not a file and no link that leads');
});

it('leaves no lock that it could not write', async () => {
  // The kernel refuses each file longer than 0 blocks, as a full disk would.
  const program = join(workshop, 'child.mjs');
  const args = ['-c', 'ulimit -f 0; exec "$0" "$@"', process.execPath, program, join(workshop, 'lock.mjs'), folder];
  const child = spawn('/bin/sh', args, { stdio: ['pipe', 'pipe', 'ignore'] });
  children.push(child);
  await once(child.stdout, 'data');
  child.stdin.write('go\n');
  expect(String((await once(child.stdout, 'data'))[0])).toContain('FolderRefusedError');
  expect(await readdir(folder)).toEqual([]);
});

it('a folder that cannot be one is refused with the setting that names it', async () => {
  const file = join(workshop, 'a-file');
  await writeFile(file, '');
  const locking = lockFolder(join(file, 'data'));
  await expect(locking).rejects.toThrow(FolderRefusedError);
  await expect(locking).rejects.toThrow(/ENOTDIR.*RECOLLECT_DATA_DIR/);
});
