import { reviseRecord } from '@contracts/revision.operations.js';
import { Idempotency } from '@governance/idempotency/idempotency.js';
import type { Scope } from '@kernel/scope.js';
import { AwaitVectors } from '@memory/records/await-vectors.js';
import type { RevisionAnswer, RevisionInput } from '@memory/revision/judgement.js';
import { ReviseRecord } from '@memory/revision/revise-record.js';
import { Injectable } from '@nestjs/common';
import type { Preferences } from './preferences.js';

/** A revision as every protocol does it: the model first, then once for one Idempotency-Key. A preview is a read. */
@Injectable()
export class RevisionFlow {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly revise: ReviseRecord,
    private readonly vectors: AwaitVectors,
  ) {}

  async run(
    scope: Scope,
    input: RevisionInput,
    { idempotencyKey, waitSeconds }: Preferences,
  ): Promise<{ status: number; answer: RevisionAnswer }> {
    const prepared = await this.revise.prepare(scope, input);
    const key = input.mode === 'preview' ? undefined : idempotencyKey;
    let jobs: readonly string[] = [];
    const request = { key, operation: reviseRecord.name, input };
    const { status, body } = await this.idempotency.run(scope, request, async (tx) => {
      const revised = await this.revise.runIn(tx, scope, prepared);
      jobs = revised.jobs;
      const made = revised.answer.applied && madeOne(revised.answer.status);
      return { status: made ? 201 : 200, body: revised.answer };
    });
    if (!body.applied) return { status, answer: body };
    const embedding = await this.vectors.run(scope, body.id ?? '', jobs, waitSeconds);
    return { status, answer: { ...body, embedding } };
  }
}

function madeOne(status: RevisionAnswer['status']): boolean {
  return status === 'created' || status === 'superseded';
}
