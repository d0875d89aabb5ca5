import { everybodyOf } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { type EmbeddingSpaceName, sameSpace } from '@platform/embeddings/embedder.js';
import { sql } from 'drizzle-orm';
import { EmbeddingSpacesRepository } from './embedding-spaces.repository.js';

/** Switches a tenant's searches to another space once nothing is missing there. */
@Injectable()
export class SwitchSpace {
  constructor(
    private readonly database: Database,
    private readonly spaces: EmbeddingSpacesRepository,
  ) {}

  /** Called after each job of a re-embed. The last one finds nothing missing and switches. */
  async ifFilled(tenantId: string, space: EmbeddingSpaceName): Promise<void> {
    await this.database.withScope(everybodyOf(tenantId), (tx) => this.runIn(tx, tenantId, space));
  }

  /**
   * Called by each job that fills this space alone. From then on every other space lacks a vector, so it must be filled again before
   * searches return to it.
   */
  async onlyFilled(tx: Tx, tenantId: string, space: EmbeddingSpaceName): Promise<void> {
    const active = await this.spaces.active(tx, tenantId);
    if (active && !sameSpace(active, space)) await this.spaces.deactivateAllBut(tx, tenantId, space);
  }

  /** Whether reads use the space now. Permanent failures in it do not block the switch. */
  async runIn(tx: Tx, tenantId: string, space: EmbeddingSpaceName): Promise<boolean> {
    const active = await this.spaces.active(tx, tenantId);
    if (active && sameSpace(active, space)) return true;
    const spaceId = await this.spaces.find(tx, tenantId, space);
    if (!spaceId) return false;
    if (!(await isFilled(tx, tenantId, spaceId))) return false;
    await this.spaces.activate(tx, tenantId, spaceId);
    return true;
  }
}

export interface ReembedProgress {
  readonly passages: number;
  readonly complete: number;
  /** Passages without a vector in the space, including failed ones. */
  readonly missing: number;
  readonly failed: number;
}

/** The number of the tenant's current passages with a vector in a space. Needs a scope that reads the whole tenant. */
export async function reembedProgress(tx: Tx, tenantId: string, spaceId: string): Promise<ReembedProgress> {
  const { rows } = await tx.execute<{ passages: number; complete: number; failed: number }>(sql`
    select count(*)::int as passages, count(v.passage_id)::int as complete,
      count(*) filter (where v.passage_id is null and p.embedding = 'failed')::int as failed
    from passages p left join passage_vectors v
      on v.tenant_id = p.tenant_id and v.space_id = ${spaceId} and v.passage_id = p.id
    where p.tenant_id = ${tenantId} and p.superseded_at is null`);
  const { passages, complete, failed } = rows[0] ?? { passages: 0, complete: 0, failed: 0 };
  return { passages, complete, missing: passages - complete, failed };
}

/** Whether no current passage of the tenant is waiting for its vector in a space. Permanent failures do not count. */
async function isFilled(tx: Tx, tenantId: string, spaceId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from passages p
    where p.tenant_id = ${tenantId} and p.superseded_at is null and p.embedding <> 'failed' and not exists (
      select 1 from passage_vectors v
      where v.tenant_id = p.tenant_id and v.space_id = ${spaceId} and v.passage_id = p.id)
    limit 1`);
  return rows.length === 0;
}
