import type { Tx } from '@platform/database/database.js';
import { sql, type SQL } from 'drizzle-orm';

export interface EmbeddingCounts {
  readonly pending: number;
  readonly complete: number;
  readonly failed: number;
}

export interface PassageCounts extends EmbeddingCounts {
  /** Records by the state of their passages: failed if one failed, else pending if one is pending. */
  readonly records: EmbeddingCounts;
}

/** Current passages (alias `p` in `owned`) by the state of their vector, and their records. */
export async function countPassages(tx: Tx, owned: SQL): Promise<PassageCounts> {
  type Row = Record<
    'pending' | 'complete' | 'failed' | 'pending_records' | 'complete_records' | 'failed_records',
    number
  >;
  const { rows } = await tx.execute<Row>(sql`
    select coalesce(sum(r.pending), 0)::int as pending, coalesce(sum(r.complete), 0)::int as complete,
      coalesce(sum(r.failed), 0)::int as failed,
      count(*) filter (where r.failed > 0)::int as failed_records,
      count(*) filter (where r.failed = 0 and r.pending > 0)::int as pending_records,
      count(*) filter (where r.failed = 0 and r.pending = 0)::int as complete_records
    from (
      select count(*) filter (where p.embedding = 'pending') as pending,
        count(*) filter (where p.embedding = 'complete') as complete,
        count(*) filter (where p.embedding = 'failed') as failed
      from passages p where ${owned} and p.superseded_at is null group by p.record_id
    ) r`);
  const [row] = rows;
  return {
    ...{ pending: row?.pending ?? 0, complete: row?.complete ?? 0, failed: row?.failed ?? 0 },
    records: {
      pending: row?.pending_records ?? 0,
      complete: row?.complete_records ?? 0,
      failed: row?.failed_records ?? 0,
    },
  };
}
