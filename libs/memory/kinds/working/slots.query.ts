import { LIMITS } from '@contracts/limits.js';
import type { Scope } from '@kernel/scope.js';
import type { RecordRow } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { kindRows } from '../kind-rows.query.js';
import { byRelevance } from './slots.js';

/** The `source_label` of an episode with the slots of a completed task. */
export const WORKING_MEMORY = 'working-memory';

/** The memories that these slots quote. */
export async function sourcesOfSlots(tx: Tx, scope: Scope, slots: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ source: string }>(sql`
    select distinct e.to_id as source from edges e
    where e.tenant_id = ${scope.tenantId} and e.from_id = any(${sql.param([...slots])}::uuid[]) and e.type in ('DERIVES_FROM', 'THOUGHT_OF')`);
  return rows.map(({ source }) => source);
}

/** The slots that are in no episode yet. A slot that stays when its task is completed, such as under a legal hold, is in one already. */
export async function untoldSlots(tx: Tx, scope: Scope, slots: readonly RecordRow[]): Promise<RecordRow[]> {
  const ids = slots.map(({ id }) => id);
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct e.to_id as id from edges e join records r on r.tenant_id = e.tenant_id and r.id = e.from_id
    where e.tenant_id = ${scope.tenantId} and e.to_id = any(${sql.param(ids)}::uuid[]) and e.type = 'DERIVES_FROM'
      and r.type = 'episodic' and r.fields->>'source_label' = ${WORKING_MEMORY}`);
  const told = new Set(rows.map(({ id }) => id));
  return slots.filter(({ id }) => !told.has(id));
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
