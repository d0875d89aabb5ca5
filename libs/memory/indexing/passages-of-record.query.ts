import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '@platform/database/database.js';
import { passages } from '@schema/passages.js';

interface PassagePlace {
  readonly start: number;
  readonly end: number;
  readonly embedding: EmbeddingState;
}

/** Positions of the passages of a record's current text. The caller must have found the record before. */
export async function passagesOf(
  tx: Tx,
  tenantId: string,
  recordId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ places: PassagePlace[]; total: number }> {
  const current = and(eq(passages.tenantId, tenantId), eq(passages.recordId, recordId), isNull(passages.supersededAt));
  const rows = await tx
    .select()
    .from(passages)
    .where(current)
    .orderBy(asc(passages.ordinal))
    .limit(limit)
    .offset(offset);
  const [counted] = await tx.select({ total: count() }).from(passages).where(current);
  const places = rows.map(({ startAt, endAt, embedding, embeddingError }) => ({
    start: startAt,
    end: endAt,
    embedding: { state: embedding, ...(embeddingError !== null && { reason: embeddingError }) },
  }));
  return { places, total: counted?.total ?? 0 };
}

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
