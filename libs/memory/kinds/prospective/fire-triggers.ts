import type { Triggered } from '@contracts/cognitive/triggered.js';
import type { checkTriggers } from '@contracts/cognitive/prospective.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { EditRecord } from '@memory/record-store/edit-record.js';
import { isBeyond } from '@memory/record-store/trust.js';
import { wordsOf } from '@memory/record-store/trigger-words.js';
import { lockUser } from '@memory/users/ensure-user.js';
import { Injectable } from '@nestjs/common';
import { happened } from '@platform/database/changes.js';
import { Database, type Tx } from '@platform/database/database.js';
import { agentOf, showKind } from '../kind.js';
import { calledUp, lockPending } from './called-up.query.js';
import { byUrgency, showTriggered } from './intention.js';

/**
 * Checks a text of an agent against its intentions, in the transaction of the write. An intention fires once: the first of two
 * concurrent writes locks it, and the second finds it triggered. A writer with less trust than the intention does not trigger it.
 */
@Injectable()
export class FireTriggers {
  constructor(
    private readonly database: Database,
    private readonly edit: EditRecord,
    private readonly clock: Clock,
  ) {}

  /** Checks a text that is not stored. */
  run(scope: Scope, request: InputOf<typeof checkTriggers>['body']): Promise<OutputOf<typeof checkTriggers>> {
    if (scope.userId === null) throw new RecollectError('user_required');
    const agent = agentOf(scope, request);
    return this.database.withScope(scope, async (tx) => ({
      triggered: await this.runIn(tx, scope, agent, request.content),
    }));
  }

  /** @returns the triggered intentions, most urgent first */
  async runIn(tx: Tx, scope: Scope, agent: string | null, text: string): Promise<Triggered[]> {
    if (agent === null || scope.userId === null || scope.allUsers) return [];
    const now = this.clock.now();
    const found = await calledUp(tx, scope, agent, wordsOf(text), now);
    if (found.size === 0) return [];
    const pending = await lockPending(tx, scope, [...found.keys()], now);
    const firing = pending.filter(({ trust }) => !isBeyond(scope, trust)).sort(byUrgency);
    if (firing.length === 0) return [];
    const owner = await lockUser(tx, scope, scope.userId, now);
    for (const row of firing) {
      const fields = { ...row.fields, status: 'triggered', triggered_at: now.toISOString() };
      await this.edit.runIn(tx, scope, owner, row, { fields }, 'triggered');
    }
    happened('intention.triggered', scope.userId, firing.map(({ type, id }) => showKind(type, id))); // prettier-ignore
    return firing.map((row) => showTriggered(row, found.get(row.id) ?? 'words', now));
  }
}
