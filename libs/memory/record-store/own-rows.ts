import { createHash } from 'node:crypto';
import type { Writer } from '@memory/users/ensure-user.js';
import type { Tx } from '@platform/database/database.js';
import { sql, type SQL } from 'drizzle-orm';

/** For whom a file is imported. */
export interface ImportOwner extends Writer {
  readonly userId: string;
  /** The key that sends the file: here it is who wrote it, whoever wrote it elsewhere. */
  readonly by: string;
  /** What that key writes is believed no more than this. */
  readonly trustCap: number;
}

/**
 * The user's own rows of a table that the rows of a file are: under the id that the file says, or under the one that stands for
 * it. They stay, under a lock that lets them be read, until the transaction ends.
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
 * The id that a row gets whose own is somebody else's already in this tenant. Always the same for the same row and
 * user, so that a file that is imported twice finds what it stored. The time in front stays, and so the order of ids.
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
