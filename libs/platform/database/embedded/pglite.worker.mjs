/**
 * The thread that runs the embedded Postgres: PGlite behind a unix socket. Started only by `embedded-server.ts`.
 *
 * All connections share PGlite's single session. The socket server already keeps other connections out while one is
 * inside a transaction. `keepExchangesWhole` closes the remaining gap between the messages of one query.
 */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { vector } from '@electric-sql/pglite-pgvector';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { SYNC_SETTINGS, syncStartParams, syncToDisk } from './sync-to-disk.mjs';

/** @type {{ dataFolder?: string, syncs: boolean, dumpFile?: string, socketPath: string, maxConnections: number }} */
const { dataFolder, syncs, dumpFile, socketPath, maxConnections } = workerData;

/**
 * - shared_buffers: Postgres's default of 128 MB was a quarter of the process's memory. The operating system's cache
 *   holds most of those pages as well, but WebAssembly takes 10 µs to read one from there: with 32 MB a search of
 *   100,000 records read 6,000 of them, with 64 MB 4,200.
 * - min_wal_size, max_wal_size: a single process has no checkpointer. An explicit CHECKPOINT (`open-database.ts`)
 *   truncates the log to these sizes.
 * - wal_recycle: log files that no start needs are removed, not reused. A reused file would keep bytes of erased data.
 * - default_statistics_target: ANALYZE samples 7,500 rows per table instead of 30,000. The sample is in memory at once,
 *   and WebAssembly never gives memory back (64 MB for vectors).
 */
const SETTINGS = [
  'shared_buffers=64MB',
  'min_wal_size=32MB',
  'max_wal_size=64MB',
  'wal_recycle=off',
  'default_statistics_target=25',
];

/** First bytes of the extended-protocol messages that need a Sync: Parse, Bind, Describe, Execute, Close. */
const OPENING = new Set([...'PBDEC'].map((letter) => letter.charCodeAt(0)));
const FLUSH = 'H'.charCodeAt(0);
const TERMINATE = 'X'.charCodeAt(0);
const SYNC = new Uint8Array(['S'.charCodeAt(0), 0, 0, 0, 4]);

/** The beginning of an error response of severity PANIC. No text in Postgres contains a zero byte. */
const PANIC = Buffer.from('SPANIC\0VPANIC\0');

/**
 * Ends the thread at a PANIC, such as a log file that cannot be created because the disk is full. Postgres would end its process;
 * PGlite's machine goes on for ever instead. So this acts while the response is written, before the machine is entered again.
 * @param {Uint8Array} data
 */
function endAtPanic(data) {
  if (Buffer.from(data.buffer, data.byteOffset, data.byteLength).includes(PANIC)) process.exit(1);
}

/**
 * Outside a transaction, another connection's Parse could slip between one query's Parse and Bind and replace its
 * unnamed statement. So an exchange counts as a transaction until its Sync. Its messages are buffered and passed on
 * together, as an ordinary server reads them, because PGlite writes a separate response to each single message: five
 * writes per query. If a connection dies after a Flush has started its exchange, we send the Sync, or the session would
 * ignore everything up to the next connection's Sync.
 * @param {PGlite} db
 */
function keepExchangesWhole(db) {
  const send = db.execProtocolRawStream.bind(db);
  const exec = db.exec.bind(db);
  const inTransaction = db.isInTransaction.bind(db);
  /** @type {Uint8Array[]} */
  let kept = [];
  let begun = false;
  db.isInTransaction = () => kept.length > 0 || begun || inTransaction();
  db.execProtocolRawStream = async (message, options) => {
    // Buffered messages are dropped when the connection closes.
    if (message[0] === TERMINATE) return send(message, options);
    kept.push(message);
    if (OPENING.has(message[0])) return;
    const whole = kept.length === 1 ? message : new Uint8Array(Buffer.concat(kept));
    kept = [];
    begun = message[0] === FLUSH;
    try {
      return await send(whole, {
        ...options,
        onRawData: (data) => {
          endAtPanic(data);
          options?.onRawData?.(data);
        },
      });
    } catch (error) {
      // SQL errors are responses on the wire. Only a failure of the WASM machine itself throws here, and it cannot
      // continue: crash the thread instead of leaving every connection waiting.
      setImmediate(() => {
        throw error;
      });
      throw error;
    }
  };
  // The socket server calls exec('ROLLBACK') only when a connection closes inside a transaction.
  db.exec = async (sql, options) => {
    kept = [];
    if (begun) {
      begun = false;
      await db.runExclusive(() => send(SYNC, { onRawData: () => undefined }));
    }
    return exec(sql, options);
  };
}

async function start() {
  const db = await PGlite.create({
    ...(dataFolder ? { dataDir: dataFolder } : {}),
    ...(dumpFile ? { loadDataDir: new Blob([await readFile(dumpFile)]) } : {}),
    extensions: { vector, ...(syncs && { syncToDisk }) },
    ...(syncs && { startParams: syncStartParams(PGlite.defaultStartParams) }),
    relaxedDurability: false,
    postgresqlconf: [...SETTINGS, ...(syncs ? SYNC_SETTINGS : [])],
  });
  keepExchangesWhole(db);
  const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections });
  await server.start();
  return { db, server };
}

const { db, server } = await start();

async function dump() {
  const blob = await db.dumpDataDir('none');
  const bytes = await blob.arrayBuffer();
  parentPort.postMessage({ type: 'dumped', bytes }, [bytes]);
}

function count() {
  parentPort.postMessage({ type: 'counted', connections: server.getStats().activeConnections });
}

async function close() {
  await server.stop();
  await db.close();
  parentPort.postMessage({ type: 'closed' });
  parentPort.close();
}

const ORDERS = { dump, count, close };
parentPort.on('message', (/** @type {keyof typeof ORDERS} */ order) => void ORDERS[order]());
parentPort.postMessage({ type: 'ready' });
