import type { listVersions } from '@contracts/records/records.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { showRecord } from '@memory/record-store/record-source.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { countFitting } from '@memory/record-store/page-bytes.js';
import { sizesOfVersions, versionsOf } from '@memory/record-store/versions-of-record.query.js';

interface VersionsQuery {
  readonly limit: number;
  readonly before?: number;
  /** Never ends a page early: for a protocol without pages. */
  readonly whole?: boolean;
  readonly include_expired?: boolean;
}

/** The versions of a record, newest first; the first entry is the current one. */
@Injectable()
export class ListVersions {
  constructor(
    private readonly database: Database,
    private readonly records: RecordsRepository,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, key: string, request: VersionsQuery): Promise<OutputOf<typeof listVersions>> {
    return this.database.withScope(
      scope,
      async (tx) => {
        const { include_expired } = request;
        const current = await this.records.find(tx, scope, key, { include_expired }, this.clock.now());
        if (!current) throw new RecollectError('not_found');
        const head = request.before === undefined || request.before > current.version ? [{ row: current }] : [];
        const sizes = await sizesOfVersions(tx, scope, current, request.limit + 1, request.before);
        const fitting = Math.min(request.limit - head.length, request.whole ? Infinity : countFitting(sizes));
        const closed = fitting > 0 ? await versionsOf(tx, scope, current, fitting, request.before) : [];
        const versions = [...head, ...closed].map(({ row, ...closing }) => ({ ...showRecord(row), ...closing }));
        return { versions, has_more: sizes.length > closed.length };
      },
      { readOnly: true, mayLag: true },
    );
  }
}
