import { acknowledgeRecords } from '@contracts/search/recall.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { Idempotency } from '@governance/idempotency/idempotency.js';
import type { Scope } from '@kernel/scope.js';
import { CHARACTERS_A_TOKEN } from '@memory/counters/tallies.js';
import { AcknowledgeRecords } from '@memory/records/acknowledge-records.js';
import { RecordUses } from '@memory/records/record-uses.js';
import { showAnswer } from '@memory/search/answer/show-answer.js';
import type { SearchAnswer, SearchQuery } from '@memory/search/search-query.js';
import { SearchRecords } from '@memory/search/search-records.js';
import { Injectable } from '@nestjs/common';
import type { Preferences } from './preferences.js';

/** Strengthens memories, for every protocol. */
@Injectable()
export class RecallFlow {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly acknowledgement: AcknowledgeRecords,
    private readonly searchRecords: SearchRecords,
    private readonly uses: RecordUses,
  ) {}

  /** A search strengthens its results only on request, and never with `as_of`. */
  async search(scope: Scope, query: SearchQuery): Promise<SearchAnswer> {
    const found = await this.searchRecords.find(scope, query);
    if (query.reinforce && query.as_of === undefined) {
      const rows = found.hits.map(({ told: { row } }) => ({ id: row.id, userId: row.userId }));
      this.uses.note(scope, rows);
    }
    const characters = found.hits.reduce((sum, { told }) => sum + told.content.length, 0);
    this.searchRecords.told(scope, characters / CHARACTERS_A_TOKEN);
    return showAnswer(found);
  }

  /** Once per Idempotency-Key: a repeat strengthens nothing. */
  async acknowledge(
    scope: Scope,
    ids: readonly string[],
    { idempotencyKey }: Preferences,
  ): Promise<OutputOf<typeof acknowledgeRecords>> {
    const request = { key: idempotencyKey, operation: acknowledgeRecords.name, input: ids };
    const { body } = await this.idempotency.run(scope, request, async (tx) => ({
      status: 200,
      body: await this.acknowledgement.runIn(tx, scope, ids),
    }));
    return body;
  }
}
