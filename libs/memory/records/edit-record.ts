import { Clock } from '@kernel/clock.js';
import { invalid } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { PassageIndex, type Owner } from '@memory/indexing/passage-index.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { changesText, changesTo, checkValidity, type Editable } from './record.js';
import type { RecordRow } from './record-row.js';
import { RecordsRepository } from './records.repository.js';

export interface Edited {
  readonly row: RecordRow;
  readonly changed: boolean;
  /** Outbox ids of the jobs that make the new vectors. */
  readonly jobs: readonly string[];
}

/** One edit of a locked record: closes its version, opens the next, and indexes it again if its text changed. */
@Injectable()
export class EditRecord {
  constructor(
    private readonly records: RecordsRepository,
    private readonly index: PassageIndex,
    private readonly clock: Clock,
  ) {}

  /** An edit that changes nothing writes nothing. `stored` must be locked by this transaction. */
  async runIn(
    tx: Tx,
    scope: Scope,
    owner: Owner,
    stored: RecordRow,
    edits: Partial<Editable>,
    reason: string | null,
  ): Promise<Edited> {
    const changes = changesTo(stored, edits);
    if (Object.keys(changes).length === 0) return { row: stored, changed: false, jobs: [] };
    const next = { ...stored, ...changes };
    checkValidity(next.validFrom, next.validTo);
    if (stored.type === 'checkpoint' && !next.agent) throw invalid('agent', 'is required for a checkpoint');

    const at = this.after(stored.recordedAt);
    await this.records.closeVersion(tx, scope.tenantId, stored.id, { at, reason, by: scope.keyId });
    await this.records.openVersion(tx, scope.tenantId, stored.id, changes, at);
    const row = { ...next, version: stored.version + 1, recordedAt: at, updatedAt: at };
    if (!changesText(changes)) return { row, changed: true, jobs: [] };

    await this.index.supersede(tx, owner, stored.id, at);
    const jobs = await this.index.add(tx, owner, [{ ...row, recordId: row.id }]);
    return { row, changed: true, jobs };
  }

  /** Versions are intervals: the next must begin after this one, even when the clock has not moved or was set back. */
  private after(recordedAt: Date): Date {
    return new Date(Math.max(this.clock.now().getTime(), recordedAt.getTime() + 1));
  }
}
