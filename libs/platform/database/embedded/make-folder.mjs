/**
 * Creates the files of a new embedded database and exits. It is a separate process because Postgres's initdb leaves a
 * heap of about 200 MB, which a server would keep as long as it runs. Started only by `make-database.ts`.
 *
 *   node make-folder.mjs FOLDER
 */
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { vector } from '@electric-sql/pglite-pgvector';

async function make(dataDir) {
  const fresh = await PGlite.create({ dataDir, extensions: { vector } });
  await fresh.close();
}

if (isMainThread) {
  // Our parent holds the folder's lock. When it is gone, another process may take the folder, so we must not run on.
  // The work blocks its thread for seconds, so it runs in a worker and this thread stays free to notice the disconnect.
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
