// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

export interface ExtractionSettingsQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

/**
 * Read whether facts are drawn from what is said, and how far that is: `GET /v1/extraction/settings`.
 *
 * Needs `records:read`.
 */
export interface ExtractionSettingsOutput {
  effective: {
    enabled: boolean;
    turns: number;
    silence_seconds: number;
  };
  /** Whether there is a model for it. Without one nothing is drawn. */
  model: boolean;
  tenant: {
    /** Whether facts are drawn from what is said. `false` where nobody says. */
    enabled?: boolean;
    /** By agent, instead of `enabled`. */
    agents?: Record<string, boolean>;
    /** So many turns are read at once. 8 where nobody says. */
    turns?: number;
    /** After so long without another turn, fewer are read. 120 where nobody says. */
    silence_seconds?: number;
  } | null;
  user: {
    /** Whether facts are drawn from what is said. `false` where nobody says. */
    enabled?: boolean;
    /** By agent, instead of `enabled`. */
    agents?: Record<string, boolean>;
  } | null;
  tenant_version: number;
  user_version: number;
  /** Of the user, by agent. */
  histories: {
    agent?: string;
    /** The sequence of the last message that was read. */
    read_to: number;
    windows: number;
    /** Facts that were stored. */
    kept: number;
    /** Facts of the model that its own words do not bear out. */
    refused: number;
    /** Windows of which it gave nothing that can be used. */
    skipped: number;
    /** The code of an error. Absent: it does not wait. */
    waiting_for?: string;
    /** RFC 3339, UTC, milliseconds */
    waiting_until?: string;
  }[];
}

export interface ExtractionPutUserSettingsQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

export interface ExtractionPutUserSettingsBody {
  /** Whether facts are drawn from what is said. `false` where nobody says. */
  enabled?: boolean;
  /** By agent, instead of `enabled`. */
  agents?: Record<string, boolean>;
}

/**
 * Set for one user whether facts are drawn from what is said: `PUT /v1/extraction/settings`.
 *
 * Replaces the user’s document; an empty one leaves everything to the tenant’s.
 *
 * Needs `admin`.
 */
export interface ExtractionPutUserSettingsOutput {
  settings: {
    /** Whether facts are drawn from what is said. `false` where nobody says. */
    enabled?: boolean;
    /** By agent, instead of `enabled`. */
    agents?: Record<string, boolean>;
  };
}

export interface ExtractionPutTenantSettingsBody {
  /** Whether facts are drawn from what is said. `false` where nobody says. */
  enabled?: boolean;
  /** By agent, instead of `enabled`. */
  agents?: Record<string, boolean>;
  /** So many turns are read at once. 8 where nobody says. */
  turns?: number;
  /** After so long without another turn, fewer are read. 120 where nobody says. */
  silence_seconds?: number;
}

/**
 * Set for the tenant whether facts are drawn from what is said: `PUT /v1/admin/extraction/settings`.
 *
 * Replaces the document. For what is said from now on.
 *
 * Needs `admin`.
 */
export interface ExtractionPutTenantSettingsOutput {
  settings: {
    /** Whether facts are drawn from what is said. `false` where nobody says. */
    enabled?: boolean;
    /** By agent, instead of `enabled`. */
    agents?: Record<string, boolean>;
    /** So many turns are read at once. 8 where nobody says. */
    turns?: number;
    /** After so long without another turn, fewer are read. 120 where nobody says. */
    silence_seconds?: number;
  };
}
