import type { Scope } from '@kernel/scope.js';
import {
  notSuperseded,
  ownedBy,
  recordConditions,
  type RecordQuery,
  recordSource,
} from '@memory/record-store/record-source.js';
import { readRecordRow, RECORD_COLUMNS, type RecordRow } from '@memory/record-store/record-row.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

/** Those of these rows that a search by this reader could still return, by id. */
export async function rowsToTell(
  tx: Tx,
  scope: Scope,
  ids: readonly string[],
  query: RecordQuery,
  now: Date,
): Promise<ReadonlyMap<string, RecordRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute(sql`
    select ${RECORD_COLUMNS} from ${recordSource(undefined)}
    where ${ownedBy(scope)} and r.id = any(${sql.param([...ids])}::uuid[])
      and ${recordConditions(scope, query, now)}${notSuperseded(query)}`);
  return new Map(rows.map(readRecordRow).map((row) => [row.id, row]));
}
