import type { Scope } from '@kernel/scope.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

/** That one of these records was made from another of them. */
export interface Descent {
  readonly fromId: string;
  /** Whether it sums the other up, or was derived from it. */
  readonly sumsUp: boolean;
  readonly toId: string;
}

/** Which of these records (row keys) say what others of them say. */
export async function descentAmong(tx: Tx, { tenantId }: Scope, ids: readonly string[]): Promise<Descent[]> {
  if (ids.length < 2) return [];
  const among = sql`${sql.param([...ids])}::uuid[]`;
  const { rows } = await tx.execute<{ from_id: string; to_id: string; type: string }>(sql`
    select from_id, to_id, type from edges
    where tenant_id = ${tenantId} and from_id = any(${among}) and to_id = any(${among})
      and type in ('DERIVES_FROM', 'CONSOLIDATES')
    order by from_id, to_id, type`);
  return rows.map((row) => ({ fromId: row.from_id, toId: row.to_id, sumsUp: row.type === 'CONSOLIDATES' }));
}
