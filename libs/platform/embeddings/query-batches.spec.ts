import { setTimeout as sleep } from 'node:timers/promises';
import { type Embedder, EmbeddingError, type EmbeddingPurpose } from './embedder.js';
import { BatchedQueries } from './query-batches.js';

/** The vector of a text is [its length]. The text `bad` makes its whole call fail. */
class Recording implements Embedder {
  readonly space = { provider: 'openai', model: 'm', dimensions: 1 };
  readonly calls: (readonly string[])[] = [];
  failure: EmbeddingError | undefined;
  async start() {}
  async close() {}
  readonly signals: (AbortSignal | undefined)[] = [];
  async embed(texts: readonly string[], _purpose: EmbeddingPurpose, signal?: AbortSignal) {
    this.calls.push(texts);
    this.signals.push(signal);
    await sleep(5);
    if (this.failure) throw this.failure;
    if (texts.includes('bad')) throw new EmbeddingError('rejected', 'no');
    return texts.map((text) => Float32Array.of(text.length));
  }
}

const batched = () => {
  const inner = new Recording();
  return { inner, queries: new BatchedQueries(inner) };
};
const lengths = (vectors: readonly (readonly Float32Array[])[]) => vectors.map(([vector]) => vector?.[0]);

describe('queries that arrive together', () => {
  it('are sent as one call, each text once, and each gets its own vector', async () => {
    const { inner, queries } = batched();
    const vectors = await Promise.all(['aa', 'b', 'aa', 'cccc'].map((text) => queries.embed([text], 'query')));
    expect(lengths(vectors)).toEqual([2, 1, 2, 4]);
    expect(inner.calls).toEqual([['aa', 'b', 'cccc']]);
    vectors[0]![0]!.fill(9);
    expect(vectors[2]![0]![0]).toBe(2);
  });

  it('are at most sixteen per call', async () => {
    const { inner, queries } = batched();
    await Promise.all(Array.from({ length: 40 }, (_, i) => queries.embed([`q${i}`], 'query')));
    expect(inner.calls.map(({ length }) => length)).toEqual([16, 16, 8]);
  });

  it('do not fail because one is rejected, and all fail if the model is down', async () => {
    const { inner, queries } = batched();
    const settled = await Promise.allSettled(['a', 'bad', 'ccc'].map((text) => queries.embed([text], 'query')));
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    inner.failure = new EmbeddingError('unavailable', 'down');
    const down = await Promise.allSettled(['a', 'b'].map((text) => queries.embed([text], 'query')));
    expect(down.map((one) => (one as PromiseRejectedResult).reason as unknown)).toEqual([inner.failure, inner.failure]);
    expect(inner.calls).toHaveLength(5);
  });

  it('continue if one of their callers gives up', async () => {
    const { queries } = batched();
    const impatient = new AbortController();
    const [given, kept] = [queries.embed(['a'], 'query', impatient.signal), queries.embed(['bb'], 'query')];
    impatient.abort(new Error('enough'));
    await expect(given).rejects.toThrow('enough');
    expect(lengths([await kept])).toEqual([2]);
  });

  it('are cancelled when nobody waits for them any more', async () => {
    const { inner, queries } = batched();
    const [one, other] = [new AbortController(), new AbortController()];
    const given = [queries.embed(['a'], 'query', one.signal), queries.embed(['b'], 'query', other.signal)];
    await sleep(4);
    one.abort(new Error('enough'));
    expect(inner.signals[0]?.aborted).toBe(false);
    other.abort(new Error('enough'));
    expect(inner.signals[0]?.aborted).toBe(true);
    const settled = await Promise.allSettled(given);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);

    const before = queries.embed(['c'], 'query', AbortSignal.timeout(1));
    await expect(before).rejects.toThrow();
    await sleep(8);
    expect(inner.calls.flat()).not.toContain('c');
  });
});

it('documents are passed on unchanged', async () => {
  const { inner, queries } = batched();
  await Promise.all([queries.embed(['a', 'b'], 'document'), queries.embed(['c'], 'document')]);
  expect(inner.calls).toEqual([['a', 'b'], ['c']]);
});
