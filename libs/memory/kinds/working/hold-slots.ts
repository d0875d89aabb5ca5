import type { SlotType } from '@contracts/cognitive/working.operations.js';
import type { Scope } from '@kernel/scope.js';
import { AddRecords } from '@memory/record-store/add-records.js';
import { EdgesRepository } from '@memory/record-store/edges.repository.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import type { RecordRow } from '@memory/record-store/record-source.js';
import { RecordPlans } from '@memory/records/record-plans.js';
import { newRecord } from '@memory/records/store-record.js';
import { ensureUser, refuseErased, type Writer } from '@memory/users/ensure-user.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { lockCount } from '../kind-rows.query.js';
import { KindSettings } from '../kind-settings.js';
import { RemoveKind } from '../remove-kind.js';
import { evictedFor } from './slots.js';
import { slotsOf } from './slots.query.js';

/** A slot that the service itself holds for an agent during reasoning. */
export interface HeldSlot {
  readonly type: SlotType;
  readonly content: string;
  readonly relevance: number;
  readonly metadata: Record<string, unknown>;
  /** Row ids of the memories that it quotes. */
  readonly from: readonly string[];
}

export interface TaskOfAgent {
  readonly agent: string;
  readonly task: string;
}

/**
 * Stores several slots of a task with as many statements as one. They are listed, exported, erased and evicted like any slot, but no
 * search finds them, because a thought about a memory is not another memory. A slot that quotes memories has at most their trust and
 * is linked to them, so that erasing one erases it. It is left out if one of them is gone or shared.
 */
@Injectable()
export class HoldSlots {
  constructor(
    private readonly database: Database,
    private readonly records: RecordsRepository,
    private readonly add: AddRecords,
    private readonly edges: EdgesRepository,
    private readonly plans: RecordPlans,
    private readonly remove: RemoveKind,
    private readonly settings: KindSettings,
  ) {}

  /**
   * @param begunIn the epoch of the user before their memory was read; null: not known
   * @returns the epoch of the user
   * @throws RecollectError as in storing a record; conflict.version if the user was erased since `begunIn`
   */
  run(
    scope: Scope,
    { agent, task }: TaskOfAgent,
    slots: readonly HeldSlot[],
    begunIn: number | null = null,
  ): Promise<number> {
    return this.database.withScope(scope, async (tx) => {
      await lockCount(tx, scope, 'working', agent, task);
      const writer = await ensureUser(tx, scope, scope.userId, this.plans.now());
      refuseErased(writer, begunIn);
      await this.runIn(tx, scope, writer, { agent, task }, slots);
      return writer.epoch;
    });
  }

  private async runIn(
    tx: Tx,
    scope: Scope,
    writer: Writer,
    { agent, task }: TaskOfAgent,
    slots: readonly HeldSlot[],
  ): Promise<void> {
    const { working_capacity: capacity } = await this.settings.of(tx, scope.tenantId);
    const now = this.plans.now();
    const sources = await this.sourcesOf(tx, scope, slots);
    const known = slots.filter(({ from }) => from.every((id) => sources.has(id)));
    const coming = mostRelevant(known, capacity);
    const rows = [];
    for (const { type, content, relevance, metadata, from } of coming) {
      const input = { type: 'working', agent, session_id: task, content, metadata, slot_type: type, relevance };
      const plan = await this.plans.settle(tx, scope, this.plans.make(scope, input));
      const row = newRecord(scope, plan, writer, now);
      rows.push({ ...row, trust: Math.min(row.trust, ...from.map((id) => sources.get(id)?.trust ?? 0)) });
    }
    if (rows.length === 0) return;
    const held = await slotsOf(tx, scope, agent, task, now);
    await this.remove.runIn(tx, scope, evictedFor(held, capacity - rows.length + 1));
    const { inserted } = await this.add.hold(tx, writer, rows);
    const link = { tenantId: scope.tenantId, userId: scope.userId, type: 'THOUGHT_OF', createdAt: now };
    const links = rows.flatMap(({ id }, place) => {
      const fromId = inserted.get(id);
      return fromId === undefined ? [] : coming[place]!.from.map((toId) => ({ ...link, fromId, toId }));
    });
    await this.edges.insert(tx, links);
  }

  /**
   * The current state of the quoted memories, only the user's own. Shared ones are not copied, because somebody who may not read
   * them might read the copy.
   */
  private async sourcesOf(
    tx: Tx,
    scope: Scope,
    slots: readonly HeldSlot[],
  ): Promise<ReadonlyMap<string, Pick<RecordRow, 'trust'>>> {
    const ids = [...new Set(slots.flatMap(({ from }) => from))];
    if (ids.length === 0) return new Map();
    const own = await this.records.named(tx, scope, scope, ids);
    const readable = own.filter(({ forgottenAt, quarantined }) => forgottenAt === null && !quarantined);
    return new Map(readable.map((row) => [row.id, row]));
  }
}

/** As many as fit, in the order of storing. */
function mostRelevant(slots: readonly HeldSlot[], capacity: number): HeldSlot[] {
  const kept = new Set(slots.toSorted((a, b) => b.relevance - a.relevance).slice(0, capacity));
  return slots.filter((slot) => kept.has(slot));
}
