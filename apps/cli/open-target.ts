import { randomUUID } from 'node:crypto';
import { type FileHandle, link, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { UsageError } from './exit-codes.js';

/** A file being written. It gets its name only once it is complete. */
export interface Target {
  write(piece: string | Uint8Array): Promise<void>;
  /** Gives the file its name. */
  keep(): Promise<void>;
  /** Closes it. If it was not kept, it is deleted. */
  drop(): Promise<void>;
}

/**
 * Writes next to the target, readable only by the owner, and moves the file there once it is complete. If anything
 * interrupts it, the old file stays. A target that is not a file, such as /dev/null or a pipe, is written directly.
 * @throws UsageError if the target exists and must not be overwritten, or cannot be written
 */
export async function openTarget(file: string, overwrite: boolean): Promise<Target> {
  const found = await stat(file).catch(() => undefined);
  if (found && !overwrite) throw exists(file);
  if (found && !found.isFile()) {
    const special = await open(file, 'w').catch(cannotWrite(file));
    return { write: (piece) => writeAll(special, piece), keep: () => special.close(), drop: () => special.close() };
  }
  // A link to a file stays a link.
  const place = found ? await realpath(file) : file;
  const beside = `${place}.${randomUUID()}.part`;
  const handle = await open(beside, 'wx', 0o600).catch(cannotWrite(file));
  return {
    write: (piece) => writeAll(handle, piece),
    async keep() {
      await handle.sync();
      await handle.close();
      await (overwrite ? rename(beside, place) : moveWhereNoneIs(beside, place)).catch(cannotWrite(file));
    },
    async drop() {
      await handle.close();
      await rm(beside, { force: true });
    },
  };
}

/**
 * Links instead of renaming: renaming would overwrite a file that another program created in the meantime, a link
 * fails.
 */
async function moveWhereNoneIs(beside: string, place: string): Promise<void> {
  await link(beside, place).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw error;
    // Some file systems do not support links.
    await rename(beside, place);
  });
}

async function writeAll(handle: FileHandle, piece: string | Uint8Array): Promise<void> {
  await handle.writeFile(piece);
}

function cannotWrite(file: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    if (error.code === 'EEXIST') throw exists(file, error);
    throw new UsageError(`${file} cannot be written (${error.code ?? 'unknown'})`, undefined, { cause: error });
  };
}

function exists(file: string, cause?: unknown): UsageError {
  return new UsageError(`${file} exists: --force overwrites it`, undefined, { cause });
}
