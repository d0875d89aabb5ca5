import type { AnyOperation } from '@contracts/operation.js';
import { type Caller, makeScope } from '@governance/tenancy/caller.js';
import type { Scope } from '@kernel/scope.js';
import type { FastifyRequest } from 'fastify';
import { currentAuditContext } from '@platform/observability/audit-context.js';
import { enterCaller, enterScope, readScopeRequest } from '../http/key.guard.js';
import type { Profile } from './tool-profiles.js';

/** The sender of a request. There are no sessions: every request brings its key, and nothing outlives the response. */
export interface McpRequest {
  readonly caller: Caller;
  readonly headers: FastifyRequest['headers'];
  readonly requestId: string;
  /** The tools that it requested. */
  readonly profile: Profile;
  readonly turns: Turns;
  /** Aborted when the client disconnects: nobody can receive the answer any more. */
  readonly leaving: AbortSignal;
}

/** The calls of one request run one after another, because it holds one place. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();

  next<T>(work: () => Promise<T>): Promise<T> {
    const own = this.last.then(work);
    this.last = own.catch(() => undefined);
    return own;
  }
}

/** The scope of one call. The user is named as on REST: by the headers, or by `user_id` among the fields. */
export function scopeFor(request: McpRequest, operation: AnyOperation, fields: object): Scope {
  enterCaller(currentAuditContext(), request.caller, operation);
  const asked = readScopeRequest({ headers: request.headers, query: undefined, body: fields }, operation);
  const scope = makeScope(request.caller, operation, asked);
  enterScope(currentAuditContext(), scope, operation, {
    params: 'id' in fields ? { id: fields.id } : {},
    body: fields,
  });
  return scope;
}

/** Whether the key has the permission. Operations without it are not shown. */
export function mayCall({ caller }: McpRequest, { permission }: AnyOperation): boolean {
  return permission === null || permission === 'public' || caller.permissions.has(permission);
}
