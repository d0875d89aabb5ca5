import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { type EmbeddingState, embeddingStateOf } from '@memory/indexing/passages-of-record.query.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { JobSignals } from '@platform/queue/job-signals.js';

/** Waits for the vectors of a record that was just stored, if the caller requested it, and returns their state. */
@Injectable()
export class AwaitVectors {
  constructor(
    private readonly database: Database,
    private readonly signals: JobSignals,
  ) {}

  /** @param shownId of a record that the scope has just written */
  async run(scope: Scope, shownId: string, jobs: readonly string[], seconds: number): Promise<EmbeddingState['state']> {
    if (jobs.length > 0 && seconds === 0) return 'pending';
    await this.wait(scope, jobs, seconds);
    const id = readId(shownId);
    if (id === null) return 'pending';
    const { state } = await this.database.withScope(scope, (tx) => embeddingStateOf(tx, scope.tenantId, id), {
      readOnly: true,
    });
    return state;
  }

  async wait(scope: Scope, jobs: readonly string[], seconds: number): Promise<void> {
    if (seconds > 0) await this.signals.waitForClosed(scope, jobs, seconds * 1_000);
  }
}
