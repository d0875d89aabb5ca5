import { EXTRACTED } from '@contracts/extraction/extraction.settings.js';
import type { Scope } from '@kernel/scope.js';
import { readRecordRow, RECORD_COLUMNS, type RecordRow } from '@memory/record-store/record-row.js';
import { ownedBy, recordConditions } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

/** The facts extracted from these messages, in order of storage, including superseded ones. */
export async function drawnFrom(tx: Tx, scope: Scope, messages: readonly string[], now: Date): Promise<RecordRow[]> {
  const { rows } = await tx.execute(sql`
    select ${RECORD_COLUMNS} from (
      select distinct e.from_id as id from edges e where e.tenant_id = ${scope.tenantId}
        and e.to_id = any(${sql.param([...messages])}::uuid[]) and e.type = 'DERIVES_FROM'
    ) d join records r on r.tenant_id = ${scope.tenantId} and r.id = d.id
    where ${ownedBy(scope)} and r.provenance->>'source' = ${EXTRACTED}
      and ${recordConditions(scope, { include_expired: true }, now)}
    order by r.created_at, r.id`);
  return rows.map(readRecordRow);
}

/** The memories that these facts superseded. */
export async function replacedBy(tx: Tx, scope: Scope, facts: readonly string[], now: Date): Promise<RecordRow[]> {
  if (facts.length === 0) return [];
  const { rows } = await tx.execute(sql`
    select ${RECORD_COLUMNS} from (
      select distinct e.to_id as id from edges e where e.tenant_id = ${scope.tenantId}
        and e.from_id = any(${sql.param([...facts])}::uuid[]) and e.type = 'SUPERSEDES'
    ) d join records r on r.tenant_id = ${scope.tenantId} and r.id = d.id
    where ${ownedBy(scope)} and r.superseded_by is not null
      and ${recordConditions(scope, { include_expired: true }, now)}
    order by r.created_at, r.id`);
  return rows.map(readRecordRow);
}
