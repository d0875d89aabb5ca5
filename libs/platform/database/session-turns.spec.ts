import { setImmediate as turn } from 'node:timers/promises';
import { SessionTurns } from './session-turns.js';

/**
 * Requests all turns at once, in this order. Each ends as soon as the earlier ones have.
 * @returns the order of starts
 */
async function orderOf(kinds: readonly ('read' | 'write')[]): Promise<string[]> {
  const turns = new SessionTurns();
  const began: string[] = [];
  await Promise.all(
    kinds.map(async (kind, i) => {
      const end = await turns.take(kind);
      began.push(`${kind} ${i}`);
      await turn();
      end();
    }),
  );
  return began;
}

it('lets reads go before earlier writes', async () => {
  expect(await orderOf(['write', 'write', 'write', 'write', 'read', 'read'])).toEqual([
    'write 0', 'write 1', 'read 4', 'read 5', 'write 2', 'write 3',
  ]); // prettier-ignore
});

it('keeps the order of reads, and of writes', async () => {
  expect(await orderOf(['read', 'read', 'read', 'read'])).toEqual(['read 0', 'read 1', 'read 2', 'read 3']);
  expect(await orderOf(['write', 'write', 'write'])).toEqual(['write 0', 'write 1', 'write 2']);
});

it('lets writes proceed among any number of reads', async () => {
  const order = await orderOf(['read', 'write', ...Array.from({ length: 40 }, () => 'read' as const)]);
  expect(order.indexOf('write 1')).toBeLessThan(10);
  const late = await orderOf(['write', 'write', 'write', ...Array.from({ length: 40 }, () => 'read' as const)]);
  expect(late.indexOf('write 2')).toBe(10);
});

it('lets at most two in at a time', async () => {
  const turns = new SessionTurns();
  let inside = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 20 }, async (_, i) => {
      const end = await turns.take(i % 2 ? 'read' : 'write');
      most = Math.max(most, (inside += 1));
      await turn();
      inside -= 1;
      end();
    }),
  );
  expect([most, inside]).toEqual([2, 0]);
});
