import { type Permission, PERMISSIONS } from '@kernel/scope.js';
import type { apiKeys } from '@schema/api-keys.js';
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

/** The holder of a request's key or token. What the request can see is its Scope (`make-scope.ts`). */
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
