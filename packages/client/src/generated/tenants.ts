// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { NewKey, Tenant } from './components.js';

export interface TenantsCreateBody {
  /** For people; shown in lists and in the audit. */
  name: string;
  /** IANA name; decides what a day is where a user sets none. */
  time_zone?: string;
  /** How text is analysed where neither record nor user says. */
  language?: string;
  /** Units a minute, of all its keys together. Null: as the installation has it. */
  rate_limit?: number | null;
  /** Units a minute, of each of its keys. Null: as the installation has it. */
  key_rate_limit?: number | null;
  /** The most records that it may store. Null: no end. */
  quota_records?: number | null;
  /** The most bytes of text that it may store. Null: no end. */
  quota_bytes?: number | null;
  /** Whether to make the first key. Without one nobody can use the tenant. */
  admin_key?: boolean;
  /** Of the first key. */
  default_user_id?: string;
}

/**
 * Create a tenant: `POST /v1/admin/tenants`.
 *
 * With a first admin key, which may do all but `install` and is shown once.
 *
 * Needs `install`.
 */
export interface TenantsCreateOutput {
  tenant_id: string;
  name: string;
  time_zone: string;
  language: string;
  /** Units a minute, of all its keys together. Absent: as the installation has it. */
  rate_limit?: number;
  /** Units a minute, of each of its keys. Absent: as the installation has it. */
  key_rate_limit?: number;
  /** The most records that it may store. Absent: no end. */
  quota_records?: number;
  /** The most bytes of text that it may store. Absent: no end. */
  quota_bytes?: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
  admin_key?: NewKey;
}

export interface TenantsListQuery {
  limit?: number;
  /** `next_cursor` of the page before. */
  cursor?: string;
}

/**
 * List the tenants: `GET /v1/admin/tenants`.
 *
 * Needs `install`.
 */
export interface TenantsListOutput {
  tenants: Tenant[];
  has_more: boolean;
  next_cursor?: string;
}

export interface TenantsGetParams {
  tenant_id: string;
}

/**
 * Read a tenant: `GET /v1/admin/tenants/{tenant_id}`.
 *
 * Needs `install`.
 */
export interface TenantsGetOutput {
  tenant_id: string;
  name: string;
  time_zone: string;
  language: string;
  /** Units a minute, of all its keys together. Absent: as the installation has it. */
  rate_limit?: number;
  /** Units a minute, of each of its keys. Absent: as the installation has it. */
  key_rate_limit?: number;
  /** The most records that it may store. Absent: no end. */
  quota_records?: number;
  /** The most bytes of text that it may store. Absent: no end. */
  quota_bytes?: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
}

export interface TenantsUpdateParams {
  tenant_id: string;
}

export interface TenantsUpdateBody {
  /** For people; shown in lists and in the audit. */
  name?: string;
  /** IANA name; decides what a day is where a user sets none. */
  time_zone?: string;
  /** How text is analysed where neither record nor user says. */
  language?: string;
  /** Units a minute, of all its keys together. Null: as the installation has it. */
  rate_limit?: number | null;
  /** Units a minute, of each of its keys. Null: as the installation has it. */
  key_rate_limit?: number | null;
  /** The most records that it may store. Null: no end. */
  quota_records?: number | null;
  /** The most bytes of text that it may store. Null: no end. */
  quota_bytes?: number | null;
}

/**
 * Change a tenant’s settings: `PATCH /v1/admin/tenants/{tenant_id}`.
 *
 * Needs `install`.
 */
export interface TenantsUpdateOutput {
  tenant_id: string;
  name: string;
  time_zone: string;
  language: string;
  /** Units a minute, of all its keys together. Absent: as the installation has it. */
  rate_limit?: number;
  /** Units a minute, of each of its keys. Absent: as the installation has it. */
  key_rate_limit?: number;
  /** The most records that it may store. Absent: no end. */
  quota_records?: number;
  /** The most bytes of text that it may store. Absent: no end. */
  quota_bytes?: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
}

/**
 * Read the key’s own tenant: `GET /v1/admin/tenant`.
 *
 * Needs `admin`.
 */
export interface TenantsGetOwnOutput {
  tenant_id: string;
  name: string;
  time_zone: string;
  language: string;
  /** Units a minute, of all its keys together. Absent: as the installation has it. */
  rate_limit?: number;
  /** Units a minute, of each of its keys. Absent: as the installation has it. */
  key_rate_limit?: number;
  /** The most records that it may store. Absent: no end. */
  quota_records?: number;
  /** The most bytes of text that it may store. Absent: no end. */
  quota_bytes?: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
}

export interface TenantsUpdateOwnBody {
  /** For people; shown in lists and in the audit. */
  name?: string;
  /** IANA name; decides what a day is where a user sets none. */
  time_zone?: string;
  /** How text is analysed where neither record nor user says. */
  language?: string;
}

/**
 * Change the settings of the key’s own tenant: `PATCH /v1/admin/tenant`.
 *
 * A key that is bound to a user, an agent or a project may not.
 *
 * Needs `admin`.
 */
export interface TenantsUpdateOwnOutput {
  tenant_id: string;
  name: string;
  time_zone: string;
  language: string;
  /** Units a minute, of all its keys together. Absent: as the installation has it. */
  rate_limit?: number;
  /** Units a minute, of each of its keys. Absent: as the installation has it. */
  key_rate_limit?: number;
  /** The most records that it may store. Absent: no end. */
  quota_records?: number;
  /** The most bytes of text that it may store. Absent: no end. */
  quota_bytes?: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
}

export interface TenantsOwnUsageQuery {
  /** How many days back, today included. */
  days?: number;
}

/**
 * What the key’s own tenant stores and has used: `GET /v1/admin/usage`.
 *
 * Needs `admin`.
 */
export interface TenantsOwnUsageOutput {
  tenant_id: string;
  /** Now. What the quotas hold. */
  stored: {
    records: number;
    bytes: number;
  };
  quota_records?: number;
  quota_bytes?: number;
  /** Days on which something happened, the newest first. Requests to about half a minute. */
  days: {
    /** UTC. */
    day: string;
    /** With a live key, also refused ones. */
    requests: number;
    /** Of those, refused by a rate limit. */
    limited: number;
    /** Of those, answered with 500 or above. */
    errors: number;
    searches: number;
    /** New ones, also those that jobs made. */
    records_written: number;
    /** Of their title, content, fields and metadata. */
    bytes_written: number;
  }[];
}

export interface TenantsUsageParams {
  tenant_id: string;
}

export interface TenantsUsageQuery {
  /** How many days back, today included. */
  days?: number;
}

/**
 * What a tenant stores and has used: `GET /v1/admin/tenants/{tenant_id}/usage`.
 *
 * Needs `install`.
 */
export interface TenantsUsageOutput {
  tenant_id: string;
  /** Now. What the quotas hold. */
  stored: {
    records: number;
    bytes: number;
  };
  quota_records?: number;
  quota_bytes?: number;
  /** Days on which something happened, the newest first. Requests to about half a minute. */
  days: {
    /** UTC. */
    day: string;
    /** With a live key, also refused ones. */
    requests: number;
    /** Of those, refused by a rate limit. */
    limited: number;
    /** Of those, answered with 500 or above. */
    errors: number;
    searches: number;
    /** New ones, also those that jobs made. */
    records_written: number;
    /** Of their title, content, fields and metadata. */
    bytes_written: number;
  }[];
}
