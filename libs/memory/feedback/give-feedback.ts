import type { searchFeedback } from '@contracts/feedback/feedback.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { ensureUser } from '@memory/users/ensure-user.js';
import { recordsByKey } from '@memory/record-store/records-by-key.query.js';
import { demandFullTrust } from '@memory/record-store/trust.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { FeedbackRepository } from './feedback.repository.js';
import { QueryIds } from './query-ids.js';

/** Stores a user's feedback on the results of a search. Repeating it changes nothing. */
@Injectable()
export class GiveFeedback {
  constructor(
    private readonly database: Database,
    private readonly feedback: FeedbackRepository,
    private readonly queryIds: QueryIds,
    private readonly clock: Clock,
  ) {}

  async run(scope: Scope, request: InputOf<typeof searchFeedback>['body']): Promise<OutputOf<typeof searchFeedback>> {
    const { tenantId, userId } = scope;
    // Its verdicts would affect records with more trust.
    demandFullTrust(scope);
    if (userId === null) throw new RecollectError('user_required');
    const query = this.queryIds.read(request.query_id, scope);
    if (!query) throw new RecollectError('not_found');
    const judged = { tenantId, userId, queryHash: query.queryHash };
    const results = await this.database.withScope(scope, async (tx) => {
      const now = this.clock.now();
      const found = await recordsByKey(tx, scope, request.ids, now);
      const known = found.map((row) => (row && query.returned(row.id) ? row.id : undefined));
      const ids = [...new Set(known.filter((id) => id !== undefined))];
      if (ids.length > 0) {
        // An erasure waits for this; or this runs after it and writes for a new user.
        await ensureUser(tx, scope, userId, now);
        if (request.verdict === 'none') await this.feedback.takeBack(tx, judged, ids);
        else await this.feedback.put(tx, judged, ids, request.verdict === 'useful', now);
      }
      return request.ids.map((id, index) => ({
        index,
        id,
        status: known[index] === undefined ? ('not_found' as const) : ('noted' as const),
      }));
    });
    const noted = results.filter(({ status }) => status === 'noted').length;
    return { results, noted, not_found: results.length - noted };
  }
}
