import { execFile } from 'node:child_process';
import { mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const BIN = fileURLToPath(new URL('../../bin/amp.mjs', import.meta.url));
const LIMIT_MS = 60_000;

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Its own home directory with `amp` on its PATH, like that of a person who installed the package. */
export interface Home {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

export async function newHome(env: Readonly<Record<string, string>> = {}): Promise<Home> {
  const folder = await mkdtemp(join(tmpdir(), 'recollect-home-'));
  await symlink(BIN, join(folder, 'amp'));
  const path = [folder, dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter);
  return { folder, env: { PATH: path, HOME: folder, LANG: 'C.UTF-8', ...env } };
}

/** Runs a line of shell as printed in a document. */
export function shell(home: Home, line: string, input = ''): Promise<Ran> {
  return run('bash', ['-c', line], home, input);
}

export function amp(home: Home, args: readonly string[], input = ''): Promise<Ran> {
  return run(process.execPath, [BIN, ...args], home, input);
}

function run(file: string, args: readonly string[], { env, folder }: Home, input: string): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const options = { env, cwd: folder, timeout: LIMIT_MS * globalThis.patience(), maxBuffer: 50_000_000 };
    const child = execFile(file, args, options, (error, out, err) => {
      // A process that was killed has no code.
      if (error && typeof error.code !== 'number') reject(new Error(`${file} ended without a code: ${err}`));
      else resolve({ code: Number(error?.code ?? 0), out, err });
    });
    child.stdin?.end(input);
  });
}
