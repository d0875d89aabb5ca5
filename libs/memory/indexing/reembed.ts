import type { getReembed, startReembed } from '@contracts/records/embedding.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { RecollectError } from '@kernel/errors.js';
import { type Scope, seesPart } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { holdTenant } from '@platform/database/hold-tenant.js';
import { type EmbeddingSpaceName, sameSpace } from '@platform/embeddings/embedder.js';
import { Embedders } from '@platform/embeddings/embedders.js';
import { sql } from 'drizzle-orm';
import { EmbeddingSpacesRepository } from './embedding-spaces.repository.js';
import { type Owner, PassageIndex, type WantedVectors } from './passage-index.js';
import { reembedProgress, SwitchSpace } from './switch-space.js';

/** Fills a tenant's vectors for the next model (or the current one), and reports progress. */
@Injectable()
export class Reembed {
  constructor(
    private readonly database: Database,
    private readonly embedders: Embedders,
    private readonly spaces: EmbeddingSpacesRepository,
    private readonly switchSpace: SwitchSpace,
    private readonly index: PassageIndex,
  ) {}

  /**
   * Queues the missing vectors. Safe to repeat: existing vectors are not computed again.
   * @throws RecollectError `forbidden` for a bound key
   */
  async start(scope: Scope): Promise<OutputOf<typeof startReembed>> {
    demandWholeTenant(scope);
    const target = this.target();
    return this.database.withScope(scope, async (tx) => {
      await holdTenant(tx, scope.tenantId);
      const spaceId = await this.spaces.ensure(tx, scope.tenantId, target);
      let queued = 0;
      for (const { owner, wanted } of await recordsToReembed(tx, scope.tenantId, spaceId)) {
        queued += (await this.index.requestVectors(tx, owner, wanted)).length;
      }
      if (queued === 0) await this.switchSpace.runIn(tx, scope.tenantId, target);
      return { ...(await this.progress(tx, scope, target)), queued };
    });
  }

  /** @throws RecollectError `forbidden` for a bound key */
  async status(scope: Scope): Promise<OutputOf<typeof getReembed>> {
    demandWholeTenant(scope);
    const target = this.target();
    return this.database.withScope(scope, (tx) => this.progress(tx, scope, target), { readOnly: true });
  }

  private async progress(tx: Tx, scope: Scope, target: EmbeddingSpaceName): Promise<OutputOf<typeof getReembed>> {
    const spaceId = await this.spaces.find(tx, scope.tenantId, target);
    const active = await this.spaces.active(tx, scope.tenantId);
    const reading = active && this.embedders.bySpace(active) ? active : this.embedders.current.space;
    const none = '00000000-0000-0000-0000-000000000000';
    return {
      target: nameOf(target),
      reading: nameOf(reading),
      ...(await reembedProgress(tx, scope.tenantId, spaceId ?? none)),
      switched: sameSpace(reading, target),
    };
  }

  private target(): EmbeddingSpaceName {
    const { space } = this.embedders.next ?? this.embedders.current;
    if (space.dimensions > 0) return space;
    const settings = this.embedders.next ? 'EMBEDDING_NEXT_*' : 'EMBEDDING_*';
    throw new RecollectError(
      'unavailable',
      `The model ${space.model} of ${space.provider} (${settings}) has not answered yet, so its dimensions are not known. Check these settings; the log says why.`,
    );
  }
}

/** All users share the reading space. A key that sees only a part would switch it when that part is filled. */
function demandWholeTenant(scope: Scope): void {
  if (scope.allUsers && !seesPart(scope)) return;
  throw new RecollectError('forbidden', 'A bound key cannot re-embed the tenant.');
}

function nameOf({ provider, model, dimensions }: EmbeddingSpaceName): EmbeddingSpaceName {
  return { provider, model, dimensions };
}

/** Records with current passages without a vector in a space, by owner. Needs a scope that reads the whole tenant. */
async function recordsToReembed(
  tx: Tx,
  tenantId: string,
  spaceId: string,
): Promise<{ owner: Owner; wanted: WantedVectors[] }[]> {
  const { rows } = await tx.execute<{ user_id: string | null; epoch: number; ids: string[]; passages: number[] }>(sql`
    select m.user_id, coalesce(u.epoch, 0)::int as epoch,
      array_agg(m.record_id::text order by m.record_id) as ids, array_agg(m.passages order by m.record_id) as passages
    from (
      select p.user_id, p.record_id, count(*)::int as passages from passages p
      where p.tenant_id = ${tenantId} and p.superseded_at is null and not exists (
        select 1 from passage_vectors v
        where v.tenant_id = p.tenant_id and v.space_id = ${spaceId} and v.passage_id = p.id)
      group by p.user_id, p.record_id
    ) m left join users u on u.tenant_id = ${tenantId} and u.user_id = m.user_id
    group by m.user_id, u.epoch`);
  return rows.map(({ user_id: userId, epoch, ids, passages }) => ({
    owner: { tenantId, userId, epoch },
    wanted: ids.map((recordId, i) => ({ recordId, passages: passages[i] ?? 1 })),
  }));
}
