import type { Item } from '../item.js';
import { Lanes, type Waiting } from './lanes.js';
import { Ledger } from './ledger.js';
import type { Outcome } from './outcome.js';

const message = (id: string, agent: string): Item => ({ kind: 'message', place: { file: 'f' }, agent, message: { id, role: 'user', content: id } }); // prettier-ignore
const outcome: Outcome = { kind: 'message', status: 'created' };

it('keeps the order of a history, runs several histories concurrently, and no more than requested', async () => {
  const ended: number[] = [];
  let running = 0;
  let most = 0;
  const lanes = new Lanes({
    batchSize: 3,
    concurrency: 2,
    async send(batch: readonly Waiting[]) {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, Number(batch[0]?.ordinal) % 3));
      running -= 1;
      ended.push(...batch.map(({ ordinal }) => ordinal));
    },
  });
  for (let n = 1; n <= 60; n += 1) await lanes.add(n, message(`m${n}`, `agent ${n % 4}`));
  await lanes.drain();
  expect([ended.length, most]).toEqual([60, 2]);
  for (const agent of [0, 1, 2, 3]) {
    const own = ended.filter((n) => n % 4 === agent);
    expect(own).toEqual([...own].sort((a, b) => a - b));
  }
});

it('keeps only histories with items waiting or being sent', async () => {
  const send = () => new Promise<void>((resolve) => setImmediate(resolve));
  const lanes = new Lanes({ batchSize: 100, concurrency: 4, send });
  let most = 0;
  for (let n = 1; n <= 9_000; n += 1) {
    await lanes.add(n, message(`m${n}`, `agent ${n}`));
    most = Math.max(most, lanes.size);
  }
  // 4,000 items may wait, and four are sent.
  expect(most).toBeLessThanOrEqual(4_005);
  await lanes.drain();
  expect(lanes.size).toBe(0);
});

it('an item that cannot be sent ends it, and nothing is sent after that', async () => {
  const sent: number[] = [];
  const lanes = new Lanes({
    batchSize: 1,
    concurrency: 1,
    send: (batch) => {
      sent.push(batch[0]?.ordinal ?? 0);
      return Promise.reject(new Error('gone'));
    },
  });
  await lanes.add(1, message('a', 'x'));
  await expect(lanes.add(2, message('b', 'x')).then(() => lanes.drain())).rejects.toThrow('gone');
  await lanes.settle();
  expect(sent).toEqual([1]);
});

it('records only gapless progress, whatever the order in which batches end', () => {
  const ledger = new Ledger();
  for (const ordinal of [3, 2, 5]) ledger.settle(ordinal, outcome);
  expect(ledger.settled.done).toBe(0);
  ledger.settle(1, outcome);
  expect([ledger.settled.done, ledger.settled.counts.message.created]).toEqual([3, 3]);
  const further = new Ledger(ledger.settled);
  for (const ordinal of [4, 5]) further.settle(ordinal, outcome);
  expect([further.settled.done, further.settled.counts.message.created, ledger.settled.done]).toEqual([5, 5, 3]);
});
