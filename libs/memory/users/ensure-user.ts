import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { changed } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { keepFixedPlan } from '@platform/database/kept-plans.js';
import { sharedTurn } from '@platform/database/user-turn.js';
import { sql } from 'drizzle-orm';

export interface Writer {
  readonly tenantId: string;
  /** Null for the tenant's shared memory. */
  readonly userId: string | null;
  /** The user's erasure epoch, which is stored with queued jobs. */
  readonly epoch: number;
  /** Default language for text analysis: the user's, else the tenant's. */
  readonly language: string;
  /** Whether learning is paused. */
  readonly paused: boolean;
}

/**
 * Every write that stores memory begins with this: `lockUser`, and an error if learning is paused. A pause waits for running writes;
 * a later write sees it.
 * @throws RecollectError learning_paused
 */
export async function ensureUser(tx: Tx, scope: Scope, userId: string | null, now: Date): Promise<Writer> {
  const writer = await lockUser(tx, scope, userId, now);
  if (writer.paused) throw new RecollectError('learning_paused');
  return writer;
}

/**
 * For writes that are no learning: corrections, deletions, settings, and jobs that check `paused` themselves.
 *
 * Creates the user's row at their first write, and reads what the write needs. One statement, except for a writer that loses the
 * race for a user's very first write.
 *
 * The row stays share-locked until the end of the transaction: an erasure, which raises the epoch, waits for running writes and then
 * deletes what they wrote. A later write is rejected until the erasure is complete, so no new data is mixed with what is being
 * erased. A recreated row starts above every epoch ever used. A new row share-locks the tenant's as well, because the erasure of a
 * tenant knows only the users that were there before it. A writer of shared memory locks the row of the tenant alone, so that such an
 * erasure waits; other changes of that row do not.
 * @throws RecollectError `erasure_pending`
 */
export async function lockUser(tx: Tx, scope: Scope, userId: string | null, now: Date): Promise<Writer> {
  const { tenantId } = scope;
  const at = sql`${now.toISOString()}::timestamptz`;
  if (userId === null) {
    const { rows } = await tx.execute<{ language: string }>(
      sql`select language from tenants where tenant_id = ${tenantId} and not erasing for key share`,
    );
    const [tenant] = rows;
    if (!tenant) throw new RecollectError('erasure_pending');
    return { tenantId, userId, epoch: 0, language: tenant.language, paused: false };
  }
  // A statement does not see rows committed after it began, so the loser of a race finds nothing at first.
  for (let attempt = 0; attempt < 3; attempt++) {
    const { rows } = await tx.execute<{
      epoch: number;
      language: string;
      paused: boolean;
      erasing: boolean;
      fresh: boolean;
    }>(
      keepFixedPlan(sql`
      with turn as materialized (${sharedTurn(tenantId, userId)}), found as (
        select epoch, language, paused_at, erasing, false as fresh from users, turn
        where tenant_id = ${tenantId} and user_id = ${userId} for share of users
      ), added as (
        insert into users (tenant_id, user_id, epoch, created_at, updated_at)
        select ${tenantId}::uuid, ${userId}::text, epoch_floor, ${at}, ${at} from tenants
        where tenant_id = ${tenantId} and not erasing and not exists (select 1 from found) and not exists (
          select 1 from erasing_users where tenant_id = ${tenantId} and subject = ${userId})
        for share
        on conflict do nothing returning epoch, language, paused_at, erasing, true as fresh
      )
      select u.epoch::int as epoch, u.erasing, coalesce(u.language, t.language) as language,
        u.paused_at is not null as paused, u.fresh
      from (select * from found union all select * from added) u, tenants t where t.tenant_id = ${tenantId}`),
    );
    const [row] = rows;
    if (row?.fresh) changed('users', 'inserted', 1);
    if (row?.erasing) throw new RecollectError('erasure_pending');
    if (row) return { tenantId, userId, epoch: row.epoch, language: row.language, paused: row.paused };
    await refuseWhileErased(tx, tenantId, userId);
  }
  throw new Error('the row of a user was neither found nor made');
}

/** The epoch of a user, to read before slow work: see `refuseErased`. Null: no such user. */
export async function epochOf(
  tx: Tx,
  { tenantId, userId }: Pick<Scope, 'tenantId' | 'userId'>,
): Promise<number | null> {
  const { rows } = await tx.execute<{ epoch: number }>(
    sql`select epoch::float8 as epoch from users where tenant_id = ${tenantId} and user_id = ${userId}`,
  );
  return rows[0]?.epoch ?? null;
}

/**
 * For a write whose content was made before its transaction. An erasure that is complete has deleted the row, and a
 * new row has a higher epoch.
 * @param begunIn the epoch when the work began; null: there was no user to erase
 * @throws RecollectError `conflict.version`
 */
export function refuseErased({ epoch }: Pick<Writer, 'epoch'>, begunIn: number | null): void {
  if (begunIn !== null && epoch !== begunIn)
    throw new RecollectError('conflict.version', 'The user was erased meanwhile.');
}

/** @throws RecollectError `erasure_pending` while this user, or their tenant, is being erased, and when the tenant is gone */
export async function refuseWhileErased(tx: Tx, tenantId: string, userId: string): Promise<void> {
  const { rows } = await tx.execute<{ erasing: boolean }>(sql`
    select t.erasing or exists (select from erasing_users where tenant_id = ${tenantId} and subject = ${userId}) as erasing
    from tenants t where t.tenant_id = ${tenantId} for share of t`);
  if (rows[0]?.erasing ?? true) throw new RecollectError('erasure_pending');
}

/** Whether learning is paused for a user, so that a job need not start. Its writes check again, under the lock. */
export async function isPaused(tx: Tx, tenantId: string, userId: string | null): Promise<boolean> {
  if (userId === null) return false;
  const { rows } = await tx.execute(
    sql`select from users where tenant_id = ${tenantId} and user_id = ${userId} and paused_at is not null`,
  );
  return rows.length > 0;
}
