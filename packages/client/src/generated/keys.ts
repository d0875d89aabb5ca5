// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { InstantInput, Key } from './components.js';

export interface KeysCreateBody {
  /** A display name, shown in lists and in the audit log. */
  name: string;
  permissions: readonly (
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
  /** Binds the key to this user. */
  user_id?: string;
  /** Binds the key to this agent. */
  agent?: string;
  /** Binds the key to this project. */
  project?: string;
  /** The user of requests that name no user. */
  default_user_id?: string;
  /** false: the key never reads shared memory. */
  include_shared?: boolean;
  /** `tool_output`: for the output of tools, web pages and mails. Sets a `trust_cap` of 0.3. */
  source_class?: 'user' | 'tool_output';
  /** The highest trust of what the key writes. What falls below the tenant’s threshold is quarantined. A key with less than 1 cannot edit records of higher trust, and cannot have `blocks:write`, `privacy`, `admin` or `install`. */
  trust_cap?: number;
  expires_at?: InstantInput;
  /** Units per minute. Only lowers the tenant’s limit for keys, never raises it. Null: the tenant’s limit. */
  rate_limit?: number | null;
}

/**
 * Create a key: `POST /v1/admin/keys`.
 *
 * Returns the whole key, only this once. A new key cannot have more access than the key that creates it: it gets no permission that the creator lacks, and must keep the creator’s bindings. If the creator has an `expires_at` or a `rate_limit`, the new key needs one that is not looser.
 *
 * Needs `admin`.
 */
export interface KeysCreateOutput {
  /** The public part of the key. */
  key_id: string;
  name: string;
  state: 'live' | 'expired' | 'revoked';
  /** Older name of `state`, until 1.0. */
  status: 'live' | 'expired' | 'revoked';
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
  /** The key is bound to this user and cannot access any other. */
  user_id?: string;
  /** The key is bound to this agent and cannot access any other. */
  agent?: string;
  /** The key is bound to this project and cannot access any other. */
  project?: string;
  default_user_id?: string;
  include_shared: boolean;
  /** The highest trust of what the key writes. Absent: 1. */
  trust_cap?: number;
  /** Units per minute. Absent: the tenant’s default for keys. */
  rate_limit?: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  expires_at?: string;
  /** RFC 3339, UTC, milliseconds */
  revoked_at?: string;
  /** Accurate to about half a minute. */
  last_used_at?: string;
  /** The previous secret is valid until then. */
  previous_secret_until?: string;
  /** The whole key. Returned only once. */
  key: string;
}

export interface KeysListQuery {
  limit?: number;
  /** `next_cursor` of the previous page. */
  cursor?: string;
  include_revoked?: boolean;
}

/**
 * List keys: `GET /v1/admin/keys`.
 *
 * Oldest first. A bound key sees only keys with the same binding.
 *
 * Needs `admin`.
 */
export interface KeysListOutput {
  keys: Key[];
  has_more: boolean;
  next_cursor?: string;
}

export interface KeysGetParams {
  key_id: string;
}

/**
 * Read a key: `GET /v1/admin/keys/{key_id}`.
 *
 * Needs `admin`.
 */
export interface KeysGetOutput {
  /** The public part of the key. */
  key_id: string;
  name: string;
  state: 'live' | 'expired' | 'revoked';
  /** Older name of `state`, until 1.0. */
  status: 'live' | 'expired' | 'revoked';
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
  /** The key is bound to this user and cannot access any other. */
  user_id?: string;
  /** The key is bound to this agent and cannot access any other. */
  agent?: string;
  /** The key is bound to this project and cannot access any other. */
  project?: string;
  default_user_id?: string;
  include_shared: boolean;
  /** The highest trust of what the key writes. Absent: 1. */
  trust_cap?: number;
  /** Units per minute. Absent: the tenant’s default for keys. */
  rate_limit?: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  expires_at?: string;
  /** RFC 3339, UTC, milliseconds */
  revoked_at?: string;
  /** Accurate to about half a minute. */
  last_used_at?: string;
  /** The previous secret is valid until then. */
  previous_secret_until?: string;
}

export interface KeysUpdateParams {
  key_id: string;
}

export interface KeysUpdateBody {
  /** A display name, shown in lists and in the audit log. */
  name?: string;
  /** Null: never. */
  expires_at?: InstantInput | null;
  /** Units per minute. Only lowers the tenant’s limit for keys, never raises it. Null: the tenant’s limit. */
  rate_limit?: number | null;
}

/**
 * Change the name or expiry of a key: `PATCH /v1/admin/keys/{key_id}`.
 *
 * Refused for a revoked key, and for a key that has more access than the caller’s. A new `expires_at` or `rate_limit` cannot be looser than the caller’s own.
 *
 * Needs `admin`.
 */
export interface KeysUpdateOutput {
  /** The public part of the key. */
  key_id: string;
  name: string;
  state: 'live' | 'expired' | 'revoked';
  /** Older name of `state`, until 1.0. */
  status: 'live' | 'expired' | 'revoked';
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
  /** The key is bound to this user and cannot access any other. */
  user_id?: string;
  /** The key is bound to this agent and cannot access any other. */
  agent?: string;
  /** The key is bound to this project and cannot access any other. */
  project?: string;
  default_user_id?: string;
  include_shared: boolean;
  /** The highest trust of what the key writes. Absent: 1. */
  trust_cap?: number;
  /** Units per minute. Absent: the tenant’s default for keys. */
  rate_limit?: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  expires_at?: string;
  /** RFC 3339, UTC, milliseconds */
  revoked_at?: string;
  /** Accurate to about half a minute. */
  last_used_at?: string;
  /** The previous secret is valid until then. */
  previous_secret_until?: string;
}

export interface KeysRevokeParams {
  key_id: string;
}

/**
 * Revoke a key: `DELETE /v1/admin/keys/{key_id}`.
 *
 * Permanent. Also revokes every user token that the key minted. Takes effect on every process within one second. Refused for a key that has more access than the caller’s.
 *
 * Needs `admin`.
 */
export interface KeysRevokeOutput {
  /** The public part of the key. */
  key_id: string;
  name: string;
  state: 'live' | 'expired' | 'revoked';
  /** Older name of `state`, until 1.0. */
  status: 'live' | 'expired' | 'revoked';
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
  /** The key is bound to this user and cannot access any other. */
  user_id?: string;
  /** The key is bound to this agent and cannot access any other. */
  agent?: string;
  /** The key is bound to this project and cannot access any other. */
  project?: string;
  default_user_id?: string;
  include_shared: boolean;
  /** The highest trust of what the key writes. Absent: 1. */
  trust_cap?: number;
  /** Units per minute. Absent: the tenant’s default for keys. */
  rate_limit?: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  expires_at?: string;
  /** RFC 3339, UTC, milliseconds */
  revoked_at?: string;
  /** Accurate to about half a minute. */
  last_used_at?: string;
  /** The previous secret is valid until then. */
  previous_secret_until?: string;
}

export interface KeysRotateParams {
  key_id: string;
}

export interface KeysRotateBody {
  grace_seconds?: number;
}

/**
 * Rotate the secret of a key: `POST /v1/admin/keys/{key_id}/rotate`.
 *
 * Returns the whole new key, only this once. The old secret stays valid for the grace period; a secret from before an earlier rotation becomes invalid at once. Refused for a key that has more access than the caller’s, a later `expires_at` or a higher `rate_limit`.
 *
 * Needs `admin`.
 */
export interface KeysRotateOutput {
  /** The public part of the key. */
  key_id: string;
  name: string;
  state: 'live' | 'expired' | 'revoked';
  /** Older name of `state`, until 1.0. */
  status: 'live' | 'expired' | 'revoked';
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
  /** The key is bound to this user and cannot access any other. */
  user_id?: string;
  /** The key is bound to this agent and cannot access any other. */
  agent?: string;
  /** The key is bound to this project and cannot access any other. */
  project?: string;
  default_user_id?: string;
  include_shared: boolean;
  /** The highest trust of what the key writes. Absent: 1. */
  trust_cap?: number;
  /** Units per minute. Absent: the tenant’s default for keys. */
  rate_limit?: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  expires_at?: string;
  /** RFC 3339, UTC, milliseconds */
  revoked_at?: string;
  /** Accurate to about half a minute. */
  last_used_at?: string;
  /** The previous secret is valid until then. */
  previous_secret_until?: string;
  /** The whole key. Returned only once. */
  key: string;
}
