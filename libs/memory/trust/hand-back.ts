import { Clock } from '@kernel/clock.js';
import { type Scope, trustCapOf } from '@kernel/scope.js';
import { SupersedeRecords } from '@memory/revision/supersede-records.js';
import { lockUser } from '@memory/users/ensure-user.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

/** Makes current again what records that are purged or quarantined had superseded. */
@Injectable()
export class HandBack {
  constructor(
    private readonly supersede: SupersedeRecords,
    private readonly clock: Clock,
  ) {}

  /**
   * For records that a less trusted caller has just written: if one of them is quarantined by that, what it had superseded is handed back,
   * even if the caller could not edit it.
   */
  async afterWrite(tx: Tx, scope: Scope, ids: readonly string[]): Promise<void> {
    if (ids.length === 0 || trustCapOf(scope) === 1) return;
    const { rows } = await tx.execute<{ id: string; user_id: string | null }>(sql`
      select id, user_id from records
      where tenant_id = ${scope.tenantId} and id = any(${sql.param([...ids])}::uuid[]) and quarantined order by id`);
    const { trustCap: _, ...trusted } = scope;
    for (const userId of new Set(rows.map((row) => row.user_id))) {
      const held = rows.filter((row) => row.user_id === userId).map(({ id }) => id);
      await this.runIn(tx, trusted, userId, held, 'quarantined', { remember: true });
    }
  }

  /**
   * If another record had superseded one of these since, and stays, it has superseded them too.
   * @param ids of one owner
   * @param remember for records that may come back: `SupersedeRecords.resumeIn` finds what they had superseded
   */
  async runIn(
    tx: Tx,
    scope: Scope,
    userId: string | null,
    ids: readonly string[],
    reason: string,
    { remember = false } = {},
  ): Promise<void> {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select distinct e.from_id as id from edges e
      where e.tenant_id = ${scope.tenantId} and e.from_id = any(${sql.param([...ids])}::uuid[]) and e.type = 'SUPERSEDES'`);
    if (rows.length === 0) return;
    const writer = await lockUser(tx, scope, userId, this.clock.now());
    const going = new Set(ids);
    const heirs = await heirsOf(tx, scope.tenantId, going);
    for (const { id } of rows) {
      const released = (await this.supersede.releaseIn(tx, scope, writer, id, reason)).map(({ row }) => row);
      if (remember) await this.supersede.rememberIn(tx, writer, id, released);
      const heir = heirs.get(id);
      const endings = released.flatMap((older) => {
        const ends = heir && !going.has(older.id) && (older.validFrom === null || older.validFrom < heir.from);
        return ends ? [{ older, until: heir.from }] : [];
      });
      if (heir) await this.supersede.runIn(tx, scope, writer, heir.id, endings, reason);
    }
  }
}

interface Heir {
  readonly id: string;
  /** When the record that it superseded ended. */
  readonly from: Date;
}

/** The readable record that superseded each of these and stays, over any number of those that go. */
async function heirsOf(tx: Tx, tenantId: string, going: ReadonlySet<string>): Promise<ReadonlyMap<string, Heir>> {
  const { rows } = await tx.execute<{ id: string; by: string; stays: boolean; at: number }>(sql`
    select r.id, r.superseded_by as by, coalesce(h.forgotten_at is null and not h.quarantined, false) as stays,
      (extract(epoch from coalesce(r.valid_to, h.valid_from, h.occurred_at)) * 1000)::float8 as at
    from records r left join records h on h.tenant_id = r.tenant_id and h.id = r.superseded_by
    where r.tenant_id = ${tenantId} and r.id = any(${sql.param([...going])}::uuid[]) and r.superseded_by is not null`);
  const next = new Map(rows.map((row) => [row.id, row]));
  const heirs = new Map<string, Heir>();
  for (const { id } of rows) {
    let last = next.get(id);
    for (let steps = 0; last && next.has(last.by) && steps < rows.length; steps++) last = next.get(last.by);
    if (last?.stays && !going.has(last.by)) heirs.set(id, { id: last.by, from: new Date(Math.round(last.at)) });
  }
  return heirs;
}
