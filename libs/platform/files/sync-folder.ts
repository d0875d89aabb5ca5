import { open, readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { eachFile } from './each-file.js';

/**
 * Waits until everything in a folder is on disk: the contents of its files, and the names in it and in its folders.
 * @returns the total size of its files, in bytes
 */
export async function syncFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  let bytes = 0;
  await eachFile(entries, async (entry) => {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) bytes += await sync(path);
    else if (entry.isDirectory()) await sync(path);
  });
  await sync(folder);
  return bytes;
}

/** Waits until the name of a file or folder is on disk. Only who may read the folder that it lies in can wait for it. */
export async function syncName(path: string): Promise<void> {
  await sync(dirname(resolve(path))).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EACCES' && error.code !== 'EPERM') throw error;
  });
}

/** @returns the size in bytes */
async function sync(path: string): Promise<number> {
  const file = await open(path, 'r');
  try {
    await file.sync();
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}
