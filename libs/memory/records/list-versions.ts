import type { listVersions } from '@contracts/records/records.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { showRecord } from '@memory/record-store/record-source.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { versionsOf } from '@memory/record-store/versions-of-record.query.js';

/** The versions of a record, newest first; the first entry is the current one. */
@Injectable()
export class ListVersions {
  constructor(
    private readonly database: Database,
    private readonly records: RecordsRepository,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, key: string, request: { limit: number; before?: number }): Promise<OutputOf<typeof listVersions>> {
    return this.database.withScope(
      scope,
      async (tx) => {
        const current = await this.records.find(tx, scope, key, {}, this.clock.now());
        if (!current) throw new RecollectError('not_found');
        const closed = await versionsOf(tx, scope, current, request.limit + 1, request.before);
        const all =
          request.before === undefined || request.before > current.version ? [{ row: current }, ...closed] : closed;
        const versions = all.slice(0, request.limit).map(({ row, ...closing }) => ({ ...showRecord(row), ...closing }));
        return { versions, has_more: all.length > request.limit };
      },
      { readOnly: true, mayLag: true },
    );
  }
}
