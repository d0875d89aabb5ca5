import { Clock } from '@kernel/clock.js';
import { showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { AddRecords } from '@memory/record-store/add-records.js';
import { EditRecord } from '@memory/record-store/edit-record.js';
import { ensureUser, type Writer } from '@memory/users/ensure-user.js';
import { changesTo, type Editable } from '@memory/record-store/record.js';
import type { RecordRow } from '@memory/record-store/record-row.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { newRecord } from '@memory/records/store-record.js';
import { SupersedeRecords } from './supersede-records.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import type { Judged } from './judge.js';
import type { Judgement, Written } from './judgement.js';
import { editsOf, instantOf } from './revision-edits.js';
import { statedAt, timeline } from './timeline.js';

/** Does what a judgement calls for. Answers hold ids and outcomes only: they are kept for repeats. */
@Injectable()
export class WriteRevision {
  constructor(
    private readonly records: RecordsRepository,
    private readonly edit: EditRecord,
    private readonly supersede: SupersedeRecords,
    private readonly store: AddRecords,
    private readonly clock: Clock,
  ) {}

  /** Null: a memory that is meant was changed since it was judged. */
  async runIn(tx: Tx, scope: Scope, judgement: Judgement): Promise<Written | null> {
    const { target, contradicted } = judgement.decision;
    const writer = await ensureUser(tx, scope, judgement.plan.userId, this.clock.now());
    const meant = target ? [target] : contradicted;
    const locked = await this.lock(tx, scope, writer, meant);
    if (!locked) return null;
    if (target) return this.change(tx, scope, writer, judgement, { ...target, row: locked[0]! });
    return this.add(tx, scope, writer, judgement, locked);
  }

  private async lock(tx: Tx, scope: Scope, writer: Writer, meant: readonly Judged[]): Promise<RecordRow[] | null> {
    if (meant.length === 0) return [];
    const rows = await this.records.lock(
      tx,
      scope,
      writer,
      meant.map(({ row }) => row.id),
    );
    const locked = meant.flatMap(
      ({ row }) => rows.find(({ id, version }) => id === row.id && version === row.version) ?? [],
    );
    return locked.length === meant.length && locked.every(({ forgottenAt }) => !forgottenAt) ? locked : null;
  }

  private async change(tx: Tx, scope: Scope, writer: Writer, judgement: Judgement, target: Judged): Promise<Written> {
    const { input, decision } = judgement;
    const edits: Partial<Editable> = editsOf(judgement, target, decision.outcome === 'updated');
    const changes = Object.keys(changesTo(target.row, edits)).length > 0;
    const { row, jobs } = changes
      ? await this.edit.runIn(tx, scope, writer, target.row, edits, input.reason ?? 'revised')
      : { row: target.row, jobs: [] };
    return { answer: { ...about(row), status: changes ? 'updated' : 'unchanged', superseded: [] }, jobs };
  }

  private async add(
    tx: Tx,
    scope: Scope,
    writer: Writer,
    judgement: Judgement,
    contradicted: readonly RecordRow[],
  ): Promise<Written> {
    const { input, plan } = judgement;
    const reason = input.reason ?? 'superseded';
    const now = this.clock.now();
    const time = timeline(contradicted, instantOf(input, now));
    const fresh = newRecord(scope, plan, writer, now);
    const content = contradicted.length > 0 ? (editsOf(judgement, null, true).content ?? fresh.content) : fresh.content;
    // What still holds of theirs is not believed more because somebody else has said something beside it.
    const kept = content === fresh.content ? [] : contradicted.map(({ trust }) => trust);
    const row = {
      ...fresh,
      content,
      trust: Math.min(fresh.trust, ...kept),
      ...(contradicted.length > 0 && { validFrom: time.from }),
      ...(time.next && { validTo: statedAt(time.next), supersededBy: time.next.id }),
    };
    const { held, jobs } = await this.store.runIn(tx, writer, [row]);
    if (time.next) await this.bound(tx, scope, writer, row, time.next, reason);
    const before = time.next ? await this.supersede.historyOf(tx, scope, writer, time.next.id) : [];
    const cut = timeline(
      before.filter(({ id, validTo }) => id !== row.id && validTo !== null && validTo > time.from),
      time.from,
    );
    const endings = [...time.ended, ...cut.ended].map(({ item, until }) => ({ older: item, until }));
    const ended = await this.supersede.runIn(tx, scope, writer, row.id, endings, reason);
    return {
      answer: {
        ...about({ ...row, version: 1 }),
        quarantined: held.has(row.id) || undefined,
        status: contradicted.length > 0 ? 'superseded' : 'created',
        superseded: ended.map((older) => ({
          id: showId(older.type, older.id),
          version: older.version,
          valid_to: (older.validTo ?? time.from).toISOString(),
        })),
        ...(time.next && { outdated_by: showId(time.next.type, time.next.id) }),
      },
      jobs,
    };
  }

  /** What is said of a time before goes until what is known of the later one begins, which has a beginning from now on. */
  private async bound(
    tx: Tx,
    scope: Scope,
    writer: Writer,
    fresh: { readonly id: string },
    next: RecordRow,
    reason: string,
  ): Promise<void> {
    const { row } = await this.edit.runIn(tx, scope, writer, next, { validFrom: statedAt(next) }, reason);
    await this.supersede.link(tx, writer, row.id, { id: fresh.id, version: 0 }, next.version);
  }
}

function about(row: Pick<RecordRow, 'id' | 'type' | 'externalId' | 'version'>) {
  return {
    id: showId(row.type, row.id),
    external_id: row.externalId ?? undefined,
    type: row.type,
    version: row.version,
    embedding: 'pending' as const,
  };
}
