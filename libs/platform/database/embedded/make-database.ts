import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, syncName } from '@platform/files/sync-folder.js';

const KEPT_CHARACTERS = 2_000;

/**
 * Makes a database in a folder next to its place, waits until it is on disk, and renames it. So neither a process nor a
 * machine that stops meanwhile leaves a part of a database.
 * @param prepared a database's folder to copy. If it is missing, a new database is created.
 */
export async function makeDatabase(folder: string, prepared: string | undefined): Promise<void> {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  if (prepared && existsSync(prepared)) await cp(prepared, unfinished, { recursive: true });
  else await createInProcess(unfinished);
  // What is copied may be read-only, as in an image.
  await setModes(unfinished, { folders: 0o700, files: 0o600 });
  await syncFolder(unfinished);
  await rename(unfinished, folder);
  await syncName(folder);
}

/** Sets the modes of a folder and everything in it. */
export async function setModes(
  folder: string,
  modes: { readonly folders: number; readonly files: number },
): Promise<void> {
  await chmod(folder, modes.folders);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    await (entry.isDirectory() ? setModes(path, modes) : chmod(path, modes.files));
  }
}

/** Creates a new database in a separate process, whose memory is freed when it exits. */
async function createInProcess(folder: string): Promise<void> {
  const child = fork(new URL('./make-folder.mjs', import.meta.url), [folder], {
    // It runs once and is short: compiling better code would take longer than it saves.
    execArgv: ['--liftoff-only'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (bytes: Buffer) => (said = (said + bytes.toString()).slice(-KEPT_CHARACTERS)));
  const ended = await new Promise<string | null>((settle) => {
    child.once('error', (error) => settle(error.message));
    child.once('close', (code, signal) => settle(code === 0 ? null : said.trim() || `it ended with ${signal ?? code}`));
  });
  if (ended !== null) throw new Error(ended);
}
