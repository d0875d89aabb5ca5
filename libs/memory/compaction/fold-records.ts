import { AddRecords } from '@memory/record-store/add-records.js';
import { EdgesRepository } from '@memory/record-store/edges.repository.js';
import { Clock } from '@kernel/clock.js';
import { newId } from '@kernel/ids.js';
import { PassageIndex } from '@memory/indexing/passage-index.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import type { Writer } from '@memory/users/ensure-user.js';
import { firstVersion } from '@memory/record-store/record.js';
import type { Editable } from '@memory/record-store/record-columns.js';
import { readRecordRow, RECORD_COLUMNS } from '@memory/record-store/record-row.js';
import { leastTrust } from '@memory/record-store/trust.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';

/** The type of records that sum up others. */
export const SUMMARY_TYPE = 'summary';

/** A source as a plan saw it. */
export interface SeenSource {
  readonly id: string;
  readonly version: number;
}

/** What the edge from a summary to a source tells. */
export interface SourceLink {
  readonly id: string;
  /** Where in the summary its lines stand, in UTF-16 units. */
  readonly spans: readonly (readonly [number, number])[];
  /** Which share of its facts they carry, 0…1. */
  readonly kept: number;
}

export interface NewSummary {
  /** batch, or a rollup. Only a batch takes its sources' place in search. */
  readonly kind: string;
  readonly record: Partial<Editable> & { readonly content: string; readonly language: string };
  readonly sources: readonly SourceLink[];
}

/** What folding does to records, inside the caller's transaction: summaries with their lineage, and the flag of what was folded. */
@Injectable()
export class FoldRecords {
  constructor(
    private readonly add: AddRecords,
    private readonly records: RecordsRepository,
    private readonly edges: EdgesRepository,
    private readonly index: PassageIndex,
    private readonly clock: Clock,
  ) {}

  /**
   * Locks these records in order of id. False when one of them is not what the plan saw: edited, folded, forgotten,
   * held back, pinned, held or gone.
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
    const made = { externalId: null, type: SUMMARY_TYPE, createdAt: now, recordedAt: now, createdBy: null };
    const row = { ...version, ...made, id: newId() };
    await this.add.runIn(tx, writer, [row]);
    await this.link(tx, writer, row.id, 1, summary);
    return row.id;
  }

  /**
   * Brings a summary up to date under its own id, so that its recalls still count. It keeps no earlier versions: they
   * could be made again. False when it is gone.
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
    await this.edges.removeFrom(tx, writer.tenantId, id, ['CONSOLIDATES', 'DERIVES_FROM']);
    await this.link(tx, writer, id, version, summary);
    await this.index.remove(tx, writer.tenantId, [id]);
    await this.index.add(tx, writer, [{ ...stored, ...summary.record, version, recordId: id, recordedAt: at }]);
    return true;
  }

  /** Locks these records in order of id, whatever they are. */
  async lock(tx: Tx, tenantId: string, ids: readonly string[]): Promise<void> {
    await tx.execute(sql`
      select from records where tenant_id = ${tenantId} and id = any(${sql.param([...ids])}::uuid[])
      order by id for update`);
  }

  setCompressed(tx: Tx, tenantId: string, ids: readonly string[], compressed: boolean): Promise<void> {
    return this.records.setCompressed(tx, tenantId, ids, compressed);
  }

  /** Deletes summaries with their passages and edges; what they were made of stays. */
  async removeSummaries(tx: Tx, tenantId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.index.remove(tx, tenantId, ids);
    await this.records.delete(tx, tenantId, ids);
  }

  /** A summary is believed as the least of its sources is. */
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
