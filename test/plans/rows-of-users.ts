import { TENANT } from '@test/support/scratch.js';

/** The SQL of the id of row `n`. */
export const idOf = (n: string): string => `('00000000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

/**
 * Rows of many users, of each kind as many, and the statements that store them in the tables that every user has rows in.
 * @param user the SQL of the user who has row `n`
 */
export function rowsOfUsers(
  count: number,
  user: string,
): { readonly rows: string; readonly statements: readonly string[] } {
  const rows = `(select '${TENANT}'::uuid as t, n, ${idOf('n')} as id, ${user} as u, now() as at
    from generate_series(0, ${count - 1}) n) r`;
  const statements = [
    `insert into tenants (tenant_id, name, created_at, updated_at) values ('${TENANT}', 't', now(), now())`,
    `insert into users (tenant_id, user_id, created_at, updated_at) select distinct t, u, at, at from ${rows}`,
    `insert into records (tenant_id, id, user_id, type, content, language, occurred_at, recorded_at, created_at)
     select t, id, u, 'message', 'The text of ' || n, 'en', at, at, at from ${rows}`,
    `insert into record_versions (tenant_id, record_id, user_id, version, content, language, occurred_at, recorded_at, superseded_at, changed_by)
     select t, id, u, 1, 'The text of ' || n, 'en', at, at, at, 'k' from ${rows}`,
    `insert into record_access (tenant_id, record_id, user_id, type, last_recalled_at) select t, id, u, 'message', at from ${rows}`,
    `insert into messages (tenant_id, record_id, user_id, sequence, occurred_at) select t, id, u, n, at from ${rows}`,
    `insert into edges (tenant_id, user_id, from_id, type, to_id, created_at) select t, u, id, 'RELATED', id, at from ${rows}`,
    `insert into compaction_runs (tenant_id, id, user_id, kind, strategy, trigger, fold_key, status, sources, summaries,
       tokens_before, tokens_after, shrink, actor, started_at)
     select t, id, u, 'k', 's', 't', n, 'done', 1, 1, 1, 1, 0.5, 'k', at from ${rows}`,
    `insert into compaction_members (tenant_id, run_id, record_id, user_id, role) select t, id, id, u, 'source' from ${rows}`,
    `insert into blocks (tenant_id, id, user_id, label, value, char_limit, created_at, updated_at, created_by, updated_by)
     select t, id, u, n, 'x', 9, at, at, 'k', 'k' from ${rows}`,
  ];
  return { rows, statements };
}
