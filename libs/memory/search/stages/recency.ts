import { RECENCY } from '../ranking/profile.js';
import { type ReadingStage, weighed } from '../stage.js';

const DAY_MS = 86_400_000;

/** Slightly raises what happened recently and what is well remembered. For `as_of`, past retention is unknown. */
export const recency: ReadingStage = {
  name: 'recency',
  begin: (_, { query, now }) => {
    const asked = query.query_time ?? now;
    return (hits) =>
      weighed('recency', hits, ({ row, usage }) =>
        usage ? recencyBoost(row.occurredAt.getTime(), usage.retention, asked) : 1,
      );
  },
};

/**
 * 1 to 1.1. Counts whole days, so that a search repeated at once returns the same. Among records that are all old, as
 * in every public data set, it makes no difference.
 */
export function recencyBoost(occurredAt: number, retention: number, now: Date): number {
  const days = Math.floor(Math.max(0, now.getTime() - occurredAt) / DAY_MS);
  return (
    (1 + RECENCY.recent * 2 ** (-days / RECENCY.halfDays)) *
    (1 + RECENCY.remembered * Math.min(1, Math.max(0, retention)))
  );
}
