import { isFor, lanesOf, Places } from './lanes.js';

const queue = { queue: 'embeddings', jobs: ['embed'], concurrency: 4, perSecond: undefined, comesInBulk: true };
const dispatch = { tenantId: 'a', outboxId: 'b', job: 'embed', dispatch: 1 };

it('gives bulk its own lane that leaves a slot free', () => {
  const lanes = lanesOf(queue);
  expect(lanes.map(({ name, concurrency }) => [name, concurrency])).toEqual([
    ['embeddings', 4],
    ['embeddings-bulk', 3],
  ]);
  expect(lanes.map((lane) => [isFor(lane, dispatch), isFor(lane, { ...dispatch, bulk: true })])).toEqual([
    [true, false],
    [false, true],
  ]);
});

it('has one lane for all if there is one slot, a rate, or no bulk', () => {
  for (const one of [
    { ...queue, concurrency: 1 },
    { ...queue, perSecond: 5 },
    { ...queue, comesInBulk: false },
  ]) {
    const lanes = lanesOf(one);
    expect(lanes.map(({ name, concurrency }) => [name, concurrency])).toEqual([['embeddings', one.concurrency]]);
    expect([dispatch, { ...dispatch, bulk: true }].every((any) => isFor(lanes[0]!, any))).toBe(true);
  }
});

it('runs no more jobs than there are slots, and urgent ones first', async () => {
  const places = new Places(2);
  const [ends, order]: [(() => void)[], string[]] = [[], []];
  const run = (kind: 'urgent' | 'bulk', name: string) =>
    places.within(kind, () => {
      order.push(name);
      return new Promise<void>((end) => ends.push(end));
    });
  const runs = [run('bulk', 'a'), run('bulk', 'b'), run('bulk', 'c'), run('urgent', 'd')];
  await Promise.resolve();
  expect(order).toEqual(['a', 'b']);
  ends.shift()?.();
  await runs[0];
  expect(order).toEqual(['a', 'b', 'd']);
  for (const done of [runs[1], runs[3], runs[2]]) {
    ends.shift()?.();
    await done;
  }
  expect(order).toEqual(['a', 'b', 'd', 'c']);
  await places.within('bulk', () => Promise.resolve());
});

it('gives the next slot to bulk if no bulk is running, however much else waits', async () => {
  const places = new Places(1);
  const order: string[] = [];
  const run = (kind: 'urgent' | 'bulk', name: string) => places.within(kind, async () => void order.push(name));
  await Promise.all([run('urgent', 'a'), run('urgent', 'b'), run('urgent', 'c'), run('bulk', 'd')]);
  expect(order).toEqual(['a', 'd', 'b', 'c']);
});

it('frees a slot when the work in it fails', async () => {
  const places = new Places(1);
  await expect(places.within('urgent', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await places.within('bulk', () => Promise.resolve('next'))).toBe('next');
});

it('gives a slot to bulk again after the bulk that ran has ended', async () => {
  const places = new Places(1);
  const order: string[] = [];
  const run = (kind: 'urgent' | 'bulk', name: string) => places.within(kind, async () => void order.push(name));
  await run('bulk', 'a');
  await Promise.all([run('urgent', 'b'), run('urgent', 'c'), run('bulk', 'd')]);
  expect(order).toEqual(['a', 'b', 'd', 'c']);
});
