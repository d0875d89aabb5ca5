import type { AnyOperation } from '@contracts/operation.js';
import type { Caller } from '@governance/tenancy/caller.js';
import { makeScope } from '@governance/tenancy/make-scope.js';
import type { Scope } from '@kernel/scope.js';
import type { FastifyRequest } from 'fastify';
import { currentAct } from '@platform/observability/act.js';
import { enterCaller, enterScope } from '../http/enter-act.js';
import { readScopeWish } from '../http/scope-wish.js';
import type { Profile } from './tool-profiles.js';

/** Who sent a request. There are no sessions: every request brings its key, and nothing of it outlives the answer. */
export interface McpAsker {
  readonly caller: Caller;
  readonly headers: FastifyRequest['headers'];
  readonly requestId: string;
  /** Which tools it has asked for. */
  readonly profile: Profile;
}

/** What exists for one call. The user is named as on REST: by the headers, or by `user_id` among the fields. */
export function scopeFor(asker: McpAsker, operation: AnyOperation, fields: object): Scope {
  enterCaller(currentAct(), asker.caller, operation);
  const wish = readScopeWish({ headers: asker.headers, query: undefined, body: fields }, operation);
  const scope = makeScope(asker.caller, operation, wish);
  enterScope(currentAct(), scope, operation, { params: 'id' in fields ? { id: fields.id } : {}, body: fields });
  return scope;
}

/** Whether the key may do this at all. What it may not is not shown to it. */
export function mayCall({ caller }: McpAsker, { permission }: AnyOperation): boolean {
  return permission === null || permission === 'public' || caller.permissions.has(permission);
}
