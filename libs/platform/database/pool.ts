import type { Duplex } from 'node:stream';
import pg from 'pg';

export interface PoolOptions {
  readonly max: number;
  /** How long a caller waits for a connection before it is told `unavailable`. */
  readonly connectTimeoutMs?: number;
  /**
   * How long a statement waits for its answer before its connection is given up: for a server that is there and says
   * nothing, which no statement timeout of its own can end. Absent: for ever.
   */
  readonly answerTimeoutMs?: number;
  /** Connections stay open however long nobody needs them. */
  readonly keepsIdle?: boolean;
}

/**
 * A pool whose clients send a statement without waiting for the answer to the one before (`pipeline`), so that BEGIN
 * and its settings, or the arms of a search, share one trip.
 */
export function createPool(connection: pg.ClientConfig, options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    application_name: 'recollect',
    ...connection,
    max: options.max,
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 10_000,
    idleTimeoutMillis: options.keepsIdle ? 0 : 30_000,
    ...(options.answerTimeoutMs !== undefined && { query_timeout: options.answerTimeoutMs }),
  });
  // An idle connection that dies is replaced at the next call; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
}

const gathering = new WeakSet<Duplex>();

/**
 * What this client is asked from here on, until those who go on at the moment have gone on, leaves in one write: each write is
 * a call of the system, and wakes the server.
 */
export function inOneWrite({ connection: { stream } }: pg.PoolClient): void {
  if (gathering.has(stream)) return;
  gathering.add(stream);
  stream.cork();
  process.nextTick(() => {
    gathering.delete(stream);
    stream.uncork();
  });
}
