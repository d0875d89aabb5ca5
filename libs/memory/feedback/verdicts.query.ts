import type { Scope } from '@kernel/scope.js';
import type { Tx } from '@platform/database/database.js';
import { keepPlan } from '@platform/database/kept-plans.js';
import { sql, type SQL } from 'drizzle-orm';
import type { Verdict } from './verdict.js';

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
    const verdict = { useful, givenAt: new Date(Math.round(at)), sameQuery: queryHashes.includes(hash) };
    verdicts.set(id, [...(verdicts.get(id) ?? []), verdict]);
  }
  return verdicts;
}

/** A condition for a `select`: whether this user ever gave feedback on a result. */
export function hasVerdicts({ tenantId, userId }: Scope): SQL {
  return sql`exists (select from search_feedback where tenant_id = ${tenantId} and user_id = ${userId}::text)`;
}
