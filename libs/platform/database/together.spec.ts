import { setTimeout as sleep } from 'node:timers/promises';
import { together } from './together.js';

const after = async <T>(ms: number, value: T): Promise<T> => {
  await sleep(ms);
  return value;
};
const failsAfter = async (ms: number, message: string): Promise<never> => {
  await sleep(ms);
  throw new Error(message);
};

it('returns each result in its place', async () => {
  expect(await together(after(10, 'slow'), after(0, 2))).toEqual(['slow', 2]);
});

it('waits for every piece before it fails, so that none sends a statement after a rollback', async () => {
  let ended = false;
  const slow = after(30, 'done').then(() => void (ended = true));
  await expect(together(failsAfter(0, 'broken'), slow)).rejects.toThrow('broken');
  expect(ended).toBe(true);
});

it('throws the first error, which is the cause of the others', async () => {
  await expect(together(failsAfter(20, 'the transaction is aborted'), failsAfter(0, 'the id exists'))).rejects.toThrow(
    'the id exists',
  );
});
