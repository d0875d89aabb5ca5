import type { Pool } from 'pg';

const EVERY_MS = 60_000;

/**
 * Tables of which a tenth has changed. What a table holds beyond what was last seen of it is known after a restart as well, which
 * forgets what was counted. The statistics of an empty one would say nothing.
 */
const DUE = `
  select c.oid::regclass::text as name
  from pg_class c left join pg_stat_user_tables s on s.relid = c.oid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and pg_relation_size(c.oid) > 0
    and (pg_relation_size(c.oid) > (1.1 * c.relpages + 8) * current_setting('block_size')::int
      or s.n_mod_since_analyze > 100 + 0.1 * greatest(c.reltuples, 0))
  order by pg_relation_size(c.oid)`;

/**
 * The embedded database has no autovacuum: unless somebody asks, the planner takes every table for empty, deleted rows keep their
 * place, and a scan of an index alone looks each row up in its table as well. One table at a time, because nobody else has a turn meanwhile.
 * What fails is made up for by the next turn.
 * @returns what ends it
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
