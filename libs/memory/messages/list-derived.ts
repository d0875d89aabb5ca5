import type { recordsOfMessage } from '@contracts/messages/messages.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { showRecord } from '@memory/record-store/record-source.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { GetMessage } from './get-message.js';
import { afterCursor, linkedRecords, pageOf, type PageQuery } from './linked.query.js';

/** The records derived from a message, as far as the reader may see them. */
@Injectable()
export class ListDerived {
  constructor(
    private readonly database: Database,
    private readonly message: GetMessage,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, key: string, query: PageQuery): Promise<OutputOf<typeof recordsOfMessage>> {
    const after = afterCursor(query);
    return this.database.withScope(
      scope,
      async (tx) => {
        const { record } = await this.message.find(tx, scope, key);
        const of = { id: record.id, side: 'derived', after, limit: query.limit + 1 } as const;
        const { page, end } = pageOf(await linkedRecords(tx, scope, of, this.clock.now()), query);
        return { records: page.map(showRecord), ...end };
      },
      { readOnly: true, mayLag: true },
    );
  }
}
