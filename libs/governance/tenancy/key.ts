import { MOST_CAPPED } from '@contracts/primitives.js';
import type { KeyOutput } from '@contracts/tenancy/tenancy.operations.js';
import { RecollectError, sentence } from '@kernel/errors.js';
import { newId } from '@kernel/ids.js';
import { type Permission, PERMISSIONS, type Scope, trustCapOf } from '@kernel/scope.js';
import { generateKey, hashKey, type ApiKey } from './api-key.js';
import { isLive, type KeyRow, permissionsOf } from './caller.js';

/** The permissions of a key and whom it may name. */
export interface Powers {
  readonly permissions: readonly Permission[];
  readonly userId: string | null;
  readonly agent: string | null;
  readonly project: string | null;
  readonly includeShared: boolean;
  readonly trustCap: number;
}

/** The choices for a new key. */
export interface KeyRequest extends Powers {
  readonly name: string;
  readonly defaultUserId: string | null;
  readonly expiresAt: Date | null;
  readonly rateLimit: number | null;
}

/** The row of a new key, without the key's text. */
export function newKeyRow(tenantId: string, request: KeyRequest, key: ApiKey, serverSecret: string, now: Date): KeyRow {
  return {
    tenantId,
    id: newId(),
    keyId: key.id,
    name: request.name,
    permissions: PERMISSIONS.filter((permission) => request.permissions.includes(permission)),
    userId: request.userId,
    agent: request.agent,
    project: request.project,
    defaultUserId: request.defaultUserId,
    includeShared: request.includeShared,
    trustCap: request.trustCap,
    secretHash: hashKey(key, serverSecret),
    previousHash: null,
    previousUntil: null,
    rateLimit: request.rateLimit,
    expiresAt: request.expiresAt,
    revokedAt: null,
    lastUsedAt: null,
    createdAt: now,
  };
}

/** The same key with a new secret. The previous secret is accepted until `previousUntil`. */
export function rotated(row: KeyRow, serverSecret: string, previousUntil: Date) {
  const key = generateKey(row.keyId);
  return { key, changes: { secretHash: hashKey(key, serverSecret), previousHash: row.secretHash, previousUntil } };
}

/**
 * A key can manage and create only keys that can do and see no more than it can itself. Otherwise a caller could become
 * a stronger key by giving that key a new secret.
 * @throws RecollectError forbidden, saying what is missing
 */
export function demandPowers(scope: Scope, wanted: Powers): void {
  const lacking = wanted.permissions.find((permission) => !scope.permissions.has(permission));
  if (lacking) throw new RecollectError('forbidden', `The key lacks the permission ${lacking}.`);
  const boundUser = scope.allUsers ? null : scope.userId;
  const bindings = [
    ['user', boundUser, wanted.userId],
    ['agent', scope.agent, wanted.agent],
    ['project', scope.project, wanted.project],
  ] as const;
  for (const [what, own, other] of bindings) {
    if (own !== null && own !== other) {
      throw new RecollectError('forbidden', `A key bound to one ${what} manages only keys bound to the same ${what}.`);
    }
  }
  if (Math.fround(wanted.trustCap) > trustCapOf(scope)) {
    throw new RecollectError('forbidden', 'A key manages only keys whose trust is no higher than its own.');
  }
  if (wanted.includeShared && wanted.permissions.includes('shared:read') && !scope.includeShared) {
    throw new RecollectError('forbidden', 'A key that never reads shared memory manages only keys that do not either.');
  }
}

/** How long a key lasts and how much it may be used. Null: not limited. */
export type Bounds = Pick<KeyRow, 'expiresAt' | 'rateLimit'>;

/**
 * A key creates, changes and rotates only keys that end no later and have no higher rate limit than it has itself.
 * Otherwise it could outlive its own expiry and exceed its own limit. A bound that is undefined is not changed.
 * @throws RecollectError forbidden, naming the field
 */
export function refuseLooser(own: Bounds, { expiresAt, rateLimit }: Partial<Bounds>): void {
  if (own.expiresAt !== null && expiresAt !== undefined && (expiresAt ?? Infinity) > own.expiresAt) {
    throw looser('expires_at', `must not be later than ${own.expiresAt.toISOString()}, when the caller’s key expires`);
  }
  if (own.rateLimit !== null && rateLimit !== undefined && (rateLimit ?? Infinity) > own.rateLimit) {
    throw looser('rate_limit', `must not be higher than ${own.rateLimit}, the rate limit of the caller’s key`);
  }
}

function looser(field: string, message: string): RecollectError {
  return new RecollectError('forbidden', sentence({ field, message }), [{ field, message }]);
}

export function powersOf(row: KeyRow): Powers {
  const { userId, agent, project, includeShared, trustCap } = row;
  return { permissions: [...permissionsOf(row)], userId, agent, project, includeShared, trustCap };
}

export function showKey(row: KeyRow, now: Date): KeyOutput {
  const pending = row.previousUntil !== null && row.previousUntil > now;
  const state = isLive(row, now) ? 'live' : row.revokedAt === null ? 'expired' : 'revoked';
  return {
    key_id: row.keyId,
    name: row.name,
    state,
    status: state,
    permissions: [...permissionsOf(row)],
    user_id: row.userId ?? undefined,
    agent: row.agent ?? undefined,
    project: row.project ?? undefined,
    default_user_id: row.defaultUserId ?? undefined,
    include_shared: row.includeShared,
    trust_cap: row.trustCap === 1 ? undefined : shownCap(row.trustCap),
    rate_limit: row.rateLimit ?? undefined,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString(),
    revoked_at: row.revokedAt?.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString(),
    previous_secret_until: pending ? row.previousUntil?.toISOString() : undefined,
  };
}

/** Removes the digits that storing in single precision adds. A cap under 1 never becomes 1, which is none. */
export function shownCap(trustCap: number): number {
  return trustCap === 1 ? 1 : Math.min(Math.round(trustCap * 1e6) / 1e6, MOST_CAPPED);
}
