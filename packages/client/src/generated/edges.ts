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
 * Creates a link from this record, which the caller must be able to write, to a record that the caller can read. Creating the same link again updates its strength and metadata. Only folding and revising create consolidates and supersedes.
 *
 * Needs `records:write`.
 */
export interface EdgesCreateOutput {
  from: string;
  to: string;
  /** The relation as seen from `from`. */
  type: string;
  strength: number;
  metadata: Record<string, unknown>;
  /** The rule that created the link. Absent if it was created by hand. */
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
  /** Relations as the record sees them, such as depends_on or required_by. Default: all. */
  types?: readonly string[] | string;
  direction?: 'out' | 'in' | 'both';
  limit?: number;
  /** `next_cursor` of the previous page. */
  cursor?: string;
}

/**
 * List the links of a memory: `GET /v1/records/{id}/edges`.
 *
 * Strongest first, without links to records that the reader cannot see.
 *
 * Needs `records:read`.
 */
export interface EdgesListOutput {
  edges: {
    from: string;
    to: string;
    /** The relation as seen from `from`. */
    type: string;
    strength: number;
    metadata: Record<string, unknown>;
    /** The rule that created the link. Absent if it was created by hand. */
    rule?: string;
    /** RFC 3339, UTC, milliseconds */
    created_at: string;
    relation: string;
  }[];
  has_more: boolean;
  next_cursor?: string;
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
 * Delete a link: `DELETE /v1/records/{id}/edges`.
 *
 * A relation that is the same both ways (contradicts, related, similar_to) is deleted from either end. Lineage (derives_from, consolidates, supersedes) cannot be deleted: it goes when its records do.
 *
 * Needs `records:write`.
 */
export interface EdgesDeleteOutput {
  deleted: true;
}
