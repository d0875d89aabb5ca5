// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

export interface TokensMintBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** Default: every permission that a token may carry. */
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
  /** The highest trust of what is written with it. Never above the key’s. */
  trust_cap?: number;
  /** Lifetime in seconds. */
  expires_in?: number;
}

/**
 * Mint a user token: `POST /v1/tokens`.
 *
 * Mints a short-lived key for one user, for an agent that must not be able to name another user. It is valid only while the key that minted it is. It never carries admin, install or privacy, and cannot mint tokens itself.
 */
export interface TokensMintOutput {
  /** Sent like a key. Returned only once. */
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

/** Read the identity of the key: `GET /v1/me`. */
export interface TokensMeOutput {
  tenant: {
    tenant_id: string;
    name: string;
  };
  key: {
    key_id: string;
    name: string;
  };
  /** Whether the request was made with a user token instead of the key itself. */
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
  /** The user that this request acts for. Absent: none, so reads see only shared memory. */
  user_id?: string;
  include_shared: boolean;
  /** RFC 3339, UTC, milliseconds */
  expires_at?: string;
}
