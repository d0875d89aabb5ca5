import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { ensureUser } from '@memory/users/ensure-user.js';
import { recordsByKey } from '@memory/record-store/records-by-key.query.js';
import { demandFullTrust } from '@memory/record-store/trust.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { FeedbackRepository } from './feedback.repository.js';
import { NO_QUERY } from './verdicts.query.js';

/** Stores a user's feedback on a record, whatever the query. A later verdict replaces the first. */
@Injectable()
export class JudgeRecord {
  constructor(
    private readonly database: Database,
    private readonly feedback: FeedbackRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @param useful null removes the verdict
   * @returns the server's id of the record. @throws RecollectError `not_found`, `user_required`, `forbidden`
   */
  run(scope: Scope, key: string, useful: boolean | null): Promise<string> {
    const { tenantId, userId } = scope;
    // Its verdicts would affect records with more trust.
    demandFullTrust(scope);
    if (userId === null) throw new RecollectError('user_required');
    return this.database.withScope(scope, async (tx) => {
      const now = this.clock.now();
      const [record] = await recordsByKey(tx, scope, [key], now);
      if (!record) throw new RecollectError('not_found');
      await ensureUser(tx, scope, userId, now);
      const judged = { tenantId, userId, queryHash: NO_QUERY };
      if (useful === null) await this.feedback.takeBack(tx, judged, [record.id]);
      else await this.feedback.put(tx, judged, [record.id], useful, now);
      return record.id;
    });
  }
}
