import type { AnyOperation } from '@contracts/operation.js';
import type { Caller } from '@governance/tenancy/caller.js';
import { readId, showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import type { AuditContext } from '@platform/observability/audit-context.js';

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

interface Fields {
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
  fields: Fields,
): void {
  if (!auditContext) return;
  if (operation.touches === 'user' && scope.allUsers) auditContext.privileged = true;
  auditContext.userId = scope.userId;
  if (operation.touches !== 'user') auditContext.userId ??= userNamedIn(fields);
  auditContext.named = [...namedIn(fields.params, operation)];
}

function userNamedIn({ params, query, body }: Fields): string | null {
  for (const part of [params, body, query]) {
    const { user_id: named } = (part ?? {}) as { user_id?: unknown };
    if (typeof named === 'string' && named !== '') return named;
  }
  return null;
}

function* namedIn(params: unknown, { name }: AnyOperation): Generator<string> {
  for (const [field, value] of Object.entries(params ?? {})) {
    const id = typeof value === 'string' && field !== 'user_id' ? readId(value) : null;
    if (id !== null) yield showId(kindOf(field, name), id);
  }
}

/** `tenant_id` names a tenant; `id` is what the operation is about. The prefix that the client sent is not trusted. */
function kindOf(field: string, name: string): string {
  if (field.endsWith('_id')) return field.slice(0, -3);
  const [room = ''] = name.split('.');
  return ['message', 'job', 'dead_letter', 'agent', 'block', 'tenant'].find((kind) => room === `${kind}s`) ?? 'record';
}
