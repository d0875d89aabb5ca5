import { consolidateEpisodesJob } from '@contracts/jobs.js';
import { JOB_KEY } from '@kernel/scope.js';
import { isPaused } from '@memory/users/ensure-user.js';
import { Injectable } from '@nestjs/common';
import { Handles, type JobContext, type JobHandler } from '@platform/queue/handler.js';
import type { Episode } from './eligible.js';
import { FoldEpisodes } from './fold-episodes.js';

/** Per batch. Whoever edits without end does not hold the job for ever. */
const RETRIES = 4;

/** An interrupted job continues where it stopped, because folded episodes are not found again. */
@Injectable()
@Handles(consolidateEpisodesJob)
export class ConsolidateEpisodesHandler implements JobHandler<typeof consolidateEpisodesJob> {
  constructor(private readonly folds: FoldEpisodes) {}

  async run(context: JobContext<typeof consolidateEpisodesJob>): Promise<void> {
    const { agent, batch_size: batchSize } = context.payload;
    const { tenantId, userId } = context.scope;
    if (await context.withScope((tx) => isPaused(tx, tenantId, userId))) return;
    for (let after: Episode | undefined; ;) {
      const request = { agent, batchSize, after, summarize: true, actor: JOB_KEY, retries: RETRIES };
      const fold = await this.folds.run((work) => context.withScope(work), context.scope, request, context.signal);
      if (!fold) return;
      after = fold.episodes.at(-1);
    }
  }
}
