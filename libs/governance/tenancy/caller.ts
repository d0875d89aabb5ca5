import { type Permission, PERMISSIONS, type Scope, seesPart } from '@kernel/scope.js';
import type { apiKeys } from '@schema/api-keys.js';
import type { AnyOperation, Owners } from '@contracts/operation.js';
import { check } from '@contracts/field-errors.js';
import { userId as userName } from '@contracts/primitives.js';
import { invalid, RecollectError } from '@kernel/errors.js';
import type { TokenClaims } from './user-token.js';

export type KeyRow = typeof apiKeys.$inferSelect;

/** A key as found by its id, with its tenant's rate limits. */
export interface FoundKey extends KeyRow {
  readonly tenantRateLimit: number | null;
  readonly tenantKeyRateLimit: number | null;
}

/** The rate limits set for a caller, in units per minute; null: none set. */
export interface SetRates {
  /** For the key itself. */
  readonly key: number | null;
  /** For each key of its tenant. */
  readonly perKey: number | null;
  /** For all keys of its tenant together. */
  readonly tenant: number | null;
}

/** The holder of a request's key or token. What the request can see is its Scope (`makeScope`). */
export interface Caller {
  readonly tenantId: string;
  /** The public id of the key. For a user token, that of the key that minted it. */
  readonly keyId: string;
  readonly keyName: string;
  readonly permissions: ReadonlySet<Permission>;
  /** The user that the key is bound to. Null: it may name any user. */
  readonly userId: string | null;
  readonly agent: string | null;
  readonly project: string | null;
  /** Used when a request names no user. */
  readonly defaultUserId: string | null;
  /** False: the key never reads shared memory. */
  readonly includeShared: boolean;
  /** 0…1: the highest trust of what it writes. */
  readonly trustCap: number;
  readonly expiresAt: Date | null;
  /** Whether a user token was sent instead of the key itself. */
  readonly token: boolean;
  readonly rates: SetRates;
}

/** Neither revoked nor expired. Checked at every use, also for a cached row. */
export function isLive(row: Pick<KeyRow, 'revokedAt' | 'expiresAt'>, now: Date): boolean {
  return row.revokedAt === null && (row.expiresAt === null || row.expiresAt > now);
}

export function callerOfKey(row: FoundKey): Caller {
  return {
    tenantId: row.tenantId,
    keyId: row.keyId,
    keyName: row.name,
    permissions: permissionsOf(row),
    userId: row.userId,
    agent: row.agent,
    project: row.project,
    defaultUserId: row.defaultUserId,
    includeShared: row.includeShared,
    trustCap: row.trustCap,
    expiresAt: row.expiresAt,
    token: false,
    rates: { key: row.rateLimit, perKey: row.tenantKeyRateLimit, tenant: row.tenantRateLimit },
  };
}

/** A token never has a permission that its key lacks now. If the key loses one, so does the token. */
export function callerOfToken(row: FoundKey, claims: TokenClaims): Caller {
  const trustCap = Math.min(row.trustCap, claims.trustCap ?? 1);
  const own = permissionsOf({ ...row, trustCap });
  return {
    ...callerOfKey(row),
    permissions: new Set(claims.permissions.filter((permission) => own.has(permission))),
    userId: claims.userId,
    defaultUserId: null,
    trustCap,
    includeShared: row.includeShared && claims.includeShared,
    expiresAt: row.expiresAt !== null && row.expiresAt < claims.expiresAt ? row.expiresAt : claims.expiresAt,
    token: true,
  };
}

/** In the order of the catalogue. A permission unknown to this version grants nothing. */
export function permissionsOf(row: Pick<KeyRow, 'permissions' | 'trustCap'>): ReadonlySet<Permission> {
  const capped = row.trustCap < 1;
  return new Set(
    PERMISSIONS.filter(
      (permission) => row.permissions.includes(permission) && !(capped && NEVER_CAPPED.includes(permission)),
    ),
  );
}

/**
 * Never granted to a key whose trust is capped: core memory goes into prompts unchanged, and an administrator decides
 * who is trusted.
 */
export const NEVER_CAPPED: readonly Permission[] = ['blocks:write', 'privacy', 'admin', 'install'];

/** One place of a request that names a user. */
export interface NamedUser {
  /** The name that the caller sees: `X-User-Id`, `user_id`, `record.user_id`. */
  readonly field: string;
  readonly in: 'header' | 'query' | 'body';
  /** Not checked yet: whatever was sent that is not null. */
  readonly id: unknown;
}

/** What a request says about whose memory it means, before it is checked. */
export interface ScopeRequest {
  readonly users: readonly NamedUser[];
  /** The record is meant for shared memory. */
  readonly shared?: boolean;
  readonly includeShared?: boolean;
  readonly allUsers?: boolean;
  /** For a protocol with its own way to name owners. Called only once the key's permission is checked. */
  readonly owners?: () => Owners;
}

