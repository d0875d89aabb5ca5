import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 25;

/**
 * Asks until the answer is good, and gives it. `timeoutMs` is for a quiet machine: askings are counted, not time, for on a
 * busy one what is waited for and the asking itself slow down together.
 * @throws when no asking was answered well, naming what was waited for
 */
export async function waitUntil<T>(
  what: string,
  ask: () => Promise<T>,
  good: (answer: T) => boolean = Boolean,
  timeoutMs = 60_000,
): Promise<T> {
  for (let left = Math.ceil(timeoutMs / PAUSE_MS); ; left -= 1) {
    const answer = await ask();
    if (good(answer)) return answer;
    if (left <= 0) throw new Error(`waited in vain for ${what}; last seen: ${JSON.stringify(answer)}`);
    await sleep(PAUSE_MS);
  }
}
