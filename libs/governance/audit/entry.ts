import { showId } from '@kernel/ids.js';
import type { auditEntries } from '@schema/audit-entries.js';
import { V7Generator } from 'uuidv7';
import type { SealedEntry, ShownEntry } from './chain.js';

export type EntryRow = typeof auditEntries.$inferSelect;

/** An entry before it is stored. `ids` are the subjects that are row keys. */
export type NewEntry = Omit<EntryRow, 'id' | 'at' | 'sequence' | 'entryHash' | 'hash'> & {
  readonly ids: readonly string[];
};

const generator = new V7Generator();

/** Rises with the given instants, so ids sort by time. */
export function entryId(at: Date): string {
  return generator.generateOrResetWithTs(at.getTime()).toString();
}

/** The lowest possible id of an entry at this instant or later. */
export function firstIdAt(at: Date): string {
  const ms = Math.max(0, at.getTime()).toString(16).padStart(12, '0');
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7000-8000-000000000000`;
}

export function showEntry(row: EntryRow): ShownEntry {
  return {
    id: showId('audit', row.id),
    at: row.at.toISOString(),
    kind: row.kind,
    operation: row.operation,
    key_id: row.keyId,
    user_hash: row.userHash ?? undefined,
    request_id: row.requestId ?? undefined,
    outcome: row.outcome,
    code: row.code ?? undefined,
    subjects: row.subjects,
    counts: row.counts,
  };
}

/** @throws Error if the entry is not sealed yet: a bug in our code */
export function showSealed(row: EntryRow): SealedEntry {
  if (row.sequence === null || row.entryHash === null || row.hash === null) throw new Error('the entry is not sealed');
  return { ...showEntry(row), sequence: row.sequence, entry_hash: row.entryHash, hash: row.hash };
}
