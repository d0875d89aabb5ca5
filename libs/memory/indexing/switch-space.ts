import { everybodyOf } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { type EmbeddingSpaceName, sameSpace } from '@platform/embeddings/embedder.js';
import { EmbeddingSpacesRepository } from './embedding-spaces.repository.js';
import { isFilled } from './reembed-progress.query.js';

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
