// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

export interface TokensMintBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** All that a token may carry, where absent. */
  permissions?: readonly (
    | 'records:read'
    | 'records:write'
    | 'shared:read'
    | 'shared:write'
    | 'blocks:read'
    | 'blocks:write'
    | 'messages:read'
    | 'messages:write'
    | 'models:use'
    | 'privacy'
    | 'admin'
    | 'install'
  )[];
  include_shared?: boolean;
  /** Of what is written with it. Never above that of the key. */
  trust_cap?: number;
  /** Seconds. */
  expires_in?: number;
}

/**
 * Mint a user token: `POST /v1/tokens`.
 *
 * A short-lived key for one user, for an agent that must not be able to name another. It is valid while the key that minted it is, never carries admin, install or privacy, and cannot mint tokens itself.
 */
export interface TokensMintOutput {
  /** Sent like a key. Shown this once. */
  token: string;
  user_id: string;
  permissions: (
    | 'records:read'
    | 'records:write'
    | 'shared:read'
    | 'shared:write'
    | 'blocks:read'
    | 'blocks:write'
    | 'messages:read'
    | 'messages:write'
    | 'models:use'
    | 'privacy'
    | 'admin'
    | 'install'
  )[];
  include_shared: boolean;
  /** Absent: 1. */
  trust_cap?: number;
  /** RFC 3339, UTC, milliseconds */
  expires_at: string;
}

export interface TokensMeQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

/** Who the key is: `GET /v1/me`. */
export interface TokensMeOutput {
  tenant: {
    tenant_id: string;
    name: string;
  };
  key: {
    key_id: string;
    name: string;
  };
  /** Whether a user token was sent, and not the key itself. */
  token: boolean;
  permissions: (
    | 'records:read'
    | 'records:write'
    | 'shared:read'
    | 'shared:write'
    | 'blocks:read'
    | 'blocks:write'
    | 'messages:read'
    | 'messages:write'
    | 'models:use'
    | 'privacy'
    | 'admin'
    | 'install'
  )[];
  bindings: {
    user_id?: string;
    agent?: string;
    project?: string;
  };
  default_user_id?: string;
  /** Whom this request speaks for. Absent: nobody, so reads see shared memory only. */
  user_id?: string;
  include_shared: boolean;
  /** RFC 3339, UTC, milliseconds */
  expires_at?: string;
}
