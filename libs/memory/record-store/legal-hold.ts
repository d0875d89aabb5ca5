import { RecollectError } from '@kernel/errors.js';
import type { Tx } from '@platform/database/database.js';
import { sharedTurn } from '@platform/database/user-turn.js';
import { sql } from 'drizzle-orm';
import type { RecordRow } from './record-source.js';

/** Whether the user is under legal hold, and with them all their records. The scope must show them. */
export async function isUserHeld(tx: Tx, tenantId: string, userId: string | null): Promise<boolean> {
  if (userId === null) return false;
  const { rows } = await tx.execute<{ legal_hold: boolean }>(
    sql`select legal_hold from users where tenant_id = ${tenantId} and user_id = ${userId}`,
  );
  return rows[0]?.legal_hold ?? false;
}

/**
 * The same for a transaction that deletes. The row stays share-locked until its end, so a hold waits for the deletion, or is seen.
 * Call it before records are locked, in the same order as an erasure.
 */
export async function lockUserHeld(tx: Tx, tenantId: string, userId: string | null): Promise<boolean> {
  if (userId === null) return false;
  const { rows } = await tx.execute<{ legal_hold: boolean }>(
    sql`with turn as materialized (${sharedTurn(tenantId, userId)})
      select legal_hold from users, turn
      where tenant_id = ${tenantId} and user_id = ${userId} for share of users`,
  );
  return rows[0]?.legal_hold ?? false;
}

/** @throws RecollectError conflict.legal_hold if the user is held, with the name of what would be deleted in the message */
export async function refuseHeldUser(tx: Tx, tenantId: string, userId: string | null, what: string): Promise<void> {
  if (await isUserHeld(tx, tenantId, userId)) {
    throw new RecollectError('conflict.legal_hold', `The user is under legal hold, so ${what} cannot be deleted.`);
  }
}

/** @throws RecollectError conflict.legal_hold for a record that is held, by itself or with its user */
export async function refuseHeld(
  tx: Tx,
  tenantId: string,
  { legalHold, userId }: Pick<RecordRow, 'legalHold' | 'userId'>,
): Promise<void> {
  refuseHeldRecord(legalHold || (await isUserHeld(tx, tenantId, userId)));
}

export function refuseHeldRecord(held: boolean): void {
  if (held) throw new RecollectError('conflict.legal_hold', 'The record is under legal hold.');
}
