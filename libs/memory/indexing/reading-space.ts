import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import type { Embedder } from '@platform/embeddings/embedder.js';
import { Embedders } from '@platform/embeddings/embedders.js';
import { EmbeddingSpacesRepository } from './embedding-spaces.repository.js';

/**
 * The model for a tenant's searches: the one to whose space a re-embed has switched, if it is configured here, else EMBEDDING_*.
 * Without a second model nothing is looked up.
 */
@Injectable()
export class ReadingSpace {
  constructor(
    private readonly database: Database,
    private readonly embedders: Embedders,
    private readonly spaces: EmbeddingSpacesRepository,
  ) {}

  async embedderFor(scope: Scope): Promise<Embedder> {
    const { current, next } = this.embedders;
    if (!next) return current;
    const active = await this.database.withScope(scope, (tx) => this.spaces.active(tx, scope.tenantId), {
      readOnly: true,
    });
    return (active && this.embedders.bySpace(active)) ?? current;
  }
}
