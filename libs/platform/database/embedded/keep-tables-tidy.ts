import type { Pool } from 'pg';

const EVERY_MS = 60_000;

/**
 * Tables of which a tenth has changed. Growth since the last look is known even after a restart, which resets the
 * change counters. Empty tables are skipped: their statistics would say nothing.
 */
const DUE = `
  select c.oid::regclass::text as name
  from pg_class c left join pg_stat_user_tables s on s.relid = c.oid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and pg_relation_size(c.oid) > 0
    and (pg_relation_size(c.oid) > (1.1 * c.relpages + 8) * current_setting('block_size')::int
      or s.n_mod_since_analyze > 100 + 0.1 * greatest(c.reltuples, 0))
  order by pg_relation_size(c.oid)`;

/**
 * The embedded database has no autovacuum. Without an explicit VACUUM, the planner assumes that every table is empty,
 * deleted rows keep their space, and an index-only scan looks up each row in its table as well. Tables are vacuumed one
 * at a time, because each VACUUM blocks all other statements. After a failure, the next run catches up.
 * @returns a function that stops it
 */
export function keepTablesTidy(pool: Pool, everyMs = EVERY_MS): () => Promise<void> {
  let ended = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    const { rows } = await pool.query<{ name: string }>(DUE);
    for (const { name } of rows) if (!ended) await pool.query(`vacuum (analyze) ${name}`);
  };
  const turn = async (): Promise<void> => {
    await look().catch(() => undefined);
    if (!ended) timer = setTimeout(() => void (turning = turn()), everyMs).unref();
  };
  let turning = turn();
  return () => {
    ended = true;
    clearTimeout(timer);
    return turning;
  };
}
