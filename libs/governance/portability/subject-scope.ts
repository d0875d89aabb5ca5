import { RecollectError } from '@kernel/errors.js';
import { type Scope, seesPart } from '@kernel/scope.js';

/**
 * The scope of one user's own rows, for a caller who may access all of them. `what` names the action in the error:
 * `export`, `import`.
 * @throws RecollectError `not_found` for a user other than the key's; `forbidden` for a key that sees only part of them
 */
export function subjectScope(asker: Scope, userId: string, what: string): Scope {
  if (!asker.allUsers && asker.userId !== userId) throw new RecollectError('not_found');
  if (seesPart(asker)) {
    throw new RecollectError('forbidden', `A key that is bound to an agent or a project cannot ${what} a user.`);
  }
  return { ...asker, userId, allUsers: false, includeShared: false };
}
