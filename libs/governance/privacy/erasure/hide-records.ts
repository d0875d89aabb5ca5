import type { Scope } from '@kernel/scope.js';
import { RecollectError } from '@kernel/errors.js';
import { DerivedSummaries } from '@memory/record-store/derived-summaries.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { Injectable } from '@nestjs/common';
import { counted } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { takeTurn } from '@platform/database/user-turn.js';
import { sql } from 'drizzle-orm';
import type { Doomed } from './doomed-records.query.js';
import { Eraser } from './eraser.js';
import { type ErasureRow, ErasuresRepository } from './erasures.repository.js';
import type { Whose } from './subject.js';

/**
 * Hides records from every response. Releases the records that they had folded, and frees their client-assigned ids.
 */
@Injectable()
export class HideRecords {
  constructor(
    private readonly eraser: Eraser,
    private readonly erasures: ErasuresRepository,
    private readonly records: RecordsRepository,
    private readonly derived: DerivedSummaries,
  ) {}

  running(tx: Tx, tenantId: string, subjects: readonly string[]): Promise<ErasureRow | null> {
    return this.erasures.running(tx, tenantId, subjects);
  }

  /**
   * Reads under the locks of all owners. If a read finds a new owner, that owner is locked and everything is read
   * again.
   */
  async underLocks<T extends { readonly doomed: readonly Doomed[]; readonly owners: readonly (string | null)[] }>(
    tx: Tx,
    tenantId: string,
    whose: Whose,
    read: () => Promise<T>,
  ): Promise<T> {
    const locked = new Set<string | null>();
    for (let looks = 1; ; looks++) {
      const found = await read();
      const all = [...found.owners, ...found.doomed.map(({ userId }) => userId)];
      if (looks > 1 && all.every((userId) => locked.has(userId))) return found;
      await this.lockUsers(tx, tenantId, whose, all);
      for (const userId of all) locked.add(userId);
    }
  }

  /**
   * A writer for these users has either committed before, or waits and then does not find the records. @throws
   * RecollectError `erasure_pending` if the named user is being erased as a whole
   */
  private async lockUsers(tx: Tx, tenantId: string, whose: Whose, owners: readonly (string | null)[]): Promise<void> {
    const named = whose.all ? null : whose.userId;
    if (named !== null && (await this.erasures.erasureOfUser(tx, tenantId, named))) {
      throw new RecollectError('erasure_pending');
    }
    const users = [...new Set([named, ...owners].filter((id) => id !== null))];
    await takeTurn(tx, tenantId, users);
    await tx.execute(sql`
      select from users where tenant_id = ${tenantId} and user_id = any(${sql.param(users)}::text[])
      order by user_id for update`);
  }

  async run(tx: Tx, scope: Scope, erasureId: string, doomed: readonly Doomed[]): Promise<void> {
    const { tenantId } = scope;
    const column = (values: readonly (string | null)[]) => sql.param([...values]);
    await counted(
      'erasing_records',
      'inserted',
      tx.execute(sql`
      insert into erasing_records (tenant_id, doomed_id, erasure_id, subject)
      select ${tenantId}::uuid, d.id, ${erasureId}::uuid, d.subject
      from unnest(${column(doomed.map(({ id }) => id))}::uuid[], ${column(doomed.map(({ userId }) => userId))}::text[])
        as d (id, subject)
      on conflict do nothing`),
    );
    // The erasure that hid the others has already done this for them.
    const fresh = doomed.filter(({ hidden }) => !hidden);
    for (const userId of new Set(fresh.map((record) => record.userId))) {
      const ids = fresh.filter((record) => record.userId === userId).map(({ id }) => id);
      await this.eraser.lookAs(tx, { userId });
      await this.records.freeExternalIds(tx, tenantId, ids);
      await this.derived.release(tx, { ...scope, userId }, userId, ids);
    }
  }

  /** The owners of anything with this agent's label except records. */
  async ownersOf(tx: Tx, tenantId: string, whose: Whose, agent: string): Promise<(string | null)[]> {
    const owned = whose.all ? sql`` : sql`and user_id is not distinct from ${whose.userId}`;
    const each = this.eraser.plan.ofAgents.map(
      ({ name, column }) => sql`
        select user_id from ${sql.raw(`"${name}"`)}
        where tenant_id = ${tenantId} and ${sql.raw(`"${column}"`)} = ${agent} ${owned}`,
    );
    const { rows } = await tx.execute<{ user_id: string | null }>(sql.join(each, sql` union `));
    return rows.map((row) => row.user_id);
  }

  /** How many of these users are under legal hold. */
  async heldAmong(tx: Tx, tenantId: string, owners: readonly (string | null)[]): Promise<number> {
    const users = owners.filter((owner) => owner !== null);
    if (users.length === 0) return 0;
    const { rows } = await tx.execute<{ n: number }>(sql`
      select count(*)::int as n from users
      where tenant_id = ${tenantId} and user_id = any(${sql.param(users)}::text[]) and legal_hold`);
    return rows[0]?.n ?? 0;
  }
}
