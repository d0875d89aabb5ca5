import { sql, type SQL } from 'drizzle-orm';
import { DAY_MS } from '@kernel/durations.js';
import type { Scope } from '@kernel/scope.js';
import type { Tx } from '@platform/database/database.js';
import { keepPlan } from '@platform/database/kept-plans.js';

/** A user's feedback on a record as a result of a query. */
export interface Verdict {
  readonly useful: boolean;
  readonly givenAt: Date;
  /** Whether it was for the same query, or for whatever query. */
  readonly sameQuery: boolean;
}

/** Used instead of a query hash, for a verdict on the record itself. No hash is as short. */
export const NO_QUERY = '-';

/** Maximum change of a score, up or down. */
export const FEEDBACK_SHARE = 0.1;
/** After this time a verdict counts half, because it may be outdated. */
export const HALF_LIFE_DAYS = 30;
/** Weight of a verdict on another query, to which the record may be a better or worse answer. */
const OTHER_QUERY = 0.25;

/** Factor on a record's score by the reader's feedback, 0.9 to 1.1; 1 without feedback. */
export function feedbackWeight(verdicts: readonly Verdict[], now: Date): number {
  const sum = verdicts.reduce((total, { useful, givenAt, sameQuery }) => {
    const days = Math.max(0, now.getTime() - givenAt.getTime()) / DAY_MS;
    return total + (useful ? 1 : -1) * (sameQuery ? 1 : OTHER_QUERY) * 2 ** (-days / HALF_LIFE_DAYS);
  }, 0);
  // One verdict has three quarters of the maximum effect; many approach it.
  return 1 + FEEDBACK_SHARE * Math.tanh(sum);
}

/** This user's feedback on these records, by record id. Feedback of others on shared records is not included. */
export async function verdictsOf(
  tx: Tx,
  scope: Scope,
  recordIds: readonly string[],
  queryHashes: readonly string[],
): Promise<Map<string, Verdict[]>> {
  const verdicts = new Map<string, Verdict[]>();
  if (recordIds.length === 0 || scope.userId === null) return verdicts;
  const { rows } = await tx.execute<{ record_id: string; query_hash: string; useful: boolean; at: number }>(
    keepPlan(sql`
    select record_id, query_hash, useful, date_part('epoch', given_at) * 1000 as at
    from search_feedback
    where tenant_id = ${scope.tenantId} and user_id = ${scope.userId}
      and record_id = any(${sql.param([...recordIds])}::uuid[])`),
  );
  for (const { record_id: id, query_hash: hash, useful, at } of rows) {
    const verdict = {
      useful,
      givenAt: new Date(Math.round(at)),
      sameQuery: hash === NO_QUERY || queryHashes.includes(hash),
    };
    verdicts.set(id, [...(verdicts.get(id) ?? []), verdict]);
  }
  return verdicts;
}

/** A condition for a `select`: whether this user ever gave feedback on a result. */
export function hasVerdicts({ tenantId, userId }: Scope): SQL {
  return sql`exists (select from search_feedback where tenant_id = ${tenantId} and user_id = ${userId}::text)`;
}
