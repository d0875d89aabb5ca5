import { buildRollupsJob } from '@contracts/jobs.js';
import type { refreshSummaries } from '@contracts/compaction/rollups.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { showId } from '@kernel/ids.js';
import { type Scope, seesPart } from '@kernel/scope.js';
import { ensureUser } from '@memory/users/ensure-user.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { JobSignals } from '@platform/queue/job-signals.js';
import { Outbox } from '@platform/queue/outbox.js';

/** Queues the job that updates a user's rollups, and waits for it if requested. */
@Injectable()
export class RefreshRollups {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly signals: JobSignals,
    private readonly clock: Clock,
  ) {}

  async run(scope: Scope, waitSeconds: number): Promise<OutputOf<typeof refreshSummaries>> {
    const { userId } = scope;
    if (userId === null) throw new RecollectError('user_required');
    if (seesPart(scope)) {
      throw new RecollectError('forbidden', 'The summaries are of all agents and projects; the key is bound to one.');
    }
    const [job] = await this.database.withScope(scope, async (tx) => {
      const owner = await ensureUser(tx, scope, userId, this.clock.now());
      return this.outbox.enqueue(tx, owner, buildRollupsJob, [{}]);
    });
    if (job === undefined) throw new Error('the outbox took no job');
    const state = waitSeconds > 0 ? await this.signals.waitForEnd(scope, job, waitSeconds * 1_000) : 'queued';
    return { job: showId('job', job), state };
  }
}
