import { newId, showId } from '@kernel/ids.js';
import type { TransferOutput } from '@contracts/portability/portability.operations.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { counted } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { transfers } from '@schema/transfers.js';
import { and, eq, sql } from 'drizzle-orm';

export type Transfer = typeof transfers.$inferSelect;
export type Counts = Record<string, Record<string, number>>;

/** Older transfers are deleted. */
const KEPT_DAYS = 30;
/** A running import writes with every batch. One that is silent for this long died with its process. */
const SILENT_MS = 10 * 60_000;

/** Writes and reads the progress of imports. The scope of a write names the user. */
@Injectable()
export class TransfersRepository {
  async begin(tx: Tx, scope: Scope, userId: string, linesTotal: number, now: Date): Promise<Transfer> {
    await counted(
      'transfers',
      'deleted',
      tx.execute(sql`
      delete from transfers where tenant_id = ${scope.tenantId} and user_id = ${userId}
        and created_at < ${now.toISOString()}::timestamptz - make_interval(days => ${KEPT_DAYS})`),
    );
    const [row] = await counted(
      'transfers',
      'inserted',
      tx
        .insert(transfers)
        .values({
          tenantId: scope.tenantId,
          id: newId(),
          userId,
          state: 'running',
          linesTotal,
          actor: scope.keyId,
          createdAt: now,
          updatedAt: now,
        })
        .returning(),
    );
    if (!row) throw new Error('a transfer that was begun was not returned');
    return row;
  }

  async note(
    tx: Tx,
    { tenantId, id }: Pick<Transfer, 'tenantId' | 'id'>,
    change: Partial<Pick<Transfer, 'state' | 'linesDone' | 'counts' | 'error'>>,
    now: Date,
  ): Promise<void> {
    await counted(
      'transfers',
      'updated',
      tx
        .update(transfers)
        .set({ ...change, updatedAt: now })
        .where(and(eq(transfers.tenantId, tenantId), eq(transfers.id, id))),
    );
  }

  async find(tx: Tx, scope: Scope, id: string): Promise<Transfer | null> {
    const own = scope.allUsers || scope.userId === null ? undefined : eq(transfers.userId, scope.userId);
    const [row] = await tx
      .select()
      .from(transfers)
      .where(and(eq(transfers.tenantId, scope.tenantId), eq(transfers.id, id), own));
    return row ?? null;
  }
}

export function showTransfer(row: Transfer, now: Date): TransferOutput {
  const silent = row.state === 'running' && now.getTime() - row.updatedAt.getTime() > SILENT_MS;
  return {
    id: showId('transfer', row.id),
    user_id: row.userId,
    state: silent ? 'interrupted' : row.state,
    lines: { total: row.linesTotal, done: row.linesDone },
    counts: row.counts,
    ...(row.error !== null && { error: row.error }),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
