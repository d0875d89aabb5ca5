import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { FRESH, counted, countedPut } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { takeTurn } from '@platform/database/user-turn.js';
import { users } from '@schema/users.js';
import { and, asc, eq, getTableColumns, gt, sql, type SQL } from 'drizzle-orm';

export type UserRow = typeof users.$inferSelect;
export type UserSettings = Pick<UserRow, 'timeZone' | 'language' | 'metadata'>;

/** Writes users' settings, with simple reads of them. */
@Injectable()
export class UsersRepository {
  /** By id, after the id `after`. */
  list(tx: Tx, scope: Scope, after: string | null, limit: number): Promise<UserRow[]> {
    const beyond = after === null ? undefined : gt(users.userId, after);
    return tx
      .select()
      .from(users)
      .where(and(visibleTo(scope), beyond))
      .orderBy(asc(users.userId))
      .limit(limit);
  }

  /** By id, with an offset. */
  async page(
    tx: Tx,
    scope: Scope,
    { offset, limit }: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly rows: readonly UserRow[]; readonly total: number }> {
    const rows = await tx.select().from(users).where(visibleTo(scope)).orderBy(asc(users.userId)).limit(limit).offset(offset); // prettier-ignore
    return { rows, total: await tx.$count(users, visibleTo(scope)) };
  }

  async find(tx: Tx, scope: Scope, userId: string): Promise<UserRow | null> {
    const [row] = await tx
      .select()
      .from(users)
      .where(and(visibleTo(scope), eq(users.userId, userId)));
    return row ?? null;
  }

  /** Sets all settings, and creates the user if missing. */
  async put(
    tx: Tx,
    scope: Scope,
    userId: string,
    settings: UserSettings,
    now: Date,
  ): Promise<{ row: UserRow; created: boolean }> {
    await takeTurn(tx, scope.tenantId, [userId]);
    const found = {
      tenantId: scope.tenantId,
      userId,
      epoch: floorOf(scope),
      ...settings,
      createdAt: now,
      updatedAt: now,
    };
    const [row] = await countedPut(
      'users',
      tx
        .insert(users)
        .values(found)
        .onConflictDoUpdate({ target: [users.tenantId, users.userId], set: { ...settings, updatedAt: now } })
        .returning({ ...getTableColumns(users), fresh: FRESH }),
    );
    if (!row) throw new Error('a user that was put was not returned');
    const { fresh: created, ...stored } = row;
    return { row: stored, created };
  }

  /** Sets only unset values: existing settings take precedence over imported ones. */
  async adopt(tx: Tx, scope: Scope, userId: string, { timeZone, language, metadata }: UserSettings): Promise<void> {
    await counted(
      'users',
      'updated',
      tx
        .update(users)
        .set({
          timeZone: sql`coalesce(${users.timeZone}, ${timeZone}::text)`,
          language: sql`coalesce(${users.language}, ${language}::text)`,
          metadata: sql`case when ${users.metadata} = '{}'::jsonb then ${JSON.stringify(metadata)}::jsonb else ${users.metadata} end`,
        })
        .where(and(visibleTo(scope), eq(users.userId, userId))),
    );
  }

  /** Pauses learning for the user, who is created if missing. @returns the start of the pause */
  async pause(tx: Tx, scope: Scope, userId: string, now: Date): Promise<Date> {
    await takeTurn(tx, scope.tenantId, [userId]);
    const paused = {
      tenantId: scope.tenantId,
      userId,
      epoch: floorOf(scope),
      createdAt: now,
      updatedAt: now,
      pausedAt: now,
    };
    const [row] = await countedPut(
      'users',
      tx
        .insert(users)
        .values(paused)
        .onConflictDoUpdate({
          target: [users.tenantId, users.userId],
          set: { pausedAt: sql`coalesce(${users.pausedAt}, ${now.toISOString()}::timestamptz)`, updatedAt: now },
        })
        .returning({ pausedAt: users.pausedAt, fresh: FRESH }),
    );
    if (!row?.pausedAt) throw new Error('a user that was paused was not returned');
    return row.pausedAt;
  }

  /** @returns whether the user exists */
  async resume(tx: Tx, scope: Scope, userId: string, now: Date): Promise<boolean> {
    await takeTurn(tx, scope.tenantId, [userId]);
    const { rowCount } = await counted(
      'users',
      'updated',
      tx
        .update(users)
        .set({ pausedAt: null, updatedAt: now })
        .where(and(visibleTo(scope), eq(users.userId, userId))),
    );
    return (rowCount ?? 0) > 0;
  }
}

/** Puts a user under legal hold, or lifts it. @returns whether the user exists */
export async function holdUser(tx: Tx, tenantId: string, userId: string, held: boolean, now: Date): Promise<boolean> {
  await takeTurn(tx, tenantId, [userId]);
  const whose = and(eq(users.tenantId, tenantId), eq(users.userId, userId), eq(users.erasing, false));
  const set = { legalHold: held, updatedAt: now };
  const { rowCount } = await counted('users', 'updated', tx.update(users).set(set).where(whose));
  return (rowCount ?? 0) > 0;
}

/**
 * Starts an erasure of one user, or of all users of a tenant. The data in the row is deleted now; the row itself keeps the epoch
 * until the last of their jobs is gone.
 */
export async function beginErasing(
  tx: Tx,
  tenantId: string,
  who: { readonly userId: string } | 'everybody',
): Promise<void> {
  const whose = who === 'everybody' ? eq(users.erasing, false) : eq(users.userId, who.userId);
  await counted(
    'users',
    'updated',
    tx
      .update(users)
      .set({ erasing: true, epoch: sql`${users.epoch} + 1`, timeZone: null, language: null, metadata: {} })
      .where(and(eq(users.tenantId, tenantId), whose)),
  );
}

function visibleTo(scope: Scope): SQL | undefined {
  const own = scope.allUsers || scope.userId === null ? undefined : eq(users.userId, scope.userId);
  return and(eq(users.tenantId, scope.tenantId), own, eq(users.erasing, false));
}

/** Higher than every epoch of a deleted row. */
function floorOf({ tenantId }: Scope): SQL<number> {
  return sql<number>`(select epoch_floor from tenants where tenant_id = ${tenantId})`;
}
