import { recordsOfIds } from '@memory/record-store/record-source.js';
import {
  readRecordCells,
  RECORD_COLUMN_NAMES,
  RECORD_COLUMNS,
  type RecordRow,
} from '@memory/record-store/record-row.js';
import type { Tx } from '@platform/database/database.js';
import { keepPlan } from '@platform/database/kept-plans.js';
import { inOneRow, packedRows } from '@platform/database/packed-rows.js';
import { sql } from 'drizzle-orm';
import type { ArmScope } from './arms/arm.js';

export interface FoundRow extends RecordRow {
  /** Whether it was derived from other records, which may be turns. */
  readonly derived: boolean;
}

/** The records with these ids, under the same conditions as the arms. */
export async function recordsById(tx: Tx, arm: ArmScope, ids: readonly string[]): Promise<Map<string, FoundRow>> {
  if (ids.length === 0) return new Map();
  const statement = sql`
    select ${RECORD_COLUMNS}, exists (
      select from edges e where e.tenant_id = ${arm.scope.tenantId} and e.from_id = r.id and e.type = 'DERIVES_FROM') as derived
    from ${recordsOfIds(arm.source, arm.scope, ids, arm.conditions)}`;
  const rows = await packedRows(tx, keepPlan(inOneRow(statement, [...RECORD_COLUMN_NAMES, 'derived'])));
  return new Map(
    rows.map((cells) => {
      const row = Object.assign(readRecordCells(cells), { derived: cells.at(-1) === true });
      return [row.id, row];
    }),
  );
}
