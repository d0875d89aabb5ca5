import type { Duplex } from 'node:stream';
import pg from 'pg';

export interface PoolOptions {
  readonly max: number;
  /** How long a caller waits for a connection before it gets `unavailable`. */
  readonly connectTimeoutMs?: number;
  /**
   * How long a statement waits for its result before its connection is given up. This is for a server that accepts
   * connections but does not respond, so that its own statement timeout has no effect. Absent: no limit.
   */
  readonly answerTimeoutMs?: number;
  /** Idle connections stay open. */
  readonly keepsIdle?: boolean;
}

/**
 * A pool whose clients send a statement without waiting for the previous response (`pipeline`), so that BEGIN and its
 * settings, or the arms of a search, share one round trip.
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
 * Gathers everything sent on this client until the next tick into one write. Each write is a system call, and wakes the
 * server.
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
