import { RecollectError } from '@kernel/errors.js';
import { showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { RecordAccessRepository } from '@memory/record-store/record-access.repository.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { lockWritable } from '@memory/record-store/may-write.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';

/** Puts a record under legal hold, or lifts the hold. A held record is not forgotten, deleted or erased. */
@Injectable()
export class HoldRecord {
  constructor(
    private readonly database: Database,
    private readonly records: RecordsRepository,
    private readonly access: RecordAccessRepository,
  ) {}

  /** Includes forgotten records. @throws RecollectError `not_found` */
  run(scope: Scope, key: string, held: boolean): Promise<{ id: string; legal_hold: boolean }> {
    return this.database.withScope(scope, async (tx) => {
      const [row] = await lockWritable(tx, this.records, scope, [key]);
      if (!row) throw new RecollectError('not_found');
      await this.records.setLegalHold(tx, scope.tenantId, row.id, held);
      await this.access.sync(tx, scope.tenantId, [row.id]);
      return { id: showId(row.type, row.id), legal_hold: held };
    });
  }
}
