import type { OutputOf } from '@contracts/operation.js';
import type { listPassages } from '@contracts/records/passages.operations.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { passagesOf } from '@memory/indexing/passages-of-record.query.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';

export interface PassagesQuery {
  readonly limit: number;
  readonly offset: number;
  /** Also lists passages of quarantined records. Needs admin. */
  readonly include_quarantined?: boolean;
}

/** The passages into which a record's text is split for search. Does not count as a use. */
@Injectable()
export class ListPassages {
  constructor(
    private readonly database: Database,
    private readonly records: RecordsRepository,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, key: string, query: PassagesQuery): Promise<OutputOf<typeof listPassages>> {
    return this.database.withScope(
      scope,
      async (tx) => {
        const { include_quarantined } = query;
        const row = await this.records.find(tx, scope, key, { include_quarantined }, this.clock.now());
        if (!row) throw new RecollectError('not_found');
        const { places, total } = await passagesOf(tx, scope.tenantId, row.id, query);
        const passages = places.map((place) => ({ ...place, text: row.content.slice(place.start, place.end) }));
        return { passages, total, has_more: query.offset + passages.length < total };
      },
      { readOnly: true },
    );
  }
}
