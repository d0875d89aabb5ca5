import { tableCatalogue } from '@schema/tables.js';
import { insertion, SAMPLES } from '@test/schema/rows.js';
import type { RowOwner } from '@test/schema/sample.js';
import type pg from 'pg';

const OF_USERS = tableCatalogue().filter(({ owner }) => owner === 'user');
/** A read by another user changes it. */
const MOVING: Readonly<Record<string, string>> = { outbox: "- 'leased_until'" };

/** How many rows a user has in each table that has any; read without row-level security. */
export async function rowsOf(admin: pg.Pool, user: string, tenant?: string): Promise<Record<string, number>> {
  const each = OF_USERS.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::int as n from ${name} where user_id = $1 and tenant_id = coalesce($2, tenant_id)`,
  );
  const { rows } = await admin.query<{ name: string; n: number }>(each.join(' union all '), [user, tenant ?? null]);
  return Object.fromEntries(rows.filter(({ n }) => n > 0).map(({ name, n }) => [name, n]));
}

/**
 * Every row of everybody except this user of this tenant, whole: an erasure must leave them byte by byte as they were.
 */
export async function rowsOfOthers(admin: pg.Pool, user: string, tenant: string): Promise<string[]> {
  const each = OF_USERS.map(
    ({ name }) =>
      `select '${name} ' || (to_jsonb(t) ${MOVING[name] ?? ''})::text as row from ${name} t
       where (user_id is distinct from $1 or tenant_id <> $2) ${name === 'outbox' ? "and job <> 'erase-subject'" : ''}`,
  );
  const { rows } = await admin.query<{ row: string }>(each.join(' union all '), [user, tenant]);
  return rows.map(({ row }) => row).sort();
}

/** A row for this owner in every table that has none of theirs and depends on no other. */
export async function giveRows(admin: pg.Pool, owner: RowOwner & { userId: string }): Promise<void> {
  const had = await rowsOf(admin, owner.userId, owner.tenantId);
  const none = { record_id: '', passage_id: '', space_id: '', index_id: '', run_id: '', agent_id: '', block_id: '' };
  for (const { name, hangsOn } of OF_USERS) {
    const sample = SAMPLES[name];
    if (had[name] || hangsOn || !sample) continue;
    const { text, values } = insertion(name, sample.row(owner, none));
    await admin.query(text, values);
  }
}
