import type { PauseAnswer } from '@contracts/users/pause.operations.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { type Scope, seesPart } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { refuseWhileErased } from '@memory/users/ensure-user.js';
import { UsersRepository } from '@memory/users/users.repository.js';

/**
 * Pauses and resumes learning about a user. Memory enforces it: every write reads the user's row first. The change
 * waits for writes in progress, so nothing is stored after the response.
 */
@Injectable()
export class PauseUser {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly clock: Clock,
  ) {}

  /** Pausing again keeps the first time. */
  async pause(scope: Scope, userId: string): Promise<PauseAnswer> {
    checkScope(scope, userId);
    const now = this.clock.now();
    const at = await this.database.withScope(scope, async (tx) => {
      await refuseWhileErased(tx, scope.tenantId, userId);
      return this.users.pause(tx, scope, userId, now);
    });
    return { user_id: userId, paused: true, paused_at: at.toISOString() };
  }

  /** @throws RecollectError `not_found` if there is no such user */
  async resume(scope: Scope, userId: string): Promise<PauseAnswer> {
    checkScope(scope, userId);
    const now = this.clock.now();
    const found = await this.database.withScope(scope, (tx) => this.users.resume(tx, scope, userId, now));
    if (!found) throw new RecollectError('not_found');
    return { user_id: userId, paused: false };
  }
}

/**
 * For a key bound to a user, no other user exists. A key that sees only part of a user's memory cannot act for all of
 * it.
 */
function checkScope(scope: Scope, userId: string): void {
  if (!scope.allUsers && scope.userId !== userId) throw new RecollectError('not_found');
  if (seesPart(scope)) {
    throw new RecollectError('forbidden', 'A key that is bound to an agent or a project cannot pause a user.');
  }
}
