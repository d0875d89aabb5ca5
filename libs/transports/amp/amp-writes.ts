import type { ampDelete, ampStore } from '@contracts/amp/amp.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { DeleteRecord } from '@memory/records/delete-record.js';
import { Injectable } from '@nestjs/common';
import { Answer } from '../http/answer.js';
import type { Preferences } from '@application/preferences.js';
import { WriteFlow } from '@application/write-flow.js';

/** AMP's writes in AMP's format. */
@Injectable()
export class AmpWrites {
  constructor(
    private readonly writes: WriteFlow,
    private readonly remove: DeleteRecord,
  ) {}

  async store(scope: Scope, { body }: InputOf<typeof ampStore>, preferences: Preferences) {
    const { status, outcome } = await this.writes.store(scope, body.record, preferences);
    const { id, external_id: externalId, created, hints, triggered } = outcome;
    const { quarantined, injected_context_cut, secrets_redacted } = outcome;
    const notes = { quarantined, injected_context_cut, secrets_redacted, hints, triggered };
    const answer: OutputOf<typeof ampStore> = { success: true, id: externalId ?? id, created, ...notes };
    return new Answer(answer, { status });
  }

  async delete(
    scope: Scope,
    { params }: Pick<InputOf<typeof ampDelete>, 'params'>,
    { ifMatch }: Preferences,
  ): Promise<OutputOf<typeof ampDelete>> {
    const { deleted } = await this.remove.run(scope, params.id, ifMatch);
    return { success: true, deleted };
  }
}
