import { extractFactsJob } from '@contracts/jobs.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { ensureUser } from '@memory/users/ensure-user.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { TenantModels } from '@platform/models/tenant-models.js';
import { Outbox } from '@platform/queue/outbox.js';
import { ExtractionSettings } from './extraction-settings.js';
import { beginReading } from './progress.js';

/** Enqueues a job for new messages, in their transaction. Runs no query if there is no model for it. */
@Injectable()
export class QueueExtraction {
  constructor(
    private readonly settings: ExtractionSettings,
    private readonly models: TenantModels,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * @param fresh number of messages appended to the history with this agent
   * @returns the ids of jobs that read some of them at once
   */
  async noteIn(tx: Tx, scope: Scope, named: string | null, fresh: number): Promise<readonly string[]> {
    if (fresh === 0 || scope.userId === null || this.models.for(scope, 'extract') === null) return [];
    const agent = scope.agent ?? named ?? '';
    const { of, turns, silenceSeconds } = await this.settings.effective(tx, scope);
    if (!of(agent)) return [];
    const now = this.clock.now();
    const unread = await beginReading(tx, scope, agent, fresh, now);
    const owner = await ensureUser(tx, scope, scope.userId, now);
    // One job per full window is enough, because a job reads all full windows.
    const full = Math.floor(unread / turns) > Math.floor((unread - fresh) / turns);
    const reading = full ? await this.outbox.enqueue(tx, owner, extractFactsJob, [{}]) : [];
    const quiet = new Date(now.getTime() + silenceSeconds * 1_000);
    if (unread % turns > 0)
      await this.outbox.enqueueUnlessOpen(tx, owner, extractFactsJob, { after_pause: true }, quiet);
    return reading;
  }
}
