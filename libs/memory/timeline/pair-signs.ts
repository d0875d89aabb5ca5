import type { Statement } from './statement.js';

const DAY_MS = 86_400_000;
/** Statements fewer days apart are equally likely to be both true. */
const LONG_APART = 60;
/** What is told within a week may be all that somebody tells, so it counts as the mean of all pairs that were learned from. */
const SOON_DAYS = 7;
const SOON = 0.72;
/** Farther away than this is all the same. Without a lens the mean of all pairs counts. */
const FARTHEST = -0.6;
const NO_LENS = -0.25;

/** Grows with the time between two statements, because more changes in half a year than in two weeks. @param milliseconds never negative */
export function apartFor(milliseconds: number): number {
  const days = milliseconds / DAY_MS;
  return days < SOON_DAYS ? SOON : Math.log(Math.max(days, LONG_APART) / LONG_APART);
}

/** How much nearer to the question the later statement is by the lens: an answer is rarely replaced by what is much farther away. */
export function nearerBy(
  earlier: Pick<Statement, 'attributeNearness'>,
  later: Pick<Statement, 'attributeNearness'>,
): number {
  if (earlier.attributeNearness === undefined || later.attributeNearness === undefined) return NO_LENS;
  return Math.max(FARTHEST, later.attributeNearness - earlier.attributeNearness);
}
