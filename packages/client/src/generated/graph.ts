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
  /** Relations as the record sees them, such as depends_on or required_by. Default: all. */
  types?: readonly string[] | string;
  depth?: number;
  direction?: 'out' | 'in' | 'both';
  /** Minimum strength of every link on the way. */
  min_strength?: number;
  limit?: number;
}

/**
 * List related memories: `GET /v1/records/{id}/related`.
 *
 * Follows links up to `depth` steps. Each record appears once, by the strongest path. A path never leads through a record that the reader cannot see.
 *
 * Needs `records:read`.
 */
export interface GraphRelatedOutput {
  related: RelatedRecord[];
}

/**
 * Read the linking rules: `GET /v1/admin/graph/settings`.
 *
 * Needs `admin`.
 */
export interface GraphSettingsOutput {
  settings: {
    /** Links a record to the previous record of the same session, or without a session of the same agent, within an hour. */
    temporal_sequence: boolean;
  };
}

export interface GraphPutSettingsBody {
  /** Links a record to the previous record of the same session, or without a session of the same agent, within an hour. */
  temporal_sequence?: boolean;
}

/**
 * Set the linking rules: `PUT /v1/admin/graph/settings`.
 *
 * Applies to what is stored from now on. A key that is bound to a user, an agent or a project is refused.
 *
 * Needs `admin`.
 */
export interface GraphPutSettingsOutput {
  settings: {
    /** Links a record to the previous record of the same session, or without a session of the same agent, within an hour. */
    temporal_sequence: boolean;
  };
}
