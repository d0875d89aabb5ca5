import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, realpath, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ROOT } from '@test/docs/markdown.js';
import { patient } from '@test/support/patience.js';

/** The kernel's ids of nobody. Root can become anybody; other users stay who they are. */
const NOBODY = 65_534;
/** What the last stage of the Dockerfile copies, without packages. */
const SHIPPED = ['dist', 'migrations', 'containers', 'package.json'];
const READY_TIMEOUT_MS = 90_000;
const RUNNING = new Set<ChildProcess>();

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

/**
 * A container's view of an image: the shipped files in a folder that its processes cannot write, and an account that
 * owns none of it. Only the kernel's isolation is missing, which Docker provides.
 */
export class Image {
  private constructor(
    readonly home: string,
    private readonly uid: number | undefined,
  ) {}

  static async make(): Promise<Image> {
    // Its real path, because paths that processes print are compared with it and must not go through a link.
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'recollect-image-')));
    const home = join(folder, 'app');
    await mkdir(home);
    // These are thousands of files, for which Node's own takes four times as long.
    await promisify(execFile)('cp', ['-R', ...SHIPPED.map((part) => join(ROOT, part)), home]);
    await symlink(join(ROOT, 'node_modules'), join(home, 'node_modules'));
    await chmod(folder, 0o755);
    const close = async (path: string) => chmod(path, (await stat(path)).isDirectory() ? 0o555 : 0o444);
    await Promise.all((await everything(home)).map(close));
    const reachable = (await open(ROOT)) && (await open(process.execPath));
    return new Image(home, process.getuid?.() === 0 && reachable ? NOBODY : undefined);
  }

  /** A folder that its processes own, like a volume. */
  async volume(name: string): Promise<string> {
    const folder = join(this.home, '..', name);
    await mkdir(folder, { mode: 0o755 });
    if (this.uid !== undefined) await chown(folder, this.uid, this.uid);
    return folder;
  }

  /** Every path of what is shipped, with its modification time: two equal lists prove that nothing was written. */
  async state(): Promise<string[]> {
    return Promise.all((await everything(this.home)).map(async (path) => `${path} ${(await stat(path)).mtimeMs}`));
  }

  /** Starts a command of the image with only this environment, and does not wait. */
  start(command: string, env: Readonly<Record<string, string>> = {}): Container {
    return new Container(join(this.home, 'containers/entry.sh'), command, env, this.uid);
  }

  /** Runs a command to its end. */
  async run(command: string, env: Readonly<Record<string, string>> = {}): Promise<Ended> {
    return this.start(command, env).ended();
  }
}

export class Container {
  out = '';
  err = '';
  private readonly child: ChildProcess;
  private readonly end: Promise<Ended>;

  constructor(entry: string, command: string, env: Readonly<Record<string, string>>, uid: number | undefined) {
    this.child = spawn('/bin/sh', [entry, ...command.split(' ')], {
      cwd: '/',
      env: { PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(uid === undefined ? {} : { uid, gid: uid }),
    });
    this.child.stdout?.on('data', (chunk: Buffer) => (this.out += chunk.toString()));
    this.child.stderr?.on('data', (chunk: Buffer) => (this.err += chunk.toString()));
    this.end = once(this.child, 'close').then(([code, signal]) => {
      RUNNING.delete(this.child);
      return { code, signal, out: this.out, err: this.err };
    });
    RUNNING.add(this.child);
  }

  ended(): Promise<Ended> {
    return this.end;
  }

  /** Like `docker stop`, once nobody uses it: a server gives clients with open connections 1.5 s to notice. */
  async stop(): Promise<Ended> {
    await globalThis.hangUp();
    this.child.kill('SIGTERM');
    return this.end;
  }

  /** Waits for a line. @throws Error with all its output if it ends before, or stays silent */
  async says(line: RegExp): Promise<RegExpExecArray> {
    const limit = patient(READY_TIMEOUT_MS);
    while (!limit.isOver() && RUNNING.has(this.child)) {
      const found = line.exec(this.out);
      if (found) return found;
      await sleep(20);
    }
    throw new Error(`it did not say ${line.source}\n${this.out}\n${this.err}`);
  }
}

/** For a test that failed halfway. */
export function killLeftovers(): void {
  for (const child of RUNNING) child.kill('SIGKILL');
}

async function everything(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const inside = entries.filter((entry) => !entry.isSymbolicLink());
  return [folder, ...inside.map((entry) => join(entry.parentPath, entry.name))].sort();
}

/** Whether everybody may read that folder: a home folder may be closed to other accounts. */
async function open(path: string): Promise<boolean> {
  for (let at = await realpath(path); ; at = dirname(at)) {
    if (((await stat(at)).mode & 0o005) !== 0o005) return false;
    if (at === dirname(at)) return true;
  }
}
