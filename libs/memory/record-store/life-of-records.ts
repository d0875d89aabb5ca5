import { newId, showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { counted, happened, named } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { lifecycleEvents } from '@schema/lifecycle-events.js';
import { sql, type SQL } from 'drizzle-orm';
import { isPending } from './pending-triggers.query.js';
import { beginAnew, type RecordAccessRepository } from './record-access.repository.js';

/** What decides whether a record may be forgotten. */
export interface Life {
  readonly id: string;
  readonly userId: string | null;
  readonly type: string;
  readonly importance: number;
  readonly pinned: boolean;
  readonly legalHold: boolean;
  readonly forgottenAt: Date | null;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
  readonly strength: number;
  readonly lastRecalledAt: Date;
  /** Whether it is an intention that something may still trigger. */
  readonly pending: boolean;
}

/** A change of a record's state, as written to the lifecycle events. */
export interface Passing {
  readonly life: Pick<Life, 'id' | 'userId' | 'type'> & { readonly strength: number | null };
  /** `retention`, `expired`, `grace_over`, `max_age`, `asked`, `stored_again` */
  readonly reason: string;
  /** R at the time of the change; null if no curve decided. */
  readonly retention: number | null;
}

const EVENTS_PER_INSERT = 1_000;

const OWN_COLUMNS = sql.raw(
  [
    'r.id, r.user_id, r.type, r.importance, r.pinned, r.legal_hold, a.strength',
    ...['r.forgotten_at', 'r.expires_at', 'r.created_at', 'a.last_recalled_at'].map(
      (column) => `(extract(epoch from ${column}) * 1000)::float8 as ${column.slice(2)}`,
    ),
  ].join(', '),
);

/** For `records r` with `record_access a`. */
export function lifeColumns(tenantId: string): SQL {
  return sql`${OWN_COLUMNS}, ${isPending(tenantId, sql`r.id`)} as pending`;
}

export function readLife(raw: Record<string, unknown>): Life {
  const instant = (value: unknown) => (typeof value === 'number' ? new Date(Math.round(value)) : null);
  return {
    id: raw['id'] as string,
    userId: raw['user_id'] as string | null,
    type: raw['type'] as string,
    importance: raw['importance'] as number,
    pinned: raw['pinned'] as boolean,
    legalHold: raw['legal_hold'] as boolean,
    strength: raw['strength'] as number,
    forgottenAt: instant(raw['forgotten_at']),
    expiresAt: instant(raw['expires_at']),
    createdAt: instant(raw['created_at'])!,
    lastRecalledAt: instant(raw['last_recalled_at'])!,
    pending: raw['pending'] as boolean,
  };
}

/**
 * Locks these records of one owner and their access rows, and so waits for an edit or a recall in progress. Records are locked
 * before their access rows, as in an edit.
 */
export async function lockLives(
  tx: Tx,
  { tenantId, userId }: Pick<Scope, 'tenantId' | 'userId'>,
  ids: readonly string[],
): Promise<Life[]> {
  const among = sql`r.tenant_id = ${tenantId} and r.id = any(${sql.param([...ids])}::uuid[])
    and r.user_id is not distinct from ${userId}`;
  await tx.execute(sql`select from records r where ${among} order by r.id for update`);
  const { rows } = await tx.execute(sql`
    select ${lifeColumns(tenantId)} from records r
      join record_access a on a.tenant_id = r.tenant_id and a.record_id = r.id
    where ${among} order by a.record_id for update of a`);
  return rows.map(readLife);
}

/** First step of forgetting: hides the records from all reads; they can be restored. They must be locked. */
export async function forgetRecords(
  tx: Tx,
  access: RecordAccessRepository,
  scope: Scope,
  passing: readonly Passing[],
  at: Date,
): Promise<void> {
  if (passing.length === 0) return;
  await setForgottenAt(tx, access, scope.tenantId, idsOf(passing), at);
  await writeEvents(tx, scope, 'forgotten', passing, at);
}

/**
 * Makes the records visible again, unchanged. Resets t as a recall does, because otherwise they would be due again at once. The
 * records must be locked.
 */
export async function restoreRecords(
  tx: Tx,
  access: RecordAccessRepository,
  scope: Scope,
  passing: readonly Passing[],
  at: Date,
): Promise<void> {
  if (passing.length === 0) return;
  const ids = idsOf(passing);
  await setForgottenAt(tx, access, scope.tenantId, ids, null);
  await beginAnew(tx, scope.tenantId, ids, at);
  await writeEvents(tx, scope, 'restored', passing, at);
}

/** Hides the records from all reads from this instant on, or makes them visible again. */
async function setForgottenAt(
  tx: Tx,
  access: RecordAccessRepository,
  tenantId: string,
  ids: readonly string[],
  at: Date | null,
): Promise<void> {
  await counted(
    'records',
    'updated',
    tx.execute(sql`
    update records set forgotten_at = ${at?.toISOString() ?? null}::timestamptz
    where tenant_id = ${tenantId} and id = any(${sql.param([...ids])}::uuid[])`),
  );
  await access.sync(tx, tenantId, ids);
}

const idsOf = (passing: readonly Passing[]): string[] => passing.map(({ life }) => life.id);

export async function writeEvents(
  tx: Tx,
  scope: Scope,
  action: 'forgotten' | 'restored' | 'purged',
  passing: readonly Passing[],
  at: Date,
): Promise<void> {
  named('record', idsOf(passing));
  // A purged record is deleted, and reported as deleted.
  const told = action === 'purged' ? [] : passing.map(({ life }) => life);
  for (const userId of new Set(told.map((life) => life.userId))) {
    const theirs = told.filter((life) => life.userId === userId);
    happened(`record.${action}`, userId, theirs.map(({ type, id }) => showId(type, id))); // prettier-ignore
  }
  for (let i = 0; i < passing.length; i += EVENTS_PER_INSERT) {
    await counted(
      'lifecycle_events',
      'inserted',
      tx.insert(lifecycleEvents).values(
        passing.slice(i, i + EVENTS_PER_INSERT).map(({ life, reason, retention }) => ({
          tenantId: scope.tenantId,
          id: newId(),
          userId: life.userId,
          recordId: life.id,
          type: life.type,
          action,
          reason,
          // Single precision has no value between 0 and this.
          retention: retention !== null && retention < 1e-37 ? 0 : retention,
          strength: life.strength,
          actor: scope.keyId,
          at,
        })),
      ),
    );
  }
}

/** What decides whether these records may be forgotten, read without locks. */
export async function readLives(tx: Tx, tenantId: string, ids: readonly string[]): Promise<Life[]> {
  const { rows } = await tx.execute(sql`
    select ${lifeColumns(tenantId)} from records r
      join record_access a on a.tenant_id = r.tenant_id and a.record_id = r.id
    where r.tenant_id = ${tenantId} and r.id = any(${sql.param([...ids])}::uuid[]) order by r.id`);
  return rows.map(readLife);
}
