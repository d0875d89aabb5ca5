import type { RecordInput } from '@contracts/records/record.js';
import type { patchRecord } from '@contracts/records/records.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { embeddingStateOf } from '@memory/indexing/passages-of-record.query.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { EditRecord } from '@memory/record-store/edit-record.js';
import { lockUser } from '@memory/users/ensure-user.js';
import { checkBindings } from './plan-record.js';
import { editsOf, keepOwnContent, mergeFields, mergeMetadata } from '@memory/record-store/record.js';
import type { Editable } from '@memory/record-store/record-columns.js';
import { hintsFor } from './hints.js';
import { RecordPlans } from './record-plans.js';
import { refuseOtherIdentity, refuseOtherSources } from './same-identity.js';
import { showRecord, type RecordRow } from '@memory/record-store/record-row.js';
import { checkVersion, refuseEdit, requireSharedWrite } from '@memory/record-store/may-write.js';
import { showSecrets } from './store-record.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';

export type RecordPatch = InputOf<typeof patchRecord>['body'];

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

  async runIn(tx: Tx, scope: Scope, key: string, patch: RecordPatch, ifMatch: number | null): Promise<Patched> {
    const stored = await this.lockForWriting(tx, scope, key);
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
  private async lockForWriting(tx: Tx, scope: Scope, key: string): Promise<RecordRow> {
    const found = await this.records.find(tx, scope, key, {}, this.plans.now());
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
