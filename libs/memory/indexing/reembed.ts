import type { getReembed, startReembed } from '@contracts/records/embedding.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { type EmbeddingSpaceName, sameSpace } from '@platform/embeddings/embedder.js';
import { Embedders } from '@platform/embeddings/embedders.js';
import { EmbeddingSpacesRepository } from './embedding-spaces.repository.js';
import { PassageIndex } from './passage-index.js';
import { recordsToReembed } from './records-to-reembed.query.js';
import { reembedProgress } from './reembed-progress.query.js';
import { SwitchSpace } from './switch-space.js';

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
    if (space.dimensions === 0) throw new RecollectError('unavailable', 'The embedder cannot be reached now.');
    return space;
  }
}

/** All users share the reading space. A key that sees only a part would switch it when that part is filled. */
function demandWholeTenant(scope: Scope): void {
  if (scope.allUsers && scope.agent === null && scope.project === null) return;
  throw new RecollectError('forbidden', 'A bound key cannot re-embed the tenant.');
}

function nameOf({ provider, model, dimensions }: EmbeddingSpaceName): EmbeddingSpaceName {
  return { provider, model, dimensions };
}
