import { DAY_MS } from '@kernel/durations.js';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const PACKAGE = join(ROOT, 'packages/python');
/** The user's cache, so that a fresh clone finds what an older one has installed. */
const CACHE = join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'recollect-tests/python');
/** Requirements without an exact version are reinstalled after this many days, because there may be a newer one. */
const FRESH_DAYS = 14;
const UNUSED_DAYS = 30;
const OLDEST = [3, 10] as const;
const MAKE_LIMIT_MS = 240_000;

/** A Python with the package's requirements, but without the package itself; or the reason why there is none. */
export type PythonEnvironment = { readonly python: string } | { readonly missing: string };

/**
 * Created once per set of requirements and kept in the user's cache. Needs a Python that can create environments, and a
 * network the first time.
 */
export async function preparePython(): Promise<PythonEnvironment> {
  const version = await installedVersion();
  if (!version) return { missing: `there is no python3 of ${OLDEST.join('.')} or newer` };
  return environmentWith(await requirements(), version);
}

/** Like `preparePython`, for a tool from the package index. `needs` in pip's format. */
export async function preparePythonWith(needs: readonly string[]): Promise<PythonEnvironment> {
  const version = await installedVersion();
  if (!version) return { missing: `there is no python3 of ${OLDEST.join('.')} or newer` };
  return environmentWith(needs, version);
}

async function environmentWith(needs: readonly string[], version: string): Promise<PythonEnvironment> {
  const isExact = needs.every((need) => need.includes('=='));
  const age = isExact ? '' : Math.floor(Date.now() / DAY_MS / FRESH_DAYS);
  const name = createHash('sha256')
    .update(`${version} ${needs.join(' ')} ${age}`)
    .digest('hex')
    .slice(0, 16);
  const folder = join(CACHE, name);
  const python = join(folder, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python');
  if (!existsSync(join(folder, '.ready'))) {
    const reason = await make(folder, needs);
    if (reason) return { missing: reason };
    await removeUnused();
  }
  await utimes(join(folder, '.ready'), new Date(), new Date());
  return { python };
}

async function removeUnused(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const used = await stat(join(CACHE, name, '.ready')).catch(() => null);
    if (used && Date.now() - used.mtimeMs > UNUSED_DAYS * DAY_MS) {
      await rm(join(CACHE, name), { recursive: true, force: true });
    }
  }
}

/** The requirements of the package, its tests and its build, from its pyproject.toml. */
async function requirements(): Promise<string[]> {
  const text = await readFile(join(PACKAGE, 'pyproject.toml'), 'utf8');
  return ['requires', 'dependencies', 'test'].flatMap((name) => {
    const list = new RegExp(`^${name} = (\\[.*\\])$`, 'm').exec(text)?.[1];
    if (!list) throw new Error(`pyproject.toml names no ${name}`);
    return JSON.parse(list) as string[];
  });
}

async function installedVersion(): Promise<string | null> {
  const script = 'import sys; print("%d.%d.%d" % sys.version_info[:3])';
  const { stdout } = await run('python3', ['-c', script]).catch(() => ({ stdout: '' }));
  const [major = 0, minor = 0] = stdout.trim().split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]) ? stdout.trim() : null;
}

/** Another process may have put its own there meanwhile and be using it; that one stays. A half-made one is removed. */
async function put(staging: string, folder: string): Promise<void> {
  try {
    await rename(staging, folder);
  } catch (error) {
    if (existsSync(join(folder, '.ready'))) return;
    if (!existsSync(folder)) throw error;
    await rm(folder, { recursive: true, force: true });
    await rename(staging, folder);
  }
}

/**
 * Filled in another folder, so that of several processes that create it at once one wins and none sees a half-made one.
 */
async function make(folder: string, needs: readonly string[]): Promise<string | null> {
  const staging = `${folder}.${process.pid}`;
  const limits = { timeout: MAKE_LIMIT_MS * globalThis.patience(), cwd: ROOT };
  try {
    await mkdir(CACHE, { recursive: true });
    await run('python3', ['-m', 'venv', staging], limits);
    const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--retries', '1', ...needs];
    await run(join(staging, 'bin/python'), pip, limits);
    await writeFile(join(staging, '.ready'), '');
    await put(staging, folder);
    return null;
  } catch (error) {
    if (existsSync(join(folder, '.ready'))) return null;
    return `no environment for it could be made: ${(error as Error).message.slice(0, 2_000)}`;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
