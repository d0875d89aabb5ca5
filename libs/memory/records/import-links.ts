import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { edges } from '@schema/edges.js';
import { sql } from 'drizzle-orm';
import { EdgesRepository } from '@memory/record-store/edges.repository.js';
import { type ImportOwner, ImportRecords, type RecordsImport } from './import-records.js';

export type ImportedEdge = Omit<typeof edges.$inferInsert, 'tenantId' | 'userId'>;

/** Of the current version of a record, or with `past` of an earlier one: which record says otherwise. */
export interface ImportedSuccession {
  readonly recordId: string;
  readonly version: number;
  readonly recordedAt: Date;
  readonly supersededBy: string;
  readonly past: boolean;
}

export interface Linked {
  readonly stored: number;
  readonly present: number;
  readonly leftOut: number;
}

/** Links between records of a file, once all records are stored. What leads out of the file is left out. */
@Injectable()
export class ImportLinks {
  constructor(
    private readonly records: ImportRecords,
    private readonly repository: EdgesRepository,
  ) {}

  async edges(tx: Tx, owner: ImportOwner, lines: readonly ImportedEdge[], state: RecordsImport): Promise<Linked> {
    const ids = lines.flatMap(({ fromId, toId }) => [fromId, toId]);
    const own = await this.records.own(tx, owner, ids, state);
    const rows = lines.flatMap((line) => {
      const [fromId, toId] = [own.get(line.fromId), own.get(line.toId)];
      if (fromId === undefined || toId === undefined || fromId === toId) return [];
      const { type, strength, rule, properties, createdAt } = line;
      const rest = { type, strength, properties, createdAt, ...(rule && { rule }) };
      return [{ ...rest, tenantId: owner.tenantId, userId: owner.userId, fromId, toId }];
    });
    const stored = await this.repository.insert(tx, rows);
    return { stored, present: rows.length - stored, leftOut: lines.length - rows.length };
  }

  /** Sets it where the row is still what the file says it was. */
  async successions(
    tx: Tx,
    owner: ImportOwner,
    lines: readonly ImportedSuccession[],
    state: RecordsImport,
  ): Promise<void> {
    const ids = lines.flatMap(({ recordId, supersededBy }) => [recordId, supersededBy]);
    const own = await this.records.own(tx, owner, ids, state);
    const known = lines.flatMap((line) => {
      const [recordId, by] = [own.get(line.recordId), own.get(line.supersededBy)];
      return recordId === undefined || by === undefined || recordId === by ? [] : [{ ...line, recordId, by }];
    });
    for (const past of [false, true]) {
      const some = known.filter((line) => line.past === past);
      if (some.length === 0) continue;
      const [table, id] = past ? ['record_versions', 'record_id'] : ['records', 'id'];
      await tx.execute(sql`
        update ${sql.identifier(table)} r set superseded_by = s.by
        from unnest(
          ${sql.param(some.map(({ recordId }) => recordId))}::uuid[], ${sql.param(some.map(({ version }) => version))}::int[],
          ${sql.param(some.map(({ recordedAt }) => recordedAt.toISOString()))}::timestamptz[],
          ${sql.param(some.map(({ by }) => by))}::uuid[]
        ) as s (id, version, recorded_at, by)
        where r.tenant_id = ${owner.tenantId} and r.user_id = ${owner.userId} and r.${sql.identifier(id)} = s.id
          and r.version = s.version and r.recorded_at = s.recorded_at and r.superseded_by is null`);
    }
  }
}
