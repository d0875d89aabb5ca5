import type { ErasureOutput } from '@contracts/privacy/erasure.operations.js';
import { showId } from '@kernel/ids.js';
import { Injectable } from '@nestjs/common';
import { counted, happened } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { erasingRecords } from '@schema/erasing-records.js';
import { erasingUsers } from '@schema/erasing-users.js';
import { erasures } from '@schema/erasures.js';
import { and, asc, desc, eq, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';

export type ErasureRow = typeof erasures.$inferSelect;
export type NewErasure = typeof erasures.$inferInsert;

/** Writes and reads `erasures` and the working tables `erasing_users` and `erasing_records`. */
@Injectable()
export class ErasuresRepository {
  async insert(tx: Tx, row: NewErasure): Promise<ErasureRow> {
    const [inserted] = await counted('erasures', 'inserted', tx.insert(erasures).values(row).returning());
    if (!inserted) throw new Error('an erasure that was inserted was not returned');
    happened('erasure.accepted', null, [showId('erasure', inserted.id)]);
    return inserted;
  }

  async update(tx: Tx, { tenantId, id }: Pick<ErasureRow, 'tenantId' | 'id'>, set: Partial<NewErasure>): Promise<void> {
    await counted(
      'erasures',
      'updated',
      tx
        .update(erasures)
        .set(set)
        .where(and(eq(erasures.tenantId, tenantId), eq(erasures.id, id))),
    );
    if (set.state === 'completed') happened('erasure.completed', null, [showId('erasure', id)]);
  }

  async find(tx: Tx, tenantId: string, id: string): Promise<ErasureRow | null> {
    const [row] = await tx
      .select()
      .from(erasures)
      .where(and(eq(erasures.tenantId, tenantId), eq(erasures.id, id)));
    return row ?? null;
  }

  async lock(tx: Tx, tenantId: string, id: string): Promise<ErasureRow | null> {
    const [row] = await tx
      .select()
      .from(erasures)
      .where(and(eq(erasures.tenantId, tenantId), eq(erasures.id, id)))
      .for('update');
    return row ?? null;
  }

  /** The latest unfinished erasure of the same subject. */
  async running(tx: Tx, tenantId: string, subjects: readonly string[]): Promise<ErasureRow | null> {
    const [row] = await tx
      .select()
      .from(erasures)
      .where(
        and(eq(erasures.tenantId, tenantId), inArray(erasures.subject, [...subjects]), eq(erasures.state, 'running')),
      )
      .orderBy(desc(erasures.id))
      .limit(1);
    return row ?? null;
  }

  /** Locks the unfinished erasures of a tenant, other than this one. */
  lockOthers(tx: Tx, { tenantId, id }: Pick<ErasureRow, 'tenantId' | 'id'>): Promise<ErasureRow[]> {
    return tx
      .select()
      .from(erasures)
      .where(and(eq(erasures.tenantId, tenantId), ne(erasures.id, id), eq(erasures.state, 'running')))
      .orderBy(asc(erasures.id))
      .for('update');
  }

  /** The latest erasure of the whole tenant. */
  async ofTenant(tx: Tx, tenantId: string): Promise<ErasureRow | null> {
    const [row] = await tx
      .select()
      .from(erasures)
      .where(and(eq(erasures.tenantId, tenantId), eq(erasures.kind, 'tenant')))
      .orderBy(desc(erasures.id))
      .limit(1);
    return row ?? null;
  }

  /** Newest first: ids rise with time. */
  list(
    tx: Tx,
    tenantId: string,
    visible: SQL | undefined,
    before: string | null,
    limit: number,
  ): Promise<ErasureRow[]> {
    return tx
      .select()
      .from(erasures)
      .where(and(eq(erasures.tenantId, tenantId), visible, before === null ? undefined : lt(erasures.id, before)))
      .orderBy(desc(erasures.id))
      .limit(limit);
  }

  /** From here on nobody sees this user. False: another erasure was first. */
  async hideUser(tx: Tx, tenantId: string, subject: string, erasureId: string): Promise<boolean> {
    const hidden = await counted(
      'erasing_users',
      'inserted',
      tx
        .insert(erasingUsers)
        .values({ tenantId, subject, erasureId })
        .onConflictDoNothing()
        .returning({ subject: erasingUsers.subject }),
    );
    return hidden.length > 0;
  }

  /** @param users a query of `user_id`. A user whom another erasure has hidden stays with that one. */
  async hideUsers(tx: Tx, tenantId: string, users: SQL, erasureId: string): Promise<void> {
    await counted(
      'erasing_users',
      'inserted',
      tx.execute(sql`
      insert into erasing_users (tenant_id, subject, erasure_id)
      select ${tenantId}::uuid, user_id, ${erasureId}::uuid from (${users}) u where user_id is not null
      on conflict (tenant_id, subject) do nothing`),
    );
  }

  async erasureOfUser(tx: Tx, tenantId: string, subject: string): Promise<ErasureRow | null> {
    const [hidden] = await tx
      .select()
      .from(erasingUsers)
      .where(and(eq(erasingUsers.tenantId, tenantId), eq(erasingUsers.subject, subject)));
    return hidden ? this.find(tx, tenantId, hidden.erasureId) : null;
  }

  /**
   * A user whom this erasure still has to erase: one that it hid or, for a tenant, anybody who is hidden. The row is locked, so that two
   * erasures of one user take turns.
   */
  async nextUser(tx: Tx, { tenantId, id, kind }: Pick<ErasureRow, 'tenantId' | 'id' | 'kind'>): Promise<string | null> {
    const own = kind === 'tenant' ? undefined : eq(erasingUsers.erasureId, id);
    const [row] = await tx
      .select()
      .from(erasingUsers)
      .where(and(eq(erasingUsers.tenantId, tenantId), own))
      .orderBy(asc(erasingUsers.subject))
      .limit(1)
      .for('update');
    return row?.subject ?? null;
  }

  async showUser(tx: Tx, tenantId: string, subject: string): Promise<void> {
    await counted(
      'erasing_users',
      'deleted',
      tx.delete(erasingUsers).where(and(eq(erasingUsers.tenantId, tenantId), eq(erasingUsers.subject, subject))),
    );
  }

  /**
   * Records that this erasure still has to erase, all of one owner: those that it hid, and then those of its entries in
   * the ledger that another erasure had hidden before.
   */
  async nextRecords(
    tx: Tx,
    { tenantId, id, ledgerPosition }: Pick<ErasureRow, 'tenantId' | 'id' | 'ledgerPosition'>,
    limit: number,
  ) {
    const waiting = (which: SQL) =>
      tx
        .select()
        .from(erasingRecords)
        .where(and(eq(erasingRecords.tenantId, tenantId), which))
        .orderBy(asc(erasingRecords.subject), asc(erasingRecords.doomedId))
        .limit(limit);
    const hidden = await waiting(eq(erasingRecords.erasureId, id));
    // Many ids are in several entries, one behind the other. The position is that of the last one.
    const entered = sql`(
      with recursive entry as (
        select l.position, l.erasure_id, l.ids from erasure_ledger l
        where l.tenant_id = ${tenantId} and l.position = ${ledgerPosition}
        union all
        select l.position, l.erasure_id, l.ids from entry e join erasure_ledger l
          on l.tenant_id = ${tenantId} and l.position = e.position - 1 and l.erasure_id = e.erasure_id
      )
      select unnest(e.ids) from entry e)`;
    const rows = hidden.length > 0 ? hidden : await waiting(inArray(erasingRecords.doomedId, entered));
    const userId = rows[0]?.subject ?? null;
    return { userId, ids: rows.filter(({ subject }) => subject === userId).map(({ doomedId }) => doomedId) };
  }

  showRecords(tx: Tx, tenantId: string, ids: readonly string[]): Promise<void> {
    return this.deleteErasingRecords(tx, tenantId, inArray(erasingRecords.doomedId, [...ids]));
  }

  /** Once no record of the tenant is left. */
  showAllRecords(tx: Tx, tenantId: string): Promise<void> {
    return this.deleteErasingRecords(tx, tenantId, undefined);
  }

  private async deleteErasingRecords(tx: Tx, tenantId: string, which: SQL | undefined): Promise<void> {
    await counted(
      'erasing_records',
      'deleted',
      tx.delete(erasingRecords).where(and(eq(erasingRecords.tenantId, tenantId), which)),
    );
  }
}

export function showErasure(row: ErasureRow): ErasureOutput {
  return {
    id: showId('erasure', row.id),
    kind: row.kind,
    state: row.state,
    stage: row.stage,
    counts: row.counts,
    expected: row.expected,
    reason: row.reason ?? undefined,
    requested_at: row.requestedAt.toISOString(),
    completed_at: row.completedAt?.toISOString(),
    error: row.error ?? undefined,
  };
}
