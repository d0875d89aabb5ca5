import { isMessage, type RecordInput } from '@contracts/records/record.js';
import type { SecretsRedacted } from '@contracts/records/write-notes.js';
import type { StoreOutcome } from '@contracts/records/records.operations.js';
import { RecollectError } from '@kernel/errors.js';
import { newId, readId, showId } from '@kernel/ids.js';
import { type Scope, trustCapOf } from '@kernel/scope.js';
import { detectLanguage } from '@memory/indexing/language.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { AddRecords } from '@memory/record-store/add-records.js';
import { EdgesRepository } from '@memory/record-store/edges.repository.js';
import { EditRecord } from '@memory/record-store/edit-record.js';
import { ensureUser, type Writer } from '@memory/users/ensure-user.js';
import {
  changesTo,
  checkValidity,
  DEFAULT_TYPE,
  firstVersion,
  keepOwnContent,
  mergeFields,
} from '@memory/record-store/record.js';
import type { Editable } from '@memory/record-store/record-columns.js';
import type { RecordRow } from '@memory/record-store/record-source.js';
import { givesWay } from '@memory/record-store/trust.js';
import { RecordsRepository, type NewRecord } from '@memory/record-store/records.repository.js';
import { editsFor, type RecordPlan, RecordPlans } from './record-plans.js';
import { type Source, sourcesNamed } from './sources-named.js';

export interface Stored {
  readonly outcome: StoreOutcome;
  /** Outbox ids of the jobs that compute its vectors. */
  readonly jobs: readonly string[];
}

/**
 * Stores a record, or updates the existing one with the same id, all in one transaction:
 * 1. Plan it (`record-plans.ts`): cut out what was handed out and what is secret, and decide what is stored, and whose it is.
 * 2. Make sure that its user has a row, which an erasure waits for (`ensure-user.ts`).
 * 3. Lock the record with the same id, if there is one, and read the sources. Edit an existing one (`edit-record.ts`).
 * 4. Add a new one, with everything derived from it: passages, terms, names, links, triggers, its job (`add-records.ts`).
 * 5. Link it to its sources.
 */
@Injectable()
export class StoreRecord {
  constructor(
    private readonly database: Database,
    private readonly records: RecordsRepository,
    private readonly add: AddRecords,
    private readonly edit: EditRecord,
    private readonly edges: EdgesRepository,
    private readonly plans: RecordPlans,
  ) {}

  run(scope: Scope, input: RecordInput): Promise<Stored> {
    return this.database.withScope(scope, (tx) => this.runIn(tx, scope, input));
  }

  async runIn(tx: Tx, scope: Scope, input: RecordInput): Promise<Stored> {
    const plan = await this.plans.settle(tx, scope, this.plans.make(scope, input));
    const writer = await ensureUser(tx, scope, plan.userId, this.plans.now());
    return this.storeAs(tx, scope, writer, plan);
  }

  /** Stores one planned record of a known writer. */
  async storeAs(tx: Tx, scope: Scope, writer: Writer, plan: RecordPlan): Promise<Stored> {
    const stored = plan.key === null ? null : await this.existing(tx, scope, writer, plan.key);
    const sources = await this.sourcesOf(tx, scope, plan, stored);
    if (stored) return this.update(tx, scope, writer, stored, plan, sources);

    const row = newRecord(scope, plan, writer, this.plans.now());
    row.trust = Math.min(row.trust, ...sources.map(({ trust }) => trust));
    let added = await this.add.runIn(tx, writer, [row]);
    if (added.inserted.size === 0) {
      // Another writer has stored the same id since we looked. That record is committed now, and may already be deleted again.
      const theirs = await this.existing(tx, scope, writer, plan.key ?? '');
      if (theirs) return this.update(tx, scope, writer, theirs, plan, sources);
      added = await this.add.runIn(tx, writer, [row]);
      if (added.inserted.size === 0) {
        throw new RecollectError('conflict.duplicate_id', 'The id belongs to a record that this key may not write.');
      }
    }
    await this.link(tx, writer, row.id, sources);
    const quarantined = added.held.has(row.id);
    return { outcome: outcomeOf({ ...row, version: 1, quarantined }, 'created', plan), jobs: added.jobs };
  }

  private async existing(tx: Tx, scope: Scope, writer: Writer, key: string): Promise<RecordRow | null> {
    const rows = await this.records.lock(tx, scope, writer, [key]);
    const id = readId(key);
    const found = rows.find((row) => row.id === id) ?? rows[0] ?? null;
    if (!found || !givesWay(scope, found)) return found;
    await this.add.clear(tx, scope.tenantId, [found]);
    return null;
  }

