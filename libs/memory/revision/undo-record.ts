import type { InputOf, OutputOf } from '@contracts/operation.js';
import type { undoRecord } from '@contracts/revision/revision.operations.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { EditRecord } from '@memory/record-store/edit-record.js';
import { lockUser, type Writer } from '@memory/users/ensure-user.js';
import { requireSharedWrite } from '@memory/record-store/may-write.js';
import { changesTo } from '@memory/record-store/record.js';
import { EDITABLE_FIELDS, type Editable } from '@memory/record-store/record-columns.js';
import type { RecordRow } from '@memory/record-store/record-source.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { SupersedeRecords } from './supersede-records.js';
import { versionsOf } from '@memory/record-store/versions-of-record.query.js';

/** Messages are immutable; a summary is rebuilt from its sources. */
const NOT_UNDONE = new Set(['message', 'summary']);

type Undone = OutputOf<typeof undoRecord>;

/**
 * Undoes the last change of a record: a new version restores the one before it. Undoing the first version ends the record now, so
 * `as_of` still returns it, and releases what it had superseded. Undoing that supersedes it again.
 */
@Injectable()
export class UndoRecord {
  constructor(
    private readonly records: RecordsRepository,
    private readonly edit: EditRecord,
    private readonly supersede: SupersedeRecords,
    private readonly clock: Clock,
  ) {}

  /** @throws RecollectError not_found, version_mismatch if it has changed since, conflict if it is superseded */
  async runIn(
    tx: Tx,
    scope: Scope,
    key: string,
    { version, reason = 'undone' }: InputOf<typeof undoRecord>['body'],
  ): Promise<Undone> {
    const row = await this.lockForUndo(tx, scope, key);
    const id = showId(row.type, row.id);
    if (version < row.version && (await this.wasUndone(tx, scope, row, version))) {
      return { id, version: row.version, status: 'unchanged', withdrawn: version === 1, restored: [] };
    }
    if (NOT_UNDONE.has(row.type)) throw new RecollectError('conflict.type', `A ${row.type} is not changed.`);
    if (version !== row.version) throw new RecollectError('version_mismatch');
    if (version === 1) return this.withdraw(tx, scope, row, reason);
    const before = await this.versionOf(tx, scope, row, version - 1);
    if (!before) throw new RecollectError('conflict.state', 'The version before is not there for this key.');
    if (before.supersededBy !== row.supersededBy && (await this.isThere(tx, scope, row, row.supersededBy))) {
      throw new RecollectError('conflict.version', 'Another memory superseded it: undo that one.');
    }
    if (before.supersededBy !== row.supersededBy && !(await this.isCurrent(tx, scope, row, before.supersededBy))) {
      throw new RecollectError(
        'conflict.version',
        'The memory that superseded it is no longer current. Restore that one, or undo its withdrawal.',
      );
    }
    return this.restore(tx, scope, { row, before }, reason);
  }

  private async restore(
    tx: Tx,
    scope: Scope,
    { row, before }: { readonly row: RecordRow; readonly before: RecordRow },
    reason: string,
  ): Promise<Undone> {
    const writer = await lockUser(tx, scope, row.userId, this.clock.now());
    const [withdrawn, wasWithdrawn] = [endedWhenWritten(before), endedWhenWritten(row)];
    const restored = withdrawn && !wasWithdrawn ? await this.release(tx, scope, writer, row, reason) : [];
    // If a link to a less trusted record has lowered its trust since, that link still exists.
    const edits = { ...editableOf(before), trust: Math.min(before.trust, row.trust) };
    const { row: edited, changed } = await this.edit.runIn(tx, scope, writer, row, edits, reason);
    // Only its trust differed, and an undo does not raise it.
    if (!changed)
      return { id: showId(row.type, row.id), version: row.version, status: 'unchanged', withdrawn, restored };
    // A promotion was undone, and the memory is held back again.
    if (edited.quarantined) restored.push(...(await this.withhold(tx, scope, writer, row, reason)));
    const resumes = wasWithdrawn && !edited.quarantined;
    const last = resumes ? await this.supersede.resumeIn(tx, scope, writer, edited, reason) : edited;
    return { id: showId(row.type, row.id), version: last.version, status: 'undone', withdrawn, restored };
  }

