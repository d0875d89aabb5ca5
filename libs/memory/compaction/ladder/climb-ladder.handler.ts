import { climbLadderJob } from '@contracts/jobs.js';
import { Injectable } from '@nestjs/common';
import { Handles, type JobContext, type JobHandler } from '@platform/queue/handler.js';
import { ClimbLadder } from './climb-ladder.js';

/** A job that is cut off goes on where it was: days that are done are not made again. */
@Injectable()
@Handles(climbLadderJob)
export class ClimbLadderHandler implements JobHandler<typeof climbLadderJob> {
  constructor(private readonly ladder: ClimbLadder) {}

  async run(context: JobContext<typeof climbLadderJob>): Promise<void> {
    const { userId } = context.scope;
    // Shared memory is nobody's days.
    if (userId === null) return;
    await this.ladder.run((work) => context.withScope(work), context.scope, userId, context.signal);
  }
}