  private async update(
    tx: Tx,
    scope: Scope,
    writer: Writer,
    stored: RecordRow,
    plan: RecordPlan,
    sources: readonly Source[],
  ): Promise<Stored> {
    if (plan.type !== null && plan.type !== stored.type) {
      throw new RecollectError(
        'conflict.type',
        `The record with this id is of type ${stored.type}; a type does not change.`,
      );
    }
    const { fields, ...edits } = keepOwnContent(stored, plan.input, editsFor(scope, plan, stored.type));
    const all = { ...edits, ...(fields && { fields: mergeFields(stored.fields, fields, false) }) };
    const said = isMessage(stored.type, stored.userId);
    if (said) refuseOtherWords(stored, all);
    // A superseded record with new content is no longer superseded.
    const revived = stored.supersededBy !== null && edits.content !== undefined && edits.content !== stored.content;
    const expired = stored.expiresAt !== null && stored.expiresAt <= this.plans.now();
    const edited = await this.edit.runIn(
      tx,
      scope,
      writer,
      stored,
      {
        ...(revived && { supersededBy: null, validTo: null }),
        ...all,
        // A derived record's trust is capped by that of its sources.
        trust: Math.min(stored.trust, ...sources.filter(({ id }) => id !== stored.id).map(({ trust }) => trust)),
        // Storing an expired record again revives it.
        ...(expired && !said && edits.expiresAt === undefined && { expiresAt: null }),
      },
      null,
    );
    await this.link(tx, writer, stored.id, sources);
    return { outcome: outcomeOf(edited.row, edited.changed ? 'updated' : 'unchanged', plan), jobs: edited.jobs };
  }

  /** The sources of the record, as far as its writer may see them. @throws RecollectError invalid_input */
  private async sourcesOf(tx: Tx, scope: Scope, plan: RecordPlan, stored: RecordRow | null): Promise<Source[]> {
    if (plan.derivedFrom.length === 0) return [];
    const linked = stored ? await this.records.sourcesOf(tx, scope, stored.id) : [];
    const known = new Set(linked.map(({ id }) => id));
    return sourcesNamed(tx, scope, plan.derivedFrom, this.plans.now(), known);
  }

  private async link(tx: Tx, writer: Writer, recordId: string, sources: readonly Source[]): Promise<void> {
    const { tenantId, userId } = writer;
    const link = { tenantId, userId, fromId: recordId, type: 'DERIVES_FROM', createdAt: this.plans.now() };
    const others = sources.filter(({ id }) => id !== recordId);
    await this.edges.insert(tx, others.map(({ id: toId }) => ({ ...link, toId }))); // prettier-ignore
  }
}

/** The row of a new record. */
export function newRecord(scope: Scope, plan: RecordPlan, writer: Writer, now: Date): NewRecord {
  const type = plan.type ?? DEFAULT_TYPE;
  const edits = editsFor(scope, plan, type);
  const language = edits.language ?? detectLanguage(edits.content ?? '', writer.language);
  const version = firstVersion(edits, { now: plan.createdAt ?? now, language });
  checkValidity(version.validFrom, version.validTo);
  return {
    ...version,
    trust: trustCapOf(scope),
    createdBy: scope.keyId,
    id: newId(),
    externalId: plan.key,
    type,
    createdAt: plan.createdAt ?? now,
    recordedAt: now,
  };
}

/**
 * A message may be sent again only as it was: each field that is sent must be the stored one.
 * @param field the path of its id
 * @throws RecollectError conflict
 */
export function refuseOtherWords(stored: Editable, edits: Partial<Editable>, field = 'id'): void {
  const changed = Object.keys(changesTo(stored, edits)).map(sentName);
  if (changed.length === 0) return;
  const message = `belongs to a message with another ${changed.join(', ')}`;
  throw new RecollectError('conflict.message', `The id ${message}: history is kept.`, [{ field, message }]);
}

/** The name of a field as a client sends it. */
function sentName(name: string): string {
  return name === 'fields' ? 'field of yours' : name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
}

function outcomeOf(
  row: Pick<RecordRow, 'id' | 'externalId' | 'type' | 'version' | 'createdAt' | 'quarantined'>,
  status: StoreOutcome['status'],
  { cut, secrets, hints }: RecordPlan,
): StoreOutcome {
  return {
    id: showId(row.type, row.id),
    external_id: row.externalId ?? undefined,
    type: row.type,
    version: row.version,
    created: status === 'created',
    status,
    created_at: row.createdAt.toISOString(),
    embedding: status === 'unchanged' ? 'complete' : 'pending',
    quarantined: row.quarantined || undefined,
    injected_context_cut: cut || undefined,
    secrets_redacted: showSecrets(secrets),
    hints,
  };
}

/** As in the response: absent if there were none. */
export function showSecrets(secrets: RecordPlan['secrets']): SecretsRedacted {
  return secrets.length > 0 ? [...secrets] : undefined;
}
