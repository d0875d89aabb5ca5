import { isVital } from '@memory/indexing/vital.js';

/** Factor on the life of the most important observations, and divisor for the least important. */
const STRETCH = 4;
/** Default importance, and that of statements whose loss could harm somebody. */
const UNRATED = 0.5;
const VITAL = 0.9;

/**
 * The expiry of an observation. Adaptive: its life is multiplied by 4^(2·importance − 1): a quarter for importance 0, unchanged for
 * 0.5, four times for 1.
 */
export function expiryOf(
  observed: { readonly raw_data: string; readonly ttl_seconds: number; readonly importance?: number | undefined },
  adaptive: boolean,
  now: Date,
): Date {
  const { raw_data: text, ttl_seconds: seconds, importance = isVital(text) ? VITAL : UNRATED } = observed;
  const factor = adaptive ? STRETCH ** (2 * importance - 1) : 1;
  return new Date(now.getTime() + Math.round(seconds * factor * 1_000));
}
