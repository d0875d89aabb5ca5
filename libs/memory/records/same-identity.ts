import { LIMITS } from '@contracts/limits.js';
import { invalid, RecollectError } from '@kernel/errors.js';
import { readId } from '@kernel/ids.js';
import { isSameSet } from '@kernel/same-set.js';
import type { Scope } from '@kernel/scope.js';
import type { RecordRow } from '@memory/record-store/record-row.js';
import type { RecordsRepository } from '@memory/record-store/records.repository.js';
import type { Tx } from '@platform/database/database.js';
import { sourceOf } from './store-record.js';

/**
 * An edit may repeat what a record is, as it was read, and does not change it.
 * @throws RecollectError conflict.type, invalid_input
 */
export function refuseOtherIdentity(stored: RecordRow, given: Readonly<Record<string, unknown>>): void {
  const { id, type, shared } = given;
  if (isGiven(type) && type !== stored.type) {
    const message = `is ${stored.type} and does not change: store the memory anew under another id, and delete this record`;
    throw new RecollectError('conflict.type', `type ${message}`, [{ field: 'type', message }]);
  }
  if (isGiven(id) && id !== stored.externalId && !(typeof id === 'string' && readId(id) === stored.id)) {
    throw invalid('id', 'does not change: store the memory anew under the other id, and delete this record');
  }
  const isShared = stored.userId === null;
  if (isGiven(shared) && shared !== isShared) {
    const message = `is ${isShared} and does not change: store the memory anew with ${!isShared}, and delete this record`;
    throw invalid('shared', message);
  }
}

/** As `refuseOtherIdentity`, of the sources, in any order. @throws RecollectError invalid_input */
export async function refuseOtherSources(
  records: RecordsRepository,
  tx: Tx,
  scope: Scope,
  stored: RecordRow,
  given: unknown,
  now: Date,
): Promise<void> {
  if (!isGiven(given)) return;
  if (!isListOfKeys(given)) throw invalid('derived_from', 'must be a list of ids');
  if (given.length > LIMITS.derivedFrom)
    throw invalid('derived_from', `must have at most ${LIMITS.derivedFrom} entries`);
  const sources = new Set((await records.sourcesOf(tx, scope, stored.id)).map(({ id }) => id));
  const named = new Set<string>();
  for (const key of given) {
    const id = readId(key);
    named.add(id !== null && sources.has(id) ? id : (await sourceOf(records, tx, scope, key, now)).id);
  }
  // A record is no source of itself, also where it is named.
  named.delete(stored.id);
  if (!isSameSet(named, sources)) {
    throw invalid(
      'derived_from',
      'does not change by an edit: POST /v1/records with the id of the record adds sources, and none is taken away',
    );
  }
}

/** Null is absent, as in a store. */
function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function isListOfKeys(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((key) => typeof key === 'string');
}
