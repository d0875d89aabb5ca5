import { type Permission, PERMISSIONS } from '@kernel/scope.js';
import type { apiKeys } from '@schema/api-keys.js';
import type { TokenClaims } from './user-token.js';

export type KeyRow = typeof apiKeys.$inferSelect;

/** A key as it is found by its id, with what its tenant has set for the rate of its requests. */
export interface FoundKey extends KeyRow {
  readonly tenantRateLimit: number | null;
  readonly tenantKeyRateLimit: number | null;
}

/** What is set for the rate of a caller's requests, in units a minute; null: nothing. */
export interface SetRates {
  /** Of the key itself. */
  readonly key: number | null;
  /** Of each key of its tenant. */
  readonly perKey: number | null;
  /** Of all keys of its tenant together. */
  readonly tenant: number | null;
}

/** Who holds the key or token of a request. What exists for one request is its Scope (`make-scope.ts`). */
export interface Caller {
  readonly tenantId: string;
  /** The public id of the key; for a user token that of the key which minted it. */
  readonly keyId: string;
  readonly keyName: string;
  readonly permissions: ReadonlySet<Permission>;
  /** The user that the key is bound to. Null: it may name any. */
  readonly userId: string | null;
  readonly agent: string | null;
  readonly project: string | null;
  /** Spoken for when a request names nobody. */
  readonly defaultUserId: string | null;
  /** False: shared memory is never part of what the key reads. */
  readonly includeShared: boolean;
  readonly expiresAt: Date | null;
  /** Whether a user token was sent, and not the key itself. */
  readonly token: boolean;
  readonly rates: SetRates;
}

/** Neither revoked nor expired. Asked at every use, for a cached row too. */
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
    expiresAt: row.expiresAt,
    token: false,
    rates: { key: row.rateLimit, perKey: row.tenantKeyRateLimit, tenant: row.tenantRateLimit },
  };
}

/** A token never does more than its key does now: what the key lacks, the token has lost. */
export function callerOfToken(row: FoundKey, claims: TokenClaims): Caller {
  const own = permissionsOf(row);
  return {
    ...callerOfKey(row),
    permissions: new Set(claims.permissions.filter((permission) => own.has(permission))),
    userId: claims.userId,
    defaultUserId: null,
    includeShared: row.includeShared && claims.includeShared,
    expiresAt: row.expiresAt !== null && row.expiresAt < claims.expiresAt ? row.expiresAt : claims.expiresAt,
    token: true,
  };
}

/** In the order of the catalogue. A permission that this version does not know grants nothing. */
export function permissionsOf(row: Pick<KeyRow, 'permissions'>): ReadonlySet<Permission> {
  return new Set(PERMISSIONS.filter((permission) => row.permissions.includes(permission)));
}
