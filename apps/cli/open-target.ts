import { randomUUID } from 'node:crypto';
import { type FileHandle, link, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { UsageError } from './exit-codes.js';

/** A file that is being written. It has its name only when it is whole. */
export interface Target {
  write(piece: string | Uint8Array): Promise<void>;
  /** Gives it its name. */
  keep(): Promise<void>;
  /** Lets go of it; what was not kept is gone. */
  drop(): Promise<void>;
}

/**
 * Written beside its place, readable by its owner alone, and moved there when it is whole: whatever interrupts it, the
 * old file stays. What is no file, such as /dev/null or a pipe, is written as it is.
 * @throws UsageError when it is there and not to be overwritten, or cannot be written
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

/** Renaming would overwrite what another program has put there in the meantime; a link is refused. */
async function moveWhereNoneIs(beside: string, place: string): Promise<void> {
  await link(beside, place).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw error;
    // Some file systems know no links.
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
