import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { ensureUser } from '@memory/users/ensure-user.js';
import { recordsByKey } from '@memory/record-store/records-by-key.query.js';
import { demandFullTrust } from '@memory/record-store/trust.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { FeedbackRepository } from './feedback.repository.js';

/** Stands where the hash of a query stands. No hash is as short, so it counts as a verdict on some other query. */
const NO_QUERY = '-';

/** Keeps what a user said of a record, whatever it was the answer of. Said again it takes the place of what was said. */
@Injectable()
export class JudgeRecord {
  constructor(
    private readonly database: Database,
    private readonly feedback: FeedbackRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @param useful null takes back what was said
   * @returns our id of the record. @throws RecollectError `not_found`, `user_required`, `forbidden`
   */
  run(scope: Scope, key: string, useful: boolean | null): Promise<string> {
    const { tenantId, userId } = scope;
    // Its verdicts would move what is believed more.
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
