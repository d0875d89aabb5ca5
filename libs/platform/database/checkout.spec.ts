import type { PoolClient } from 'pg';
import { commit } from './checkout.js';
import { type RequestPositions, withPositions } from './positions.js';

/** A client whose commits end at this position. */
function clientAt(position: string): PoolClient {
  const query = async (text: string) => ({ command: text.toUpperCase(), rows: [{ position }] });
  return { query, connection: { stream: { cork: () => undefined, uncork: () => undefined } } } as unknown as PoolClient;
}

const TELLING = { plans: null, tellsPosition: true };

it('a request keeps the latest position that its commits have reached', async () => {
  const positions: RequestPositions = { after: null, told: true, reached: null };
  await withPositions(positions, async () => {
    await commit(clientAt('0/200'), [], TELLING);
    await commit(clientAt('0/100'), [], TELLING);
    expect(positions.reached).toBe(0x200n);
    await commit(clientAt('1/0'), [], TELLING);
    expect(positions.reached).toBe(0x1_0000_0000n);
  });
});
