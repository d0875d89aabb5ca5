import { isMessage } from '@contracts/messages/message-type.js';
import { RecollectError } from '@kernel/errors.js';
import { may, type Scope } from '@kernel/scope.js';
import type { RecordRow } from './record-row.js';

/** A reader of shared memory knows that the record exists, so this is 403 and not 404. */
export function requireSharedWrite(scope: Scope, row: RecordRow): void {
  if (row.userId === null && !may(scope, 'shared:write')) {
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
