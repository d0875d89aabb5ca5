import { linkFactsJob } from '@contracts/jobs.js';
import { Injectable } from '@nestjs/common';
import { Handles, type JobContext, type JobHandler } from '@platform/queue/handler.js';
import { RenewLinks } from './renew-links.js';

/** Links facts that were stored as plain records to similar facts of their agent. */
@Injectable()
@Handles(linkFactsJob)
export class LinkFactsHandler implements JobHandler<typeof linkFactsJob> {
  constructor(private readonly links: RenewLinks) {}

  run(context: JobContext<typeof linkFactsJob>): Promise<void> {
    return context.withScope(async (tx) => {
      await this.links.runIn(tx, context.scope, context.payload.record_ids, 'older');
      await context.close(tx);
    });
  }
}
