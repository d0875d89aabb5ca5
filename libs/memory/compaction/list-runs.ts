import type { listRuns } from '@contracts/compaction/compaction.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { readTimePlace, writeTimePlace } from '@contracts/place.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { RunsRepository, showRun } from './runs.repository.js';

/** The folds, newest first. */
@Injectable()
export class ListRuns {
  constructor(
    private readonly database: Database,
    private readonly runs: RunsRepository,
  ) {}

  run(scope: Scope, query: InputOf<typeof listRuns>['query']): Promise<OutputOf<typeof listRuns>> {
    const after = readTimePlace(query.cursor);
    return this.database.withScope(
      scope,
      async (tx) => {
        const rows = await this.runs.list(tx, scope, {
          ...query,
          state: query.state ?? query.status,
          limit: query.limit + 1,
          after,
        });
        const runs = rows.slice(0, query.limit);
        const last = runs.at(-1);
        const hasMore = rows.length > query.limit;
        return {
          runs: runs.map(showRun),
          has_more: hasMore,
          ...(hasMore && last && { next_cursor: writeTimePlace({ at: last.startedAt, id: last.id }) }),
        };
      },
      { readOnly: true },
    );
  }
}
