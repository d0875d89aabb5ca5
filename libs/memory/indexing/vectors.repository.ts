import { Injectable } from '@nestjs/common';
import { counted } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { halfvecText } from '@schema/columns.js';
import { sql } from 'drizzle-orm';
import { VectorIndexesRepository } from './cells/vector-indexes.repository.js';
import type { EmbeddedPassages } from './embed-passages.js';

/** Writes vectors, and what became of each passage's. */
@Injectable()
export class VectorsRepository {
  constructor(private readonly indexes: VectorIndexesRepository) {}

  /** What became of some passages: their vectors, and which the model will never take. */
  async store(
    tx: Tx,
    owner: { tenantId: string; userId: string | null },
    spaceId: string,
    embedded: EmbeddedPassages,
  ): Promise<void> {
    await this.insert(tx, owner, spaceId, embedded.vectors);
    const { tenantId } = owner;
    const passageIds = embedded.vectors.map(({ passageId }) => passageId);
    // After the vectors: by their insertion they wait for whoever begins an index, and so see it (`create`).
    if (passageIds.length > 0) await this.indexes.deal(tx, { ...owner, spaceId }, passageIds);
    await this.markComplete(tx, tenantId, passageIds);
    await this.markFailed(tx, tenantId, embedded.rejected, 'rejected');
  }

  /**
   * Stores vectors of passages that still are there and still current; the others were deleted or edited while the
   * model worked. They are held until the end: one that somebody deletes at this moment is waited for, and left out. A vector that exists stays as it is, so a job that runs twice has one effect.
   */
  private async insert(
    tx: Tx,
    owner: { tenantId: string; userId: string | null },
    spaceId: string,
    vectors: readonly { passageId: string; vector: Float32Array }[],
  ): Promise<void> {
    if (vectors.length === 0) return;
    await counted(
      'passage_vectors',
      'inserted',
      tx.execute(sql`
      insert into passage_vectors (tenant_id, space_id, passage_id, user_id, embedding)
      select p.tenant_id, ${spaceId}::uuid, p.id, ${owner.userId}::text, v.embedding::halfvec
      from unnest(
        ${sql.param(vectors.map(({ passageId }) => passageId))}::uuid[],
        ${sql.param(vectors.map(({ vector }) => halfvecText(vector)))}::text[]
      ) as v (passage_id, embedding)
      join passages p on p.tenant_id = ${owner.tenantId} and p.id = v.passage_id and p.superseded_at is null
      for key share of p
      on conflict do nothing`),
    );
  }

  private async markComplete(tx: Tx, tenantId: string, passageIds: readonly string[]): Promise<void> {
    if (passageIds.length === 0) return;
    await counted(
      'passages',
      'updated',
      tx.execute(sql`
      update passages set embedding = 'complete', embedding_error = null
      where tenant_id = ${tenantId} and id = any(${sql.param([...passageIds])}::uuid[]) and embedding <> 'complete'`),
    );
  }

  /** @param reason a code of ours, never a provider's text */
  private async markFailed(tx: Tx, tenantId: string, passageIds: readonly string[], reason: string): Promise<void> {
    if (passageIds.length === 0) return;
    await counted(
      'passages',
      'updated',
      tx.execute(sql`
      update passages set embedding = 'failed', embedding_error = ${reason}
      where tenant_id = ${tenantId} and id = any(${sql.param([...passageIds])}::uuid[])`),
    );
  }

  /** Every vector that these records still wait for is given up. */
  async markPendingFailed(tx: Tx, tenantId: string, recordIds: readonly string[], reason: string): Promise<void> {
    await counted(
      'passages',
      'updated',
      tx.execute(sql`
      update passages set embedding = 'failed', embedding_error = ${reason}
      where tenant_id = ${tenantId} and record_id = any(${sql.param([...recordIds])}::uuid[])
        and superseded_at is null and embedding = 'pending'`),
    );
  }

  /** Failed vectors of a record are waited for again. */
  async markPending(tx: Tx, tenantId: string, recordId: string): Promise<void> {
    await counted(
      'passages',
      'updated',
      tx.execute(sql`
      update passages set embedding = 'pending', embedding_error = null
      where tenant_id = ${tenantId} and record_id = ${recordId} and superseded_at is null and embedding = 'failed'`),
    );
  }
}
