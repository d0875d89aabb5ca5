import { setTimeout as sleep } from 'node:timers/promises';
import { patient } from './patience.js';

/**
 * Polls until the result is good, and returns it. `timeoutMs` is for a quiet machine.
 * @throws if it is not good in time, naming what was waited for
 */
export async function waitUntil<T>(
  what: string,
  ask: () => Promise<T>,
  good: (answer: T) => boolean = Boolean,
  timeoutMs = 20_000,
): Promise<T> {
  const limit = patient(timeoutMs);
  for (;;) {
    const answer = await ask();
    if (good(answer)) return answer;
    if (limit.isOver()) throw new Error(`waited in vain for ${what}; last seen: ${JSON.stringify(answer)}`);
    await sleep(25);
  }
}
