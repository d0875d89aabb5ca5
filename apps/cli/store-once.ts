import { randomUUID } from 'node:crypto';
import type { Recollect, RecordInput } from '../../packages/client/src/recollect.js';
import type { Patience } from '../../packages/importers/src/importers.js';

/**
 * Every try sends the same Idempotency-Key: a server that refuses the second one for a moment may have stored the
 * first, whose response was lost.
 */
export async function storeOnce(
  client: Recollect,
  batch: readonly RecordInput[],
  signal: AbortSignal,
  patience: Patience,
): ReturnType<Recollect['records']['storeBatch']> {
  const options = { signal, retryRateLimits: false, idempotencyKey: randomUUID() };
  for (;;) {
    try {
      return await client.records.storeBatch(batch, options);
    } catch (error) {
      await patience.wait(error, signal);
    }
  }
}
