import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { DatabaseSetupError } from '../database-setup-error.js';

/** In the data folder of a copy until its first start. */
const LIST = 'copied-files.json';
/** The SHA-256 of each file, in hex, by its path in the data folder. */
const listed = z.strictObject({ sha256: z.record(z.string(), z.string()) });

/** Lists what a copy of a data folder holds, for `checkCopied`. When this returns, the list is on disk. */
export async function listCopied(dataFolder: string): Promise<void> {
  const sha256: Record<string, string> = {};
  for (const path of await filesIn(dataFolder)) sha256[path] = await hashOf(join(dataFolder, path));
  const file = await open(join(dataFolder, LIST), 'w', 0o600);
  try {
    await file.writeFile(`${JSON.stringify({ sha256 }, null, 1)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Compares a restored copy with its list before its first start, and then removes the list: what is written from now on differs. A folder
 * without a list is not checked.
 * @throws DatabaseSetupError if a file is missing, cut off or changed, or the database has one more
 */
export async function checkCopied(dataFolder: string): Promise<void> {
  const text = await readFile(join(dataFolder, LIST), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return;
  const { sha256 } = read(text, dataFolder);
  const there = await filesIn(dataFolder);
  const more = there.find((path) => path.startsWith('pg/') && sha256[path] === undefined);
  if (more !== undefined) throw damaged(dataFolder, `${more} is not in the backup`);
  const found = new Set(there);
  for (const [path, hash] of Object.entries(sha256)) {
    if (!found.has(path)) throw damaged(dataFolder, `${path} is missing`);
    if ((await hashOf(join(dataFolder, path))) !== hash) throw damaged(dataFolder, `${path} is not as in the backup`);
  }
  await rm(join(dataFolder, LIST));
}

function read(text: string, dataFolder: string): z.output<typeof listed> {
  try {
    return listed.parse(JSON.parse(text));
  } catch (cause) {
    throw damaged(dataFolder, `${LIST} is damaged`, cause);
  }
}

function damaged(dataFolder: string, what: string, cause?: unknown): DatabaseSetupError {
  return new DatabaseSetupError(
    `${dataFolder} is no whole copy of a backup: ${what}. Move it away and copy the backup's data folder again`,
    { cause },
  );
}

async function filesIn(dataFolder: string): Promise<string[]> {
  const entries = await readdir(dataFolder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(dataFolder, '/').length))
    .filter((path) => path !== LIST)
    .sort();
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest('hex');
}
