import type pg from 'pg';

/**
 * Whether this database keeps rows on other servers too: it lists distributed tables (Citus), or one of our tables is
 * foreign or parted. What is known of its own files and log then says nothing of where a row was.
 */
export const DISTRIBUTED = `
  select to_regclass('pg_catalog.pg_dist_partition') is not null or exists (
    select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('f', 'p')) as distributed`;

export async function isDistributed(client: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ distributed: boolean }>(DISTRIBUTED);
  // Who cannot tell claims nothing.
  return rows[0]?.distributed ?? true;
}
