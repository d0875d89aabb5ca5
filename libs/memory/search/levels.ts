import type { SearchLevel } from '@contracts/search/search.operations.js';
import { invalid } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { byScore } from './hit.js';
import { LEVELS } from './ranking/profile.js';

/** The parameters that define the levels. */
export interface LevelQuery {
  readonly session_id?: string | undefined;
  readonly agent?: string | undefined;
  readonly project?: string | undefined;
  readonly scope_expansion?: boolean | undefined;
}

/** One of the scopes of an expanding search; each contains the one before it. */
export interface Level<W extends LevelQuery> {
  readonly name: SearchLevel;
  readonly scope: Scope;
  readonly query: W;
}

/**
 * The scopes that an expanding search tries, narrowest first: the named session, the named agent and project, the user, the user
 * with shared memory. Each is the key's own scope or narrower: the bindings of the key apply to all of them.
 * @throws RecollectError invalid_input if the whole tenant is requested, which is wider than any level
 */
export function levelsOf<W extends LevelQuery>(scope: Scope, query: W): Level<W>[] {
  if (scope.allUsers)
    throw invalid('scope_expansion', 'goes from a session to shared memory; it cannot be asked of all users');
  const own: Scope = { ...scope, includeShared: false };
  const levels: Level<W>[] = [];
  if (scope.userId !== null) {
    if (query.session_id !== undefined) levels.push({ name: 'session', scope: own, query });
    if (query.agent !== undefined || query.project !== undefined)
      levels.push({ name: 'agent', scope: own, query: { ...query, session_id: undefined } });
    levels.push({ name: 'user', scope: own, query: unnamed(query) });
  }
  if (scope.includeShared) levels.push({ name: 'shared', scope, query: unnamed(query) });
  return levels;
}

function unnamed<W extends LevelQuery>(query: W): W {
  return { ...query, session_id: undefined, agent: undefined, project: undefined };
}

/** The narrowest level to which a record belongs. */
export function levelOf(
  record: {
    readonly userId: string | null;
    readonly sessionId: string | null;
    readonly agent: string | null;
    readonly project: string | null;
  },
  query: LevelQuery,
): SearchLevel {
  if (record.userId === null) return 'shared';
  const [inAgent, inProject] = [
    query.agent === undefined || record.agent === query.agent,
    query.project === undefined || record.project === query.project,
  ];
  if (query.session_id !== undefined && record.sessionId === query.session_id && inAgent && inProject) return 'session';
  const named = query.agent !== undefined || query.project !== undefined;
  return named && inAgent && inProject ? 'agent' : 'user';
}

/** Whether a level has too few results, so that the next is searched: fewer than three sure results, or fewer than the limit. */
export function isThin(
  scores: readonly number[],
  query: { readonly limit: number; readonly min_score?: number | undefined },
): boolean {
  const sure = scores.filter((score) => score >= Math.max(LEVELS.sure, query.min_score ?? 0)).length;
  return sure < Math.min(LEVELS.enough, query.limit);
}

/** Merges the hits of two levels. Each record keeps its best score. Best first. */
export function mergeLevels<S extends { readonly recordId: string; readonly score: number }>(
  narrower: readonly S[],
  wider: readonly S[],
): S[] {
  const best = new Map<string, S>();
  for (const hit of [...narrower, ...wider]) {
    const known = best.get(hit.recordId);
    if (!known || known.score < hit.score) best.set(hit.recordId, hit);
  }
  return [...best.values()].sort(byScore(({ score }) => score));
}
