import type { Tx } from '@platform/database/database.js';
import { passages } from '@schema/passages.js';
import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { EmbeddingState } from './embedding-state.query.js';

export interface PassagePlace {
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
