import { compactScopeJob } from '@contracts/jobs.js';
import { Injectable } from '@nestjs/common';
import { Handles, type JobContext, type JobHandler } from '@platform/queue/handler.js';
import { CompactScope } from './compact-scope.js';

/** A job that is cut off goes on where it was: what is folded is not planned again. */
@Injectable()
@Handles(compactScopeJob)
export class CompactScopeHandler implements JobHandler<typeof compactScopeJob> {
  constructor(private readonly compact: CompactScope) {}

  async run(context: JobContext<typeof compactScopeJob>): Promise<void> {
    const { agent, project, before, force, partial, strategy, trigger, actor } = context.payload;
    const { tenantId, userId } = context.scope;
    await this.compact.run(
      (work) => context.withScope(work),
      context.scope,
      {
        scope: { tenantId, userId, agent, project },
        before: before === null ? null : new Date(before),
        force,
        partial,
        strategy,
        trigger,
        actor,
      },
      context.signal,
    );
  }
}
