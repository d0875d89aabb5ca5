import type { SearchLevel } from '@contracts/search/search.operations.js';
import { invalid } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { byScore } from './hit.js';
import { LEVELS } from './ranking/profile.js';

/** What names the levels. */
export interface LevelQuery {
  readonly session_id?: string | undefined;
  readonly agent?: string | undefined;
  readonly project?: string | undefined;
  readonly scope_expansion?: boolean | undefined;
}

/** One of the scopes that an expanding search asks, each within the next. */
export interface Level<W extends LevelQuery> {
  readonly name: SearchLevel;
  readonly scope: Scope;
  readonly query: W;
}

/**
 * The scopes that a search asks one after the other, the narrowest first: the session that it names, the agent and project
 * that it names, the user, the user with shared memory. Each is the key's own scope or less: what the key is bound to
 * binds every one of them.
 * @throws RecollectError invalid_input where the whole tenant is asked for, which is wider than any level
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

/** The narrowest level that a record is of. */
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

/** Whether a level answers thinly, so that the next is asked: fewer than three sure results, or than were asked for. */
export function isThin(
  scores: readonly number[],
  query: { readonly limit: number; readonly min_score?: number | undefined },
): boolean {
  const sure = scores.filter((score) => score >= Math.max(LEVELS.sure, query.min_score ?? 0)).length;
  return sure < Math.min(LEVELS.enough, query.limit);
}

/** What two levels found, each record with the best score that a level gave it. Best first. */
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
