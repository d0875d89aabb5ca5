// Generated from openapi.json by `npm run clients`. Do not edit.

export interface GraphRelatedParams {
  id: string;
}

export interface GraphRelatedQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  /** Relations as the record sees them, such as depends_on or required_by. All where absent. */
  types?: readonly string[] | string;
  depth?: number;
  direction?: 'out' | 'in' | 'both';
  /** Of every edge on the way. */
  min_strength?: number;
  limit?: number;
}

/**
 * What a memory is related to: `GET /v1/records/{id}/related`.
 *
 * Follows links up to `depth` steps, each record once, by the strongest way. It leads through nothing that the reader may not see.
 *
 * Needs `records:read`.
 */
export interface GraphRelatedOutput {
  related: {
    id: string;
    /** Of the last step, as the record before it sees it: supersedes, superseded_by, … */
    relation: string;
    /** The product of the strengths on the way. */
    strength: number;
    depth: number;
    /** The records between, from the nearest on. */
    via?: string[];
    record: {
      id: string;
      external_id?: string;
      type: string;
      /** Absent for shared memory. */
      user_id?: string;
      shared: boolean;
      agent?: string;
      project?: string;
      session_id?: string;
      role?: string;
      speaker?: string;
      sequence?: number;
      title?: string;
      content: string;
      metadata: Record<string, unknown>;
      tags: string[];
      importance: number;
      pinned: boolean;
      /** Folded into a summary, or archived. Absent when not. */
      compressed?: boolean;
      language: string;
      /** RFC 3339, UTC, milliseconds */
      occurred_at: string;
      /** RFC 3339, UTC, milliseconds */
      valid_from?: string;
      /** RFC 3339, UTC, milliseconds */
      valid_to?: string;
      /** RFC 3339, UTC, milliseconds */
      expires_at?: string;
      provenance?: Record<string, unknown>;
      /** How far it is believed, 0…1. Absent: 1. */
      trust?: number;
      /** Held back from every answer that does not ask for it. Absent when not. */
      quarantined?: boolean;
      version: number;
      /** RFC 3339, UTC, milliseconds */
      created_at: string;
      /** RFC 3339, UTC, milliseconds */
      updated_at?: string;
      /** When this version began to be believed. */
      recorded_at: string;
      /** RFC 3339, UTC, milliseconds */
      superseded_at?: string;
      /** The newer memory that says otherwise. */
      superseded_by?: string;
      [field: string]: unknown;
    };
  }[];
}

/**
 * Read the rules that link records: `GET /v1/admin/graph/settings`.
 *
 * Needs `admin`.
 */
export interface GraphSettingsOutput {
  settings: {
    /** Links a record to the one before it of the same session, or without one of the same agent, within an hour. */
    temporal_sequence: boolean;
  };
}

export interface GraphPutSettingsBody {
  /** Links a record to the one before it of the same session, or without one of the same agent, within an hour. */
  temporal_sequence?: boolean;
}

/**
 * Set the rules that link records: `PUT /v1/admin/graph/settings`.
 *
 * For what is stored from now on. A key that is bound to a user, an agent or a project may not.
 *
 * Needs `admin`.
 */
export interface GraphPutSettingsOutput {
  settings: {
    /** Links a record to the one before it of the same session, or without one of the same agent, within an hour. */
    temporal_sequence: boolean;
  };
}
