import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import type { EpisodeScope } from './episodes.query.js';

/** The memory that a request refers to. */
export interface AskedScope {
  readonly shared?: boolean | undefined;
  readonly agent?: string | undefined;
  readonly project?: string | undefined;
}

/**
 * The episodes that a request refers to, within the bindings of the key.
 * @throws RecollectError user_required, forbidden, not_found
 */
export function askedScope(scope: Scope, request: AskedScope): EpisodeScope {
  if (request.shared && !scope.includeShared) {
    throw new RecollectError('forbidden', 'Folding shared memory needs shared:read as well as shared:write.');
  }
  if (!request.shared && scope.userId === null) throw new RecollectError('user_required');
  return {
    tenantId: scope.tenantId,
    userId: request.shared ? null : scope.userId,
    agent: bound('agent', scope.agent, request.agent),
    project: bound('project', scope.project, request.project),
  };
}

function bound(label: 'agent' | 'project', own: string | null, asked: string | undefined): string | null {
  if (own !== null && asked !== undefined && asked !== own) {
    throw new RecollectError(`not_found.${label}`, `The key is bound to another ${label}.`);
  }
  return own ?? asked ?? null;
}
