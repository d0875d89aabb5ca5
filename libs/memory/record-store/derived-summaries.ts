import { refoldRecordsJob } from '@contracts/jobs.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { PassageIndex } from '@memory/indexing/passage-index.js';
import { Injectable } from '@nestjs/common';
import { counted } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { Outbox } from '@platform/queue/outbox.js';
import { sql } from 'drizzle-orm';
import { lockUser } from '@memory/users/ensure-user.js';
import { RecordsRepository } from './records.repository.js';

interface Derived {
  readonly id: string;
  readonly kind: string | null;
  readonly held: boolean;
  /** Whether it is one of the given records, not one derived from them. */
  readonly named: boolean;
}

/** Maximum number of sources per job. */
const SOURCES_PER_JOB = 1_000;

/**
 * A summary must not keep deleted text. If records are deleted or their text changes, every summary of them, and every summary of
 * those, is deleted in the same transaction. Their other sources become searchable again, and a job folds these anew.
 */
@Injectable()
export class DerivedSummaries {
  constructor(
    private readonly records: RecordsRepository,
    private readonly index: PassageIndex,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Deletes the summaries of one owner's records, before these are deleted or after they were edited. If there are none, this is one
   * read and no write.
   * @returns the records that are searchable again
   */
  async drop(tx: Tx, scope: Scope, userId: string | null, recordIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (recordIds.length === 0) return new Set();
    const { tenantId } = scope;
    const derived = await this.derivedFrom(tx, tenantId, recordIds);
    if (derived.length === 0) return new Set();
    const going = derived.filter(({ named, held }) => !named && !held).map(({ id }) => id);
    const freed = await this.free(
      tx,
      tenantId,
      derived.map(({ id }) => id),
    );
    await this.holdBack(
      tx,
      tenantId,
      derived.filter(({ named, held }) => !named && held).map(({ id }) => id),
    );
    await this.index.remove(tx, tenantId, going);
    await this.records.delete(tx, tenantId, going);
    const lost = new Set(derived.filter(({ named }) => !named).map(({ id }) => id));
    const again = freed.filter(({ summary }) => lost.has(summary)).map(({ id }) => id);
    const ladder = derived.some(({ named, kind }) => !named && kind !== null && kind !== 'batch');
    if (again.length > 0 || ladder) await this.refold(tx, scope, userId, again, ladder);
    return new Set(freed.map(({ id }) => id));
  }

  /**
   * For records of one owner that are being erased, including summaries: their sources that are not erased become searchable again,
   * and a job folds them anew. Deletes nothing.
   */
  async release(tx: Tx, scope: Scope, userId: string | null, erased: readonly string[]): Promise<void> {
    const { tenantId } = scope;
    const { rows } = await tx.execute<{ id: string; kind: string | null }>(sql`
      select distinct e.from_id as id, e.properties->>'kind' as kind from edges e
      where e.tenant_id = ${tenantId} and e.from_id = any(${sql.param([...erased])}::uuid[]) and e.type = 'CONSOLIDATES'`);
    if (rows.length === 0) return;
    const freed = await this.free(tx, tenantId, rows.map(({ id }) => id)); // prettier-ignore
    const gone = new Set(erased);
    const again = [...new Set(freed.map(({ id }) => id))].filter((id) => !gone.has(id));
    const ladder = rows.some(({ kind }) => kind !== null && kind !== 'batch');
    if (again.length > 0 || ladder) await this.refold(tx, scope, userId, again, ladder);
  }

  /**
   * Has the rollups of a user rebuilt, if there have been any: records that they do not contain are in responses again. Their batches are
   * folded by the next run.
   */
  async rebuild(tx: Tx, scope: Scope, userId: string | null): Promise<void> {
    if (userId === null) return;
    const owner = await lockUser(tx, scope, userId, this.clock.now());
    await this.outbox.enqueue(tx, owner, refoldRecordsJob, [{ record_ids: [], ladder: true, if_built: true }]);
  }

  /** The given records that are summaries, and everything derived from the given records. */
  private async derivedFrom(tx: Tx, tenantId: string, recordIds: readonly string[]): Promise<Derived[]> {
    const ids = sql`${sql.param([...recordIds])}::uuid[]`;
    // Looked up one by one: in a table without statistics, a join reads all of the owner's records and edges.
    const madeOf = (source: 'given' | 'd') => sql`
      select e.from_id, e.properties->>'kind' as kind from edges e
      where e.tenant_id = ${tenantId} and e.to_id = ${sql.raw(source)}.id and e.type = 'CONSOLIDATES' offset 0`;
    const { rows } = await tx.execute<Derived & Record<string, unknown>>(sql`
      with recursive derived (id, kind) as (
        select e.from_id, e.kind from unnest(${ids}) as given (id) cross join lateral (${madeOf('given')}) e
        union
        select e.from_id, e.kind from derived d cross join lateral (${madeOf('d')}) e
      )
      select r.id, d.kind, r.legal_hold as held, r.id = any(${ids}) as named
      from derived d cross join lateral (
        select r.id, r.legal_hold from records r where r.tenant_id = ${tenantId} and r.id = d.id offset 0) r
      union
      select e.from_id, null, false, true from edges e
      where e.tenant_id = ${tenantId} and e.from_id = any(${ids}) and e.type = 'CONSOLIDATES'`);
    return rows;
  }

  /** Makes the sources of these summaries searchable again. */
  private async free(
    tx: Tx,
    tenantId: string,
    summaries: readonly string[],
  ): Promise<{ id: string; summary: string }[]> {
    const { rows } = await counted(
      'records',
      'updated',
      tx.execute<{ id: string; summary: string }>(sql`
      update records r set compressed = false from edges e
      where e.tenant_id = ${tenantId} and e.from_id = any(${sql.param([...summaries])}::uuid[])
        and e.type = 'CONSOLIDATES' and e.properties->>'kind' = 'batch'
        and r.tenant_id = ${tenantId} and r.id = e.to_id and r.compressed
      returning r.id, e.from_id as summary`),
    );
    return rows;
  }

  /** A summary under legal hold is kept, but quarantined. */
  private async holdBack(tx: Tx, tenantId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await counted(
      'records',
      'updated',
      tx.execute(sql`
      update records set quarantined = true where tenant_id = ${tenantId} and id = any(${sql.param([...ids])}::uuid[])`),
    );
  }

  private async refold(
    tx: Tx,
    scope: Scope,
    userId: string | null,
    recordIds: readonly string[],
    ladder: boolean,
  ): Promise<void> {
    const owner = await lockUser(tx, scope, userId, this.clock.now());
    const payloads = [];
    for (let i = 0; i === 0 || i < recordIds.length; i += SOURCES_PER_JOB) {
      payloads.push({ record_ids: recordIds.slice(i, i + SOURCES_PER_JOB), ladder: ladder && i === 0 });
    }
    await this.outbox.enqueue(tx, owner, refoldRecordsJob, payloads);
  }
}
