import { Clock } from '@kernel/clock.js';
import { showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { AddRecords } from '@memory/record-store/add-records.js';
import { EditRecord } from '@memory/record-store/edit-record.js';
import { ensureUser, type Writer } from '@memory/users/ensure-user.js';
import { changesTo } from '@memory/record-store/record.js';
import type { Editable } from '@memory/record-store/record-columns.js';
import type { RecordRow } from '@memory/record-store/record-source.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import type { Source } from '@memory/records/sources-named.js';
import { newRecord } from '@memory/records/store-record.js';
import { SupersedeRecords } from './supersede-records.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { type Judged, showPossible } from './judge.js';
import type { Judgement, Written } from './judgement.js';
import { editsOf, instantOf, keptFrom } from './revision-edits.js';
import { statedAt, timeline } from './timeline.js';

interface Locked {
  readonly meant: readonly RecordRow[];
  readonly possible: readonly Judged[];
}

/** Executes a judgement. Responses contain only ids and outcomes, because they are stored for repeated requests. */
@Injectable()
export class WriteRevision {
  constructor(
    private readonly records: RecordsRepository,
    private readonly edit: EditRecord,
    private readonly supersede: SupersedeRecords,
    private readonly store: AddRecords,
    private readonly clock: Clock,
  ) {}

  /** Null if a memory involved has changed since the judgement. */
  async runIn(tx: Tx, scope: Scope, judgement: Judgement): Promise<Written | null> {
    const { target, contradicted, possible } = judgement.decision;
    const writer = await ensureUser(tx, scope, judgement.plan.userId, this.clock.now());
    const meant = target ? [target] : contradicted;
    const locked = await this.lock(tx, scope, writer, meant, possible);
    if (!locked) return null;
    if (target) return this.change(tx, scope, writer, judgement, { ...target, row: locked.meant[0]! });
    return this.add(tx, scope, writer, judgement, locked);
  }

  /** Memories that are only linked are locked too, so that they still exist when the link is created. */
  private async lock(
    tx: Tx,
    scope: Scope,
    writer: Writer,
    meant: readonly Judged[],
    possible: readonly Judged[],
  ): Promise<Locked | null> {
    const ids = [...meant, ...possible].map(({ row }) => row.id);
    const rows = ids.length > 0 ? await this.records.lock(tx, scope, writer, ids) : [];
    const there = rows.filter(({ forgottenAt }) => !forgottenAt);
    const locked = meant.flatMap(
      ({ row }) => there.find(({ id, version }) => id === row.id && version === row.version) ?? [],
    );
    if (locked.length < meant.length) return null;
    return { meant: locked, possible: possible.filter(({ row }) => there.some(({ id }) => id === row.id)) };
  }

  private async change(tx: Tx, scope: Scope, writer: Writer, judgement: Judgement, target: Judged): Promise<Written> {
    const { input, decision } = judgement;
    const updated = decision.outcome === 'updated';
    // If nothing is new, the sources only repeat what was known, and are not linked.
    const sources = updated ? judgement.sources.filter(({ id }) => id !== target.row.id) : [];
    const edits: Partial<Editable> = {
      ...editsOf(judgement, target, updated),
      ...(sources.length > 0 && { trust: leastTrust(target.row.trust, sources) }),
    };
    const changes = Object.keys(changesTo(target.row, edits)).length > 0;
    const { row, jobs } = changes
      ? await this.edit.runIn(tx, scope, writer, target.row, edits, input.reason ?? 'revised')
      : { row: target.row, jobs: [] };
    await this.supersede.linkSources(tx, writer, row.id, sources);
    return { answer: { ...about(row), status: changes ? 'updated' : 'unchanged', superseded: [] }, jobs };
  }

  private async add(
    tx: Tx,
    scope: Scope,
    writer: Writer,
    judgement: Judgement,
    { meant: contradicted, possible }: Locked,
  ): Promise<Written> {
    const { input, plan, sources } = judgement;
    const reason = input.reason ?? 'superseded';
    const now = this.clock.now();
    const time = timeline(contradicted, instantOf(input, now));
    const fresh = newRecord(scope, plan, writer, now);
    const content = contradicted.length > 0 ? (editsOf(judgement, null, true).content ?? fresh.content) : fresh.content;
    // The parts kept from older memories are not trusted more because somebody else extended them.
    const kept = content === fresh.content ? [] : contradicted.map(({ trust }) => trust);
    const row = {
      ...fresh,
      content,
      trust: leastTrust(Math.min(fresh.trust, ...kept), sources),
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
    // An erasure of a memory reaches the parts of it that this one keeps.
    await this.supersede.linkSources(tx, writer, row.id, [...sources, ...keptFrom(judgement).map((kept) => kept.row)]);
    await this.supersede.linkPossible(
      tx,
      writer,
      row.id,
      possible.map(({ row: { id }, match }) => ({ id, confidence: match.score })),
    );
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
        ...showPossible(possible),
        ...(time.next && { outdated_by: showId(time.next.type, time.next.id) }),
      },
      jobs,
    };
  }

  /** A statement about an earlier time is valid until the later one begins; the later one now gets an explicit beginning. */
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

function leastTrust(trust: number, sources: readonly Source[]): number {
  return Math.min(trust, ...sources.map((source) => source.trust));
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
