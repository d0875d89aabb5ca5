import type { EmbeddingPurpose } from '../embedder.js';
import { ModelThreads, planBatches, QueryFirstGate } from './model-threads.js';

const LIMITS = { texts: 16, padded: 800, costly: 520 };
const texts = (...lengths: number[]) => lengths.map((length) => 'x'.repeat(length));

it('puts every text into one batch', () => {
  const lengths = Array.from({ length: 100 }, (_, i) => (i * 37) % 900);
  const flat = planBatches(texts(...lengths), LIMITS).flat();
  expect(flat.sort((a, b) => a - b)).toEqual([...lengths.keys()]);
});

it('never creates a batch of more than 16', () => {
  expect(planBatches(texts(...new Array<number>(40).fill(5)), LIMITS).map((batch) => batch.length)).toEqual([
    16, 16, 8,
  ]);
});

it('never creates a batch of more than 800 characters, counting each text as long as the longest', () => {
  expect(planBatches(texts(400, 10, 400, 10, 400), LIMITS)).toEqual([[1, 3], [0, 2], [4]]);
});

it('gives a text that is too long by itself its own batch', () => {
  expect(planBatches(texts(5_000, 5_000), LIMITS)).toEqual([[0], [1]]);
});

it('creates no batch without texts', () => {
  expect(planBatches([], LIMITS)).toEqual([]);
});

const asked = (purpose: EmbeddingPurpose, call: object = {}) => ({ purpose, call });

function deferred() {
  let finish = (): void => undefined;
  const promise = new Promise<void>((resolve) => (finish = resolve));
  return { promise, finish };
}

it('lets through as many as there are slots, and no more', async () => {
  const gate = new QueryFirstGate(2);
  let inside = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++inside);
    await new Promise((turn) => setTimeout(turn, 2));
    inside--;
  };
  await Promise.all(Array.from({ length: 9 }, () => gate.through(asked('document'), undefined, work)));
  expect(most).toBe(2);
});

it('gives a free slot to the oldest query, then to the oldest document', async () => {
  const gate = new QueryFirstGate(1);
  const { promise, finish } = deferred();
  const order: string[] = [];
  const enter = (purpose: 'query' | 'document', name: string) =>
    gate.through(asked(purpose), undefined, async () => void order.push(name));
  const all = [gate.through(asked('document'), undefined, () => promise)];
  all.push(enter('document', 'd1'), enter('document', 'd2'), enter('query', 'q1'), enter('query', 'q2'));
  finish();
  await Promise.all(all);
  expect(order).toEqual(['q1', 'q2', 'd1', 'd2']);
});

it('frees the slot of work that failed', async () => {
  const gate = new QueryFirstGate(1);
  await expect(gate.through(asked('query'), undefined, () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  expect(await gate.through(asked('query'), undefined, async () => 'done')).toBe('done');
});

it('never starts work whose caller gave up while it waited', async () => {
  const gate = new QueryFirstGate(1);
  const { promise, finish } = deferred();
  const caller = new AbortController();
  const first = gate.through(asked('query'), undefined, () => promise);
  const begun: string[] = [];
  const left = gate.through(asked('query'), caller.signal, async () => void begun.push('left'));
  const stayed = gate.through(asked('query'), undefined, async () => void begun.push('stayed'));
  caller.abort(new Error('deadline'));
  finish();
  await expect(left).rejects.toThrow('deadline');
  await Promise.all([first, stayed]);
  expect(begun).toEqual(['stayed']);
});

it('lets calls take turns piece by piece, so that a short one does not wait for all of a long one', async () => {
  const gate = new QueryFirstGate(1);
  const { promise, finish } = deferred();
  const order: string[] = [];
  const [long, short, other] = [{}, {}, {}];
  const enter = (call: object, name: string) =>
    gate.through(asked('document', call), undefined, async () => void order.push(name));
  const all = [gate.through(asked('document'), undefined, () => promise)];
  for (const name of ['l1', 'l2', 'l3', 'l4']) all.push(enter(long, name));
  all.push(enter(short, 's1'), enter(other, 'o1'), enter(other, 'o2'));
  finish();
  await Promise.all(all);
  expect(order).toEqual(['l1', 's1', 'o1', 'l2', 'o2', 'l3', 'l4']);
});

it('reports a thread that dies in a call as unavailable, and replaces it', async () => {
  const model = new ModelThreads({
    name: 'The model',
    worker: new URL('./testing/mortal.worker.mjs', import.meta.url),
    threads: 1,
    batches: LIMITS,
  });
  await model.start();
  const [before] = model.threadIds;
  await expect(model.embed(['tea', 'die'], 'document', undefined)).rejects.toMatchObject({ kind: 'unavailable' });
  expect(await model.embed(['tea'], 'document', undefined)).toEqual([Float32Array.of(0, 1)]);
  expect(model.threadIds).not.toContain(before);
  await model.close();
});
