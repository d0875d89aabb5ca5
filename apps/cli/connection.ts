import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseJson } from '@kernel/parse-json.js';
import type { CliEnvironment } from '@platform/config/cli-environment.js';
import { z } from 'zod';
import { UsageError } from './exit-codes.js';

/** The default address of `npm start`. */
export const DEFAULT_URL = 'http://127.0.0.1:3000';

const savedLogin = z.strictObject({
  url: z.string().min(1).optional(),
  api_key: z.string().min(1).optional(),
  user_id: z.string().min(1).optional(),
});
export type SavedLogin = z.output<typeof savedLogin>;

export interface ConnectionFlags {
  readonly url?: string;
  readonly key?: string;
  readonly user?: string;
}

export interface Connection {
  readonly url: string;
  readonly apiKey: string | undefined;
  readonly userId: string | undefined;
}

/**
 * Each setting is resolved on its own: the flag, then the environment, then what `amp login` saved, then the default.
 * @throws UsageError as `readLogin` does. In forgiving mode, an unusable login counts as not saved
 */
export async function findConnection(
  flags: ConnectionFlags,
  environment: CliEnvironment,
  { forgiving = false } = {},
): Promise<Connection> {
  const saved = await readLogin(environment.configFile).catch((error: unknown): SavedLogin => {
    if (forgiving) return {};
    throw error;
  });
  const url = flags.url ?? environment.url ?? saved.url ?? DEFAULT_URL;
  // A saved key and user belong to the server they were saved for. They are never sent to a different one.
  const known = normalAddress(saved.url ?? DEFAULT_URL) === normalAddress(url) ? saved : {};
  return {
    url,
    apiKey: flags.key ?? environment.apiKey ?? known.api_key,
    userId: flags.user ?? environment.userId ?? known.user_id,
  };
}

/** The canonical form of an address: `http://H:80/` becomes `http://h`. */
function normalAddress(text: string): string {
  if (!URL.canParse(text)) return text;
  const { protocol, username, password, host, pathname, search, hash } = new URL(text);
  return JSON.stringify([protocol, username, password, host, pathname.replace(/\/+$/, ''), search, hash]);
}

/**
 * What `amp login` saved. Empty if it never did.
 * @throws UsageError if the file cannot be parsed, or if other users can read its key
 */
export async function readLogin(file: string): Promise<SavedLogin> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw new UsageError(`${file} cannot be read (${error.code ?? 'unknown'})`, 'config', { cause: error });
  });
  if (text === undefined) return {};
  // Windows has no such permission bits. Its profile folders are private.
  if (process.platform !== 'win32' && ((await stat(file)).mode & 0o077) !== 0) {
    throw new UsageError(`${file} holds a key and others may read it: chmod 600 ${file}`, 'config');
  }
  const parsed = savedLogin.safeParse(parseJson(text));
  if (!parsed.success) throw new UsageError(`${file} is not what \`amp login\` writes: run it again`, 'config');
  return parsed.data;
}

/** Readable only by its owner from the start, and never partially written. */
export async function saveLogin(file: string, login: SavedLogin): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const next = `${file}.${randomUUID()}`;
  await writeFile(next, `${JSON.stringify(login, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  await chmod(next, 0o600);
  await rename(next, file);
}
