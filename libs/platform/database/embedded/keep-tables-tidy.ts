import type { Pool } from 'pg';

const EVERY_MS = 60_000;
const GROWTH_EVERY_MS = 2_000;

/**
 * Finds a table that is more than twice as large as the planner believes. After a first import the planner still assumes empty tables,
 * for which every index costs the same. It then checked each foreign key by reading every record of the tenant, and looked up the vector
 * of a passage by reading every vector of the user. Vectors come later than their passages, so they are checked separately.
 */
const GROWN = `
  select 1 from pg_class c where c.oid in (to_regclass('public.records'), to_regclass('public.passages'), to_regclass('public.passage_vectors'))
    and pg_relation_size(c.oid) > (2 * c.relpages + 8) * current_setting('block_size')::int`;

/**
 * Tables of which a tenth has changed. Growth since the last look is known even after a restart, which resets the
 * change counters. Empty tables are skipped: their statistics would say nothing.
 */
const DUE = `
  select c.oid::regclass::text as name
  from pg_class c
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and pg_relation_size(c.oid) > 0
    and (pg_relation_size(c.oid) > (1.1 * c.relpages + 8) * current_setting('block_size')::int
      or pg_stat_get_mod_since_analyze(c.oid) > 100 + 0.1 * greatest(c.reltuples, 0))
  order by pg_relation_size(c.oid)`;

/**
 * The embedded database has no autovacuum. Without an explicit VACUUM, the planner assumes that every table is empty,
 * deleted rows keep their space, and an index-only scan looks up each row in its table as well. Tables are vacuumed one
 * at a time, because each VACUUM blocks all other statements. After a failure, the next run catches up.
 * @param growthEveryMs interval of the check for growth, which costs a tenth of a look at all tables
 * @returns a function that stops it
 */
export function keepTablesTidy(pool: Pool, everyMs = EVERY_MS, growthEveryMs = GROWTH_EVERY_MS): () => Promise<void> {
  let ended = false;
  let timer: NodeJS.Timeout | undefined;
  let nextAt = 0;
  const look = async (): Promise<void> => {
    if (performance.now() < nextAt && (await pool.query(GROWN)).rows.length === 0) return;
    nextAt = performance.now() + everyMs;
    const { rows } = await pool.query<{ name: string }>(DUE);
    for (const { name } of rows) if (!ended) await pool.query(`vacuum (analyze) ${name}`);
  };
  const turn = async (): Promise<void> => {
    await look().catch(() => undefined);
    if (!ended) timer = setTimeout(() => void (turning = turn()), Math.min(everyMs, growthEveryMs)).unref();
  };
  let turning = turn();
  return () => {
    ended = true;
    clearTimeout(timer);
    return turning;
  };
}
