import type { Scope } from '@kernel/scope.js';
import { PassageIndex } from '@memory/indexing/passage-index.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { DerivedSummaries } from '@memory/record-store/derived-summaries.js';
import { type Passing, writeEvents } from '@memory/record-store/life-of-records.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';

/** Last step of forgetting: deletes the records with everything that depends on them. Only the audit records that they existed. */
@Injectable()
export class PurgeRecords {
  constructor(
    private readonly records: RecordsRepository,
    private readonly index: PassageIndex,
    private readonly derived: DerivedSummaries,
  ) {}

  /** For one owner. The records must be locked by this transaction. */
  async runIn(tx: Tx, scope: Scope, userId: string | null, passing: readonly Passing[], at: Date): Promise<void> {
    if (passing.length === 0) return;
    const ids = passing.map(({ life }) => life.id);
    await this.derived.drop(tx, scope, userId, ids);
    await this.index.remove(tx, scope.tenantId, ids);
    await this.records.delete(tx, scope.tenantId, ids);
    await writeEvents(tx, scope, 'purged', passing, at);
  }
}
