import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';

/**
 * What holds for the whole tenant is not for a key that sees a part of it. Of an operation that touches the tenant: a
 * scope names a user only where its key is bound to one.
 * @throws RecollectError forbidden
 */
export function checkSetsTenant(scope: Scope): void {
  if (scope.userId !== null || scope.agent !== null || scope.project !== null) {
    throw new RecollectError('forbidden', 'A bound key cannot set what holds for the whole tenant.');
  }
}

/**
 * The user whose document this scope sets.
 * @throws RecollectError forbidden for a key that is bound to an agent or a project, user_required
 */
export function userSetBy(scope: Scope): string {
  if (scope.agent !== null || scope.project !== null) {
    throw new RecollectError('forbidden', 'A bound key cannot set what holds for all of a user.');
  }
  if (scope.userId === null) throw new RecollectError('user_required');
  return scope.userId;
}
