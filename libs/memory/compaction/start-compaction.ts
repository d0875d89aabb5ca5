import type { runCompaction } from '@contracts/compaction/compaction.operations.js';
import { compactScopeJob } from '@contracts/jobs.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { demandFullTrust } from '@memory/record-store/trust.js';
import { ensureUser } from '@memory/users/ensure-user.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { JobSignals } from '@platform/queue/job-signals.js';
import { Outbox } from '@platform/queue/outbox.js';
import { askedScope } from './asked-scope.js';
import { RunsRepository, showRun } from './runs.repository.js';

const MOST_RUNS = 1_000;

/** Queues the job of a run, and waits for it if requested. */
@Injectable()
export class StartCompaction {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly signals: JobSignals,
    private readonly runs: RunsRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws RecollectError forbidden, learning_paused, erasure_pending */
  async run(
    scope: Scope,
    request: InputOf<typeof runCompaction>['body'],
    waitSeconds: number,
  ): Promise<OutputOf<typeof runCompaction>> {
    demandFullTrust(scope);
    const of = askedScope(scope, request);
    const started = this.clock.now();
    const [job] = await this.database.withScope(scope, async (tx) => {
      const owner = await ensureUser(tx, scope, of.userId, started);
      return this.outbox.enqueue(tx, owner, compactScopeJob, [
        {
          agent: of.agent,
          project: of.project,
          before: request.before?.toISOString() ?? null,
          force: request.force,
          partial: request.partial,
          strategy: request.strategy ?? null,
          trigger: 'explicit',
          actor: scope.keyId,
        },
      ]);
    });
    if (job === undefined) throw new Error('the outbox took no job');
    const state = waitSeconds > 0 ? await this.signals.waitForEnd(scope, job, waitSeconds * 1_000) : 'queued';
    const runs =
      state !== 'queued'
        ? await this.database.withScope(
            scope,
            (tx) =>
              this.runs.list(
                tx,
                { ...scope, userId: of.userId },
                { limit: MOST_RUNS, since: started, trigger: 'explicit', actor: scope.keyId },
              ),
            { readOnly: true },
          )
        : [];
    return { job: showId('job', job), state, runs: runs.reverse().map(showRun) };
  }
}
