import type { Backoff } from '@contracts/jobs.js';

/**
 * Milliseconds until the next try after the failed attempt number `attempts` (1 is the first): exponential with full
 * jitter, so that jobs which failed together, on one outage, do not come back together.
 */
export function retryDelayMs(
  attempts: number,
  { firstMs, longestMs }: Backoff,
  random: () => number = Math.random,
): number {
  return Math.floor(random() * Math.min(longestMs, firstMs * 2 ** (attempts - 1)));
}

/** A job that was given up so often for a reason that passes is left to people: after some three days of trying. */
export const MOST_RETRIES = 20;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

/**
 * Milliseconds until a job that was given up is left anew, after it was `retries` times before: a minute, then ever
 * longer, up to six hours. By half at random, so that what failed together comes back over a while. `null`: never.
 */
export function retryPauseMs(retries: number, random: () => number = Math.random): number | null {
  if (retries >= MOST_RETRIES) return null;
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** retries);
  return Math.floor(longest * (0.5 + random() / 2));
}
