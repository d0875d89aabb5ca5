import { isMessage } from '@contracts/records/record.js';
import { RecollectError } from '@kernel/errors.js';
import { may, type Scope } from '@kernel/scope.js';
import { readId } from '@kernel/ids.js';
import type { Tx } from '@platform/database/database.js';
import type { RecordRow } from './record-source.js';
import type { RecordsRepository } from './records.repository.js';

/**
 * A reader of shared memory knows that the row exists, so this is 403 and not 404.
 * @throws RecollectError forbidden
 */
export function requireSharedWrite(scope: Scope, { userId }: { readonly userId: string | null }): void {
  if (userId === null && !may(scope, 'shared:write')) {
    throw new RecollectError('forbidden', 'The key lacks the permission shared:write.');
  }
}

/** Messages are immutable, and only an erasure deletes them. @throws RecollectError message_immutable */
export function refuseEdit({ type, userId }: Pick<RecordRow, 'type' | 'userId'>): void {
  if (isMessage(type, userId)) throw new RecollectError('message_immutable');
}

export function checkVersion(row: RecordRow, ifMatch: number | null): void {
  if (ifMatch !== null && ifMatch !== row.version) throw new RecollectError('version_mismatch');
}

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
