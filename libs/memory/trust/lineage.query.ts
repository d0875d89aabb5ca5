import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

export interface Descendant {
  readonly id: string;
  readonly type: string;
  readonly userId: string | null;
  /** By itself, or with its user. */
  readonly legalHold: boolean;
  /** Created by folding: `records` deletes it and has it rebuilt. */
  readonly folded: boolean;
}

/**
 * Everything derived from these records, transitively, as far as the transaction's scope sees it. Each is looked up by itself: in a
 * table without statistics a join reads all of the owner's records and edges.
 */
export async function descendantsOf(tx: Tx, tenantId: string, ids: readonly string[]): Promise<Descendant[]> {
  if (ids.length === 0) return [];
  const given = sql`${sql.param([...ids])}::uuid[]`;
  const madeFrom = sql`e.type in ('DERIVES_FROM', 'CONSOLIDATES', 'THOUGHT_OF')`;
  const { rows } = await tx.execute<Descendant & Record<string, unknown>>(sql`
    with recursive made (id) as (
      select e.from_id from unnest(${given}) as given (id) cross join lateral (
        select e.from_id from edges e
        where e.tenant_id = ${tenantId} and e.to_id = given.id and ${madeFrom} offset 0) e
      union
      select e.from_id from made m cross join lateral (
        select e.from_id from edges e
        where e.tenant_id = ${tenantId} and e.to_id = m.id and ${madeFrom} offset 0) e
    )
    select r.id, r.type, r.user_id as "userId", r.legal_hold or coalesce(u.legal_hold, false) as "legalHold",
      exists (select from edges f where f.tenant_id = ${tenantId} and f.from_id = r.id and f.type = 'CONSOLIDATES' offset 0) as folded
    from made m cross join lateral (
        select r.id, r.type, r.user_id, r.legal_hold from records r
        where r.tenant_id = ${tenantId} and r.id = m.id offset 0) r
      left join users u on u.tenant_id = ${tenantId} and u.user_id = r.user_id
    where r.id <> all(${given}) order by r.id`);
  return rows;
}
