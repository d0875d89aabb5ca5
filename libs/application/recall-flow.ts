import { acknowledgeRecords } from '@contracts/recall.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { Idempotency } from '@governance/idempotency/idempotency.js';
import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { AcknowledgeRecords } from '@memory/records/acknowledge-records.js';
import { RecordUses } from '@memory/records/record-uses.js';
import { type SearchAnswer, SearchRecords, type SearchWish } from '@memory/search/search-records.js';
import { Injectable } from '@nestjs/common';
import type { Preferences } from './preferences.js';

/** What strengthens memory, as every protocol does it. */
@Injectable()
export class RecallFlow {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly acknowledgement: AcknowledgeRecords,
    private readonly searchRecords: SearchRecords,
    private readonly uses: RecordUses,
  ) {}

  /** A search strengthens what it returns only when it is asked to, and never what was believed earlier. */
  async search(scope: Scope, wish: SearchWish): Promise<SearchAnswer> {
    const answer = await this.searchRecords.run(scope, wish);
    if (wish.reinforce && wish.as_of === undefined) {
      const rows = answer.results.map(({ id, record }) => ({ id: readId(id) ?? id, userId: record.user_id ?? null }));
      this.uses.note(scope, rows);
    }
    return answer;
  }

  /** Once for one Idempotency-Key: sent again, it strengthens nothing. */
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
