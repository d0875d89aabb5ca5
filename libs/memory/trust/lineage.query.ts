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

/** Everything derived from these records, transitively, as far as the transaction's scope sees it. */
export async function descendantsOf(tx: Tx, tenantId: string, ids: readonly string[]): Promise<Descendant[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<Descendant & Record<string, unknown>>(sql`
    with recursive made (id) as (
      select e.from_id from edges e
      where e.tenant_id = ${tenantId} and e.to_id = any(${sql.param([...ids])}::uuid[])
        and e.type in ('DERIVES_FROM', 'CONSOLIDATES', 'THOUGHT_OF')
      union
      select e.from_id from made m join edges e
        on e.tenant_id = ${tenantId} and e.to_id = m.id and e.type in ('DERIVES_FROM', 'CONSOLIDATES', 'THOUGHT_OF')
    )
    select r.id, r.type, r.user_id as "userId", r.legal_hold or coalesce(u.legal_hold, false) as "legalHold",
      exists (select from edges f where f.tenant_id = ${tenantId} and f.from_id = r.id and f.type = 'CONSOLIDATES') as folded
    from made m join records r on r.tenant_id = ${tenantId} and r.id = m.id
      left join users u on u.tenant_id = r.tenant_id and u.user_id = r.user_id
    where r.id <> all(${sql.param([...ids])}::uuid[]) order by r.id`);
  return rows;
}
