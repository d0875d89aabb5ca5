import type { storeIntention } from '@contracts/cognitive/prospective.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { readerOf } from '@memory/search/arms/ask-arms.js';
import { timeWindows } from '@memory/search/arms/time-windows.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { conditionOf, statedCondition } from '../classify.js';
import { agentOf, type Written } from '../kind.js';
import { StoreKind } from '../store-kind.js';

type Intention = InputOf<typeof storeIntention>['body'];

/** Length of a condition, in UTF-16 units. */
const MOST_CONDITION = 4_000;

const LATE = { field: 'trigger_at', message: 'lies in the past: the next write or check of the agent triggers it' };

/** Stores an intention. The record store indexes its triggers. */
@Injectable()
export class StoreIntention {
  constructor(
    private readonly store: StoreKind,
    private readonly clock: Clock,
  ) {}

  /** Reads from the description what triggers it: the next time that it names, a condition that it states, otherwise any of its words. */
  async runTextIn(tx: Tx, scope: Scope, told: Omit<Intention, 'trigger_at' | 'trigger_condition'>) {
    const at = await this.nextTimeIn(tx, scope, told.description);
    const condition = at ? statedCondition(told.description) : conditionOf(told.description);
    return this.runIn(tx, scope, {
      ...told,
      ...(at && { trigger_at: at }),
      ...(condition && { trigger_condition: condition.slice(0, MOST_CONDITION).toWellFormed() }),
    });
  }

  private async nextTimeIn(tx: Tx, scope: Scope, text: string): Promise<Date | null> {
    const now = this.clock.now();
    const { languages, timeZone } = await readerOf(tx, scope, text);
    const ahead = timeWindows(text, { now, languages, timeZone }).filter(({ exact }) => exact.from > now.getTime());
    return ahead.length > 0 ? new Date(Math.min(...ahead.map(({ exact }) => exact.from))) : null;
  }

  async runIn(tx: Tx, scope: Scope, intention: Intention): Promise<Written<OutputOf<typeof storeIntention>>> {
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
    const late = trigger_at && trigger_at <= this.clock.now() ? [LATE] : [];
    const hints = [...(body.hints ?? []), ...late];
    return { body: { ...body, ...(hints.length > 0 && { hints }), status: 'pending' }, jobs };
  }
}
