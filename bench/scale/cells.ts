import { setTimeout as sleep } from 'node:timers/promises';
import { question, turn } from '../load/conversation.js';
import type { RecollectClient } from '../support/client.js';

/** Cost and loss of a scope whose vectors are divided into cells. */
export interface Cells {
  readonly scope: number;
  /**
   * Seconds from the first write to the first search that uses cells. Other jobs run beside the one that builds them.
   */
  readonly madeAfter: number;
  /** The share of an exact search's first ten results that is among the first ten. */
  readonly ofFirstTen: number;
}

/** Scopes with more records than this get cells by default (`VECTOR_CELLS_ABOVE`). */
export const DEALT_OUT_ABOVE = 50_000;
const COMPARED = 30;
const WRITTEN = 100;
const LOOKED_EVERY_MS = 5_000;
const LONGEST_MS = 3_600_000;

/**
 * Writes some more records, because the service checks sizes while vectors are stored. Waits until searches use the
 * cells, and compares their results with those of an exact search.
 */
export async function dealtOut(client: RecollectClient, user: string, scope: number): Promise<Cells> {
  const begun = performance.now();
  for (let written = 0; ;) {
    // The words may be read in part as well.
    const { approximate } = await client.search(user, { query: question(0), limit: 10, arms: ['vector'] });
    if (approximate) break;
    if (performance.now() - begun > LONGEST_MS) throw new Error(`${scope} records were not dealt out within an hour`);
    if (written < 50 * WRITTEN) {
      const more = Array.from({ length: WRITTEN }, (_, i) => ({ ...turn(3, written + i), id: `more-${written + i}` }));
      await client.storeBatch(user, more);
      written += WRITTEN;
    }
    await sleep(LOOKED_EVERY_MS);
  }
  const madeAfter = (performance.now() - begun) / 1_000;
  let [found, wanted] = [0, 0];
  for (let n = 0; n < COMPARED; n++) {
    const ask = { query: question(n), limit: 10 };
    const ids = new Set((await client.search(user, ask)).results.map(({ id }) => id));
    const { results } = await client.search(user, { ...ask, exact: true });
    wanted += results.length;
    found += results.filter(({ id }) => ids.has(id)).length;
  }
  return { scope, madeAfter, ofFirstTen: found / wanted };
}
