import { setTimeout as sleep } from 'node:timers/promises';

/** Asks until the answer is good, and gives it. @throws when it is not good in time, naming what was waited for */
export async function waitUntil<T>(
  what: string,
  ask: () => Promise<T>,
  good: (answer: T) => boolean = Boolean,
  timeoutMs = 20_000,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (good(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`waited in vain for ${what}; last seen: ${JSON.stringify(answer)}`);
    await sleep(25);
  }
}
