import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** A folder that is needed is missing and cannot be made. The message names the first one that could not. */
export class FolderNotMadeError extends Error {
  override name = 'FolderNotMadeError';

  constructor(
    readonly folder: string,
    /** As Node names it, such as `EACCES`. */
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(`the folder ${folder} cannot be made (${code}): ${remedyOf(code) ?? 'name another one'}`, options);
  }
}

const REMEDIES: Readonly<Record<string, string>> = {
  EACCES: 'make the folder that it lies in writable, or name another one',
  EPERM: 'make the folder that it lies in writable, or name another one',
  EROFS: 'its file system is read-only, name another one',
  ENOSPC: 'the disk is full, make room',
  EDQUOT: 'the disk is full, make room',
  ENOTDIR: 'it must be a folder, not a file',
  EEXIST: 'it must be a folder, not a file and no link that leads nowhere',
};

/** What to do about an error of the file system, if it has one remedy only. */
export function remedyOf(code: string): string | undefined {
  return REMEDIES[code];
}

/**
 * Makes a folder, and those that it lies in, as far as they are missing. One at a time: Node's recursive `mkdir` never
 * returns where the file system answers ENOENT for a folder whose parent exists, as /proc does.
 * @throws FolderNotMadeError
 */
export async function makeFolder(path: string, mode = 0o777): Promise<void> {
  return make(resolve(path), mode, 'EEXIST');
}

/** @param inTheWay the code if something else than a folder is there, as Node's recursive `mkdir` has it */
async function make(folder: string, mode: number, inTheWay: string): Promise<void> {
  if (await isFolder(folder)) return;
  if (dirname(folder) !== folder) await make(dirname(folder), mode, 'ENOTDIR');
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another process may have made it in the meantime.
    if (code === 'EEXIST' && (await isFolder(folder))) return;
    throw new FolderNotMadeError(folder, code === 'EEXIST' ? inTheWay : (code ?? 'unknown'), { cause: error });
  }
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return false;
    throw new FolderNotMadeError(path, code ?? 'unknown', { cause: error });
  }
}
