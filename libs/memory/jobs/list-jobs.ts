import type { listJobs } from '@contracts/jobs/jobs.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { readTimePlace, writeTimePlace } from '@contracts/place.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { showJob } from './job.js';
import { jobsOfReader } from './jobs-of-reader.query.js';

/** The jobs for records that the reader may see, newest first. */
@Injectable()
export class ListJobs {
  constructor(
    private readonly database: Database,
    private readonly records: RecordsRepository,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, input: InputOf<typeof listJobs>['query']): Promise<OutputOf<typeof listJobs>> {
    const { record, kind, state, limit } = input;
    const after = readTimePlace(input.cursor);
    return this.database.withScope(
      scope,
      async (tx) => {
        const found =
          record === undefined
            ? undefined
            : await this.records.find(tx, scope, record, { include_expired: true }, this.clock.now());
        // A record that is missing, or not the reader's, has no jobs.
        if (found === null) return { jobs: [], has_more: false };
        const request = { recordId: found?.id, kind, state, after, limit: limit + 1 };
        const rows = await jobsOfReader(tx, scope, request);
        const page = rows.slice(0, limit);
        const last = page.at(-1);
        const more = rows.length > limit && last !== undefined;
        const next = more && { next_cursor: writeTimePlace({ at: last.createdAt, id: last.id }) };
        return { jobs: page.map(showJob), has_more: more, ...next };
      },
      { readOnly: true },
    );
  }
}
