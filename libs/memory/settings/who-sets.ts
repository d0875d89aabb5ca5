import { RecollectError } from '@kernel/errors.js';
import { type Scope, seesPart } from '@kernel/scope.js';

/**
 * A key that sees only a part of the tenant may not change settings for all of it. For operations on the tenant, where a scope
 * contains a user only if its key is bound to one.
 * @throws RecollectError forbidden
 */
export function checkSetsTenant(scope: Scope): void {
  if (scope.userId !== null || seesPart(scope)) {
    throw new RecollectError('forbidden', 'A bound key cannot change settings of the whole tenant.');
  }
}

/**
 * Figures of the whole tenant tell what other users, agents and projects do.
 * @throws RecollectError forbidden
 */
export function checkSeesTenant(scope: Scope): void {
  if (scope.userId !== null || seesPart(scope)) {
    throw new RecollectError('forbidden', 'A bound key cannot read the figures of the whole tenant.');
  }
}

/**
 * The user whose document this scope changes.
 * @throws RecollectError forbidden for a key bound to an agent or a project, user_required
 */
export function userSetBy(scope: Scope): string {
  if (seesPart(scope)) {
    throw new RecollectError(
      'forbidden',
      'A key that is bound to an agent or a project cannot change settings of a user.',
    );
  }
  if (scope.userId === null) throw new RecollectError('user_required');
  return scope.userId;
}
