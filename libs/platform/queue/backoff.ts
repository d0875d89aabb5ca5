import type { Backoff } from '@contracts/jobs.js';

/**
 * Milliseconds until the next attempt after failed attempt number `attempts` (1 is the first). Exponential with full
 * jitter, so that jobs that failed together in one outage do not retry together.
 */
export function retryDelayMs(
  attempts: number,
  { firstMs, longestMs }: Backoff,
  random: () => number = Math.random,
): number {
  return Math.floor(random() * Math.min(longestMs, firstMs * 2 ** (attempts - 1)));
}

/** After being given up this often for a passing reason, a job is left to people: after about three days of retries. */
export const MOST_RETRIES = 20;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

/**
 * Milliseconds until a job that was given up is enqueued again, after `retries` earlier times: a minute, then ever
 * longer, up to six hours. Half of the pause is random, so that jobs that failed together are spread out. `null`:
 * never.
 */
export function retryPauseMs(retries: number, random: () => number = Math.random): number | null {
  if (retries >= MOST_RETRIES) return null;
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** retries);
  return Math.floor(longest * (0.5 + random() / 2));
}
