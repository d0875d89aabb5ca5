import type { getRun } from '@contracts/compaction/compaction.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { RecollectError } from '@kernel/errors.js';
import { readId, showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { RunsRepository, showRun } from './runs.repository.js';

/** One run with the records that it folded and its summary, as far as they still exist. */
@Injectable()
export class GetRun {
  constructor(
    private readonly database: Database,
    private readonly runs: RunsRepository,
  ) {}

  run(scope: Scope, key: string): Promise<OutputOf<typeof getRun>> {
    return this.database.withScope(
      scope,
      async (tx) => {
        const id = readId(key);
        const run = id && (await this.runs.find(tx, scope, id));
        if (!run) throw new RecollectError('not_found');
        const members = await this.runs.membersOf(tx, run);
        return {
          ...showRun(run),
          members: members.map(({ recordId, type, role }) => ({ id: showId(type, recordId), type, role })),
        };
      },
      { readOnly: true },
    );
  }
}
