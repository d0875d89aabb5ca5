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
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from ${table} where tenant_id = ${owner.tenantId} and user_id = ${owner.userId}
      and id = any(${sql.param(wanted.flatMap((id) => [id, mappedId(id, owner)]))}::uuid[])
    order by id for key share`);
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
