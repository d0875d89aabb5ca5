import { MESSAGE_TYPE } from '@contracts/records/record.js';
import type { getRecord } from '@contracts/records/records.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { embeddingStateOf } from '@memory/indexing/passages-of-record.query.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { type RecordRow, showRecord } from '@memory/record-store/record-source.js';
import { RecordUses } from './record-uses.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { sourceMessagesOf } from '@memory/record-store/source-messages.query.js';

export interface GetQuery {
  readonly as_of?: Date;
  readonly valid_at?: Date;
  /** Also returns quarantined records. Needs admin. */
  readonly include_quarantined?: boolean;
  /** For the caller that has just stored it, whatever became of it. */
  readonly quarantined?: 'too';
  readonly include_expired?: boolean;
  /** False: does not count as a use. Absent: reading the current version counts as a use. */
  readonly reinforce?: boolean;
  /** Whether its source turns include their content. */
  readonly expand?: boolean;
}

/** Reads one record, by the server's id or the client's, now or as of an instant. */
@Injectable()
export class GetRecord {
  constructor(
    private readonly database: Database,
    private readonly records: RecordsRepository,
    private readonly uses: RecordUses,
    private readonly clock: Clock,
  ) {}

  async run(scope: Scope, key: string, query: GetQuery = {}): Promise<OutputOf<typeof getRecord>> {
    const { row, shown } = await this.read(scope, key, query);
    if (query.reinforce !== false && query.as_of === undefined) this.uses.note(scope, [row]);
    return shown;
  }

  private read(
    scope: Scope,
    key: string,
    query: GetQuery,
  ): Promise<{ row: RecordRow; shown: OutputOf<typeof getRecord> }> {
    return this.database.withScope(
      scope,
      async (tx) => {
        const row = await this.records.find(tx, scope, key, query, this.clock.now());
        if (!row) throw new RecollectError('not_found');
        const sources = await this.records.sourcesOf(tx, scope, row.id);
        const spoken = sources.some(({ type }) => type === MESSAGE_TYPE);
        const turns = spoken ? await sourceMessagesOf(tx, scope, [row.id], query, this.clock.now()) : new Map();
        const said = turns.get(row.id);
        const shown = {
          ...showRecord(row),
          embedding: await embeddingStateOf(tx, scope.tenantId, row.id),
          ...(sources.length > 0 && { derived_from: sources.map(({ type, id }) => showId(type, id)) }),
          ...(said && { source_messages: said }),
        };
        return { row, shown };
      },
      { readOnly: true },
    );
  }
}
