import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { epochOf } from '@memory/users/ensure-user.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';

/** Tells during a long request whether its user has been erased since it began. */
@Injectable()
export class Unerased {
  constructor(private readonly database: Database) {}

  /** @returns a check @throws (the check) RecollectError `erasure_pending` */
  async since(scope: Scope): Promise<() => Promise<void>> {
    if (scope.userId === null) return () => Promise.resolve();
    let known = await this.epoch(scope);
    return async () => {
      const epoch = await this.epoch(scope);
      // The response itself may have created the user.
      known ??= epoch;
      if (epoch !== known) throw new RecollectError('erasure_pending', 'The user was erased meanwhile.');
    };
  }

  private epoch(scope: Scope): Promise<number | null> {
    return this.database.withScope(scope, (tx) => epochOf(tx, scope), { readOnly: true });
  }
}
