import { AddRecords, IndexTexts } from '@memory/record-store/add-records.js';
import { EdgesRepository } from '@memory/record-store/edges.repository.js';
import { Clock } from '@kernel/clock.js';
import { newId } from '@kernel/ids.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import type { Writer } from '@memory/users/ensure-user.js';
import { firstVersion } from '@memory/record-store/record.js';
import type { Editable } from '@memory/record-store/record-columns.js';
import { beginAnew } from '@memory/record-store/record-access.repository.js';
import { readRecordRow, RECORD_COLUMNS } from '@memory/record-store/record-source.js';
import { leastTrust } from '@memory/record-store/trust.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';

/** A source in the state in which it was planned. */
export interface SeenSource {
  readonly id: string;
  readonly version: number;
}

/** The properties of the edge from a summary to a source. */
export interface SourceLink {
  readonly id: string;
  /** Positions of its lines in the summary, in UTF-16 units. */
  readonly spans: readonly (readonly [number, number])[];
  /** The share of its facts in these lines, 0…1. */
  readonly kept: number;
}

export interface NewSummary {
  /** batch, or a rollup. Only a batch replaces its sources in search. */
  readonly kind: string;
  readonly record: Partial<Editable> & { readonly content: string; readonly language: string };
  readonly sources: readonly SourceLink[];
}

/** The effects of a fold on records, in the caller's transaction: summaries with their lineage, and the flag of the folded records. */
@Injectable()
export class FoldRecords {
  constructor(
    private readonly add: AddRecords,
    private readonly records: RecordsRepository,
    private readonly edges: EdgesRepository,
    private readonly index: IndexTexts,
    private readonly clock: Clock,
  ) {}

  /**
   * Locks these records in order of id. False if one of them has changed since it was planned: edited, folded, forgotten,
   * quarantined, pinned, under legal hold or deleted.
   */
  async lockUnchanged(
    tx: Tx,
    { tenantId, userId }: { tenantId: string; userId: string | null },
    seen: readonly SeenSource[],
    request: { readonly mayBeCompressed: boolean },
  ): Promise<boolean> {
    const { rows } = await tx.execute<{ id: string; version: number; compressed: boolean }>(sql`
      select id, version, compressed from records
      where tenant_id = ${tenantId} and user_id is not distinct from ${userId}
        and id = any(${sql.param(seen.map(({ id }) => id))}::uuid[])
        and forgotten_at is null and not quarantined
        ${request.mayBeCompressed ? sql`` : sql`and not pinned and not legal_hold`}
      order by id for update`);
    const found = new Map(rows.map((row) => [row.id, row]));
    return seen.every(({ id, version }) => {
      const row = found.get(id);
      return row !== undefined && row.version === version && (request.mayBeCompressed || !row.compressed);
    });
  }

  /** @returns the summary's id */
  async addSummary(tx: Tx, writer: Writer, summary: NewSummary): Promise<string> {
    const now = this.clock.now();
    const { language } = summary.record;
    const trust = await this.trustOf(tx, writer, summary);
    const version = { ...firstVersion(summary.record, { now, language }), trust };
    const made = { externalId: null, type: 'summary', createdAt: now, recordedAt: now, createdBy: null };
    const row = { ...version, ...made, id: newId() };
    await this.add.runIn(tx, writer, [row]);
    await this.link(tx, writer, row.id, 1, summary);
    return row.id;
  }

  /**
   * Updates a summary under the same id, so that its recalls still count. Keeps no past versions, because they can be rebuilt. False
   * if it is gone.
   */
  async rewriteSummary(tx: Tx, writer: Writer, id: string, summary: NewSummary): Promise<boolean> {
    const { rows } = await tx.execute(sql`
      select ${RECORD_COLUMNS} from records r where r.tenant_id = ${writer.tenantId} and r.id = ${id} for update`);
    if (!rows[0]) return false;
    const stored = readRecordRow(rows[0]);
    const at = new Date(Math.max(this.clock.now().getTime(), stored.recordedAt.getTime() + 1));
    const version = stored.version + 1;
    const trust = await this.trustOf(tx, writer, summary);
    await this.records.openVersion(tx, writer.tenantId, id, { ...summary.record, trust }, at);
    await beginAnew(tx, writer.tenantId, [id], at);
    await this.edges.removeFrom(tx, writer.tenantId, id, ['CONSOLIDATES', 'DERIVES_FROM']);
    await this.link(tx, writer, id, version, summary);
    await this.index.rewrite(tx, writer, { ...stored, ...summary.record, version, recordId: id, recordedAt: at });
    return true;
  }

  /** Locks these records in order of id, in any state. @returns those under legal hold */
  async lock(tx: Tx, tenantId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await tx.execute<{ id: string; held: boolean }>(sql`
      select id, legal_hold as held from records where tenant_id = ${tenantId} and id = any(${sql.param([...ids])}::uuid[])
      order by id for update`);
    return new Set(rows.filter(({ held }) => held).map(({ id }) => id));
  }

  setCompressed(tx: Tx, tenantId: string, ids: readonly string[], compressed: boolean): Promise<void> {
    return this.records.setCompressed(tx, tenantId, ids, compressed);
  }

  /** Deletes summaries with their passages and edges. Their sources stay. */
  async removeSummaries(tx: Tx, tenantId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.index.remove(tx, tenantId, ids);
    await this.records.delete(tx, tenantId, ids);
  }

  /** The trust of a summary is the lowest of its sources. */
  private trustOf(tx: Tx, { tenantId }: Writer, { sources }: NewSummary): Promise<number> {
    return leastTrust(
      tx,
      tenantId,
      sources.map(({ id }) => id),
    );
  }

  private async link(tx: Tx, writer: Writer, fromId: string, version: number, summary: NewSummary): Promise<void> {
    const { tenantId, userId } = writer;
    const createdAt = this.clock.now();
    const rows = summary.sources.flatMap(({ id: toId, spans, kept }) => {
      const common = { tenantId, userId, fromId, toId, createdAt };
      const properties = { kind: summary.kind, version, spans, kept };
      return [
        { ...common, type: 'CONSOLIDATES', properties },
        { ...common, type: 'DERIVES_FROM', properties: {} },
      ];
    });
    await this.edges.insert(tx, rows);
  }
}
