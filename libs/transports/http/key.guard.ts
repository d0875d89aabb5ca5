import { type Caller, makeScope, type NamedUser, type ScopeRequest } from '@governance/tenancy/caller.js';
import { RecollectError } from '@kernel/errors.js';
import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { ServingGate } from '@platform/database/serving-gate.js';
import type { FastifyRequest } from 'fastify';
import type { AnyOperation } from '@contracts/operation.js';
import { readId, showId } from '@kernel/ids.js';
import { isObject } from '@kernel/is-object.js';
import type { Scope } from '@kernel/scope.js';
import type { AuditContext } from '@platform/observability/audit-context.js';
import { isKeyOnly, operationOf } from './operation.decorator.js';
import type { RecollectRequest } from './request.js';

/** The caller that the request's key identifies. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { caller } = context.switchToHttp().getRequest<RecollectRequest>();
  if (!caller) throw new Error(`${context.getHandler().name} takes @CurrentCaller() but the key guard found none`);
  return caller;
});

/**
 * Runs before every route and determines the scope of the caller that admission found. A handler without an operation
 * is not reachable: anything that needs no key must be an operation with the permission `public`. A `@KeyOnly`
 * handler gets the caller but no scope.
 */
@Injectable()
export class KeyGuard implements CanActivate {
  constructor(private readonly gate: ServingGate) {}

  canActivate(context: ExecutionContext): boolean {
    const served = operationOf(context.getHandler());
    if (!served && !isKeyOnly(context.getHandler())) throw new RecollectError('route_not_found');
    if (served?.permission === 'public') return true;
    if (this.gate.closed)
      throw new RecollectError(
        'unavailable',
        'Erasures made since the restored backup are still being repeated: see /readyz.',
      );
    const request = context.switchToHttp().getRequest<RecollectRequest>();
    // A request that was not admitted has no caller, whatever the route.
    if (!request.caller) throw new RecollectError('unauthorized');
    if (!served) return true;
    const operation = served.dispatch?.(request.body) ?? served;
    enterCaller(request.act, request.caller, operation);
    request.scope = makeScope(request.caller, operation, readScopeRequest(request, operation));
    enterScope(request.act, request.scope, operation, request);
    return true;
  }
}

/** Clients use both spellings. */
const USER_HEADERS = { 'x-user-id': 'X-User-Id', 'user-id': 'user-id' } as const;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads which users a request refers to, before the schema validates it. The values have no known type yet:
 * what is neither a string nor null is refused with the scope, because without it the request would be for another user.
 */
export function readScopeRequest(
  request: Pick<FastifyRequest, 'headers' | 'query' | 'body'>,
  operation: AnyOperation,
): ScopeRequest {
  const query = fieldsOf(request.query);
  const body = fieldsOf(request.body);
  const { namesUserIn, wrappedIn } = operation;
  const wrapped = wrappedIn === undefined ? {} : fieldsOf(body[wrappedIn]);
  const users: NamedUser[] = [];
  for (const [header, field] of Object.entries(USER_HEADERS)) {
    const id = request.headers[header];
    if (typeof id === 'string') users.push({ field, in: 'header', id: readHeaderText(id) });
  }
  const name = (field: string, from: 'query' | 'body', id: unknown): void => {
    if (id !== undefined && id !== null) users.push({ field, in: from, id });
  };
  // If the protocol has its own place for users, only that place is read.
  const { owners } = operation;
  if (!owners) {
    name('user_id', 'query', query['user_id']);
    name('user_id', 'body', body['user_id']);
  }
  if (wrappedIn !== undefined) name(`${wrappedIn}.user_id`, 'body', wrapped['user_id']);
  if (namesUserIn !== undefined) name(`${namesUserIn}.user_id`, 'body', fieldsOf(body[namesUserIn])['user_id']);
  const flag = (field: string): boolean | undefined => readFlag(body[field]) ?? readFlag(query[field]);
  return {
    users,
    shared: body['shared'] === true || wrapped['shared'] === true,
    includeShared: flag('include_shared'),
    allUsers: owners ? false : flag('all_users'),
    ...(owners && { owners: () => owners({ query, body }) }),
  };
}

/**
 * Node decodes header bytes as Latin-1. Most clients that send other characters send UTF-8. Those that send Latin-1
 * (as `fetch` does) send bytes that are not valid UTF-8.
 */
export function readHeaderText(text: string): string {
  // eslint-disable-next-line no-control-regex
  if (!/[^\x00-\x7f]/.test(text)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'latin1'));
  } catch {
    return text;
  }
}

function readFlag(value: unknown): boolean | undefined {
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : undefined;
}

function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : {};
}

/** Operations with these permissions read administrative data, or one user's memory on behalf of another. */
const PRIVILEGED: readonly AnyOperation['permission'][] = ['admin', 'privacy', 'install'];

/** Records what is known before it is decided whether the caller is allowed. */
export function enterCaller(context: AuditContext | undefined, caller: Caller, operation: AnyOperation): void {
  if (!context) return;
  context.name = operation.name;
  context.tenantId = caller.tenantId;
  context.keyId = caller.keyId;
  context.reads = operation.reads;
  context.privileged = PRIVILEGED.includes(operation.permission);
}

interface NamedFields {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/**
 * Records the caller's scope and the ids that the request names. Anything that is not an id of ours is left out,
 * because it is the client's own text.
 */
export function enterScope(
  auditContext: AuditContext | undefined,
  scope: Scope,
  operation: AnyOperation,
  fields: NamedFields,
): void {
  if (!auditContext) return;
  if (operation.touches === 'user' && scope.allUsers) auditContext.privileged = true;
  auditContext.userId = scope.userId;
  if (operation.touches !== 'user') auditContext.userId ??= userNamedIn(fields);
  auditContext.named = [...namedIn(fields.params, operation)];
}

function userNamedIn({ params, query, body }: NamedFields): string | null {
  for (const part of [params, body, query]) {
    const { user_id: named } = (part ?? {}) as { user_id?: unknown };
    if (typeof named === 'string' && named !== '') return named;
  }
  return null;
}

function* namedIn(params: unknown, { name }: AnyOperation): Generator<string> {
  for (const [field, value] of Object.entries(params ?? {})) {
    const kind = field === 'id' ? (OF_OPERATION[name] ?? OF_ROOM[name.split('.')[0] ?? '']) : OF_FIELD[field];
    const id = kind !== undefined && typeof value === 'string' ? readId(value) : null;
    if (kind !== undefined && id !== null) yield showId(kind, id);
  }
}

/**
 * What an id in a path names. The prefix that the client sent is not trusted, and what is not listed here is left out: it may be
 * the client's own text, as the name of a user is.
 */
const OF_FIELD: Readonly<Record<string, string | undefined>> = {
  agent_id: 'agent', block_id: 'block', event_id: 'event', memory_id: 'record', message_id: 'message', run_id: 'run',
  tenant_id: 'tenant', webhook_id: 'webhook',
}; // prettier-ignore
/** What `id` names, by the room of the operation. */
const OF_ROOM: Readonly<Record<string, string | undefined>> = {
  amp: 'record', cognitive: 'record', edges: 'record', embeddings: 'record', graph: 'record', records: 'record',
  dead_letters: 'dead_letter', decisions: 'decision', jobs: 'job', messages: 'message', webhooks: 'webhook',
}; // prettier-ignore
const OF_OPERATION: Readonly<Record<string, string | undefined>> = {
  'privacy.get_erasure': 'erasure', 'privacy.receipt': 'erasure', 'users.transfer': 'transfer',
  'privacy.hold_record': 'record', 'privacy.release_record': 'record',
}; // prettier-ignore
