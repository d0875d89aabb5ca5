import { linkFactsJob } from '@contracts/jobs.js';
import { Clock } from '@kernel/clock.js';
import { Injectable } from '@nestjs/common';
import { Handles, type JobContext, type JobHandler } from '@platform/queue/handler.js';
import { RenewLinks } from './renew-links.js';

/**
 * After this time the rest waits for its next turn. In a large memory one fact takes a tenth of a second, and the embedded database
 * serves nobody else until the transaction ends.
 */
const LONGEST_MS = 100;

/** Links facts that were stored as plain records to similar facts of their agent. */
@Injectable()
@Handles(linkFactsJob)
export class LinkFactsHandler implements JobHandler<typeof linkFactsJob> {
  constructor(
    private readonly links: RenewLinks,
    private readonly clock: Clock,
  ) {}

  run(context: JobContext<typeof linkFactsJob>): Promise<void> {
    return context.withScope(async (tx) => {
      const end = this.clock.now().getTime() + LONGEST_MS;
      const isEnough = () => this.clock.now().getTime() >= end;
      const rest = await this.links.runIn(tx, context.scope, context.payload.record_ids, 'older', isEnough);
      if (rest.length > 0) await context.passOn(tx, { record_ids: rest });
      else await context.close(tx);
    });
  }
}
