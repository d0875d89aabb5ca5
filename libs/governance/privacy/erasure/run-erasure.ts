import { Clock } from '@kernel/clock.js';
import { JOB_KEY, nobodyOf } from '@kernel/scope.js';
import { deleteTenant, raiseEpochFloor } from '@governance/tenancy/tenants.repository.js';
import { forgetGoneTerms } from '@memory/indexing/cells/forget-terms.js';
import { Injectable } from '@nestjs/common';
import { counted } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { takeTurn } from '@platform/database/user-turn.js';
import { sql } from 'drizzle-orm';
import { deleteBoundKeys } from './bound-keys.js';
import { addCounts, type Counts, totalOf } from './counts.js';
import { lateDerived } from './doomed-records.query.js';
import { Eraser, type Owner } from './eraser.js';
import { type ErasureRow, ErasuresRepository } from './erasures.repository.js';
import { HideRecords } from './hide-records.js';

/** Approximate number of rows that one transaction deletes: a fraction of a second of work. */
const ROWS_AT_ONCE = 5_000;
const RECORDS_AT_ONCE = 250;

/** What one step deleted and, where it could check, what was left afterwards. */
interface Did {
  readonly counts: Counts;
  readonly left?: Counts;
}

export interface Step {
  readonly done: boolean;
  readonly rows: number;
}

/**
 * Runs an accepted erasure, one transaction per step. Each step stores its counts together with the deletion, so a
 * process that dies loses nothing and counts nothing twice.
 */
@Injectable()
export class RunErasure {
  constructor(
    private readonly eraser: Eraser,
    private readonly erasures: ErasuresRepository,
    private readonly hide: HideRecords,
    private readonly clock: Clock,
  ) {}

  /** @param closing called if this step completes the erasure, before the last rows are deleted */
  async step(
    tx: Tx,
    tenantId: string,
    id: string,
    closing: () => Promise<void> = () => Promise.resolve(),
  ): Promise<Step> {
    await this.eraser.lookAtAll(tx);
    const row = await this.erasures.lock(tx, tenantId, id);
    if (!row || row.state === 'completed') {
      await closing();
      return { done: true, rows: 0 };
    }
    const did = (await this.ofUsers(tx, row)) ?? (await this.ofRecords(tx, row)) ?? (await this.ofShared(tx, row));
    if (did) {
      const counts = addCounts(row.counts, did.counts);
      await this.erasures.update(tx, row, { counts, seen: seenWith(row, did.left), stage: 'erasing', error: null });
      return { done: false, rows: totalOf(did.counts) };
    }
    await closing();
    return this.complete(tx, row);
  }

  /** Null: no user is left. */
  private async ofUsers(tx: Tx, row: ErasureRow): Promise<Did | null> {
    const userId = await this.erasures.nextUser(tx, row);
    if (userId === null) return null;
    const owner = { tenantId: row.tenantId, userId };
    await this.eraser.lookAs(tx, owner);
    const before = (ids: readonly string[]) => this.hideLate(tx, row, owner, ids);
    const counts = await this.eraser.batch(tx, owner, ROWS_AT_ONCE, before);
    if (totalOf(counts) >= ROWS_AT_ONCE) return { counts };
    await takeTurn(tx, owner.tenantId, [userId]);
    // Writers lock this row. Those in progress have committed now, and the next batch finds what they wrote.
    const { rows } = await tx.execute<{ epoch: number }>(
      sql`select epoch::float8 as epoch from users where tenant_id = ${owner.tenantId} and user_id = ${userId} for update`,
    );
    const late = await this.eraser.batch(tx, owner, Infinity, before);
    const last = await this.lastOf(tx, { ...owner, userId }, rows[0]?.epoch);
    return {
      counts: addCounts(counts, late, last),
      left: await this.eraser.count(tx, owner, this.eraser.plan.counted),
    };
  }

  /** Deletes the user's row. A user who returns starts in an epoch that no job has carried. */
  private async lastOf(tx: Tx, owner: Owner & { userId: string }, epoch: number | undefined): Promise<Counts> {
    const { tenantId, userId } = owner;
    let counts: Counts = {};
    for (const table of this.eraser.plan.last) {
      const { rowCount } = await counted(
        table,
        'deleted',
        tx.execute(sql`delete from ${sql.raw(`"${table}"`)} where tenant_id = ${tenantId} and user_id = ${userId}`),
      );
      counts = addCounts(counts, { [table]: rowCount ?? 0 });
    }
    counts = addCounts(counts, await deleteBoundKeys(tx, { tenantId, userId }));
    await raiseEpochFloor(tx, tenantId, (epoch ?? 0) + 1);
    await this.erasures.showUser(tx, tenantId, userId);
    return counts;
  }

