// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

export interface SafetySettingsQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

/**
 * Read the settings for secrets and quarantine: `GET /v1/safety/settings`.
 *
 * Needs `records:read`.
 */
export interface SafetySettingsOutput {
  effective: {
    secrets: 'redact' | 'reject' | 'off';
    quarantine_below: number;
  };
  tenant: {
    /** What happens to keys, tokens and passwords in written content. `redact` replaces them by their kind, `reject` refuses the write, `off` stores them. Default: redact. */
    secrets?: 'redact' | 'reject' | 'off';
    /** Content with a lower trust is quarantined when it is written. Default: 0.5. */
    quarantine_below?: unknown;
  } | null;
  user: {
    /** What happens to keys, tokens and passwords in written content. `redact` replaces them by their kind, `reject` refuses the write, `off` stores them. Default: redact. */
    secrets?: 'redact' | 'reject' | 'off';
  } | null;
  tenant_version: number;
  user_version: number;
}

export interface SafetyPutUserSettingsQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

export interface SafetyPutUserSettingsBody {
  /** What happens to keys, tokens and passwords in written content. `redact` replaces them by their kind, `reject` refuses the write, `off` stores them. Default: redact. */
  secrets?: 'redact' | 'reject' | 'off';
}

/**
 * Set the secrets policy of one user: `PUT /v1/safety/settings`.
 *
 * Replaces the user’s document. An empty document inherits everything from the tenant.
 *
 * Needs `admin`.
 */
export interface SafetyPutUserSettingsOutput {
  settings: {
    /** What happens to keys, tokens and passwords in written content. `redact` replaces them by their kind, `reject` refuses the write, `off` stores them. Default: redact. */
    secrets?: 'redact' | 'reject' | 'off';
  };
}

export interface SafetyPutTenantSettingsBody {
  /** What happens to keys, tokens and passwords in written content. `redact` replaces them by their kind, `reject` refuses the write, `off` stores them. Default: redact. */
  secrets?: 'redact' | 'reject' | 'off';
  /** Content with a lower trust is quarantined when it is written. Default: 0.5. */
  quarantine_below?: number;
}

/**
 * Set the secrets policy and quarantine of the tenant: `PUT /v1/admin/safety/settings`.
 *
 * Replaces the document. Applies to what is written from now on.
 *
 * Needs `admin`.
 */
export interface SafetyPutTenantSettingsOutput {
  settings: {
    /** What happens to keys, tokens and passwords in written content. `redact` replaces them by their kind, `reject` refuses the write, `off` stores them. Default: redact. */
    secrets?: 'redact' | 'reject' | 'off';
    /** Content with a lower trust is quarantined when it is written. Default: 0.5. */
    quarantine_below?: unknown;
  };
}
