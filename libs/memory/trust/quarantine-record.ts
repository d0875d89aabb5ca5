import type { OutputOf } from '@contracts/operation.js';
import type { quarantineRecord } from '@contracts/trust/trust.operations.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { showId } from '@kernel/ids.js';
import { may, type Scope } from '@kernel/scope.js';
import { DerivedSummaries } from '@memory/record-store/derived-summaries.js';
import { requireSharedWrite } from '@memory/record-store/may-write.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { demandFullTrust } from '@memory/record-store/trust.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { HandBack } from './hand-back.js';
import { descendantsOf } from './lineage.query.js';

/**
 * Quarantines a record with its descendants. Its summaries are deleted, and rebuilt without it. What it had superseded is current, until
 * it is promoted.
 */
@Injectable()
export class QuarantineRecord {
  constructor(
    private readonly database: Database,
    private readonly records: RecordsRepository,
    private readonly derived: DerivedSummaries,
    private readonly handBack: HandBack,
    private readonly clock: Clock,
  ) {}

  /** @throws RecollectError not_found */
  run(scope: Scope, key: string): Promise<OutputOf<typeof quarantineRecord>> {
    demandFullTrust(scope);
    return this.database.withScope(scope, async (tx) => {
      const request = { include_expired: true, forgotten: 'too', quarantined: 'too' } as const;
      const found = await this.records.find(tx, scope, key, request, this.clock.now());
      if (!found) throw new RecollectError('not_found');
      requireSharedWrite(scope, found);
      const row = await this.records.lockFound(tx, scope, found);
      if (!row) throw new RecollectError('not_found');
      const made = await descendantsOf(tx, scope.tenantId, [row.id]);
      const also = made.filter(({ folded, userId }) => !folded && (userId !== null || may(scope, 'shared:write')));
      const all = [row, ...also];
      await this.records.setQuarantined(
        tx,
        scope.tenantId,
        all.map(({ id }) => id),
        true,
      );
      for (const userId of ownersOf(all)) {
        const ids = all.filter((one) => one.userId === userId).map(({ id }) => id);
        await this.handBack.runIn(tx, scope, userId, ids, 'quarantined', { remember: true });
        await this.derived.drop(tx, scope, userId, ids);
      }
      return {
        id: showId(row.type, row.id),
        quarantined: true,
        also: also.map(({ id, type }) => showId(type, id)),
      };
    });
  }
}

/** Without duplicates, the tenant last, so that several owners are always locked in the same order. */
function ownersOf(rows: readonly { readonly userId: string | null }[]): (string | null)[] {
  const users = [...new Set(rows.map(({ userId }) => userId))].filter((userId) => userId !== null).sort();
  return rows.some(({ userId }) => userId === null) ? [...users, null] : users;
}
