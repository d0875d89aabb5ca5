/** However often a job has failed, it is tried again within this time. */
export const MAX_RETRY_DELAY_MS = 10 * 60_000;

/**
 * Milliseconds until the next try after the failed attempt number `attempts` (1 is the first): exponential with full
 * jitter, so that jobs which failed together, on one outage, do not come back together.
 */
export function retryDelayMs(attempts: number, baseMs: number, random: () => number = Math.random): number {
  return Math.floor(random() * Math.min(MAX_RETRY_DELAY_MS, baseMs * 2 ** (attempts - 1)));
}
