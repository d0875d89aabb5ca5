import { constants } from 'node:fs';
import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';

export interface Shut {
  readonly path: string;
  /** As Node names it, such as `EACCES`. */
  readonly code: string;
}

/** The first file or folder, in `folder` or itself, that this process cannot both read and write. It follows no links. */
export async function firstShut(folder: string): Promise<Shut | undefined> {
  const { R_OK, W_OK, X_OK } = constants;
  const own = await shut(folder, R_OK | W_OK | X_OK);
  if (own) return own;
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) {
    const path = join(folder, entry.name);
    const found = entry.isDirectory()
      ? await firstShut(path)
      : entry.isFile()
        ? await shut(path, R_OK | W_OK)
        : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Gone in the meantime, or never there. */
function ignoreMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

async function shut(path: string, mode: number): Promise<Shut | undefined> {
  try {
    await access(path, mode);
    return undefined;
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? undefined : { path, code };
  }
}
