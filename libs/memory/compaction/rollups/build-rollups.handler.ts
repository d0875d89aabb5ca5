import { buildRollupsJob } from '@contracts/jobs.js';
import { Injectable } from '@nestjs/common';
import { Handles, type JobContext, type JobHandler } from '@platform/queue/handler.js';
import { BuildRollups } from './build-rollups.js';

/** A job that is cut off goes on where it was: days that are done are not made again. */
@Injectable()
@Handles(buildRollupsJob)
export class BuildRollupsHandler implements JobHandler<typeof buildRollupsJob> {
  constructor(private readonly rollups: BuildRollups) {}

  async run(context: JobContext<typeof buildRollupsJob>): Promise<void> {
    const { userId } = context.scope;
    // Shared memory is nobody's days.
    if (userId === null) return;
    await this.rollups.run((work) => context.withScope(work), context.scope, userId, context.signal);
  }
}
