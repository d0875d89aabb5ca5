import { Injectable } from '@nestjs/common';
import { LIMITS } from '@contracts/limits.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import type { RecordInput } from '@contracts/records/record.js';
import type { patchRecord } from '@contracts/records/records.operations.js';
import { invalid, RecollectError } from '@kernel/errors.js';
import { readId } from '@kernel/ids.js';
import { isSameSet } from '@kernel/same-set.js';
import type { Scope } from '@kernel/scope.js';
import { embeddingStateOf } from '@memory/indexing/passages-of-record.query.js';
import { EditRecord } from '@memory/record-store/edit-record.js';
import { checkVersion, refuseEdit, requireSharedWrite } from '@memory/record-store/may-write.js';
import { editsOf, keepOwnContent, mergeFields, mergeMetadata } from '@memory/record-store/record.js';
import type { Editable } from '@memory/record-store/record-columns.js';
import { type RecordRow, showRecord } from '@memory/record-store/record-source.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { lockUser } from '@memory/users/ensure-user.js';
import type { Tx } from '@platform/database/database.js';
import { checkBindings, hintsFor, RecordPlans } from './record-plans.js';
import { sourcesNamed } from './sources-named.js';
import { showSecrets } from './store-record.js';

/**
 * An edit may repeat id, type and `shared` of a record as they were read, but may not change them.
 * @throws RecollectError conflict.type, invalid_input
 */
function refuseOtherIdentity(stored: RecordRow, given: Readonly<Record<string, unknown>>): void {
  const { id, type, shared } = given;
  if (isGiven(type) && type !== stored.type) {
    const message = `is ${stored.type} and cannot be changed: store the memory anew under another id, and delete this record`;
    throw new RecollectError('conflict.type', `type ${message}`, [{ field: 'type', message }]);
  }
  if (isGiven(id) && id !== stored.externalId && !(typeof id === 'string' && readId(id) === stored.id)) {
    throw invalid('id', 'cannot be changed: store the memory anew under the other id, and delete this record');
  }
  const isShared = stored.userId === null;
  if (isGiven(shared) && shared !== isShared) {
    const message = `is ${isShared} and cannot be changed: store the memory anew with ${!isShared}, and delete this record`;
    throw invalid('shared', message);
  }
}

/** The same for the sources of the record, in any order. @throws RecollectError invalid_input */
async function refuseOtherSources(
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
  const named = new Set((await sourcesNamed(tx, scope, given, now, sources)).map(({ id }) => id));
  // A record is never its own source, even if it is named.
  named.delete(stored.id);
  if (!isSameSet(named, sources)) {
    throw invalid(
      'derived_from',
      'cannot be changed by an edit: POST /v1/records with the id of the record adds sources; none can be removed',
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

export type RecordPatch = InputOf<typeof patchRecord>['body'];

export interface EditOptions {
  readonly ifMatch: number | null;
  /** Also edits an expired record, which an edit can revive. */
  readonly include_expired?: boolean;
}

export interface Patched {
  readonly record: OutputOf<typeof patchRecord>;
  readonly jobs: readonly string[];
  /** Whether any field changed. */
  readonly changed: boolean;
}

/** Changes the named fields of a record. `metadata` and unknown fields are merged. */
@Injectable()
export class PatchRecord {
  constructor(
    private readonly records: RecordsRepository,
    private readonly edit: EditRecord,
    private readonly plans: RecordPlans,
  ) {}

  async runIn(tx: Tx, scope: Scope, key: string, patch: RecordPatch, options: EditOptions): Promise<Patched> {
    const { ifMatch, ...query } = options;
    const stored = await this.lockForWriting(tx, scope, key, query);
    refuseEdit(stored);
    checkVersion(stored, ifMatch);
    const { reason, ...given } = patch;
    refuseOtherIdentity(stored, given);
    await refuseOtherSources(this.records, tx, scope, stored, given['derived_from'], this.plans.now());
    const { input, secrets } = await this.plans.clean(tx, scope, stored.userId, given as Partial<RecordInput>);
    const hints = hintsFor(present(given), this.plans.now());
    const named = editsOf(input, stored.type);
    const { metadata, fields, ...edits } = keepOwnContent(stored, input, named);
    checkBindings(scope, edits);
    const all: Partial<Editable> = {
      ...edits,
      ...(metadata && { metadata: mergeMetadata(stored.metadata, metadata) }),
      ...(fields && { fields: mergeFields(stored.fields, fields, true) }),
    };
    const writer = await lockUser(tx, scope, stored.userId, this.plans.now());
    const { row, jobs, changed } = await this.edit.runIn(tx, scope, writer, stored, all, reason ?? null);
    const embedding = await embeddingStateOf(tx, scope.tenantId, row.id);
    return { record: { ...showRecord(row), embedding, secrets_redacted: showSecrets(secrets), hints }, jobs, changed };
  }

  /** Locks the reader's own record before a shared one, in the order of `get`. */
  private async lockForWriting(
    tx: Tx,
    scope: Scope,
    key: string,
    query: Pick<EditOptions, 'include_expired'>,
  ): Promise<RecordRow> {
    const found = await this.records.find(tx, scope, key, query, this.plans.now());
    if (!found) throw new RecollectError('not_found');
    requireSharedWrite(scope, found);
    const locked = await this.records.lockFound(tx, scope, found);
    if (!locked || locked.forgottenAt) throw new RecollectError('not_found');
    return locked;
  }
}

/** Null takes a field away, also one whose name was a mistake. */
function present(given: object): Partial<RecordInput> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
}
