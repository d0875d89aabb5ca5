import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { PassagePlace } from '@contracts/jobs.js';
import { counted } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { keepFixedPlan } from '@platform/database/kept-plans.js';
import { together } from '@platform/database/together.js';
import { halfvecBytes } from '@schema/columns.js';
import { VectorIndexesRepository } from './cells/vector-indexes.repository.js';
import { passageText } from './indexed-text.js';

export interface PassageToEmbed {
  readonly passageId: string;
  readonly place: PassagePlace;
  readonly text: string;
}

export interface EmbeddedPassages {
  readonly vectors: { passageId: string; vector: Float32Array }[];
  /** Passages whose text the model rejects permanently. */
  readonly rejected: string[];
}

interface Wanted {
  readonly recordIds: readonly string[];
  /** Only passages after this position. */
  readonly doneTo?: PassagePlace | undefined;
  readonly limit: number;
}

/**
 * The first current passages of these records without a vector in this space, with their text, in order. `offset 0` has each
 * looked up by itself: in a table without statistics a join reads all vectors of the space for each passage.
 */
export async function passagesToEmbed(
  tx: Tx,
  tenantId: string,
  spaceId: string,
  { recordIds, doneTo, limit }: Wanted,
): Promise<PassageToEmbed[]> {
  const behind = doneTo
    ? sql`(p.record_id, p.ordinal) > (${doneTo.record_id}::uuid, ${doneTo.ordinal}::smallint)`
    : sql`true`;
  const { rows } = await tx.execute<{
    id: string;
    record_id: string;
    ordinal: number;
    start_at: number;
    end_at: number;
    title: string | null;
    speaker: string | null;
    content: string;
    type: string;
    fields: Record<string, unknown> | null;
  }>(
    keepFixedPlan(sql`
    select p.id, p.record_id, p.ordinal, p.start_at, p.end_at, r.title, r.speaker, r.content, r.type,
      case when r.type = 'checkpoint' then r.fields end as fields
    from passages p cross join lateral (
      select r.title, r.speaker, r.content, r.type, r.fields from records r
      where r.tenant_id = ${tenantId} and r.id = p.record_id offset 0) r
    where p.tenant_id = ${tenantId} and p.record_id = any(${sql.param([...recordIds])}::uuid[])
      and p.superseded_at is null and ${behind} and not exists (
        select 1 from passage_vectors v
        where v.tenant_id = ${tenantId} and v.space_id = ${spaceId} and v.passage_id = p.id offset 0)
    order by p.record_id, p.ordinal limit ${limit}`),
  );
  return rows.map((row) => ({
    passageId: row.id,
    place: { record_id: row.record_id, ordinal: row.ordinal },
    text: passageText({ ...row, fields: row.fields ?? {} }, row.start_at, row.end_at),
  }));
}

/** Writes vectors, and the state of each passage's vector. */
@Injectable()
export class VectorsRepository {
  constructor(private readonly indexes: VectorIndexesRepository) {}

  /** Stores the vectors of some passages, and which passages the model rejected. */
  async store(
    tx: Tx,
    owner: { tenantId: string; userId: string | null },
    spaceId: string,
    embedded: EmbeddedPassages,
  ): Promise<void> {
    const { tenantId } = owner;
    const passageIds = embedded.vectors.map(({ passageId }) => passageId);
    const inserted = async (): Promise<void> => {
      await this.insert(tx, owner, spaceId, embedded.vectors);
      // After the vectors: their insertion waits for a transaction that creates an index, and so this sees the index (`create`).
      if (passageIds.length > 0) await this.indexes.deal(tx, { ...owner, spaceId }, passageIds);
    };
    await together(
      inserted(),
      this.markComplete(tx, tenantId, passageIds),
      this.markFailed(tx, tenantId, embedded.rejected, 'rejected'),
    );
  }

  /**
   * Stores vectors of passages that still exist and are current; others were deleted or edited meanwhile. The passages are locked
   * until the end: a concurrent deletion is awaited, and its passages are skipped. Existing vectors stay, so a job that runs twice
   * has one effect.
   */
  private async insert(
    tx: Tx,
    owner: { tenantId: string; userId: string | null },
    spaceId: string,
    vectors: readonly { passageId: string; vector: Float32Array }[],
  ): Promise<void> {
    if (vectors.length === 0) return;
    const rows = vectors.map(({ passageId, vector }) => sql`(${passageId}::uuid, ${halfvecBytes(vector)}::halfvec)`);
    await counted(
      'passage_vectors',
      'inserted',
      tx.execute(sql`
      insert into passage_vectors (tenant_id, space_id, passage_id, user_id, embedding)
      select p.tenant_id, ${spaceId}::uuid, p.id, ${owner.userId}::text, v.embedding
      from (values ${sql.join(rows, sql`, `)}) as v (passage_id, embedding)
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
      tx.execute(
        keepFixedPlan(sql`
      update passages set embedding = 'complete', embedding_error = null
      where tenant_id = ${tenantId} and id = any(${sql.param([...passageIds])}::uuid[]) and embedding <> 'complete'`),
      ),
    );
  }

  /** @param reason one of our codes, never a provider's text */
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

  /** Marks every pending vector of these records as failed. */
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

  /** Resets failed vectors of a record to pending. */
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
