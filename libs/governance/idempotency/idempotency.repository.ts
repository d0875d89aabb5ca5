import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { idempotencyKeys } from '@schema/idempotency-keys.js';
import { and, eq, lte, sql, type SQL } from 'drizzle-orm';

export interface StoredAnswer {
  readonly requestHash: string;
  readonly status: number;
  readonly body: unknown;
  readonly createdAt: Date;
}

/** No response has this status. It marks the row of an open transaction, which no other transaction sees. */
const RUNNING = 0;

/** Writes and reads idempotency keys. A key belongs to one API key and one user. */
@Injectable()
export class IdempotencyRepository {
  /**
   * Takes the key for this transaction. Returns false if it is taken. Waits for another transaction that is taking it,
   * because only its end shows whether it commits.
   */
  async take(tx: Tx, scope: Scope, hash: string, requestHash: string, now: Date): Promise<boolean> {
    const { tenantId, keyId, userId } = scope;
    const row = {
      tenantId,
      keyId,
      userId,
      hash,
      requestHash,
      status: RUNNING,
      body: sql`'null'::jsonb`,
      createdAt: now,
    };
    const taken = await tx
      .insert(idempotencyKeys)
      .values(row)
      .onConflictDoNothing()
      .returning({ hash: idempotencyKeys.hash });
    return taken.length > 0;
  }

  async find(tx: Tx, scope: Scope, hash: string): Promise<StoredAnswer | null> {
    const [row] = await tx.select().from(idempotencyKeys).where(isKey(scope, hash));
    return row ?? null;
  }

  async answer(tx: Tx, scope: Scope, hash: string, answer: { status: number; body: unknown }): Promise<void> {
    const body = sql`${JSON.stringify(answer.body)}::jsonb`;
    await tx.update(idempotencyKeys).set({ status: answer.status, body }).where(isKey(scope, hash));
  }

  /** Frees a key that is older than `before`. */
  async expire(tx: Tx, scope: Scope, hash: string, before: Date): Promise<void> {
    await tx.delete(idempotencyKeys).where(and(isKey(scope, hash), lte(idempotencyKeys.createdAt, before)));
  }

  /** Deletes up to `limit` of this user's keys that are older than `before` and not locked. */
  async prune(tx: Tx, scope: Scope, before: Date, limit: number): Promise<void> {
    await tx.execute(sql`
      delete from ${idempotencyKeys} where (tenant_id, key_id, hash) in (
        select tenant_id, key_id, hash from ${idempotencyKeys}
        where tenant_id = ${scope.tenantId} and user_id is not distinct from ${scope.userId}
          and created_at <= ${before.toISOString()}::timestamptz
        order by created_at limit ${limit} for update skip locked)`);
  }
}

function isKey(scope: Scope, hash: string): SQL | undefined {
  return and(
    eq(idempotencyKeys.tenantId, scope.tenantId),
    eq(idempotencyKeys.keyId, scope.keyId),
    eq(idempotencyKeys.hash, hash),
  );
}
