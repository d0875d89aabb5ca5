import type { Tx } from '@platform/database/database.js';
import { sql, type SQL } from 'drizzle-orm';

export interface PassageCounts {
  readonly pending: number;
  readonly complete: number;
  readonly failed: number;
}

/** Current passages (aliased `p` in `owned`) by the state of their vector. */
export async function countPassages(tx: Tx, owned: SQL): Promise<PassageCounts> {
  const { rows } = await tx.execute<{ pending: number; complete: number; failed: number }>(sql`
    select count(*) filter (where p.embedding = 'pending')::int as pending,
      count(*) filter (where p.embedding = 'complete')::int as complete,
      count(*) filter (where p.embedding = 'failed')::int as failed
    from passages p where ${owned} and p.superseded_at is null`);
  return rows[0] ?? { pending: 0, complete: 0, failed: 0 };
}