/** Each item says whether it is shared, and the use case refuses items one by one. */
const BATCH = /(^|[._])store_batch$/;

/**
 * Decides what a request can see.
 * @throws RecollectError forbidden, not_found, user_required, user_mismatch, invalid_input
 */
export function makeScope(caller: Caller, operation: AnyOperation, request: ScopeRequest): Scope {
  checkPermission(caller, operation);
  const maySeeShared = caller.includeShared && caller.permissions.has('shared:read');
  const scope = {
    tenantId: caller.tenantId,
    allUsers: false,
    // In a write, these are the client's own fields.
    includeShared: maySeeShared && !(operation.reads && request.includeShared === false),
    permissions: caller.permissions,
    agent: caller.agent,
    project: caller.project,
    keyId: caller.keyId,
    trustCap: caller.trustCap,
  };
  refuseNamedUser(caller, operation, request);
  if (operation.touches === 'tenant' || operation.touches === 'install') {
    // Here `user_id` and `include_shared` are fields of the managed object. Only the header names a user.
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

/** The user that the scope acts for. @throws RecollectError `user_required` if there is none */
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

/** @throws RecollectError if it is not an id, if two ids differ, or if the key is bound to another user */
function namedUser(caller: Caller, users: readonly NamedUser[]): string | null {
  const ids = users.map(({ field, in: place, id }) => {
    if (typeof id !== 'string') throw invalid(field, notText(place, id));
    const { data, errors } = check(userName, id);
    if (errors) throw invalid(field, errors[0]?.message ?? 'is not a valid name');
    if (!data.isWellFormed()) throw invalid(field, 'must not hold lone surrogates');
    return data;
  });
  const [first, ...others] = ids;
  if (first === undefined) return null;
  if (others.some((id) => id !== first)) throw new RecollectError('user_mismatch');
  // For a bound key no other user exists. A 403 would reveal that they might.
  if (caller.userId !== null && first !== caller.userId) {
    throw new RecollectError(
      'not_found.user',
      `There is no user ${JSON.stringify(first)} for this key: it is bound to another.`,
    );
  }
  return first;
}

/** A parameter that was given several times arrives as a list. */
function notText(place: NamedUser['in'], id: unknown): string {
  if (place !== 'query' || !Array.isArray(id)) return 'must be a string: send the id of the user in quotes';
  return `was given ${id.length === 2 ? 'twice' : `${id.length} times`}; give it once`;
}

function checkAllUsers(caller: Caller, request: ScopeRequest): void {
  demand(caller, 'admin');
  if (isBound(caller)) throw new RecollectError('forbidden', 'A bound key cannot read the whole tenant.');
  if (request.users.length > 0) throw invalid('all_users', 'cannot be combined with the name of one user');
  if (request.includeShared === false)
    throw invalid('include_shared', 'cannot be false with all_users, which reads the whole tenant');
}

function checkWrite(caller: Caller, operation: AnyOperation, userId: string | null, request: ScopeRequest): void {
  if (request.shared) return demand(caller, 'shared:write');
  if (userId !== null) return;
  if (BATCH.test(operation.name) && caller.permissions.has('shared:write')) return;
  throw new RecollectError('user_required');
}

/** @throws RecollectError invalid_input; not_found if a bound key names another user, as everywhere */
function refuseNamedUser(caller: Caller, { tenantAlone, method }: AnyOperation, { users }: ScopeRequest): void {
  const [named] = users;
  if (tenantAlone === undefined || !named) return;
  namedUser(caller, users);
  throw invalid(named.field, `names a user, but this path is the tenant’s: use ${method} ${tenantAlone}`);
}

/** Never several if a user is named or the key is bound to one. */
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
    throw new RecollectError('forbidden', 'Reading the memories of several users needs an unbound key with admin.'); // prettier-ignore
  }
}

/** Checked, because it may not be a valid user name: the caller controls the length of what it is built from. */
function reservedUser(owners: Owners | undefined): string | null {
  const [id] = owners?.reserved ?? [];
  if (id === undefined) return null;
  const { data, errors } = check(userName, id);
  if (errors || !data.isWellFormed())
    throw invalid('filters', `names what ${errors?.[0]?.message ?? 'is not a valid name'}`);
  return data;
}

function demand(caller: Caller, permission: Permission): void {
  if (caller.permissions.has(permission)) return;
  throw new RecollectError('forbidden', `The key lacks the permission ${permission}.`);
}

function isBound(caller: Caller): boolean {
  return caller.userId !== null || seesPart(caller);
}
