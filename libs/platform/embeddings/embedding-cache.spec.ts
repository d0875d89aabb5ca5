import { inspect } from 'node:util';
import type { Embedder, EmbeddingPurpose } from './embedder.js';
import { CachedQueries, EmbeddingCache } from './embedding-cache.js';

const space = { provider: 'openai', model: 'm', dimensions: 2 };
const vector = (n: number) => Float32Array.of(n, 1);

/** An embedder that counts: each text becomes [its length, 1]. */
class Counting implements Embedder {
  readonly space = space;
  readonly asked: string[] = [];
  async start() {}
  async close() {}
  async embed(texts: readonly string[], _purpose: EmbeddingPurpose) {
    this.asked.push(...texts);
    return texts.map((text) => vector(text.length));
  }
}

describe('EmbeddingCache', () => {
  it('answers the vector of the same text in the same space only', () => {
    const cache = new EmbeddingCache();
    cache.set(space, 'a', vector(1));
    expect(cache.get(space, 'a')).toEqual(vector(1));
    expect(cache.get(space, 'b')).toBeUndefined();
    expect(cache.get({ ...space, model: 'n' }, 'a')).toBeUndefined();
    expect(cache.get({ ...space, dimensions: 3 }, 'a')).toBeUndefined();
    expect(cache.get({ ...space, provider: 'bundled' }, 'a')).toBeUndefined();
  });

  it('drops the least recently used', () => {
    const cache = new EmbeddingCache(2);
    cache.set(space, 'a', vector(1));
    cache.set(space, 'b', vector(2));
    cache.get(space, 'a');
    cache.set(space, 'c', vector(3));
    expect(cache.size).toBe(2);
    expect(cache.get(space, 'b')).toBeUndefined();
    expect(cache.get(space, 'a')).toEqual(vector(1));
  });

  it('is not changed by what a caller does to a vector', () => {
    const cache = new EmbeddingCache();
    const given = vector(1);
    cache.set(space, 'a', given);
    given[0] = 9;
    cache.get(space, 'a')?.fill(9);
    expect(cache.get(space, 'a')).toEqual(vector(1));
  });
});

describe('CachedQueries', () => {
  it('asks for each query once and answers in order, repeated texts too', async () => {
    const inner = new Counting();
    const cached = new CachedQueries(inner, new EmbeddingCache());
    await cached.embed(['aa'], 'query');
    expect(await cached.embed(['b', 'aa', 'b', 'ccc'], 'query')).toEqual([1, 2, 1, 3].map(vector));
    expect(inner.asked).toEqual(['aa', 'b', 'ccc']);
  });

  it('neither keeps documents nor answers them from what it kept', async () => {
    const inner = new Counting();
    const cached = new CachedQueries(inner, new EmbeddingCache());
    await cached.embed(['a'], 'document');
    await cached.embed(['a'], 'query');
    await cached.embed(['a'], 'document');
    expect(inner.asked).toEqual(['a', 'a', 'a']);
  });

  it('keeps no text in memory', () => {
    const cache = new EmbeddingCache();
    cache.set(space, 'the private diary', vector(1));
    expect(inspect([...cache['vectors']])).not.toContain('diary');
  });
});
