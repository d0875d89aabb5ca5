import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { changed, counted } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { recordConditions } from './record-source.js';
import { MAX_STRENGTH, type Reinforced, strengthensShared, type Use } from './importance.js';

/** The count stops here. */
const MAX_COUNT = 2 ** 31 - 1;

type AccessRow = { id: string; strength: number; count: number; at: number };
const ACCESS_COLUMNS = sql`a.record_id as id, a.strength, a.access_count as count,
  (extract(epoch from a.last_recalled_at) * 1000)::float8 as at`;

/** Writes `record_access`. Its rows are inserted and deleted with their records. */
@Injectable()
export class RecordAccessRepository {
  /**
   * Copies the columns by which the sweep skips records, from records that this transaction has locked or written: `importance`, and
   * `exempt` for a record that is pinned, under legal hold or forgotten.
   */
  async sync(tx: Tx, tenantId: string, ids: readonly string[]): Promise<void> {
    await counted(
      'record_access',
      'updated',
      tx.execute(sql`
      update record_access a set importance = r.importance,
        exempt = r.pinned or r.legal_hold or r.forgotten_at is not null
      from records r
      where r.tenant_id = ${tenantId} and r.id = any(${sql.param([...ids])}::uuid[])
        and a.tenant_id = r.tenant_id and a.record_id = r.id`),
    );
  }

  /**
   * S += count and t = 0 for those of these records that the scope may strengthen and may read now. It skips records that are
   * forgotten, expired, erased or of another owner, and those of a user for whom learning is paused, because usage is learned data
   * too. One statement.
   *
   * The row of the user is share-locked: an erasure waits for this, or this finds nothing. The rows are locked in the order of their
   * ids, so concurrent recalls of the same records wait for each other and all are counted.
   */
  async reinforce(tx: Tx, scope: Scope, uses: readonly Use[], now: Date): Promise<Map<string, Reinforced>> {
    const shared = strengthensShared(scope) ? sql` or a.user_id is null` : sql``;
    const { rows } = await tx.execute<AccessRow>(sql`
      with used as (
        select * from unnest(
          ${sql.param(uses.map(({ id }) => id))}::uuid[], ${sql.param(uses.map(({ count }) => count))}::int[],
          ${sql.param(uses.map(({ at }) => at.toISOString()))}::timestamptz[]
        ) as u (record_id, count, at)
      ), living as (
        select user_id from users where tenant_id = ${scope.tenantId} and user_id = ${scope.userId}
          and paused_at is null and not erasing for share
      ), locked as (
        select a.record_id, used.count, used.at
        from record_access a join used using (record_id)
          join records r on r.tenant_id = a.tenant_id and r.id = a.record_id
        where a.tenant_id = ${scope.tenantId} and (a.user_id in (select user_id from living)${shared})
          and ${recordConditions(scope, {}, now)}
        order by a.record_id for update of a
      )
      update record_access a set
        strength = least(a.strength + locked.count, ${MAX_STRENGTH}),
        access_count = least(a.access_count::bigint + locked.count, ${MAX_COUNT}),
        last_recalled_at = greatest(a.last_recalled_at, locked.at),
        last_accessed_at = greatest(a.last_accessed_at, locked.at)
      from locked where a.tenant_id = ${scope.tenantId} and a.record_id = locked.record_id
      returning ${ACCESS_COLUMNS}`);
    changed('record_access', 'updated', rows.length);
    return byId(rows);
  }

  /** The state of those of these records that the scope may read now. */
  async read(tx: Tx, scope: Scope, ids: readonly string[], now: Date): Promise<Map<string, Reinforced>> {
    const { rows } = await tx.execute<AccessRow>(sql`
      select ${ACCESS_COLUMNS} from record_access a
        join records r on r.tenant_id = a.tenant_id and r.id = a.record_id
      where a.tenant_id = ${scope.tenantId} and a.record_id = any(${sql.param([...ids])}::uuid[])
        and ${recordConditions(scope, {}, now)}`);
    return byId(rows);
  }
}

/** Resets t for these records and keeps S, because this is not a recall: they were restored, or their text is new. */
export async function beginAnew(tx: Tx, tenantId: string, ids: readonly string[], at: Date): Promise<void> {
  await counted(
    'record_access',
    'updated',
    tx.execute(sql`
      update record_access set last_recalled_at = greatest(last_recalled_at, ${at.toISOString()}::timestamptz)
      where tenant_id = ${tenantId} and record_id = any(${sql.param([...ids])}::uuid[])`),
  );
}

function byId(rows: readonly AccessRow[]): Map<string, Reinforced> {
  return new Map(
    rows.map(({ id, strength, count, at }) => [
      id,
      { strength, accessCount: count, lastRecalledAt: new Date(Math.round(at)) },
    ]),
  );
}
