import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

export interface EmbeddingState {
  readonly state: 'pending' | 'complete' | 'failed';
  /** The reason of the failure, as one of our codes. */
  readonly reason?: string;
}

/** The state of the vectors of a record's current text: failed if one failed, pending if one is missing. */
export async function embeddingStateOf(tx: Tx, tenantId: string, recordId: string): Promise<EmbeddingState> {
  const { rows } = await tx.execute<{ failed: boolean | null; pending: boolean | null; reason: string | null }>(sql`
    select bool_or(embedding = 'failed') as failed, bool_or(embedding = 'pending') as pending, min(embedding_error) as reason
    from passages where tenant_id = ${tenantId} and record_id = ${recordId} and superseded_at is null`);
  const [row] = rows;
  if (row?.failed) return { state: 'failed', reason: row.reason ?? undefined };
  return { state: row?.pending ? 'pending' : 'complete' };
}
