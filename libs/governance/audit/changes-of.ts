import { showId } from '@kernel/ids.js';
import type { Changes } from '@platform/database/changes.js';
import type { NewEntry } from './entry.js';

/**
 * The audit itself, the record that a request was made, and the installation's name: nobody requested these changes.
 */
const NEVER = /^(audit_\w+|idempotency_keys|installation)$/;
/**
 * Bookkeeping of background work, and data that can be rebuilt from memory. A job that writes only these has not
 * changed memory. A table that is not listed here is memory or administration.
 */
const OF_WORK = [
  'outbox', 'dead_letters', 'schedule_leases', 'sweeps_due', 'daily_counters', 'passages', 'passage_terms', 'passage_vectors',
  'record_access', 'embedding_spaces',
]; // prettier-ignore
/** Named by the public part of the key, which is not a row key. */
export const KEY = 'key';

/** The changes of a transaction, as an entry lists them. Null: nothing that needs an entry. */
export function changesOf(
  { rows, ids }: Changes,
  by: 'operation' | 'work',
): Pick<NewEntry, 'subjects' | 'counts' | 'ids'> | null {
  const tables = [...rows.keys()].filter((table) => !NEVER.test(table));
  if (tables.every((table) => by === 'work' && OF_WORK.includes(table))) return null;
  const counts: Record<string, number> = {};
  const told = tables.filter((table) => !OF_WORK.includes(table));
  for (const table of told.length > 0 ? told : tables)
    for (const [verb, count] of rows.get(table) ?? []) counts[`${table}_${verb}`] = count;
  const subjects: string[] = [];
  const keys: string[] = [];
  for (const [kind, named] of ids) {
    for (const id of named) subjects.push(kind === KEY ? `${KEY}_${id}` : showId(kind, id));
    if (kind !== KEY) keys.push(...named);
  }
  return { subjects, counts, ids: keys };
}
