import { ownedBy } from '@memory/records/record-source.js';
import { readRecordRow, RECORD_COLUMNS, type RecordRow } from '@memory/records/record-row.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import type { ArmScope } from './arm.js';

/** The records of an answer, by id, under the same conditions as the arms. */
export async function recordsById(tx: Tx, arm: ArmScope, ids: readonly string[]): Promise<Map<string, RecordRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute(sql`
    select ${RECORD_COLUMNS} from ${arm.source}
    where ${ownedBy(arm.scope)} and r.id = any(${sql.param([...ids])}::uuid[]) and ${arm.conditions}`);
  return new Map(rows.map(readRecordRow).map((row) => [row.id, row]));
}
