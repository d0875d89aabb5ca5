import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getEnvironmentData, type Serializable, setEnvironmentData } from 'node:worker_threads';
import { type EmbeddedServer, startEmbeddedServer } from '@platform/database/embedded/embedded-server.js';
import { FolderInUseError, lockFolder } from '@platform/database/embedded/folder-lock.js';
import { migrate } from '@platform/database/migrate.js';
import { migrationsFolder } from '@platform/database/migrations-folder.js';
import { fingerprint } from './fingerprint.js';

/** Node's types leave it to the DOM types. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<Serializable> };

/** A migrated, empty PGlite that nobody has used. */
export async function startPglite(): Promise<EmbeddedServer> {
  await keepPgliteCompiled();
  return startEmbeddedServer({ folder: undefined, dumpFile: await migratedDump() });
}

/**
 * V8 keeps the machine code of a WebAssembly module as long as something in the process holds the module, and reuses it
 * for every thread that compiles the same bytes. Environment data outlives a test file, so PGlite is compiled once per
 * jest worker instead of once per file, which is half the cost of opening one.
 */
export async function keepPgliteCompiled(): Promise<void> {
  const name = 'recollect.compiled-pglite';
  if (getEnvironmentData(name)) return;
  const file = join(migrationsFolder(), '../node_modules/@electric-sql/pglite/dist/pglite.wasm');
  setEnvironmentData(name, await WebAssembly.compile(await readFile(file)));
}

/**
 * A dump of a migrated PGlite, created once for these migrations and versions by the first jest worker that needs it.
 */
async function migratedDump(): Promise<string> {
  const folder = join(tmpdir(), `recollect-test-${fingerprint()}`);
  const file = join(folder, 'migrated.tar');
  while (!existsSync(file)) {
    await mkdir(folder, { recursive: true });
    const lock = await lockFolder(folder).catch((error: unknown) => {
      if (error instanceof FolderInUseError) return null;
      throw error;
    });
    try {
      if (lock && !existsSync(file)) await makeDump(file);
    } finally {
      await lock?.release();
    }
    if (!lock) await sleep(100);
  }
  return file;
}

async function makeDump(file: string): Promise<void> {
  const server = await startEmbeddedServer({ folder: undefined });
  try {
    await migrate(server.connection);
    await writeFile(`${file}.new`, await server.dump());
    await rename(`${file}.new`, file);
  } finally {
    await server.close();
  }
}
