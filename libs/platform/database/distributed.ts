import type pg from 'pg';

/**
 * Whether this database keeps rows on other servers too: it lists distributed tables (Citus), or one of our tables is
 * foreign or partitioned. Its own files and log then do not show where a row was stored.
 */
export const DISTRIBUTED = `
  select to_regclass('pg_catalog.pg_dist_partition') is not null or exists (
    select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('f', 'p')) as distributed`;

export async function isDistributed(client: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ distributed: boolean }>(DISTRIBUTED);
  // If it cannot be determined, assume the worse case.
  return rows[0]?.distributed ?? true;
}
