import type { getReembed, startReembed } from '@contracts/records/embedding.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { RecollectError } from '@kernel/errors.js';
import { type Scope, seesPart } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { holdTenant } from '@platform/database/hold-tenant.js';
import { type EmbeddingSpaceName, sameSpace } from '@platform/embeddings/embedder.js';
import { Embedders } from '@platform/embeddings/embedders.js';
import { EmbeddingSpacesRepository } from './embedding-spaces.repository.js';
import { PassageIndex } from './passage-index.js';
import { passagesToReembed } from './passages-to-reembed.query.js';
import { reembedProgress, SwitchSpace } from './switch-space.js';

/** Passages that a transaction looks at. More than a record has. */
const PASSAGES_AT_ONCE = 10_000;

interface QueuedPage {
  readonly queued: number;
  readonly next: string | null;
}

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
    let queued = 0;
    let from: string | undefined;
    do {
      const page: QueuedPage = await this.database.withScope(scope, (tx) => this.queuePage(tx, scope.tenantId, target, from)); // prettier-ignore
      queued += page.queued;
      from = page.next ?? undefined;
    } while (from !== undefined);
    return this.database.withScope(scope, async (tx) => {
      await holdTenant(tx, scope.tenantId);
      if (queued === 0) await this.switchSpace.runIn(tx, scope.tenantId, target);
      return { ...(await this.progress(tx, scope, target)), queued };
    });
  }

  /** In a transaction of its own: what is queued stays if a later page fails, and the request can be repeated. */
  private async queuePage(
    tx: Tx,
    tenantId: string,
    target: EmbeddingSpaceName,
    from: string | undefined,
  ): Promise<QueuedPage> {
    await holdTenant(tx, tenantId);
    const spaceId = await this.spaces.ensure(tx, tenantId, target);
    const { missing, next } = await passagesToReembed(tx, tenantId, spaceId, { from, size: PASSAGES_AT_ONCE });
    return { queued: (await this.index.requestVectorsOf(tx, missing)).length, next };
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
