import { LIMITS } from '@contracts/limits.js';
import type { Scope } from '@kernel/scope.js';
import type { RecordRow } from '@memory/record-store/record-row.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { kindRows } from '../kind-rows.query.js';
import { byRelevance } from './slots.js';

/** Pairs of slots (`slot`) and the memories that they quote (`source`). */
export async function sourcesOfSlots(
  tx: Tx,
  scope: Scope,
  slots: readonly string[],
): Promise<{ readonly slot: string; readonly source: string }[]> {
  if (slots.length === 0) return [];
  const { rows } = await tx.execute<{ slot: string; source: string }>(sql`
    select e.from_id as slot, e.to_id as source from edges e
    where e.tenant_id = ${scope.tenantId} and e.from_id = any(${sql.param([...slots])}::uuid[]) and e.type in ('DERIVES_FROM', 'THOUGHT_OF')`);
  return rows;
}

/** An agent's slots of a task, most relevant first, along `records_by_session`. */
export async function slotsOf(tx: Tx, scope: Scope, agent: string, task: string, now: Date): Promise<RecordRow[]> {
  const page = {
    type: 'working' as const,
    agent,
    more: sql`r.session_id = ${task}`,
    order: sql`r.id`,
    // More than the capacity if records were stored in another way.
    limit: LIMITS.listLimit,
  };
  return (await kindRows(tx, scope, page, now)).sort(byRelevance);
}
