import { activeTimeout } from '@kernel/active-timeout.js';
import type { Scope } from '@kernel/scope.js';
import { ReadingSpace } from '@memory/indexing/reading-space.js';
import { Injectable } from '@nestjs/common';
import { type EmbeddingSpaceName, EmbeddingError } from '@platform/embeddings/embedder.js';
import { EmbeddingCache } from '@platform/embeddings/embedding-cache.js';

export interface EmbeddedQuery {
  readonly space: EmbeddingSpaceName;
  readonly vector: Float32Array;
}

/** Maximum wait for the query's vector, in milliseconds of running time. After that the search uses words alone. */
const TIMEOUT_MS = 3_000;

/**
 * The vector of a query. If the model is unavailable, the search is degraded but does not fail. Recent queries are cached in memory,
 * per user.
 */
@Injectable()
export class QueryVector {
  private readonly cache = new EmbeddingCache();

  constructor(private readonly readingSpace: ReadingSpace) {}

  async embed(scope: Scope, query: string): Promise<{ query: EmbeddedQuery | null; degraded: boolean }> {
    const embedder = await this.readingSpace.embedderFor(scope);
    const asker = askerOf(scope);
    const known = this.cache.get(asker, embedder.space, query);
    if (known) return { query: { space: embedder.space, vector: known }, degraded: false };
    const { signal, end } = activeTimeout(TIMEOUT_MS);
    try {
      const [vector] = await embedder.embed([query], 'query', signal);
      if (!vector) return { query: null, degraded: true };
      this.cache.set(asker, embedder.space, query, vector);
      return { query: { space: embedder.space, vector }, degraded: false };
    } catch (error) {
      if (error instanceof EmbeddingError || signal.aborted) return { query: null, degraded: true };
      throw error;
    } finally {
      end();
    }
  }

  /** Drops the cached queries of an erased user, or of all users of a tenant. */
  forget(tenantId: string, userId: string | 'everybody'): void {
    const beginning = askerOf({ tenantId, userId: null }).replace('null]', '');
    const own = askerOf({ tenantId, userId });
    this.cache.forget((asker) => (userId === 'everybody' ? asker.startsWith(beginning) : asker === own));
  }
}

function askerOf({ tenantId, userId }: Pick<Scope, 'tenantId' | 'userId'>): string {
  return JSON.stringify([tenantId, userId]);
}
