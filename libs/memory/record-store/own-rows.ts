import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { mappedId } from './mapped-id.js';

/** Tables whose rows an import gives another id where theirs is taken. */
export type Identified = 'records' | 'blocks' | 'agents' | 'compaction_runs';

/**
 * The user's own rows that the rows of a file are: under the id that the file says, or under the one that stands for
 * it. They stay, under a lock that lets them be read, until the transaction ends.
 */
export async function ownRows(
  tx: Tx,
  owner: { readonly tenantId: string; readonly userId: string },
  table: Identified,
  fileIds: readonly string[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(fileIds)];
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from ${sql.identifier(table)} where tenant_id = ${owner.tenantId} and user_id = ${owner.userId}
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
