import { ownedBy } from '@memory/records/record-source.js';
import { readRecordRow, RECORD_COLUMNS, type RecordRow } from '@memory/records/record-row.js';
import type { Tx } from '@platform/database/database.js';
import { keepPlan } from '@platform/database/kept-plans.js';
import { sql } from 'drizzle-orm';
import type { ArmScope } from './arm.js';

export interface FoundRow extends RecordRow {
  /** Whether it was made from other records, which may be turns. */
  readonly derived: boolean;
}

/** The records of an answer, by id, under the same conditions as the arms. */
export async function recordsById(tx: Tx, arm: ArmScope, ids: readonly string[]): Promise<Map<string, FoundRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute(
    keepPlan(sql`
    select ${RECORD_COLUMNS}, exists (
      select from edges e where e.tenant_id = r.tenant_id and e.from_id = r.id and e.type = 'DERIVES_FROM') as derived
    from ${arm.source}
    where ${ownedBy(arm.scope)} and r.id = any(${sql.param([...ids])}::uuid[]) and ${arm.conditions}`),
  );
  return new Map(
    rows.map((raw) => {
      const row = { ...readRecordRow(raw), derived: raw['derived'] === true };
      return [row.id, row];
    }),
  );
}
