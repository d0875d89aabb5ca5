import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';

/** Narrows a scope of the whole tenant to the owner of this record. */
@Injectable()
export class FindOwner {
  constructor(
    private readonly database: Database,
    private readonly records: RecordsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Accepts only the server's id: several users may use the same client id.
   * @throws RecollectError `not_found`, also for the tenant's shared memory, which has no user
   */
  async run(scope: Scope, key: string): Promise<Scope> {
    const id = readId(key);
    if (!scope.allUsers || id === null) throw new RecollectError('not_found');
    const row = await this.database.withScope(
      scope,
      (tx) => this.records.find(tx, scope, id, { include_expired: true, forgotten: 'too' }, this.clock.now()),
      { readOnly: true },
    );
    if (!row || row.id !== id || row.userId === null) throw new RecollectError('not_found');
    return { ...scope, userId: row.userId, allUsers: false };
  }
}
