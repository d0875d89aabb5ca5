/** A user's feedback on a record as a result of a query. */
export interface Verdict {
  readonly useful: boolean;
  readonly givenAt: Date;
  /** Whether it was for the same query. */
  readonly sameQuery: boolean;
}

/** Maximum change of a score, up or down. */
export const FEEDBACK_SHARE = 0.1;
/** After this time a verdict counts half, because it may be outdated. */
export const HALF_LIFE_DAYS = 30;
/** Weight of a verdict on another query, to which the record may be a better or worse answer. */
const OTHER_QUERY = 0.25;

const DAY_MS = 86_400_000;

/** Factor on a record's score by the reader's feedback, 0.9 to 1.1; 1 without feedback. */
export function feedbackWeight(verdicts: readonly Verdict[], now: Date): number {
  const sum = verdicts.reduce((total, { useful, givenAt, sameQuery }) => {
    const days = Math.max(0, now.getTime() - givenAt.getTime()) / DAY_MS;
    return total + (useful ? 1 : -1) * (sameQuery ? 1 : OTHER_QUERY) * 2 ** (-days / HALF_LIFE_DAYS);
  }, 0);
  // One verdict has three quarters of the maximum effect; many approach it.
  return 1 + FEEDBACK_SHARE * Math.tanh(sum);
}
