// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

export interface ExtractionSettingsQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

/**
 * Read the extraction settings and progress: `GET /v1/extraction/settings`.
 *
 * Needs `records:read`.
 */
export interface ExtractionSettingsOutput {
  effective: {
    enabled: boolean;
    turns: number;
    silence_seconds: number;
  };
  /** Whether a model is configured for it. Without one nothing is extracted. */
  model: boolean;
  tenant: {
    /** Whether facts are extracted from messages. Default: false. */
    enabled?: boolean;
    /** Overrides `enabled` for each agent. */
    agents?: Record<string, boolean>;
    /** The number of turns read at once. Default: 8. */
    turns?: number;
    /** After this many seconds without a new turn, fewer turns are read. Default: 120. */
    silence_seconds?: number;
  } | null;
  user: {
    /** Whether facts are extracted from messages. Default: false. */
    enabled?: boolean;
    /** Overrides `enabled` for each agent. */
    agents?: Record<string, boolean>;
  } | null;
  tenant_version: number;
  user_version: number;
  /** Progress for the user’s histories, by agent. */
  histories: {
    agent?: string;
    /** The sequence of the last message that was read. */
    read_to: number;
    windows: number;
    /** The number of facts that were stored. */
    kept: number;
    /** The number of facts from the model that the messages do not support. They are not stored. */
    refused: number;
    /** The number of windows for which the model returned nothing usable. */
    skipped: number;
    /** The error code it is waiting on. Absent: it is not waiting. */
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
  /** Whether facts are extracted from messages. Default: false. */
  enabled?: boolean;
  /** Overrides `enabled` for each agent. */
  agents?: Record<string, boolean>;
}

/**
 * Set extraction for one user: `PUT /v1/extraction/settings`.
 *
 * Replaces the user’s document. An empty document inherits everything from the tenant.
 *
 * Needs `admin`.
 */
export interface ExtractionPutUserSettingsOutput {
  settings: {
    /** Whether facts are extracted from messages. Default: false. */
    enabled?: boolean;
    /** Overrides `enabled` for each agent. */
    agents?: Record<string, boolean>;
  };
}

export interface ExtractionPutTenantSettingsBody {
  /** Whether facts are extracted from messages. Default: false. */
  enabled?: boolean;
  /** Overrides `enabled` for each agent. */
  agents?: Record<string, boolean>;
  /** The number of turns read at once. Default: 8. */
  turns?: number;
  /** After this many seconds without a new turn, fewer turns are read. Default: 120. */
  silence_seconds?: number;
}

/**
 * Set extraction for the tenant: `PUT /v1/admin/extraction/settings`.
 *
 * Replaces the document. Applies to what is said from now on.
 *
 * Needs `admin`.
 */
export interface ExtractionPutTenantSettingsOutput {
  settings: {
    /** Whether facts are extracted from messages. Default: false. */
    enabled?: boolean;
    /** Overrides `enabled` for each agent. */
    agents?: Record<string, boolean>;
    /** The number of turns read at once. Default: 8. */
    turns?: number;
    /** After this many seconds without a new turn, fewer turns are read. Default: 120. */
    silence_seconds?: number;
  };
}
