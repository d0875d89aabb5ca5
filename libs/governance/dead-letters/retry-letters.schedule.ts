import { retryLettersSchedule } from '@contracts/schedules.js';
import { everybodyOf } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { LettersToRetry } from '@platform/queue/letters-to-retry.query.js';
import { Runs, type ScheduleContext, type ScheduleHandler } from '@platform/queue/schedules/schedule-handler.js';
import { ReplayDeadLetters } from './replay-dead-letters.js';

/** Leaves jobs anew that were given up for a reason that passes. What fails in one tenant holds up no other. */
@Injectable()
@Runs(retryLettersSchedule)
export class RetryLettersSchedule implements ScheduleHandler {
  constructor(
    private readonly letters: LettersToRetry,
    private readonly replay: ReplayDeadLetters,
  ) {}

  async run({ signal }: ScheduleContext): Promise<void> {
    const failures: unknown[] = [];
    for (const { tenantId, ids } of await this.letters.find()) {
      signal.throwIfAborted();
      await this.replay.again(everybodyOf(tenantId), ids).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }
}
