/**
 * Makes the folder of a new embedded database and ends. A process of its own, because Postgres's initdb leaves a heap of
 * some 200 MB behind that a server would keep as long as it runs. Started by `embedded-server.ts` only.
 *
 *   node make-folder.mjs FOLDER
 */
import { chmod, rename, rm } from 'node:fs/promises';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { vector } from '@electric-sql/pglite-pgvector';

/** A new folder is made beside its place and then renamed, so that a half-made one is never opened. */
async function make(folder) {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const fresh = await PGlite.create({ dataDir: unfinished, extensions: { vector } });
  await fresh.close();
  await chmod(unfinished, 0o700);
  await rename(unfinished, folder);
}

if (isMainThread) {
  // The folder is locked by who started us: when that process is gone another may take it, and must find nobody here.
  // The work holds its thread for seconds, so that this one must be free to hear of it.
  process.on('disconnect', () => process.exit(1));
  new Worker(fileURLToPath(import.meta.url), { workerData: process.argv[2] })
    .once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    })
    .once('exit', (code) => process.exit(code));
} else {
  await make(workerData);
}
