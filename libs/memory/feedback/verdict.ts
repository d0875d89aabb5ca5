/** What a user said of a record as the answer of a query. */
export interface Verdict {
  readonly useful: boolean;
  readonly givenAt: Date;
  /** Whether it was said of the very query that is asked now. */
  readonly sameQuery: boolean;
}

/** How far verdicts move a score up or down at most. */
export const FEEDBACK_SHARE = 0.1;
/** A verdict counts half after so long: what was of use a season ago need not be now. */
export const HALF_LIFE_DAYS = 30;
/** What was no answer to one question may well be the answer to another. */
export const OTHER_QUERY = 0.25;

const DAY_MS = 86_400_000;

/** Factor on the score of a record by what its reader said of it, 0.9 to 1.1; 1 where nothing was said. */
export function feedbackWeight(verdicts: readonly Verdict[], now: Date): number {
  const sum = verdicts.reduce((total, { useful, givenAt, sameQuery }) => {
    const days = Math.max(0, now.getTime() - givenAt.getTime()) / DAY_MS;
    return total + (useful ? 1 : -1) * (sameQuery ? 1 : OTHER_QUERY) * 2 ** (-days / HALF_LIFE_DAYS);
  }, 0);
  // One verdict moves three quarters of the way, and no number of them beyond its end.
  return 1 + FEEDBACK_SHARE * Math.tanh(sum);
}
