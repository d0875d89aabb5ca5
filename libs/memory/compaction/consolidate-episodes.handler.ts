import { consolidateEpisodesJob } from '@contracts/jobs.js';
import { JOB_KEY } from '@kernel/scope.js';
import { isPaused } from '@memory/users/ensure-user.js';
import { Injectable } from '@nestjs/common';
import { Handles, type JobContext, type JobHandler } from '@platform/queue/handler.js';
import { FoldEpisodes } from './fold-episodes.js';

/** An interrupted job continues where it stopped, because folded episodes are not found again. */
@Injectable()
@Handles(consolidateEpisodesJob)
export class ConsolidateEpisodesHandler implements JobHandler<typeof consolidateEpisodesJob> {
  constructor(private readonly folds: FoldEpisodes) {}

  async run(context: JobContext<typeof consolidateEpisodesJob>): Promise<void> {
    const { agent, batch_size: batchSize } = context.payload;
    const { tenantId, userId } = context.scope;
    if (await context.withScope((tx) => isPaused(tx, tenantId, userId))) return;
    const request = { agent, batchSize, summarize: true, actor: JOB_KEY };
    for (;;) {
      context.signal.throwIfAborted();
      const fold = await this.folds.run((work) => context.withScope(work), context.scope, request, context.signal);
      if (!fold) return;
    }
  }
}
