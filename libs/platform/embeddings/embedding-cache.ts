import { createHash } from 'node:crypto';
import type { EmbeddingSpaceName } from './embedder.js';

/**
 * The vectors of the last `capacity` different queries, of all spaces and askers together. Least recently used goes first.
 * Keys are hashes, so no text stays in memory. Every asker has entries of their own: how fast an answer comes tells nobody
 * what others have asked, and an asker who is erased takes theirs along.
 */
export class EmbeddingCache {
  private readonly vectors = new Map<string, { readonly asker: string; readonly vector: Float32Array }>();

  /** @param capacity vectors; 2,048 of 1,536 dimensions are 12 MB */
  constructor(private readonly capacity = 2_048) {}

  get size(): number {
    return this.vectors.size;
  }

  get(asker: string, space: EmbeddingSpaceName, text: string): Float32Array | undefined {
    const key = keyOf(asker, space, text);
    const found = this.vectors.get(key);
    if (!found) return undefined;
    this.vectors.delete(key);
    this.vectors.set(key, found);
    return found.vector.slice();
  }

  set(asker: string, space: EmbeddingSpaceName, text: string, vector: Float32Array): void {
    const key = keyOf(asker, space, text);
    this.vectors.delete(key);
    this.vectors.set(key, { asker, vector: vector.slice() });
    for (const oldest of this.vectors.keys()) {
      if (this.vectors.size <= this.capacity) return;
      this.vectors.delete(oldest);
    }
  }

  /** Everything of this asker. */
  forget(asker: string): void {
    for (const [key, entry] of this.vectors) if (entry.asker === asker) this.vectors.delete(key);
  }
}

function keyOf(asker: string, space: EmbeddingSpaceName, text: string): string {
  const hash = createHash('sha256').update(text).digest('base64');
  return JSON.stringify([asker, space.provider, space.model, space.dimensions, hash]);
}
