import type { AnyOperation, Owners } from '@contracts/operation.js';
import { check } from '@contracts/field-errors.js';
import { userId as userName } from '@contracts/primitives.js';
import { invalid, RecollectError } from '@kernel/errors.js';
import type { Permission, Scope } from '@kernel/scope.js';
import type { Caller } from './caller.js';

/** One place of a request that names a user. */
export interface NamedUser {
  /** As the caller knows it: `X-User-Id`, `user_id`, `record.user_id`. */
  readonly field: string;
  readonly in: 'header' | 'query' | 'body';
  readonly id: string;
}

/** What a request says about whose memory it means, before anything is decided. */
export interface ScopeRequest {
  readonly users: readonly NamedUser[];
  /** The record is meant for shared memory. */
  readonly shared?: boolean;
  readonly includeShared?: boolean;
  readonly allUsers?: boolean;
  /** Of a protocol with a place of its own for this; read once the key is known to be permitted. */
  readonly owners?: () => Owners;
}

/** Its items say one by one whether they are shared, and are refused one by one by who stores them. */
const BATCH = /(^|[._])store_batch$/;

/**
 * Decides what exists for a request.
 * @throws RecollectError forbidden, not_found, user_required, user_mismatch, invalid_input
 */
export function makeScope(caller: Caller, operation: AnyOperation, request: ScopeRequest): Scope {
  checkPermission(caller, operation);
  const maySeeShared = caller.includeShared && caller.permissions.has('shared:read');
  const scope = {
    tenantId: caller.tenantId,
    allUsers: false,
    // On a write these are fields of the client's own.
    includeShared: maySeeShared && !(operation.reads && request.includeShared === false),
    permissions: caller.permissions,
    agent: caller.agent,
    project: caller.project,
    keyId: caller.keyId,
    trustCap: caller.trustCap,
  };
  refuseNamedUser(caller, operation, request);
  if (operation.touches === 'tenant' || operation.touches === 'install') {
    // Here `user_id` and `include_shared` are fields of what is administered. Only the header names somebody.
    namedUser(
      caller,
      request.users.filter((named) => named.in === 'header'),
    );
    return { ...scope, includeShared: maySeeShared, userId: caller.userId, allUsers: caller.userId === null };
  }
  if (operation.reads && request.allUsers) {
    checkAllUsers(caller, request);
    return { ...scope, userId: null, allUsers: true };
  }
  if (operation.ownerById && request.users.length === 0 && caller.permissions.has('admin') && !isBound(caller)) {
    // The use case narrows it to the owner before it does anything.
    return { ...scope, userId: null, allUsers: true };
  }
  const owners = request.owners?.();
  if (owners && meansSeveral(caller, owners, request)) {
    refuseSeveral(caller);
    return { ...scope, userId: null, allUsers: true };
  }
  const userId = userOf(caller, request, owners);
  if (operation.touches === 'user' && !operation.reads) checkWrite(caller, operation, userId, request);
  return { ...scope, userId };
}

/** The user that the scope speaks for. @throws RecollectError `user_required` when it speaks for nobody */
export function requireUser(scope: Scope): string {
  if (scope.userId === null) throw new RecollectError('user_required');
  return scope.userId;
}

function checkPermission(caller: Caller, operation: AnyOperation): void {
  const { permission } = operation;
  if (permission !== null && permission !== 'public') demand(caller, permission);
  if (operation.touches === 'install' && isBound(caller)) {
    throw new RecollectError('forbidden', 'A bound key cannot administer the installation.');
  }
  if (caller.token && operation.name === 'tokens.mint') {
    throw new RecollectError('forbidden', 'A user token cannot mint tokens.');
  }
}

/** @throws RecollectError when it is no id, when two differ, or when it is not the user that the key is bound to */
function namedUser(caller: Caller, users: readonly NamedUser[]): string | null {
  const ids = users.map(({ field, id }) => {
    const { data, errors } = check(userName, id);
    if (errors) throw invalid(field, errors[0]?.message ?? 'is no name');
    if (!data.isWellFormed()) throw invalid(field, 'must not hold lone surrogates');
    return data;
  });
  const [first, ...others] = ids;
  if (first === undefined) return null;
  if (others.some((id) => id !== first)) throw new RecollectError('user_mismatch');
  // For a bound key no other user exists; 403 would say that they might.
  if (caller.userId !== null && first !== caller.userId) {
    throw new RecollectError(
      'not_found.user',
      `There is no user ${JSON.stringify(first)} for this key: it is bound to another.`,
    );
  }
  return first;
}

function checkAllUsers(caller: Caller, request: ScopeRequest): void {
  demand(caller, 'admin');
  if (isBound(caller)) throw new RecollectError('forbidden', 'A bound key cannot read the whole tenant.');
  if (request.users.length > 0) throw invalid('all_users', 'cannot be combined with the name of one user');
}

function checkWrite(caller: Caller, operation: AnyOperation, userId: string | null, request: ScopeRequest): void {
  if (request.shared) return demand(caller, 'shared:write');
  if (userId !== null) return;
  if (BATCH.test(operation.name) && caller.permissions.has('shared:write')) return;
  throw new RecollectError('user_required');
}

/** @throws RecollectError invalid_input; not_found when a bound key names somebody else, as everywhere */
function refuseNamedUser(caller: Caller, { tenantAlone, method }: AnyOperation, { users }: ScopeRequest): void {
  const [named] = users;
  if (tenantAlone === undefined || !named) return;
  namedUser(caller, users);
  throw invalid(named.field, `names a user, and this path is the tenant’s: take ${method} ${tenantAlone}`);
}

/** For whom a user is named, or who is bound to one, others are not meant. */
function meansSeveral(caller: Caller, { named, reserved, anybody }: Owners, { users }: ScopeRequest): boolean {
  if (caller.userId !== null || users.length > 0) return false;
  return anybody || named.length + reserved.length > 1;
}

function userOf(caller: Caller, { users }: ScopeRequest, owners: Owners | undefined): string | null {
  const named = owners?.named.map((id): NamedUser => ({ field: owners.field ?? 'user_id', in: 'body', id })) ?? [];
  return namedUser(caller, [...users, ...named]) ?? caller.userId ?? reservedUser(owners) ?? caller.defaultUserId;
}

function refuseSeveral(caller: Caller): void {
  if (!caller.permissions.has('admin') || isBound(caller)) {
    throw new RecollectError('forbidden', 'Memories of several users are asked for: that needs an unbound key with admin.'); // prettier-ignore
  }
}

/** It may be no name that a user can have: the length of what it stands for is the caller's. */
function reservedUser(owners: Owners | undefined): string | null {
  const [id] = owners?.reserved ?? [];
  if (id === undefined) return null;
  const { data, errors } = check(userName, id);
  if (errors || !data.isWellFormed()) throw invalid('filters', `names what ${errors?.[0]?.message ?? 'is no name'}`);
  return data;
}

function demand(caller: Caller, permission: Permission): void {
  if (caller.permissions.has(permission)) return;
  throw new RecollectError('forbidden', `The key lacks the permission ${permission}.`);
}

function isBound(caller: Caller): boolean {
  return caller.userId !== null || caller.agent !== null || caller.project !== null;
}
