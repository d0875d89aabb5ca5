import type { Scope } from '@kernel/scope.js';
import { ReadingSpace } from '@memory/indexing/reading-space.js';
import { Injectable } from '@nestjs/common';
import { type EmbeddingSpaceName, EmbeddingError } from '@platform/embeddings/embedder.js';

export interface EmbeddedQuery {
  readonly space: EmbeddingSpaceName;
  readonly vector: Float32Array;
}

/** How long a search waits for its query's vector before it goes on with words alone, in milliseconds. */
const PATIENCE_MS = 3_000;

/** The vector of a query. When the model cannot be asked, the search is degraded and not refused. */
@Injectable()
export class QueryVector {
  constructor(private readonly readingSpace: ReadingSpace) {}

  async embed(scope: Scope, query: string): Promise<{ query: EmbeddedQuery | null; degraded: boolean }> {
    const embedder = await this.readingSpace.embedderFor(scope);
    const signal = AbortSignal.timeout(PATIENCE_MS);
    try {
      const [vector] = await embedder.embed([query], 'query', signal);
      return vector ? { query: { space: embedder.space, vector }, degraded: false } : { query: null, degraded: true };
    } catch (error) {
      if (error instanceof EmbeddingError || signal.aborted) return { query: null, degraded: true };
      throw error;
    }
  }
}
