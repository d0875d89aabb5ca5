import { MESSAGE_TYPE } from '@contracts/records/record.js';
import type { messagesOfRecord } from '@contracts/messages/messages.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { afterCursor, linkedRecords, pageOf, type PageQuery } from './linked.query.js';
import { showMessage } from './message.js';
import { placesOf } from './places.query.js';

/** The source messages of a record, as far as the reader may see them. */
@Injectable()
export class ListSources {
  constructor(
    private readonly database: Database,
    private readonly records: RecordsRepository,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, key: string, query: PageQuery): Promise<OutputOf<typeof messagesOfRecord>> {
    const after = afterCursor(query);
    const now = this.clock.now();
    return this.database.withScope(
      scope,
      async (tx) => {
        const record = await this.records.find(tx, scope, key, {}, now);
        if (!record) throw new RecollectError('not_found');
        const of = { id: record.id, side: 'sources', type: MESSAGE_TYPE, after, limit: query.limit + 1 } as const;
        const { page, end } = pageOf(await linkedRecords(tx, scope, of, now), query);
        const places = await placesOf(
          tx,
          scope,
          page.map(({ id }) => id),
        );
        const messages = page.flatMap((row) => {
          const sequence = places.get(row.id);
          return sequence === undefined ? [] : [showMessage({ record: row, sequence })];
        });
        return { messages, ...end };
      },
      { readOnly: true, mayLag: true },
    );
  }
}