  private async ofRecords(tx: Tx, row: ErasureRow): Promise<Did | null> {
    const { userId, ids } = await this.erasures.nextRecords(tx, row, RECORDS_AT_ONCE);
    if (ids.length === 0) return null;
    await this.hideLate(tx, row, { userId }, ids);
    const counts = await this.eraser.rows(tx, 'records', row.tenantId, ids);
    await this.erasures.showRecords(tx, row.tenantId, ids);
    // These statistics go by owner, not by record. No preview can tell how many go, so they are not among the counts.
    await forgetGoneTerms(tx, { tenantId: row.tenantId, userId });
    return { counts, left: await this.eraser.countRows(tx, 'records', row.tenantId, ids) };
  }

  /**
   * Hides what was being derived from these records when they were hidden: its link was not yet visible, and will be gone with them.
   * What is under a legal hold stays. Afterwards the transaction sees the rows of their owner.
   */
  private async hideLate(
    tx: Tx,
    { kind, tenantId, id }: ErasureRow,
    owner: Pick<Owner, 'userId'>,
    ids: readonly string[],
  ): Promise<void> {
    if (kind !== 'tenant') {
      await this.eraser.lookAtAll(tx);
      const late = (await lateDerived(tx, tenantId, ids)).filter(({ held }) => !held);
      if (late.length > 0) await this.hide.run(tx, nobodyOf(tenantId, JOB_KEY), id, late);
    }
    await this.eraser.lookAs(tx, owner);
  }

  /** Shared rows of a tenant, once its users are gone. Null: nothing is left. */
  private async ofShared(tx: Tx, { kind, tenantId }: ErasureRow): Promise<Did | null> {
    if (kind !== 'tenant') return null;
    await this.eraser.lookAs(tx, { userId: null });
    const counts = await this.eraser.batch(tx, { tenantId, userId: null }, ROWS_AT_ONCE);
    return totalOf(counts) > 0 ? { counts } : null;
  }

  private async complete(tx: Tx, row: ErasureRow): Promise<Step> {
    const { tenantId } = row;
    let counts: Counts = row.counts;
    let left: Counts = {};
    let others: readonly ErasureRow[] = [];
    if (row.kind === 'tenant') {
      await this.eraser.lookAs(tx, { userId: null });
      counts = addCounts(counts, await this.eraser.sharedJobs(tx, tenantId));
      // Their jobs are gone, and nothing will be left to erase. A step of such a job holds its job before its erasure, so this order too.
      others = await this.erasures.lockOthers(tx, row);
      // A running job may have written until now.
      counts = addCounts(counts, await this.eraser.batch(tx, { tenantId, userId: null }, Infinity));
      counts = addCounts(counts, await this.eraser.ofTenant(tx, tenantId));
      counts = addCounts(counts, { tenants: await deleteTenant(tx, tenantId) });
      await this.erasures.showAllRecords(tx, tenantId);
      left = await this.eraser.count(tx, { tenantId, userId: null }, this.eraser.plan.counted);
    }
    const wal = await walPosition(tx);
    const seen = { ...seenWith(row, left), wal };
    const end = { state: 'completed', stage: 'completed', completedAt: this.clock.now(), error: null, seen } as const;
    for (const other of others) await this.erasures.update(tx, other, end);
    await this.erasures.update(tx, row, { ...end, counts });
    return { done: true, rows: totalOf(counts) };
  }
}

function seenWith({ seen }: ErasureRow, left: Counts = {}): Record<string, unknown> {
  return { ...seen, remaining: addCounts((seen?.['remaining'] ?? {}) as Counts, left) };
}

/** Position of the write-ahead log. Null if the database does not report it. */
async function walPosition(tx: Tx): Promise<string | null> {
  try {
    const { rows } = await tx.transaction((savepoint) =>
      savepoint.execute<{ at: string }>(sql`select pg_current_wal_insert_lsn()::text as at`),
    );
    return rows[0]?.at ?? null;
  } catch {
    return null;
  }
}
