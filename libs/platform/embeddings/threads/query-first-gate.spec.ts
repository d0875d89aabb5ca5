import { QueryFirstGate } from './query-first-gate.js';

function deferred() {
  let finish = (): void => undefined;
  const promise = new Promise<void>((resolve) => (finish = resolve));
  return { promise, finish };
}

it('lets no more through than there are slots, and uses all of them', async () => {
  const gate = new QueryFirstGate(2);
  let inside = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++inside);
    await new Promise((turn) => setTimeout(turn, 2));
    inside--;
  };
  await Promise.all(Array.from({ length: 9 }, () => gate.through('document', undefined, work)));
  expect(most).toBe(2);
});

it('gives a free slot to the oldest query, then to the oldest document', async () => {
  const gate = new QueryFirstGate(1);
  const { promise, finish } = deferred();
  const order: string[] = [];
  const enter = (purpose: 'query' | 'document', name: string) =>
    gate.through(purpose, undefined, async () => void order.push(name));
  const all = [gate.through('document', undefined, () => promise)];
  all.push(enter('document', 'd1'), enter('document', 'd2'), enter('query', 'q1'), enter('query', 'q2'));
  finish();
  await Promise.all(all);
  expect(order).toEqual(['q1', 'q2', 'd1', 'd2']);
});

it('frees the slot of work that failed', async () => {
  const gate = new QueryFirstGate(1);
  await expect(gate.through('query', undefined, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await gate.through('query', undefined, async () => 'done')).toBe('done');
});

it('never begins work whose caller left while it waited', async () => {
  const gate = new QueryFirstGate(1);
  const { promise, finish } = deferred();
  const caller = new AbortController();
  const first = gate.through('query', undefined, () => promise);
  const begun: string[] = [];
  const left = gate.through('query', caller.signal, async () => void begun.push('left'));
  const stayed = gate.through('query', undefined, async () => void begun.push('stayed'));
  caller.abort(new Error('deadline'));
  finish();
  await expect(left).rejects.toThrow('deadline');
  await Promise.all([first, stayed]);
  expect(begun).toEqual(['stayed']);
});
