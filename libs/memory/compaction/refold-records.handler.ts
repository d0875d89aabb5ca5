import { buildRollupsJob, refoldRecordsJob } from '@contracts/jobs.js';
import { Clock } from '@kernel/clock.js';
import { lockUser } from '@memory/users/ensure-user.js';
import { Injectable } from '@nestjs/common';
import { Handles, type JobContext, type JobHandler } from '@platform/queue/handler.js';
import { Outbox } from '@platform/queue/outbox.js';
import { RefoldRecords } from './refold-records.js';
import { RunsRepository } from './runs.repository.js';

/** Folds again what is left of deleted summaries, and has rollups rebuilt if one was deleted. */
@Injectable()
@Handles(refoldRecordsJob)
export class RefoldRecordsHandler implements JobHandler<typeof refoldRecordsJob> {
  constructor(
    private readonly refold: RefoldRecords,
    private readonly runs: RunsRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async run(context: JobContext<typeof refoldRecordsJob>): Promise<void> {
    const { record_ids: ids, ladder, if_built: ifBuilt = false } = context.payload;
    await this.refold.run((work) => context.withScope(work), context.scope, ids, context.signal);
    await context.withScope(async (tx) => {
      if (ladder) {
        const owner = await lockUser(tx, context.scope, context.scope.userId, this.clock.now());
        if (ifBuilt && !(await this.runs.hasClimbed(tx, owner))) return context.close(tx);
        await this.outbox.enqueue(tx, owner, buildRollupsJob, [{}]);
      }
      await context.close(tx);
    });
  }
}
