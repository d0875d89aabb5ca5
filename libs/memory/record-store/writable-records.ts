import { readId } from '@kernel/ids.js';
import { may, type Scope } from '@kernel/scope.js';
import type { Tx } from '@platform/database/database.js';
import type { RecordRow } from './record-row.js';
import type { RecordsRepository } from './records.repository.js';

/** Locks the records with these keys for a writer: for each key their own, before a shared one that they may write. */
export async function lockWritable(
  tx: Tx,
  records: RecordsRepository,
  scope: Scope,
  keys: readonly string[],
): Promise<(RecordRow | undefined)[]> {
  const rows: RecordRow[] = [];
  if (scope.userId !== null) rows.push(...(await records.lock(tx, scope, scope, keys)));
  if (scope.includeShared && may(scope, 'shared:write')) {
    rows.push(...(await records.lock(tx, scope, { userId: null }, keys)));
  }
  return keys.map((key) => {
    const id = readId(key);
    return rows.find((row) => row.id === id) ?? rows.find((row) => row.externalId === key);
  });
}
