import { Injectable } from '@nestjs/common';
import { changed } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { holdTenant } from '@platform/database/hold-tenant.js';
import { consoleSessions } from '@schema/console-sessions.js';
import { erasures } from '@schema/erasures.js';
import { and, eq, gt, gte, inArray, lte, notExists, sql } from 'drizzle-orm';

/** Each sign-in deletes up to this many expired rows. */
const PRUNED_AT_ONCE = 100;

/** Writes the console's sessions. As the system role, because a cookie is looked up before its tenant is trusted. */
@Injectable()
export class SessionsRepository {
  /** @throws RecollectError `erasure_pending` */
  async insert(tx: Tx, row: typeof consoleSessions.$inferInsert): Promise<void> {
    await holdTenant(tx, row.tenantId);
    await tx.insert(consoleSessions).values(row);
    changed('console_sessions', 'inserted', 1);
  }

  /**
   * Whether the session is open, and the user that it is bound to has not been erased since it was opened. The erasure
   * of a tenant ends its sessions by ending their keys.
   */
  async isOpen(tx: Tx, tenantId: string, id: string, now: Date): Promise<boolean> {
    const erased = tx
      .select({ one: sql`1` })
      .from(erasures)
      .where(
        and(
          eq(erasures.tenantId, consoleSessions.tenantId),
          eq(erasures.subject, consoleSessions.subject),
          eq(erasures.kind, 'user'),
          gte(erasures.requestedAt, consoleSessions.createdAt),
        ),
      );
    const found = await tx
      .select({ id: consoleSessions.id })
      .from(consoleSessions)
      .where(and(isSession(tenantId, id), gt(consoleSessions.expiresAt, now), notExists(erased)));
    return found.length > 0;
  }

  /** @returns the id of the key that opened the session; null if it was already over */
  async delete(tx: Tx, tenantId: string, id: string): Promise<string | null> {
    const gone = await tx
      .delete(consoleSessions)
      .where(isSession(tenantId, id))
      .returning({ keyId: consoleSessions.keyId });
    changed('console_sessions', 'deleted', gone.length);
    return gone[0]?.keyId ?? null;
  }

  async prune(tx: Tx, tenantId: string, now: Date): Promise<void> {
    const over = tx
      .select({ id: consoleSessions.id })
      .from(consoleSessions)
      .where(and(eq(consoleSessions.tenantId, tenantId), lte(consoleSessions.expiresAt, now)))
      .limit(PRUNED_AT_ONCE);
    const gone = await tx
      .delete(consoleSessions)
      .where(and(eq(consoleSessions.tenantId, tenantId), inArray(consoleSessions.id, over)))
      .returning({ id: consoleSessions.id });
    changed('console_sessions', 'deleted', gone.length);
  }
}

function isSession(tenantId: string, id: string) {
  return and(eq(consoleSessions.tenantId, tenantId), eq(consoleSessions.id, id));
}
