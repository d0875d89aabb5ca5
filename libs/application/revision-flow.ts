import type { InputOf, OutputOf } from '@contracts/operation.js';
import { reviseRecord, reviseRecords, type undoRecord } from '@contracts/revision/revision.operations.js';
import { Idempotency } from '@governance/idempotency/idempotency.js';
import type { Scope } from '@kernel/scope.js';
import { AwaitVectors } from '@memory/records/await-vectors.js';
import type { RevisionAnswer, RevisionInput } from '@memory/revision/judgement.js';
import { ReviseRecord } from '@memory/revision/revise-record.js';
import { ReviseRecords } from '@memory/revision/revise-records.js';
import { UndoRecord } from '@memory/revision/undo-record.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { AfterWrite } from '@application/write-flow.js';
import type { Preferences } from './preferences.js';

/**
 * Runs a revision, for every protocol: the model first, then the write, once per Idempotency-Key. A preview is a read.
 */
@Injectable()
export class RevisionFlow {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly revise: ReviseRecord,
    private readonly many: ReviseRecords,
    private readonly undoing: UndoRecord,
    private readonly database: Database,
    private readonly vectors: AwaitVectors,
    private readonly after: AfterWrite,
  ) {}

  async run(
    scope: Scope,
    input: RevisionInput,
    { idempotencyKey, waitSeconds }: Preferences,
  ): Promise<{ status: number; answer: RevisionAnswer }> {
    const prepared = await this.revise.prepare(scope, input);
    const key = input.mode === 'preview' ? undefined : idempotencyKey;
    const request = { key, operation: reviseRecord.name, input };
    const { status, body, extra } = await this.idempotency.run(scope, request, async (tx) => {
      const { answer, jobs } = await this.revise.runIn(tx, scope, prepared);
      const changed = answer.applied && answer.status !== 'unchanged';
      const triggered = changed ? await this.after.runIn(tx, scope, [input], [answer]) : [];
      const made = answer.applied && madeOne(answer.status);
      return { status: made ? 201 : 200, body: answer, extra: { jobs, triggered } };
    });
    const { jobs = [], triggered = [] } = extra ?? {};
    if (!body.applied) return { status, answer: body };
    const embedding = await this.vectors.run(scope, body.id ?? '', jobs, waitSeconds);
    return { status, answer: { ...body, embedding, ...(triggered.length > 0 && { triggered }) } };
  }

  /**
   * Revises many facts, each with its own outcome. @param items as sent to `POST /v1/records/revise`, not yet validated
   */
  async runBatch(
    scope: Scope,
    items: readonly unknown[],
    { idempotencyKey, waitSeconds }: Preferences,
  ): Promise<OutputOf<typeof reviseRecords>> {
    const prepared = await this.many.prepare(scope, items);
    const request = { key: idempotencyKey, operation: reviseRecords.name, input: items };
    const { body, extra } = await this.idempotency.run(scope, request, async (tx) => {
      const { batch, jobs } = await this.many.runIn(tx, scope, prepared);
      const changed = batch.results.filter(({ status }) => status !== 'unchanged' && status !== 'failed');
      const news = changed.map(({ index }) => items[index]);
      const triggered = await this.after.runIn(tx, scope, news, changed);
      return { status: 200, body: batch, extra: { jobs, triggered } };
    });
    const { jobs = [], triggered = [] } = extra ?? {};
    await this.vectors.wait(scope, jobs, waitSeconds);
    return triggered.length > 0 ? { ...body, triggered } : body;
  }

  /** Restored text triggers no intentions. It is compared again with what the agent knows. */
  undo(scope: Scope, key: string, request: InputOf<typeof undoRecord>['body']): Promise<OutputOf<typeof undoRecord>> {
    return this.database.withScope(scope, async (tx) => {
      const undone = await this.undoing.runIn(tx, scope, key, request);
      if (undone.status === 'undone' && !undone.withdrawn) {
        await this.after.runIn(tx, scope, [], [{ id: undone.id, status: 'updated' }]);
      }
      return undone;
    });
  }
}

function madeOne(status: RevisionAnswer['status']): boolean {
  return status === 'created' || status === 'superseded';
}
