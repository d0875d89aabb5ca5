import { buildRollupsJob } from '@contracts/jobs.js';
import { Injectable } from '@nestjs/common';
import { Handles, type JobContext, type JobHandler } from '@platform/queue/handler.js';
import { BuildRollups } from './build-rollups.js';

/** An interrupted job continues where it stopped, because completed days are not rebuilt. */
@Injectable()
@Handles(buildRollupsJob)
export class BuildRollupsHandler implements JobHandler<typeof buildRollupsJob> {
  constructor(private readonly rollups: BuildRollups) {}

  async run(context: JobContext<typeof buildRollupsJob>): Promise<void> {
    const { userId } = context.scope;
    // Shared memory has no days.
    if (userId === null) return;
    await this.rollups.run((work) => context.withScope(work), context.scope, userId, context.signal);
  }
}
