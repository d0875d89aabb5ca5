import type { relatedRecords } from '@contracts/graph/graph.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { type Reach, relatedTo } from './related.query.js';

/** The records related to one record, strongest first. */
@Injectable()
export class GetRelated {
  constructor(
    private readonly database: Database,
    private readonly records: RecordsRepository,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, key: string, reach: Reach): Promise<OutputOf<typeof relatedRecords>> {
    const now = this.clock.now();
    return this.database.withScope(
      scope,
      async (tx) => {
        const record = await this.records.find(tx, scope, key, {}, now);
        if (!record) throw new RecollectError('not_found');
        const found = await relatedTo(tx, scope, [record.id], reach, now);
        return { related: found.get(record.id) ?? [] };
      },
      { readOnly: true, mayLag: true },
    );
  }
}
