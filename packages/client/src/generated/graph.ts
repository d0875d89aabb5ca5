// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { RelatedRecord } from './components.js';

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
  related: RelatedRecord[];
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