  private async withdraw(tx: Tx, scope: Scope, row: RecordRow, reason: string): Promise<Undone> {
    const now = this.clock.now();
    const writer = await lockUser(tx, scope, row.userId, now);
    const restored = await this.release(tx, scope, writer, row, reason);
    const expiresAt = new Date(Math.max(now.getTime(), row.recordedAt.getTime() + 1));
    const { row: ended } = await this.edit.runIn(tx, scope, writer, row, { expiresAt }, reason);
    return { id: showId(row.type, row.id), version: ended.version, status: 'undone', withdrawn: true, restored };
  }

  /** Makes current again what it had superseded, until its withdrawal is undone. */
  private async release(
    tx: Tx,
    scope: Scope,
    writer: Writer,
    row: RecordRow,
    reason: string,
  ): Promise<Undone['restored']> {
    const released = await this.withhold(tx, scope, writer, row, reason);
    await this.supersede.unboundIn(tx, scope, writer, row.id, reason);
    return released;
  }

  /** The same for a memory that is held back, until it is promoted. */
  private async withhold(
    tx: Tx,
    scope: Scope,
    writer: Writer,
    { id }: RecordRow,
    reason: string,
  ): Promise<Undone['restored']> {
    const released = (await this.supersede.releaseIn(tx, scope, writer, id, reason)).map(({ row }) => row);
    await this.supersede.rememberIn(tx, writer, id, released);
    return released.map((older) => ({ id: showId(older.type, older.id), version: older.version }));
  }

  /** Whether the change after that version was already undone: the version after it equals the one before it. */
  private async wasUndone(tx: Tx, scope: Scope, row: RecordRow, version: number): Promise<boolean> {
    const after = version + 1 === row.version ? row : await this.versionOf(tx, scope, row, version + 1);
    if (!after) return false;
    if (version === 1) return endedWhenWritten(after);
    const before = await this.versionOf(tx, scope, row, version - 1);
    return before !== null && Object.keys(changesTo(after, { ...editableOf(before), trust: after.trust })).length === 0;
  }

  /** Whether the memory that superseded the row still exists, even if the caller cannot read it. A deleted one cannot be undone. */
  private async isThere(tx: Tx, scope: Scope, row: RecordRow, newerId: string | null): Promise<boolean> {
    if (newerId === null) return false;
    return (await this.records.lock(tx, scope, row, [newerId])).some(({ id }) => id === newerId);
  }

  /** Whether a memory that is to supersede the row again is in responses. Otherwise neither would be. None: it is. */
  private async isCurrent(tx: Tx, scope: Scope, row: RecordRow, newerId: string | null): Promise<boolean> {
    if (newerId === null) return true;
    const newer = (await this.records.lock(tx, scope, row, [newerId])).find(({ id }) => id === newerId);
    if (!newer || newer.forgottenAt || newer.quarantined) return false;
    return newer.expiresAt === null || newer.expiresAt > this.clock.now();
  }

  private async versionOf(tx: Tx, scope: Scope, row: RecordRow, version: number): Promise<RecordRow | null> {
    const [found] = await versionsOf(tx, scope, row, 1, version + 1);
    return found?.row.version === version ? found.row : null;
  }

  private async lockForUndo(tx: Tx, scope: Scope, key: string): Promise<RecordRow> {
    const found = await this.records.find(tx, scope, key, { include_expired: true }, this.clock.now());
    if (!found) throw new RecollectError('not_found');
    requireSharedWrite(scope, found);
    const locked = await this.records.lockFound(tx, scope, found);
    if (!locked || locked.forgottenAt) throw new RecollectError('not_found');
    return locked;
  }
}

/** As a withdrawn version is. */
function endedWhenWritten({ expiresAt, recordedAt }: RecordRow): boolean {
  return expiresAt !== null && expiresAt <= recordedAt;
}

function editableOf(row: RecordRow): Partial<Editable> {
  return Object.fromEntries(EDITABLE_FIELDS.map((name) => [name, row[name]]));
}
