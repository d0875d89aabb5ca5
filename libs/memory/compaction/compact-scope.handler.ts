import { compactScopeJob } from '@contracts/jobs.js';
import { Injectable } from '@nestjs/common';
import { Handles, type JobContext, type JobHandler } from '@platform/queue/handler.js';
import { CompactScope } from './compact-scope.js';

/** An interrupted job continues where it stopped, because folded episodes are not planned again. */
@Injectable()
@Handles(compactScopeJob)
export class CompactScopeHandler implements JobHandler<typeof compactScopeJob> {
  constructor(private readonly compact: CompactScope) {}

  async run(context: JobContext<typeof compactScopeJob>): Promise<void> {
    const { agent, project, before, force, partial, strategy, trigger, actor } = context.payload;
    const { tenantId, userId } = context.scope;
    const request = {
      scope: { tenantId, userId, agent, project },
      before: before === null ? null : new Date(before),
      force,
      partial,
      strategy,
      actor,
    };
    // Episodes that are old but may not be folded must not block the trigger by count.
    for (const one of trigger === 'age' ? (['age', 'count'] as const) : [trigger]) {
      await this.compact.run(
        (work) => context.withScope(work),
        context.scope,
        { ...request, trigger: one },
        context.signal,
      );
    }
  }
}
