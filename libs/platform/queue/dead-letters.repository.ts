import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { counted } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { deadLetters } from '@schema/dead-letters.js';
import { and, asc, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';

export type DeadLetterRow = typeof deadLetters.$inferSelect;

export interface LetterFilter {
  readonly ids?: readonly string[];
  readonly kind?: string;
  readonly userId?: string;
  readonly failedSince?: Date;
  /** Fields that their payload contains. */
  readonly payload?: Readonly<Record<string, string>>;
  /** Only letters after this one. */
  readonly after?: { readonly at: Date; readonly id: string } | undefined;
}

/** Reads and removes jobs that were given up. The code that closes an outbox row as failed writes them. */
@Injectable()
export class DeadLettersRepository {
  /** Oldest failure first. */
  list(tx: Tx, scope: Scope, filter: LetterFilter, limit: number): Promise<DeadLetterRow[]> {
    return this.select(tx, scope, filter, limit);
  }

  /** Like `list`, with a lock for changing them. Skips letters that somebody else has locked. */
  lock(tx: Tx, scope: Scope, filter: LetterFilter, limit: number): Promise<DeadLetterRow[]> {
    return this.select(tx, scope, filter, limit).for('update', { skipLocked: true });
  }

  async delete(tx: Tx, scope: Scope, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await counted(
      'dead_letters',
      'deleted',
      tx.delete(deadLetters).where(and(visibleTo(scope), inArray(deadLetters.id, [...ids]))),
    );
  }

  /** Stops automatic retries of these: only a replay tries them again. */
  async stopRetrying(tx: Tx, scope: Scope, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await counted(
      'dead_letters',
      'updated',
      tx
        .update(deadLetters)
        .set({ retryAt: null })
        .where(and(visibleTo(scope), inArray(deadLetters.id, [...ids]))),
    );
  }

  /**
   * The erasure epochs of these users, who cannot be erased until the transaction ends. A user who is gone has none.
   * Uses the table by name, because it belongs to another floor.
   */
  async lockEpochs(tx: Tx, scope: Scope, userIds: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await tx.execute<{ user_id: string; epoch: number }>(sql`
      select user_id, epoch::float8 as epoch from users
      where tenant_id = ${scope.tenantId} and user_id = any(${sql.param([...userIds])}::text[]) order by user_id for share`);
    return new Map(rows.map(({ user_id, epoch }) => [user_id, epoch]));
  }

  private select(
    tx: Tx,
    scope: Scope,
    { ids, kind, userId, failedSince, payload, after }: LetterFilter,
    limit: number,
  ) {
    const conditions = [
      visibleTo(scope),
      ids === undefined ? undefined : inArray(deadLetters.id, [...ids]),
      kind === undefined ? undefined : eq(deadLetters.job, kind),
      userId === undefined ? undefined : eq(deadLetters.userId, userId),
      failedSince && gte(deadLetters.failedAt, failedSince),
      payload && sql`${deadLetters.payload} @> ${JSON.stringify(payload)}::jsonb`,
      after &&
        sql`(${deadLetters.failedAt}, ${deadLetters.id}) > (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
    ];
    return tx
      .select()
      .from(deadLetters)
      .where(and(...conditions))
      .orderBy(asc(deadLetters.failedAt), asc(deadLetters.id))
      .limit(limit);
  }
}

/** A key that is bound to a user sees only that user's letters. */
function visibleTo(scope: Scope): SQL | undefined {
  const own = scope.allUsers || scope.userId === null ? undefined : eq(deadLetters.userId, scope.userId);
  return and(eq(deadLetters.tenantId, scope.tenantId), own);
}
