import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError } from '@platform/config/config.js';
import { FolderNotMadeError, makeFolder, remedyOf } from '@platform/files/make-folder.js';
import { syncName } from '@platform/files/sync-folder.js';

const FILE = 'secret';
/** 256 random bits, if none is configured. */
const SECRET_BYTES = 32;
/** The minimum for RECOLLECT_SECRET. */
const MIN_LENGTH = 32;

/** The secrets that hash keys and sign tokens and issued texts. The first is for new ones; all can verify. */
export class ServerSecrets {
  readonly all: readonly [string, ...string[]];

  constructor(secrets: readonly string[]) {
    const [first, ...rest] = secrets;
    if (!first) throw new ConfigError('RECOLLECT_SECRET: required');
    this.all = [first, ...rest];
  }

  get newest(): string {
    return this.all[0];
  }

  /**
   * Reads RECOLLECT_SECRET. A standalone process without it creates one once, in its data folder (`secret`, readable
   * only by its own account). If the file is lost, every key is lost.
   * @throws ConfigError naming the variable, if none is set and several processes need the same one, or if the data
   * folder cannot be used
   */
  static async open(
    config: Pick<Config, 'secrets' | 'dataDir'>,
    options: { standalone: boolean },
  ): Promise<ServerSecrets> {
    if (config.secrets) return new ServerSecrets(config.secrets);
    if (!options.standalone) {
      throw new ConfigError('RECOLLECT_SECRET: required, because every process must hash keys with the same secret');
    }
    return new ServerSecrets([await readOrMake(config.dataDir).catch(refused)]);
  }
}

async function readOrMake(folder: string): Promise<string> {
  const file = join(folder, FILE);
  const found = await read(file);
  if (found !== null) return found;
  await makeFolder(folder, 0o700);
  const fresh = join(folder, `${FILE}.${randomUUID()}`);
  try {
    await writeFile(fresh, `${randomBytes(SECRET_BYTES).toString('hex')}\n`, { mode: 0o600, flag: 'wx', flush: true });
    // Unlike a rename, a link never replaces a file that another process created first, and never shows half a file.
    await link(fresh, file);
    await syncName(file);
    await syncName(folder);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(fresh, { force: true });
  }
  const made = await read(file);
  if (made === null) throw new ConfigError('RECOLLECT_SECRET: not set, and none could be kept in RECOLLECT_DATA_DIR');
  return made;
}

async function read(file: string): Promise<string | null> {
  try {
    const secret = (await readFile(file, 'utf8')).trim();
    if (secret.length >= MIN_LENGTH) return secret;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
  throw new ConfigError(
    'RECOLLECT_SECRET: not set, and the file `secret` in RECOLLECT_DATA_DIR is damaged: restore it from a backup',
  );
}

function refused(error: unknown): never {
  if (error instanceof FolderNotMadeError)
    throw new ConfigError(`RECOLLECT_DATA_DIR: ${error.message}`, { cause: error });
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  // The folder may be writable, and the file in it another user's.
  const shut = code === 'EACCES' || code === 'EPERM';
  const remedy = shut ? 'give the folder and its files to the user of this process (chown -R)' : remedyOf(code);
  throw new ConfigError(
    `RECOLLECT_DATA_DIR: the secret cannot be kept there (${code}): ${remedy ?? 'make the folder writable'}`,
    { cause: error },
  );
}

function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
