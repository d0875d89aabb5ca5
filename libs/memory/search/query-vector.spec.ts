import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import { EmbeddingCache } from './query-vector.js';

const space = { provider: 'openai', model: 'm', dimensions: 2 };
const vector = (n: number) => Float32Array.of(n, 1);

describe('EmbeddingCache', () => {
  it('returns the vector of a text only for the same text, space and asker', () => {
    const cache = new EmbeddingCache();
    cache.set('ada', space, 'a', vector(1));
    expect(cache.get('ada', space, 'a')).toEqual(vector(1));
    expect(cache.get('ada', space, 'b')).toBeUndefined();
    expect(cache.get('bob', space, 'a')).toBeUndefined();
    expect(cache.get('ada', { ...space, model: 'n' }, 'a')).toBeUndefined();
    expect(cache.get('ada', { ...space, dimensions: 3 }, 'a')).toBeUndefined();
    expect(cache.get('ada', { ...space, provider: 'bundled' }, 'a')).toBeUndefined();
  });

  it('drops the least recently used', () => {
    const cache = new EmbeddingCache(2);
    cache.set('ada', space, 'a', vector(1));
    cache.set('ada', space, 'b', vector(2));
    cache.get('ada', space, 'a');
    cache.set('ada', space, 'c', vector(3));
    expect(cache.size).toBe(2);
    expect(cache.get('ada', space, 'b')).toBeUndefined();
    expect(cache.get('ada', space, 'a')).toEqual(vector(1));
  });

  it('removes the entries of one asker, and of nobody else', () => {
    const cache = new EmbeddingCache();
    for (const asker of ['ada', 'bob']) cache.set(asker, space, 'a', vector(1));
    cache.forget((asker) => asker === 'ada');
    expect(cache.get('ada', space, 'a')).toBeUndefined();
    expect(cache.get('bob', space, 'a')).toEqual(vector(1));
  });

  it('keeps nothing longer than allowed, even if it is not used', async () => {
    const cache = new EmbeddingCache(10, 20);
    cache.set('ada', space, 'a', vector(1));
    for (let n = 0; n < 6; n += 1) {
      await sleep(10);
      cache.get('ada', space, 'a');
    }
    expect(cache.get('ada', space, 'a')).toBeUndefined();
    expect(cache.size).toBe(0);
  });

  it('is not affected when a caller changes a vector', () => {
    const cache = new EmbeddingCache();
    const given = vector(1);
    cache.set('ada', space, 'a', given);
    given[0] = 9;
    cache.get('ada', space, 'a')?.fill(9);
    expect(cache.get('ada', space, 'a')).toEqual(vector(1));
  });

  it('keeps no text in memory', () => {
    const cache = new EmbeddingCache();
    cache.set('ada', space, 'the private diary', vector(1));
    expect(inspect([...cache['vectors']])).not.toContain('diary');
  });
});
