/**
 * The thread in which the embedded Postgres lives: PGlite behind a unix socket. Started by `embedded-server.ts` only.
 *
 * PGlite is one session that all connections share. The socket server already keeps other connections out while one
 * is inside a transaction; `keepExchangesWhole` closes the gap it leaves between the messages of one query.
 */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { vector } from '@electric-sql/pglite-pgvector';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** @type {{ dataFolder?: string, dumpFile?: string, socketPath: string, maxConnections: number }} */
const { dataFolder, dumpFile, socketPath, maxConnections } = workerData;

/**
 * Of Postgres's own 128 MB of buffers the operating system's cache holds most as well: they were a quarter of what the
 * process took. And a single process has no checkpointer: whoever asks for a CHECKPOINT (`open-database.ts`) cuts the
 * log to what the other two leave. Statistics are made of 7,500 rows a table instead of 30,000: these stand in the memory together, which
 * WebAssembly never gives back (64 MB for vectors). A file of the log that no start needs is removed and not used again:
 * it would keep the bytes of what was erased.
 */
const SETTINGS = [
  'shared_buffers=32MB',
  'min_wal_size=32MB',
  'max_wal_size=64MB',
  'wal_recycle=off',
  'default_statistics_target=25',
];

/** First byte of the extended-protocol messages that stay open until a Sync: Parse, Bind, Describe, Execute, Close. */
const OPENING = new Set([...'PBDEC'].map((letter) => letter.charCodeAt(0)));
const FLUSH = 'H'.charCodeAt(0);
const TERMINATE = 'X'.charCodeAt(0);
const SYNC = new Uint8Array(['S'.charCodeAt(0), 0, 0, 0, 4]);

/**
 * Outside a transaction, another connection's Parse could slip between one query's Parse and Bind and replace its
 * unnamed statement. So an exchange counts as a transaction until its Sync; and its messages are kept and handed over
 * together, as an ordinary server reads them, because PGlite writes an answer of its own to each that it is handed
 * alone: five writes a query. An exchange that a Flush has begun is, when its connection dies, followed by a Sync of
 * ours, or the session would ignore everything up to somebody else's.
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
    // What is kept then is dropped when the connection closes.
    if (message[0] === TERMINATE) return send(message, options);
    kept.push(message);
    if (OPENING.has(message[0])) return;
    const whole = kept.length === 1 ? message : new Uint8Array(Buffer.concat(kept));
    kept = [];
    begun = message[0] === FLUSH;
    try {
      return await send(whole, options);
    } catch (error) {
      // SQL errors are answers on the wire. What throws here is the WASM machine itself, which cannot go on:
      // end the thread loudly instead of leaving every connection waiting.
      setImmediate(() => {
        throw error;
      });
      throw error;
    }
  };
  // The socket server calls exec('ROLLBACK') when a connection closes inside a transaction, and at no other time.
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
    extensions: { vector },
    relaxedDurability: false,
    postgresqlconf: SETTINGS,
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
