import type { storeIntention } from '@contracts/cognitive/prospective.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { agentOf, type Written } from '../kind.js';
import { StoreKind } from '../store-kind.js';

/** Stores an intention. The record store indexes its triggers. */
@Injectable()
export class StoreIntention {
  constructor(private readonly store: StoreKind) {}

  async runIn(
    tx: Tx,
    scope: Scope,
    intention: InputOf<typeof storeIntention>['body'],
  ): Promise<Written<OutputOf<typeof storeIntention>>> {
    const { description, trigger_condition, trigger_at, action_on_trigger, priority, metadata } = intention;
    const { body, jobs } = await this.store.runIn(tx, scope, 'prospective', {
      agent: agentOf(scope, intention),
      content: description,
      metadata,
      trigger_condition,
      trigger_at: trigger_at?.toISOString(),
      action_on_trigger,
      priority,
      status: 'pending',
    });
    return { body: { ...body, status: 'pending' }, jobs };
  }
}
