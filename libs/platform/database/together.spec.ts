import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
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

const refused = async (ms: number, code: string): Promise<never> => {
  await sleep(ms);
  throw Object.assign(new pg.DatabaseError('refused', 7, 'error'), { code });
};

it('throws the first error', async () => {
  await expect(together(refused(20, '23503'), refused(0, '23505'))).rejects.toMatchObject({ code: '23505' });
});

it('throws what failed the transaction, also if a statement that was refused because of it ends first', async () => {
  const nested = together(refused(0, '40P01'), after(30, 'done'));
  await expect(together(nested, refused(10, '25P02'))).rejects.toMatchObject({ code: '40P01' });
  await expect(together(refused(0, '25P02'))).rejects.toMatchObject({ code: '25P02' });
});
