import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { activeTimeout } from '@kernel/active-timeout.js';
import type { Scope } from '@kernel/scope.js';
import { ReadingSpace } from '@memory/indexing/reading-space.js';
import { EmbeddingError, type EmbeddingSpaceName } from '@platform/embeddings/embedder.js';

interface Entry {
  readonly asker: string;
  readonly vector: Float32Array;
  /** By the monotonic clock, in milliseconds. */
  readonly since: number;
}

/** A query is usually repeated within minutes or not at all. */
const MAX_AGE_MS = 15 * 60_000;

/**
 * The vectors of the last `capacity` different queries, across all spaces and askers. Evicts the least recently used.
 * Keys are hashes, so no text stays in memory. Each asker has separate entries: response times reveal nothing about the
 * queries of others, and erasing an asker removes their entries. Entries that nobody removes expire by age.
 */
export class EmbeddingCache {
  private readonly vectors = new Map<string, Entry>();
  private sweeping: NodeJS.Timeout | undefined;

  /**
   * @param capacity number of vectors; 2,048 of 1,536 dimensions take 12 MB
   * @param maxAgeMs an entry is gone after at most twice this time, however often it is used
   */
  constructor(
    private readonly capacity = 2_048,
    private readonly maxAgeMs = MAX_AGE_MS,
  ) {}

  get size(): number {
    return this.vectors.size;
  }

  get(asker: string, space: EmbeddingSpaceName, text: string): Float32Array | undefined {
    const key = keyOf(asker, space, text);
    const found = this.vectors.get(key);
    if (!found || performance.now() - found.since > this.maxAgeMs) return undefined;
    this.vectors.delete(key);
    this.vectors.set(key, found);
    return found.vector.slice();
  }

  set(asker: string, space: EmbeddingSpaceName, text: string, vector: Float32Array): void {
    const key = keyOf(asker, space, text);
    this.vectors.delete(key);
    this.vectors.set(key, { asker, vector: vector.slice(), since: performance.now() });
    this.sweepLater();
    for (const oldest of this.vectors.keys()) {
      if (this.vectors.size <= this.capacity) return;
      this.vectors.delete(oldest);
    }
  }

  /** Removes all entries of these askers. */
  forget(isTheirs: (asker: string) => boolean): void {
    for (const [key, entry] of this.vectors) if (isTheirs(entry.asker)) this.vectors.delete(key);
  }

  private sweepLater(): void {
    this.sweeping ??= setTimeout(() => {
      this.sweeping = undefined;
      const now = performance.now();
      for (const [key, { since }] of this.vectors) if (now - since > this.maxAgeMs) this.vectors.delete(key);
      if (this.vectors.size > 0) this.sweepLater();
    }, this.maxAgeMs).unref();
  }
}

function keyOf(asker: string, space: EmbeddingSpaceName, text: string): string {
  const hash = createHash('sha256').update(text).digest('base64');
  return JSON.stringify([asker, space.provider, space.model, space.dimensions, hash]);
}

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

  /** The vector of a text that the same asker had embedded as a query within the last minutes. Calls no model. */
  known(scope: Scope, space: EmbeddingSpaceName, text: string): Float32Array | undefined {
    return this.cache.get(askerOf(scope), space, text);
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
