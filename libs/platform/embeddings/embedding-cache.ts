import { createHash } from 'node:crypto';
import type { Embedder, EmbeddingPurpose, EmbeddingSpaceName } from './embedder.js';

/**
 * The vectors of the last `capacity` different queries, of all spaces together. Least recently used goes first.
 * Keys are hashes, so no text stays in memory; nothing here says who asked.
 */
export class EmbeddingCache {
  private readonly vectors = new Map<string, Float32Array>();

  /** @param capacity vectors; 512 of 1,536 dimensions are 3 MB */
  constructor(private readonly capacity = 512) {}

  get size(): number {
    return this.vectors.size;
  }

  get(space: EmbeddingSpaceName, text: string): Float32Array | undefined {
    const key = keyOf(space, text);
    const vector = this.vectors.get(key);
    if (!vector) return undefined;
    this.vectors.delete(key);
    this.vectors.set(key, vector);
    return vector.slice();
  }

  set(space: EmbeddingSpaceName, text: string, vector: Float32Array): void {
    const key = keyOf(space, text);
    this.vectors.delete(key);
    this.vectors.set(key, vector.slice());
    for (const oldest of this.vectors.keys()) {
      if (this.vectors.size <= this.capacity) return;
      this.vectors.delete(oldest);
    }
  }
}

function keyOf(space: EmbeddingSpaceName, text: string): string {
  const hash = createHash('sha256').update(text).digest('base64');
  return JSON.stringify([space.provider, space.model, space.dimensions, hash]);
}

/** An embedder that remembers queries. Documents are embedded once and would only push queries out. */
export class CachedQueries implements Embedder {
  constructor(
    private readonly embedder: Embedder,
    private readonly cache: EmbeddingCache,
  ) {}

  get space(): EmbeddingSpaceName {
    return this.embedder.space;
  }

  start(): Promise<void> {
    return this.embedder.start();
  }

  close(): Promise<void> {
    return this.embedder.close();
  }

  async embed(texts: readonly string[], purpose: EmbeddingPurpose, signal?: AbortSignal): Promise<Float32Array[]> {
    signal?.throwIfAborted();
    if (purpose === 'document') return this.embedder.embed(texts, purpose, signal);
    const known = new Map(texts.map((text) => [text, this.cache.get(this.space, text)]));
    const unknown = [...known.keys()].filter((text) => !known.get(text));
    if (unknown.length > 0) {
      const vectors = await this.embedder.embed(unknown, purpose, signal);
      vectors.forEach((vector, index) => {
        const text = unknown[index] as string;
        this.cache.set(this.space, text, vector);
        known.set(text, vector);
      });
    }
    return texts.map((text) => known.get(text) as Float32Array);
  }
}
