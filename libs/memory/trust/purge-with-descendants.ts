import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { PassageIndex } from '@memory/indexing/passage-index.js';
import { isUserHeld } from '@memory/record-store/legal-hold.js';
import { DerivedSummaries } from '@memory/record-store/derived-summaries.js';
import { lockUser } from '@memory/users/ensure-user.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { SupersedeRecords } from '@memory/revision/supersede-records.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { descendantsOf } from './lineage.query.js';

/** Deletes records of one owner with their descendants, in the caller's transaction. */
@Injectable()
export class PurgeWithDescendants {
  constructor(
    private readonly records: RecordsRepository,
    private readonly index: PassageIndex,
    private readonly derived: DerivedSummaries,
    private readonly supersede: SupersedeRecords,
    private readonly clock: Clock,
  ) {}

  /**
   * Spares what is under legal hold, also since it was found.
   * @returns the number of additional descendants deleted, and of summaries
   */
  async runIn(
    tx: Tx,
    scope: Scope,
    userId: string | null,
    found: readonly string[],
  ): Promise<{ readonly derived: number; readonly summaries: number }> {
    if (await isUserHeld(tx, scope.tenantId, userId)) return { derived: 0, summaries: 0 };
    // Under this lock nobody can link a record to one of these, or hold it.
    const locked = await tx.execute<{ id: string }>(sql`
      select id from records where tenant_id = ${scope.tenantId} and id = any(${sql.param([...found])}::uuid[])
        and not legal_hold
      order by id for update`);
    const ids = locked.rows.map(({ id }) => id);
    const made = await descendantsOf(tx, scope.tenantId, ids);
    const late = made.filter((row) => !row.folded && !row.legalHold && row.userId === userId).map(({ id }) => id);
    const going = [...ids, ...late];
    await this.release(tx, scope, userId, going);
    await this.derived.drop(tx, scope, userId, going);
    await this.index.remove(tx, scope.tenantId, going);
    await this.records.delete(tx, scope.tenantId, going);
    return { derived: late.length, summaries: made.filter(({ folded }) => folded).length };
  }

  /** Makes the records current again that these had superseded. */
  private async release(tx: Tx, scope: Scope, userId: string | null, ids: readonly string[]): Promise<void> {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select distinct e.from_id as id from edges e
      where e.tenant_id = ${scope.tenantId} and e.from_id = any(${sql.param([...ids])}::uuid[]) and e.type = 'SUPERSEDES'`);
    if (rows.length === 0) return;
    const writer = await lockUser(tx, scope, userId, this.clock.now());
    for (const { id } of rows) await this.supersede.releaseIn(tx, scope, writer, id, 'source_purged');
  }
}
