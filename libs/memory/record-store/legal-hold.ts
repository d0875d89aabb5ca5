import { RecollectError } from '@kernel/errors.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import type { RecordRow } from './record-row.js';

/** Whether the user is under legal hold, and with them all their records. The scope must show them. */
export async function isUserHeld(tx: Tx, tenantId: string, userId: string | null): Promise<boolean> {
  if (userId === null) return false;
  const { rows } = await tx.execute<{ legal_hold: boolean }>(
    sql`select legal_hold from users where tenant_id = ${tenantId} and user_id = ${userId}`,
  );
  return rows[0]?.legal_hold ?? false;
}

/** @throws RecollectError conflict.legal_hold for a record that is held, by itself or with its user */
export async function refuseHeld(
  tx: Tx,
  tenantId: string,
  { legalHold, userId }: Pick<RecordRow, 'legalHold' | 'userId'>,
): Promise<void> {
  if (legalHold || (await isUserHeld(tx, tenantId, userId))) {
    throw new RecollectError('conflict.legal_hold', 'The record is under legal hold.');
  }
}
