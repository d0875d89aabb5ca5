import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { type Scope, seesPart } from '@kernel/scope.js';
import { lockUser } from '@memory/users/ensure-user.js';
import { holdUser } from '@memory/users/users.repository.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';

/** Puts a user under legal hold, or lifts the hold. Sweeps skip a held user, and an erasure is refused. */
@Injectable()
export class HoldUser {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws RecollectError `not_found` for another user's key, `forbidden` for a key that sees only part of the user,
   * `erasure_pending`
   */
  run(scope: Scope, userId: string, held: boolean): Promise<{ user_id: string; legal_hold: boolean }> {
    if (!scope.allUsers && scope.userId !== userId) throw new RecollectError('not_found');
    if (seesPart(scope)) {
      throw new RecollectError(
        'forbidden',
        'A key that is bound to an agent or a project cannot put a user under legal hold.',
      );
    }
    return this.database.withScope(scope, async (tx) => {
      const now = this.clock.now();
      if (held) await lockUser(tx, scope, userId, now);
      if (!(await holdUser(tx, scope.tenantId, userId, held, now))) throw new RecollectError('not_found');
      return { user_id: userId, legal_hold: held };
    });
  }
}
