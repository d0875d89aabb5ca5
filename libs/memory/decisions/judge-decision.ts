import type { judgeDecision } from '@contracts/decisions/decisions.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { readId, showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { ensureUser } from '@memory/users/ensure-user.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { DecisionLog } from './decision-log.js';

/** Stores whether a decision was right. A later judgement replaces the first. */
@Injectable()
export class JudgeDecision {
  constructor(
    private readonly database: Database,
    private readonly log: DecisionLog,
    private readonly clock: Clock,
  ) {}

  /** @throws RecollectError user_required, not_found, learning_paused: judgements are learned data too */
  async run(scope: Scope, shown: string, correct: boolean | null): Promise<OutputOf<typeof judgeDecision>> {
    if (scope.userId === null) throw new RecollectError('user_required');
    const id = readId(shown);
    if (id === null) throw new RecollectError('not_found');
    const decidedBy = await this.database.withScope(scope, async (tx) => {
      const found = await this.log.judge(tx, scope, id, correct);
      // An erasure waits for this, or this finds nothing.
      if (found !== null) await ensureUser(tx, scope, scope.userId, this.clock.now());
      return found;
    });
    if (decidedBy === null) throw new RecollectError('not_found');
    if (correct !== null) this.log.countJudged(decidedBy, correct);
    return { id: showId('decision', id), correct };
  }
}
