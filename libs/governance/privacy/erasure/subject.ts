import type { eraseSubject } from '@contracts/privacy/erasure.operations.js';
import type { InputOf } from '@contracts/operation.js';
import { RecollectError } from '@kernel/errors.js';
import { readId } from '@kernel/ids.js';
import { may, type Scope } from '@kernel/scope.js';
import { compileFilter } from '@memory/record-store/filter.js';
import { cameFrom } from '@memory/record-store/origins.js';
import { sql, type SQL } from 'drizzle-orm';

export type SubjectRequest = InputOf<typeof eraseSubject>['body'];

/** Whose memory: that of one owner, or of the whole tenant. */
export type Whose = { readonly all: true } | { readonly all: false; readonly userId: string | null };

/** A part of memory to erase. */
export interface Subject {
  readonly kind: 'agent' | 'session' | 'records' | 'source' | 'filter';
  /** A condition on records aliased `r`. */
  readonly condition: SQL;
  /** The label of the agent, if an agent is erased with all that is its own. */
  readonly agent: string | null;
  /** What the request names, for its keyed hash. */
  readonly named: unknown;
}

/** @throws RecollectError `not_found`, `forbidden`, `user_required` */
export function whoseOf(scope: Scope, { user_id: userId, shared, all_users: all }: SubjectRequest): Whose {
  if (scope.userId !== null) {
    if (shared || all)
      throw new RecollectError('forbidden', 'A key that is bound to a user can erase only memory of that user.');
    if (userId !== undefined && userId !== scope.userId) throw new RecollectError('not_found');
    return { all: false, userId: scope.userId };
  }
  const named = [userId !== undefined, shared === true, all === true].filter(Boolean).length;
  if (named !== 1) {
    throw new RecollectError('user_required', 'Name exactly one of user_id, shared and all_users.');
  }
  if (shared) demand(scope, 'shared:write');
  if (all) demand(scope, 'admin');
  return all ? { all: true } : { all: false, userId: userId ?? null };
}

/** @throws RecollectError `not_found` when the key is bound to another agent; `invalid_input` for a filter */
export function subjectOf(scope: Scope, request: SubjectRequest): Subject {
  const { agent, session_id: session, records, source, filter } = request;
  if (agent !== undefined) {
    if (scope.agent !== null && scope.agent !== agent) throw new RecollectError('not_found');
    // The agent itself, its history and its blocks belong to no project.
    const whole = scope.project === null ? agent : null;
    return {
      kind: 'agent',
      condition: onceWas(scope, (row) => cameFrom(row, 'agent', agent)),
      agent: whole,
      named: agent,
    };
  }
  const plain = { agent: null };
  if (session !== undefined) {
    const condition = onceWas(scope, (row) => cameFrom(row, 'session_id', session));
    return { ...plain, kind: 'session', condition, named: session };
  }
  if (records) {
    const ids = records.map(readId).filter((id) => id !== null);
    const condition = sql`(r.id = any(${sql.param(ids)}::uuid[]) or r.external_id = any(${sql.param(records)}::text[]))`;
    return { ...plain, kind: 'records', condition, named: [...records].sort() };
  }
  if (source !== undefined) {
    const condition = onceWas(scope, (row) => cameFrom(row, 'source', source));
    return { ...plain, kind: 'source', condition, named: source };
  }
  return { ...plain, kind: 'filter', condition: compileFilter(filter ?? {}), named: filter };
}

/** Whether a record or one of its earlier versions matches, because responses contain earlier versions too. */
function onceWas({ tenantId }: Scope, holdsOf: (row: SQL) => SQL): SQL {
  return sql`(${holdsOf(sql`r`)} or exists (
    select from record_versions v
    where v.tenant_id = ${tenantId} and v.record_id = r.id and ${holdsOf(sql`v`)}))`;
}

function demand(scope: Scope, permission: 'shared:write' | 'admin'): void {
  if (!may(scope, permission)) throw new RecollectError('forbidden', `The key lacks the permission ${permission}.`);
}
