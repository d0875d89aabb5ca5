import { LIMITS } from '@contracts/limits.js';
import type { InputOf } from '@contracts/operation.js';
import type { putUser, UserOutput } from '@contracts/users/users.operations.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { type Scope, seesPart } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { showUser } from './user.js';
import { refuseWhileErased } from '@memory/users/ensure-user.js';
import { UsersRepository } from '@memory/users/users.repository.js';

/** Replaces all settings of a user. */
@Injectable()
export class PutUser {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws RecollectError `not_found` for a user other than the key's; `forbidden` for a key that sees only part of
   * them, because the settings apply to all of them
   */
  async run(
    scope: Scope,
    userId: string,
    input: InputOf<typeof putUser>['body'],
  ): Promise<{ user: UserOutput; created: boolean }> {
    if (!scope.allUsers && scope.userId !== userId) throw new RecollectError('not_found');
    if (seesPart(scope)) {
      throw new RecollectError('forbidden', 'A key that is bound to an agent or a project cannot set a user.');
    }
    if (JSON.stringify(input.metadata).length > LIMITS.objectLength) {
      throw new RecollectError('too_large', `metadata: at most ${LIMITS.objectLength} characters as JSON.`);
    }
    const settings = { timeZone: input.time_zone, language: input.language, metadata: input.metadata };
    const now = this.clock.now();
    const { row, created } = await this.database.withScope(scope, async (tx) => {
      await refuseWhileErased(tx, scope.tenantId, userId);
      const put = await this.users.put(tx, scope, userId, settings, now);
      if (put.row.erasing) throw new RecollectError('erasure_pending');
      return put;
    });
    return { user: showUser(row), created };
  }
}
