import { isVital } from '@memory/indexing/vital.js';

/** What seems most important lives so many times as long; what seems least, the same part of it. */
const STRETCH = 4;
/** What nobody rated, and what says something that harms somebody when it is forgotten. */
const UNRATED = 0.5;
const VITAL = 0.9;

/**
 * Until when an observation lives. Adaptive: its life is multiplied by 4^(2·importance − 1), a quarter for importance 0,
 * unchanged for 0.5, four times for 1.
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
