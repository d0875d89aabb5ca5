// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

export interface EdgesCreateParams {
  id: string;
}

export interface EdgesCreateBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  type:
    | 'refers_to'
    | 'depends_on'
    | 'contradicts'
    | 'reinforces'
    | 'temporal_sequence'
    | 'causes'
    | 'part_of'
    | 'related'
    | 'supersedes'
    | 'may_supersede'
    | 'derives_from'
    | 'consolidates'
    | 'similar_to'
    | 'attended_to'
    | 'procedure_derives_from';
  /** The other record. */
  to: string;
  strength?: number;
  metadata?: Record<string, unknown>;
}

/**
 * Link a memory to another: `POST /v1/records/{id}/edges`.
 *
 * From this record, which the caller may write, to one that they may read. The same link again changes its strength and metadata. consolidates and supersedes are written by folding and revising alone.
 *
 * Needs `records:write`.
 */
export interface EdgesCreateOutput {
  from: string;
  to: string;
  /** As it is seen from `from`. */
  type: string;
  strength: number;
  metadata: Record<string, unknown>;
  /** The rule that made it; absent when somebody did. */
  rule?: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  status: 'created' | 'updated' | 'unchanged';
}

export interface EdgesListParams {
  id: string;
}

export interface EdgesListQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  /** Relations as the record sees them, such as depends_on or required_by. All where absent. */
  types?: readonly string[] | string;
  direction?: 'out' | 'in' | 'both';
  limit?: number;
}

/**
 * The links of a memory: `GET /v1/records/{id}/edges`.
 *
 * Strongest first. A link whose other end the reader may not see is not told.
 *
 * Needs `records:read`.
 */
export interface EdgesListOutput {
  edges: {
    from: string;
    to: string;
    /** As it is seen from `from`. */
    type: string;
    strength: number;
    metadata: Record<string, unknown>;
    /** The rule that made it; absent when somebody did. */
    rule?: string;
    /** RFC 3339, UTC, milliseconds */
    created_at: string;
    relation: string;
  }[];
  has_more: boolean;
}

export interface EdgesDeleteParams {
  id: string;
}

export interface EdgesDeleteQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  type:
    | 'refers_to'
    | 'depends_on'
    | 'contradicts'
    | 'reinforces'
    | 'temporal_sequence'
    | 'causes'
    | 'part_of'
    | 'related'
    | 'supersedes'
    | 'may_supersede'
    | 'derives_from'
    | 'consolidates'
    | 'similar_to'
    | 'attended_to'
    | 'procedure_derives_from';
  /** The other record. */
  to: string;
}

/**
 * Take a link away: `DELETE /v1/records/{id}/edges`.
 *
 * Lineage (derives_from, consolidates, supersedes) goes with its records alone.
 *
 * Needs `records:write`.
 */
export interface EdgesDeleteOutput {
  deleted: true;
}
