import { DAY_MS } from '@memory/timeline/calendar.js';

const HALF_YEAR_MS = 184 * DAY_MS;
/** "A few years", as they are usually meant. */
const [FEWEST, MOST] = [2, 5];

/** Years that nobody counted. English and German. */
export const FEW_YEARS_AGO =
  '(?:(?:(?:a\\s+)?few|(?:a\\s+)?couple(?:\\s+of)?|several|some)\\s+years ago|vor\\s+(?:ein\\s+paar|einigen|mehreren|wenigen)\\s+jahren)';

/** Their time, with half a year before and behind, as for years that are counted. `to` is exclusive. */
export function fewYearsAgo(now: number): readonly [from: number, to: number] {
  return [yearsAgo(now, MOST) - HALF_YEAR_MS, yearsAgo(now, FEWEST) + HALF_YEAR_MS];
}

/** The same day of an earlier year. */
export function yearsAgo(now: number, count: number): number {
  const today = new Date(now);
  return Date.UTC(today.getUTCFullYear() - count, today.getUTCMonth(), today.getUTCDate());
}
