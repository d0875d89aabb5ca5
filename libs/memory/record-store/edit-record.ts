import { Injectable } from '@nestjs/common';
import { and, eq, or } from 'drizzle-orm';
import { Clock } from '@kernel/clock.js';
import { invalid } from '@kernel/errors.js';
import { type Scope, trustCapOf } from '@kernel/scope.js';
import { besideOf } from '@memory/indexing/indexed-text.js';
import type { Owner } from '@memory/indexing/passage-index.js';
import { counted } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { edges } from '@schema/edges.js';
import { DerivedSummaries } from './derived-summaries.js';
import { IndexTexts } from './add-records.js';
import { restoreRecords } from './life-of-records.js';
import { reindexTriggers } from './pending-triggers.query.js';
import { changesText, changesTo, checkValidity } from './record.js';
import { beginAnew, RecordAccessRepository } from './record-access.repository.js';
import type { Editable } from './record-columns.js';
import type { RecordRow } from './record-source.js';
import { RecordsRepository } from './records.repository.js';
import { demandTrust, isHeldBack } from './trust.js';

/** The rule of links between similar facts. They are valid for the texts that were compared. */
export const LIKENESS_RULE = 'likeness';

/** Removes the links found for the old text of a fact, in both directions. The next comparison creates new ones. */
async function dropLikenesses(tx: Tx, tenantId: string, recordId: string): Promise<void> {
  const its = or(eq(edges.fromId, recordId), eq(edges.toId, recordId));
  const made = and(eq(edges.tenantId, tenantId), its, eq(edges.rule, LIKENESS_RULE));
  await counted('edges', 'deleted', tx.delete(edges).where(made));
}

interface Edited {
  readonly row: RecordRow;
  readonly changed: boolean;
  /** Outbox ids of the jobs that compute the new vectors. */
  readonly jobs: readonly string[];
}

/** One edit of a locked record: closes its version, opens the next, and reindexes it if its text changed. */
@Injectable()
export class EditRecord {
  constructor(
    private readonly records: RecordsRepository,
    private readonly access: RecordAccessRepository,
    private readonly index: IndexTexts,
    private readonly derived: DerivedSummaries,
    private readonly clock: Clock,
  ) {}

  /**
   * An edit without a change writes nothing. `stored` must be locked by this transaction. A forgotten record is restored, because
   * storing it again means that it is wanted.
   * @throws RecollectError forbidden for a key with less trust than the record has or would have
   */
  async runIn(
    tx: Tx,
    scope: Scope,
    owner: Owner,
    stored: RecordRow,
    edits: Partial<Editable>,
    reason: string | null,
  ): Promise<Edited> {
    if (stored.forgottenAt) demandTrust(scope, stored);
    if (!stored.forgottenAt) return this.editIn(tx, scope, owner, stored, edits, reason);
    const passing = { life: { ...stored, strength: null }, reason: 'stored_again', retention: null };
    await restoreRecords(tx, this.access, scope, [passing], this.clock.now());
    await this.derived.rebuild(tx, scope, stored.userId);
    return this.editIn(tx, scope, owner, { ...stored, forgottenAt: null }, edits, reason);
  }

  private async editIn(
    tx: Tx,
    scope: Scope,
    owner: Owner,
    stored: RecordRow,
    edits: Partial<Editable>,
    reason: string | null,
  ): Promise<Edited> {
    const changes = changesTo(stored, edits);
    if (Object.keys(changes).length === 0) return { row: stored, changed: false, jobs: [] };
    demandTrust(scope, stored);
    const next = { ...stored, ...changes };
    demandTrust(scope, next);
    checkValidity(next.validFrom, next.validTo);
    if (stored.type === 'checkpoint' && !next.agent) throw invalid('agent', 'is required for a checkpoint');

    const at = this.after(stored.recordedAt);
    await this.records.closeVersion(tx, scope.tenantId, stored.id, { at, reason, by: scope.keyId });
    // What a capped key writes is held to the threshold of now, which may be higher than when the record was stored.
    const judged = trustCapOf(scope) < 1 ? { ...changes, trust: next.trust } : changes;
    await this.records.openVersion(tx, scope.tenantId, stored.id, judged, at);
    // What was told yesterday must not be forgotten today because an older text was stored long ago.
    if (changesText(changes)) await beginAnew(tx, scope.tenantId, [stored.id], at);
    if ('importance' in changes || 'pinned' in changes) await this.access.sync(tx, scope.tenantId, [stored.id]);
    const quarantined = stored.quarantined || ('trust' in judged && (await isHeldBack(tx, scope.tenantId, next.trust)));
    let row = { ...next, quarantined, version: stored.version + 1, recordedAt: at, updatedAt: at };
    if ('fields' in changes || 'agent' in changes || 'language' in changes) await reindexTriggers(tx, owner, row);
    if (changesSummaries(changes) || quarantined !== stored.quarantined) {
      const freed = await this.derived.drop(tx, scope, stored.userId, [stored.id]);
      if (freed.has(row.id)) row = { ...row, compressed: false };
    }
    if (stored.type === 'semantic' && changesText(changes)) await dropLikenesses(tx, scope.tenantId, stored.id);
    if (!changesText(changes) && besideOf(stored) === besideOf(next)) return { row, changed: true, jobs: [] };

    const jobs = await this.index.replace(tx, owner, { ...row, recordId: row.id }, at);
    return { row, changed: true, jobs };
  }

  /** Versions are intervals: the next must begin after this one, even if the clock has not advanced or was set back. */
  private after(recordedAt: Date): Date {
    return new Date(Math.max(this.clock.now().getTime(), recordedAt.getTime() + 1));
  }
}

/**
 * Whether the change invalidates summaries of the record. They contain its old text, time and author, and may have other readers or
 * a longer life.
 */
function changesSummaries(changes: Partial<Editable>): boolean {
  const told = ['agent', 'project', 'role', 'occurredAt', 'supersededBy', 'trust'].some((name) => name in changes);
  return told || changesText(changes) || (changes.expiresAt ?? null) !== null;
}
