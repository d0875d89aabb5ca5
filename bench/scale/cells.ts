import { setTimeout as sleep } from 'node:timers/promises';
import { question, turn } from '../load/conversation.js';
import type { RecollectClient } from '../support/client.js';

/** What a scope whose vectors are dealt out into cells costs and loses. */
export interface Cells {
  readonly scope: number;
  /** From the first write to the first search that is answered by cells, in seconds. The job that makes them runs beside others. */
  readonly madeAfter: number;
  /** Which part of the first ten results of an exact search is among the first ten. */
  readonly ofFirstTen: number;
}

/** More records than this have their vectors dealt out, where nothing else is set (`VECTOR_CELLS_ABOVE`). */
export const DEALT_OUT_ABOVE = 50_000;
const COMPARED = 30;
const WRITTEN = 100;
const LOOKED_EVERY_MS = 5_000;
const LONGEST_MS = 3_600_000;

/**
 * Writes some more records, as somebody would who has so many: the service looks at sizes while vectors are stored. Waits until searches read
 * the cells, and compares what they find with what an exact search does.
 */
export async function dealtOut(client: RecollectClient, user: string, scope: number): Promise<Cells> {
  const begun = performance.now();
  for (let written = 0; ;) {
    // Words alone may be read in part as well.
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
