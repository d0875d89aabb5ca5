import { DAY_MS } from '@kernel/durations.js';

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

/** The week, month or year before (-1) or after (1) the present one. `to` is exclusive. */
export function besideNow(
  grain: 'week' | 'month' | 'year',
  step: -1 | 1,
  now: number,
): readonly [from: number, to: number] {
  const today = new Date(now);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth() + step];
  if (grain === 'month') return [Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1)];
  if (grain === 'year') return [Date.UTC(year + step, 0, 1), Date.UTC(year + step + 1, 0, 1)];
  const from = mondayOf(now) + 7 * DAY_MS * step;
  return [from, from + 7 * DAY_MS];
}

export function mondayOf(at: number): number {
  const today = Math.floor(at / DAY_MS) * DAY_MS;
  return today - ((new Date(today).getUTCDay() + 6) % 7) * DAY_MS;
}

/** @param monday of that week */
export function weekendOfWeek(monday: number): readonly [from: number, to: number] {
  return [monday + 5 * DAY_MS, monday + 7 * DAY_MS];
}
