import type { pushWorking } from '@contracts/cognitive/working.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { agentOf, showKind, type Written } from '../kind.js';
import { lockCount } from '../kind-rows.query.js';
import { KindSettings } from '../kind-settings.js';
import { RemoveKind } from '../remove-kind.js';
import { StoreKind } from '../store-kind.js';
import { evictedFor } from './slots.js';
import { slotsOf } from './slots.query.js';

/** Adds a slot to a task. Others are evicted before it is stored, so the new one always stays. */
@Injectable()
export class PushWorking {
  constructor(
    private readonly store: StoreKind,
    private readonly remove: RemoveKind,
    private readonly settings: KindSettings,
    private readonly clock: Clock,
  ) {}

  async runIn(
    tx: Tx,
    scope: Scope,
    slot: InputOf<typeof pushWorking>['body'],
  ): Promise<Written<OutputOf<typeof pushWorking>>> {
    const agent = agentOf(scope, slot);
    const { working_capacity: capacity } = await this.settings.of(tx, scope.tenantId);
    await lockCount(tx, scope, 'working', agent, slot.task_id);
    const slots = await slotsOf(tx, scope, agent, slot.task_id, this.clock.now());
    const gone = await this.remove.runIn(tx, scope, evictedFor(slots, capacity));
    const { body, jobs } = await this.store.runIn(tx, scope, 'working', {
      agent,
      content: slot.content,
      session_id: slot.task_id,
      metadata: slot.metadata,
      slot_type: slot.slot_type,
      relevance: slot.relevance,
    });
    return { body: { ...body, evicted: gone.map(({ id }) => showKind('working', id)) }, jobs };
  }
}
