import type { getRecord } from '@contracts/records.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { embeddingStateOf } from '@memory/indexing/embedding-state.query.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { showRecord } from './record-row.js';
import { RecordsRepository } from './records.repository.js';

/** Reads one record, by our id or the client's, as it is or as it was believed at an instant. */
@Injectable()
export class GetRecord {
  constructor(
    private readonly database: Database,
    private readonly records: RecordsRepository,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, key: string, wish: { as_of?: Date; valid_at?: Date } = {}): Promise<OutputOf<typeof getRecord>> {
    return this.database.withScope(
      scope,
      async (tx) => {
        const row = await this.records.find(tx, scope, key, wish, this.clock.now());
        if (!row) throw new RecollectError('not_found');
        const sources = await this.records.sourcesOf(tx, scope, row.id);
        return {
          ...showRecord(row),
          embedding: await embeddingStateOf(tx, scope.tenantId, row.id),
          ...(sources.length > 0 && { derived_from: sources.map(({ type, id }) => showId(type, id)) }),
        };
      },
      { readOnly: true },
    );
  }
}
