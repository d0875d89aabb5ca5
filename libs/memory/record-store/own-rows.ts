import { createHash } from 'node:crypto';
import type { Writer } from '@memory/users/ensure-user.js';
import type { Tx } from '@platform/database/database.js';
import { sql, type SQL } from 'drizzle-orm';

/** The user for whom a file is imported. */
export interface ImportOwner extends Writer {
  readonly userId: string;
  /** The key that imports the file. It counts as the writer, whoever wrote the rows elsewhere. */
  readonly by: string;
  /** Upper bound for the trust of what this key writes. */
  readonly trustCap: number;
}

/**
 * The user's existing rows that correspond to the rows of a file: by the id in the file, or by its mapped id. A share lock keeps
 * them until the transaction ends.
 */
export async function ownRows(
  tx: Tx,
  owner: { readonly tenantId: string; readonly userId: string },
  table: SQL,
  fileIds: readonly string[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(fileIds)];
  // In one order, so that two imports lock alike.
  const asked = [...new Set(wanted.flatMap((id) => [id, mappedId(id, owner)]))].sort();
  // One look-up by primary key per id. In a table without statistics, such as one that an import fills, `= any` reads all rows of the
  // owner for each batch; the expression around the owner leaves no index for that.
  const { rows } = await tx.execute<{ id: string }>(sql`
    select own.id from unnest(${sql.param(asked)}::uuid[]) as asked (id) cross join lateral (
      select t.id from ${table} t
      where t.tenant_id = ${owner.tenantId} and t.id = asked.id and (t.user_id || '') = ${owner.userId}
      offset 0 for key share of t) own`);
  const there = new Set(rows.map(({ id }) => id));
  return new Map(
    wanted.flatMap((id) => {
      const own = [mappedId(id, owner), id].find((one) => there.has(one));
      return own === undefined ? [] : [[id, own] as const];
    }),
  );
}

/**
 * The replacement for an id that is already used by another user of this tenant. It is deterministic per id and user, so a second
 * import of the same file finds the rows of the first. The time prefix stays, and so does the order of ids.
 */
export function mappedId(id: string, { tenantId, userId }: { tenantId: string; userId: string }): string {
  const time = id.replaceAll('-', '').slice(0, 12);
  const hash = createHash('sha256')
    .update(JSON.stringify(['imported', tenantId, userId, id]))
    .digest('hex');
  const variant = ((parseInt(hash.slice(3, 4), 16) & 0b0011) | 0b1000).toString(16);
  const hex = `${time}7${hash.slice(0, 3)}${variant}${hash.slice(4, 19)}`;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
