// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { NewKey, Tenant } from './components.js';

export interface TenantsCreateBody {
  /** A display name, shown in lists and in the audit log. */
  name: string;
  /** IANA name. Decides when a day starts, unless the user has a time zone. */
  time_zone?: string;
  /** The language for text analysis, unless the record or the user names one. */
  language?: string;
  /** Units per minute for all its keys together. Null: the installation’s default. */
  rate_limit?: number | null;
  /** Units per minute for each of its keys. Null: the installation’s default. */
  key_rate_limit?: number | null;
  /** Maximum number of records. Null: no limit. */
  quota_records?: number | null;
  /** Maximum bytes of text. Null: no limit. */
  quota_bytes?: number | null;
  /** Whether to create the first key. Without a key nobody can use the tenant. */
  admin_key?: boolean;
  /** The default user of the first key. */
  default_user_id?: string;
}

/**
 * Create a tenant: `POST /v1/admin/tenants`.
 *
 * Also creates a first admin key, which has every permission except `install`. Its secret is returned only once.
 *
 * Needs `install`.
 */
export interface TenantsCreateOutput {
  tenant_id: string;
  name: string;
  time_zone: string;
  language: string;
  /** Units per minute for all its keys together. Absent: the installation’s default. */
  rate_limit?: number;
  /** Units per minute for each of its keys. Absent: the installation’s default. */
  key_rate_limit?: number;
  /** Maximum number of records. Absent: no limit. */
  quota_records?: number;
  /** Maximum bytes of text. Absent: no limit. */
  quota_bytes?: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
  admin_key?: NewKey;
}

export interface TenantsListQuery {
  limit?: number;
  /** `next_cursor` of the previous page. */
  cursor?: string;
}

/**
 * List tenants: `GET /v1/admin/tenants`.
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
  /** Units per minute for all its keys together. Absent: the installation’s default. */
  rate_limit?: number;
  /** Units per minute for each of its keys. Absent: the installation’s default. */
  key_rate_limit?: number;
  /** Maximum number of records. Absent: no limit. */
  quota_records?: number;
  /** Maximum bytes of text. Absent: no limit. */
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
  /** A display name, shown in lists and in the audit log. */
  name?: string;
  /** IANA name. Decides when a day starts, unless the user has a time zone. */
  time_zone?: string;
  /** The language for text analysis, unless the record or the user names one. */
  language?: string;
  /** Units per minute for all its keys together. Null: the installation’s default. */
  rate_limit?: number | null;
  /** Units per minute for each of its keys. Null: the installation’s default. */
  key_rate_limit?: number | null;
  /** Maximum number of records. Null: no limit. */
  quota_records?: number | null;
  /** Maximum bytes of text. Null: no limit. */
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
  /** Units per minute for all its keys together. Absent: the installation’s default. */
  rate_limit?: number;
  /** Units per minute for each of its keys. Absent: the installation’s default. */
  key_rate_limit?: number;
  /** Maximum number of records. Absent: no limit. */
  quota_records?: number;
  /** Maximum bytes of text. Absent: no limit. */
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
  /** Units per minute for all its keys together. Absent: the installation’s default. */
  rate_limit?: number;
  /** Units per minute for each of its keys. Absent: the installation’s default. */
  key_rate_limit?: number;
  /** Maximum number of records. Absent: no limit. */
  quota_records?: number;
  /** Maximum bytes of text. Absent: no limit. */
  quota_bytes?: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
}

export interface TenantsUpdateOwnBody {
  /** A display name, shown in lists and in the audit log. */
  name?: string;
  /** IANA name. Decides when a day starts, unless the user has a time zone. */
  time_zone?: string;
  /** The language for text analysis, unless the record or the user names one. */
  language?: string;
}

/**
 * Change the settings of the key’s own tenant: `PATCH /v1/admin/tenant`.
 *
 * A key that is bound to a user, an agent or a project is refused.
 *
 * Needs `admin`.
 */
export interface TenantsUpdateOwnOutput {
  tenant_id: string;
  name: string;
  time_zone: string;
  language: string;
  /** Units per minute for all its keys together. Absent: the installation’s default. */
  rate_limit?: number;
  /** Units per minute for each of its keys. Absent: the installation’s default. */
  key_rate_limit?: number;
  /** Maximum number of records. Absent: no limit. */
  quota_records?: number;
  /** Maximum bytes of text. Absent: no limit. */
  quota_bytes?: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
}

export interface TenantsOwnUsageQuery {
  /** The number of days, including today. */
  days?: number;
}

/**
 * Read the usage of the key’s own tenant: `GET /v1/admin/usage`.
 *
 * Needs `admin`.
 */
export interface TenantsOwnUsageOutput {
  tenant_id: string;
  /** What is stored now. The quotas limit this. */
  stored: {
    records: number;
    bytes: number;
  };
  quota_records?: number;
  quota_bytes?: number;
  /** Days with activity, newest first. Request counts are accurate to about half a minute. */
  days: {
    /** UTC. */
    day: string;
    /** Requests with a valid key, including refused ones. */
    requests: number;
    /** Requests refused by a rate limit. */
    limited: number;
    /** Requests answered with a status of 500 or above. */
    errors: number;
    searches: number;
    /** New records, including those that jobs created. */
    records_written: number;
    /** Bytes of their title, content, fields and metadata. */
    bytes_written: number;
  }[];
}

export interface TenantsUsageParams {
  tenant_id: string;
}

export interface TenantsUsageQuery {
  /** The number of days, including today. */
  days?: number;
}

/**
 * Read the usage of a tenant: `GET /v1/admin/tenants/{tenant_id}/usage`.
 *
 * Needs `install`.
 */
export interface TenantsUsageOutput {
  tenant_id: string;
  /** What is stored now. The quotas limit this. */
  stored: {
    records: number;
    bytes: number;
  };
  quota_records?: number;
  quota_bytes?: number;
  /** Days with activity, newest first. Request counts are accurate to about half a minute. */
  days: {
    /** UTC. */
    day: string;
    /** Requests with a valid key, including refused ones. */
    requests: number;
    /** Requests refused by a rate limit. */
    limited: number;
    /** Requests answered with a status of 500 or above. */
    errors: number;
    searches: number;
    /** New records, including those that jobs created. */
    records_written: number;
    /** Bytes of their title, content, fields and metadata. */
    bytes_written: number;
  }[];
}
