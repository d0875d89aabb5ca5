import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { PassageIndex } from '@memory/indexing/passage-index.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { lockUserHeld, refuseHeldRecord } from '@memory/record-store/legal-hold.js';
import { DerivedSummaries } from '@memory/record-store/derived-summaries.js';
import { checkVersion, refuseEdit, requireSharedWrite } from '@memory/record-store/may-write.js';
import { demandTrust } from '@memory/record-store/trust.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';

/** Deletes a record with its versions, passages, terms and vectors, in one transaction. */
@Injectable()
export class DeleteRecord {
  constructor(
    private readonly database: Database,
    private readonly records: RecordsRepository,
    private readonly index: PassageIndex,
    private readonly derived: DerivedSummaries,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, key: string, ifMatch: number | null): Promise<{ id: string; deleted: true }> {
    return this.database.withScope(scope, async (tx) => {
      const request = { include_expired: true, forgotten: 'too' } as const;
      const found = await this.records.find(tx, scope, key, request, this.clock.now());
      if (!found) throw new RecollectError('not_found');
      requireSharedWrite(scope, found);
      const userHeld = await lockUserHeld(tx, scope.tenantId, found.userId);
      const row = await this.records.lockFound(tx, scope, found);
      if (!row) throw new RecollectError('not_found');
      refuseEdit(row);
      checkVersion(row, ifMatch);
      demandTrust(scope, row);
      refuseHeldRecord(row.legalHold || userHeld);
      await this.derived.drop(tx, scope, row.userId, [row.id]);
      await this.index.remove(tx, scope.tenantId, [row.id]);
      await this.records.delete(tx, scope.tenantId, [row.id]);
      return { id: showId(row.type, row.id), deleted: true };
    });
  }
}
