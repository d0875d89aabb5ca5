import type { RunOutput } from '@contracts/compaction/compaction.operations.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { requireSharedWrite } from '@memory/record-store/may-write.js';
import { demandFullTrust } from '@memory/record-store/trust.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { FoldRecords } from './fold-records.js';
import { lastRunOf, type Member, type Run, RunsRepository, showRun } from './runs.repository.js';

/** Undoes a fold: deletes the summary, and restores the one flag of the originals that the fold had changed. */
@Injectable()
export class UndoRun {
  constructor(
    private readonly database: Database,
    private readonly runs: RunsRepository,
    private readonly folds: FoldRecords,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, key: string): Promise<RunOutput> {
    return this.database.withScope(scope, async (tx) => {
      const id = readId(key);
      const run = id && (await this.runs.lock(tx, scope, id));
      if (!run) throw new RecollectError('not_found');
      requireSharedWrite(scope, run);
      demandFullTrust(scope);
      if (run.status !== 'done') throw new RecollectError('conflict.state', `The run is ${run.status}.`);
      if (run.kind !== 'batch') {
        throw new RecollectError('conflict.type', 'A rollup folds nothing away; delete its record instead.');
      }
      const members = await this.runs.membersOf(tx, run);
      const summaries = members.filter(({ role }) => role === 'summary').map(({ recordId }) => recordId);
      const held = await this.folds.lock(tx, scope.tenantId, members.map(({ recordId }) => recordId)); // prettier-ignore
      if (summaries.some((summary) => held.has(summary))) {
        throw new RecollectError(
          'conflict.legal_hold',
          'The summary is under legal hold, so the run cannot be undone.',
        );
      }
      await this.unfold(tx, run, members);
      await this.folds.removeSummaries(tx, scope.tenantId, summaries);
      const at = this.clock.now();
      await this.runs.markUndone(tx, run, at, 'asked');
      return showRun({ ...run, status: 'undone', undoneAt: at, reason: 'asked' });
    });
  }

  /**
   * Sources that another run has folded since, because this summary was deleted with one of its sources, stay folded. They must be
   * locked.
   */
  private async unfold(tx: Tx, { tenantId, id }: Run, members: readonly Member[]): Promise<void> {
    const sources = members.filter(({ role, before }) => role === 'source' && before['compressed'] === false);
    const ids = sources.map(({ recordId }) => recordId);
    const lastRun = await lastRunOf(tx, tenantId, ids);
    const own = ids.filter((recordId) => lastRun.get(recordId)?.id === id);
    await this.folds.setCompressed(tx, tenantId, own, false);
  }
}
