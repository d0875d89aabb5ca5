// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

export interface SafetySettingsQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

/**
 * Read what is done about secrets, and what is held back: `GET /v1/safety/settings`.
 *
 * Needs `records:read`.
 */
export interface SafetySettingsOutput {
  effective: {
    secrets: 'redact' | 'reject' | 'off';
    quarantine_below: number;
  };
  tenant: {
    /** What is done with keys, tokens and passwords in what is written: replaced by their kind, refused, or stored. `redact` where nobody says. */
    secrets?: 'redact' | 'reject' | 'off';
    /** What bears less trust is held back from every answer as it is written. 0.5 where nobody says. */
    quarantine_below?: unknown;
  } | null;
  user: {
    /** What is done with keys, tokens and passwords in what is written: replaced by their kind, refused, or stored. `redact` where nobody says. */
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
  /** What is done with keys, tokens and passwords in what is written: replaced by their kind, refused, or stored. `redact` where nobody says. */
  secrets?: 'redact' | 'reject' | 'off';
}

/**
 * Set secrets for one user: `PUT /v1/safety/settings`.
 *
 * Replaces the user’s document; an empty one leaves everything to the tenant’s.
 *
 * Needs `admin`.
 */
export interface SafetyPutUserSettingsOutput {
  settings: {
    /** What is done with keys, tokens and passwords in what is written: replaced by their kind, refused, or stored. `redact` where nobody says. */
    secrets?: 'redact' | 'reject' | 'off';
  };
}

export interface SafetyPutTenantSettingsBody {
  /** What is done with keys, tokens and passwords in what is written: replaced by their kind, refused, or stored. `redact` where nobody says. */
  secrets?: 'redact' | 'reject' | 'off';
  /** What bears less trust is held back from every answer as it is written. 0.5 where nobody says. */
  quarantine_below?: number;
}

/**
 * Set secrets and quarantine for the tenant: `PUT /v1/admin/safety/settings`.
 *
 * Replaces the document. For what is written from now on.
 *
 * Needs `admin`.
 */
export interface SafetyPutTenantSettingsOutput {
  settings: {
    /** What is done with keys, tokens and passwords in what is written: replaced by their kind, refused, or stored. `redact` where nobody says. */
    secrets?: 'redact' | 'reject' | 'off';
    /** What bears less trust is held back from every answer as it is written. 0.5 where nobody says. */
    quarantine_below?: unknown;
  };
}
