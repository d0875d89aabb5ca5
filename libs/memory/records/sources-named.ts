import { invalid } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { type NamedRecord, recordsByKey } from '@memory/record-store/records-by-key.query.js';
import type { Tx } from '@platform/database/database.js';

/** A record from which another one was derived. */
export type Source = Pick<NamedRecord, 'id' | 'type' | 'occurredAt' | 'trust'>;

/**
 * The sources of another record, by their keys, as far as its writer may see them. One statement for all: a batch may name a hundred
 * for each of its thousand records.
 * @param linked ids of its sources so far: one that was forgotten since may be sent back as it was read
 * @throws RecollectError invalid_input
 */
export async function sourcesNamed(
  tx: Tx,
  scope: Scope,
  keys: readonly string[],
  now: Date,
  linked: ReadonlySet<string> = new Set(),
): Promise<Source[]> {
  if (keys.length === 0) return [];
  const found = await recordsByKey(tx, scope, keys, now, { include_expired: true });
  const isWhole = linked.size === 0 || found.every((source) => source !== undefined);
  const all = isWhole ? [] : await recordsByKey(tx, scope, keys, now, { include_expired: true, forgotten: 'too' });
  return keys.map((_, at) => {
    const forgotten = all[at];
    const source = found[at] ?? (forgotten && linked.has(forgotten.id) ? forgotten : undefined);
    if (!source) throw invalid('derived_from', 'names a record that does not exist');
    return source;
  });
}
