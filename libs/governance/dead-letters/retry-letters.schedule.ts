import { retryLettersSchedule } from '@contracts/schedules.js';
import { everybodyOf } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { LettersToRetry } from '@platform/queue/letters-to-retry.query.js';
import { Runs, type ScheduleContext, type ScheduleHandler } from '@platform/queue/schedules/schedule-handler.js';
import { ReplayDeadLetters } from './replay-dead-letters.js';

/** Retries jobs that failed for a temporary reason. A failure in one tenant does not hold up the others. */
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
