import type { listEdges } from '@contracts/graph/graph.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { edgesOf, type EdgesQuery } from './edges.query.js';

/** The links of one record. */
@Injectable()
export class ListEdges {
  constructor(
    private readonly database: Database,
    private readonly records: RecordsRepository,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, key: string, query: EdgesQuery): Promise<OutputOf<typeof listEdges>> {
    const now = this.clock.now();
    return this.database.withScope(
      scope,
      async (tx) => {
        const record = await this.records.find(tx, scope, key, {}, now);
        if (!record) throw new RecollectError('not_found');
        return edgesOf(tx, scope, record, query, now);
      },
      { readOnly: true, mayLag: true },
    );
  }
}
