// Generated from openapi.json by `npm run clients`. Do not edit.

export interface PassagesSearchBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Search the whole tenant. Needs admin. */
  all_users?: boolean;
  query?: string | null;
  agent_id?: string | null;
  /** There are no archives: finds nothing, unless an agent is named. */
  archive_id?: string | null;
  tags?: readonly string[] | null;
  tag_match_mode?: 'any' | 'all';
  limit?: number;
  start_date?: string | Date | number | null;
  end_date?: string | Date | number | null;
}

/**
 * Search archival memory: `POST /v1/passages/search`.
 *
 * Of one agent or of all. Without a query, the newest that the filters leave; a blank one finds nothing.
 *
 * Needs `records:read`.
 */
export type PassagesSearchOutput = {
  passage: {
    id: string;
    text: string;
    tags: string[];
    metadata: Record<string, unknown>;
    /** When it was said or happened: `occurred_at` of the record. */
    created_at: string;
    updated_at: string | null;
    created_by_id: null;
    last_updated_by_id: null;
    is_deleted: false;
    archive_id: null;
    source_id: null;
    file_id: null;
    file_name: null;
    /** Vectors are not shown. */
    embedding: null;
    embedding_config: null;
  };
  score: number;
  metadata: Record<string, unknown>;
}[];
