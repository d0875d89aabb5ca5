import type { Pool } from 'pg';

/** The log is truncated when it has grown by this much, and checked at this interval. */
const GROWN_BYTES = 32 * 1024 * 1024;
const EVERY_MS = 10_000;

/**
 * The embedded database has no checkpointer: its write-ahead log would grow until the process ends, and so would the
 * recovery after a kill. A checkpoint removes the log files that no start needs.
 * @returns a function that stops it
 */
export function keepLogShort(pool: Pool, everyMs = EVERY_MS): () => Promise<void> {
  let from: string | undefined;
  const look = async (): Promise<void> => {
    const { rows } = await pool.query<{ at: string; grown: string | null }>(
      'select pg_current_wal_insert_lsn() as at, pg_current_wal_insert_lsn() - $1::pg_lsn as grown',
      [from ?? null],
    );
    from ??= rows[0]?.at;
    if (Number(rows[0]?.grown ?? 0) < GROWN_BYTES) return;
    await pool.query('checkpoint');
    from = rows[0]?.at;
  };
  // After a failure, the next run catches up.
  const timer = setInterval(() => void look().catch(() => undefined), everyMs).unref();
  return async () => clearInterval(timer);
}
