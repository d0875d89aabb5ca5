import type { JobOutput } from '@contracts/jobs/jobs.operations.js';
import { RecollectError } from '@kernel/errors.js';
import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { showJob } from './job.js';
import { jobsOfReader } from './jobs-of-reader.query.js';

/** One job with its current state. */
@Injectable()
export class GetJob {
  constructor(private readonly database: Database) {}

  async run(scope: Scope, shown: string): Promise<JobOutput> {
    const id = readId(shown);
    const [row] =
      id === null
        ? []
        : await this.database.withScope(scope, (tx) => jobsOfReader(tx, scope, { id, limit: 1 }), { readOnly: true });
    if (!row) throw new RecollectError('not_found');
    return showJob(row);
  }
}
