import { type ImportOwner, mappedId, ownRows } from '@memory/record-store/own-rows.js';
import { Injectable } from '@nestjs/common';
import { counted } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { compactionMembers } from '@schema/compaction-members.js';
import { compactionRuns } from '@schema/compaction-runs.js';

type Owned = 'tenantId' | 'userId';
export type ImportedRun = Omit<typeof compactionRuns.$inferInsert, Owned>;
export type ImportedMember = Omit<typeof compactionMembers.$inferInsert, Owned>;

interface ImportedRows {
  readonly stored: number;
  readonly present: number;
  readonly mapped: number;
  readonly leftOut: number;
}

/** Stores the runs of a file, so that folds from elsewhere can be undone here. */
@Injectable()
export class ImportRuns {
  /** Skips folds that were already done here. */
  async runs(tx: Tx, owner: ImportOwner, lines: readonly ImportedRun[]): Promise<ImportedRows> {
    const { tenantId, userId } = owner;
    const present = await ownRows(tx, owner, sql`compaction_runs`, lines.map(({ id }) => id)); // prettier-ignore
    const insert = async (some: readonly ImportedRun[], idOf: (id: string) => string): Promise<Set<string>> => {
      if (some.length === 0) return new Set();
      const values = some.map((run) => ({ ...run, id: idOf(run.id), tenantId, userId }));
      const done = await counted(
        'compaction_runs',
        'inserted',
        tx.insert(compactionRuns).values(values).onConflictDoNothing().returning({ id: compactionRuns.id }),
      );
      return new Set(done.map(({ id }) => id));
    };
    const fresh = lines.filter(({ id }) => !present.has(id));
    const kept = await insert(fresh, (id) => id);
    const mapped = await insert(fresh.filter(({ id }) => !kept.has(id)), (id) => mappedId(id, owner)); // prettier-ignore
    const stored = kept.size + mapped.size;
    return { stored, present: present.size, mapped: mapped.size, leftOut: lines.length - stored - present.size };
  }

  /** @param ownRecords the user's own ids of the file's records */
  async members(
    tx: Tx,
    owner: ImportOwner,
    lines: readonly ImportedMember[],
    ownRecords: ReadonlyMap<string, string>,
  ): Promise<ImportedRows> {
    const { tenantId, userId } = owner;
    const runs = await ownRows(tx, owner, sql`compaction_runs`, lines.map(({ runId }) => runId)); // prettier-ignore
    const rows = lines.flatMap(({ role, before, ...line }) => {
      const [runId, recordId] = [runs.get(line.runId), ownRecords.get(line.recordId)];
      if (runId === undefined || recordId === undefined) return [];
      // Keeps only what undo restores: that a source was not folded.
      const kept = before?.['compressed'] === false ? { compressed: false } : {};
      return [{ tenantId, userId, runId, recordId, role, before: kept }];
    });
    if (rows.length === 0) return { stored: 0, present: 0, mapped: 0, leftOut: lines.length };
    const { rowCount } = await counted(
      'compaction_members',
      'inserted',
      tx.insert(compactionMembers).values(rows).onConflictDoNothing(),
    );
    const stored = rowCount ?? 0;
    return { stored, present: rows.length - stored, mapped: 0, leftOut: lines.length - rows.length };
  }
}
