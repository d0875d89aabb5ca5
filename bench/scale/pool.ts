import { turn } from '../load/conversation.js';
import type { RecollectClient } from '../support/client.js';
import { waitForEmbeddings } from '../support/ingest.js';

export const POOL_USER = 'pool';
/** Real vectors made by the server, to distribute among the filled records. */
const POOL = 1_000;
const AT_ONCE = 250;

export async function storePool(client: RecollectClient): Promise<void> {
  for (let from = 0; from < POOL; from += AT_ONCE) {
    await client.storeBatch(
      POOL_USER,
      Array.from({ length: AT_ONCE }, (_, n) => turn(99, from + n)),
    );
  }
  await waitForEmbeddings(client, POOL_USER, () => undefined);
}
