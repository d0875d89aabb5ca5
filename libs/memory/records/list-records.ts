import type { listRecords } from '@contracts/records/records.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { readCursor, writeCursor } from './cursor.js';
import { pageOfRecords } from './page-of-records.query.js';
import { showRecord } from '@memory/record-store/record-row.js';
import type { RecordQuery } from '@memory/record-store/record-source.js';

export interface ListQuery extends RecordQuery {
  readonly limit: number;
  readonly offset?: number;
  readonly cursor?: string;
  readonly order: 'asc' | 'desc';
}

/** Lists records by creation time, with keyset cursors or with AMP's offsets. */
@Injectable()
export class ListRecords {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, query: ListQuery): Promise<OutputOf<typeof listRecords>> {
    const after = query.cursor === undefined ? undefined : readCursor(query.cursor);
    const now = this.clock.now();
    return this.database.withScope(
      scope,
      async (tx) => {
        const { rows, total } = await pageOfRecords(tx, scope, { ...query, after, limit: query.limit + 1 }, now);
        const page = rows.slice(0, query.limit);
        const last = page.at(-1);
        const hasMore = rows.length > query.limit;
        return {
          records: page.map(showRecord),
          total,
          has_more: hasMore,
          ...(hasMore && last && { next_cursor: writeCursor(last) }),
        };
      },
      { readOnly: true, mayLag: true },
    );
  }
}
