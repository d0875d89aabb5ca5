// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { InstantInput, Key } from './components.js';

export interface KeysCreateBody {
  /** For people; shown in lists and in the audit. */
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
  /** Spoken for when a request names nobody. */
  default_user_id?: string;
  /** False: shared memory is never part of what the key reads. */
  include_shared?: boolean;
  /** `tool_output`: for what tools, pages and mails say. Stands for a `trust_cap` of 0.3. */
  source_class?: 'user' | 'tool_output';
  /** What the key writes is believed no more than this, and below the tenant’s threshold held back. A key under 1 never edits what is believed more, nor has `blocks:write`, `privacy`, `admin` or `install`. */
  trust_cap?: number;
  expires_at?: InstantInput;
  /** Units a minute. It lowers what the tenant’s keys have, and never raises it. Null: no less than they. */
  rate_limit?: number | null;
}

/**
 * Create a key: `POST /v1/admin/keys`.
 *
 * Answers the whole key this once. No key can be made that may do, or see, more than the one that asks: a permission that it lacks or a binding that it has and the new key has not is refused.
 *
 * Needs `admin`.
 */
export interface KeysCreateOutput {
  /** The public part of the key. */
  key_id: string;
  name: string;
  state: 'live' | 'expired' | 'revoked';
  /** The older name of `state`, until 1.0. */
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
  /** Bound: no other user exists for the key. */
  user_id?: string;
  /** Bound: no other agent exists for the key. */
  agent?: string;
  /** Bound: no other project exists for the key. */
  project?: string;
  default_user_id?: string;
  include_shared: boolean;
  /** What it writes is believed no more than this. Absent: 1. */
  trust_cap?: number;
  /** Units a minute. Absent: as the tenant’s keys have it. */
  rate_limit?: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  expires_at?: string;
  /** RFC 3339, UTC, milliseconds */
  revoked_at?: string;
  /** To about half a minute. */
  last_used_at?: string;
  /** The secret before the last rotation is valid until then. */
  previous_secret_until?: string;
  /** The whole key. Shown this once. */
  key: string;
}

export interface KeysListQuery {
  limit?: number;
  /** `next_cursor` of the page before. */
  cursor?: string;
  include_revoked?: boolean;
}

/**
 * List the keys: `GET /v1/admin/keys`.
 *
 * Oldest first. A bound key sees keys of the same binding only.
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
  /** The older name of `state`, until 1.0. */
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
  /** Bound: no other user exists for the key. */
  user_id?: string;
  /** Bound: no other agent exists for the key. */
  agent?: string;
  /** Bound: no other project exists for the key. */
  project?: string;
  default_user_id?: string;
  include_shared: boolean;
  /** What it writes is believed no more than this. Absent: 1. */
  trust_cap?: number;
  /** Units a minute. Absent: as the tenant’s keys have it. */
  rate_limit?: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  expires_at?: string;
  /** RFC 3339, UTC, milliseconds */
  revoked_at?: string;
  /** To about half a minute. */
  last_used_at?: string;
  /** The secret before the last rotation is valid until then. */
  previous_secret_until?: string;
}

export interface KeysUpdateParams {
  key_id: string;
}

export interface KeysUpdateBody {
  /** For people; shown in lists and in the audit. */
  name?: string;
  /** Null: never. */
  expires_at?: InstantInput | null;
  /** Units a minute. It lowers what the tenant’s keys have, and never raises it. Null: no less than they. */
  rate_limit?: number | null;
}

/**
 * Rename a key or change when it expires: `PATCH /v1/admin/keys/{key_id}`.
 *
 * Refused for a key that may do more than the one that asks, and for a revoked one.
 *
 * Needs `admin`.
 */
export interface KeysUpdateOutput {
  /** The public part of the key. */
  key_id: string;
  name: string;
  state: 'live' | 'expired' | 'revoked';
  /** The older name of `state`, until 1.0. */
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
  /** Bound: no other user exists for the key. */
  user_id?: string;
  /** Bound: no other agent exists for the key. */
  agent?: string;
  /** Bound: no other project exists for the key. */
  project?: string;
  default_user_id?: string;
  include_shared: boolean;
  /** What it writes is believed no more than this. Absent: 1. */
  trust_cap?: number;
  /** Units a minute. Absent: as the tenant’s keys have it. */
  rate_limit?: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  expires_at?: string;
  /** RFC 3339, UTC, milliseconds */
  revoked_at?: string;
  /** To about half a minute. */
  last_used_at?: string;
  /** The secret before the last rotation is valid until then. */
  previous_secret_until?: string;
}

export interface KeysRevokeParams {
  key_id: string;
}

/**
 * Revoke a key: `DELETE /v1/admin/keys/{key_id}`.
 *
 * For good, and with every user token that it minted; within one second on every process. Refused for a key that may do more than the one that asks.
 *
 * Needs `admin`.
 */
export interface KeysRevokeOutput {
  /** The public part of the key. */
  key_id: string;
  name: string;
  state: 'live' | 'expired' | 'revoked';
  /** The older name of `state`, until 1.0. */
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
  /** Bound: no other user exists for the key. */
  user_id?: string;
  /** Bound: no other agent exists for the key. */
  agent?: string;
  /** Bound: no other project exists for the key. */
  project?: string;
  default_user_id?: string;
  include_shared: boolean;
  /** What it writes is believed no more than this. Absent: 1. */
  trust_cap?: number;
  /** Units a minute. Absent: as the tenant’s keys have it. */
  rate_limit?: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  expires_at?: string;
  /** RFC 3339, UTC, milliseconds */
  revoked_at?: string;
  /** To about half a minute. */
  last_used_at?: string;
  /** The secret before the last rotation is valid until then. */
  previous_secret_until?: string;
}

export interface KeysRotateParams {
  key_id: string;
}

export interface KeysRotateBody {
  grace_seconds?: number;
}

/**
 * Give a key a new secret: `POST /v1/admin/keys/{key_id}/rotate`.
 *
 * Answers the whole new key this once. The old secret stays valid for the grace period; a secret from before an earlier rotation ends at once. Refused for a key that may do more than the one that asks.
 *
 * Needs `admin`.
 */
export interface KeysRotateOutput {
  /** The public part of the key. */
  key_id: string;
  name: string;
  state: 'live' | 'expired' | 'revoked';
  /** The older name of `state`, until 1.0. */
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
  /** Bound: no other user exists for the key. */
  user_id?: string;
  /** Bound: no other agent exists for the key. */
  agent?: string;
  /** Bound: no other project exists for the key. */
  project?: string;
  default_user_id?: string;
  include_shared: boolean;
  /** What it writes is believed no more than this. Absent: 1. */
  trust_cap?: number;
  /** Units a minute. Absent: as the tenant’s keys have it. */
  rate_limit?: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  expires_at?: string;
  /** RFC 3339, UTC, milliseconds */
  revoked_at?: string;
  /** To about half a minute. */
  last_used_at?: string;
  /** The secret before the last rotation is valid until then. */
  previous_secret_until?: string;
  /** The whole key. Shown this once. */
  key: string;
}
