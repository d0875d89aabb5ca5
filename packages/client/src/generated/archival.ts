// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { ArchivalPassage, InstantInput } from './components.js';

export interface ArchivalInsertParams {
  agent_id: string;
}

export interface ArchivalInsertBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** Store in the tenant’s shared memory. Needs shared:write. */
  shared?: boolean;
  /** The text to remember. Searched by meaning and by words. */
  text: string;
  tags?: readonly string[] | null;
  created_at?: InstantInput | null;
}

/**
 * Add to an agent’s archival memory: `POST /v1/agents/{agent_id}/archival-memory`.
 *
 * Stores a record of type `archival` with the agent’s name. It can be found by its words at once, and by its meaning once its vector is computed.
 *
 * Needs `records:write`.
 */
export type ArchivalInsertOutput = ArchivalPassage[];

export interface ArchivalListParams {
  agent_id: string;
}

export interface ArchivalListQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  after?: string;
  before?: string;
  limit?: number;
  search?: string;
  ascending?: boolean;
}

/**
 * List an agent’s archival memory: `GET /v1/agents/{agent_id}/archival-memory`.
 *
 * Oldest first. `after` and `before` are passage ids: the page starts after, or ends before, that passage. `search` is a substring of the text, case-insensitive.
 *
 * Needs `records:read`.
 */
export type ArchivalListOutput = ArchivalPassage[];

export interface ArchivalSearchParams {
  agent_id: string;
}

export interface ArchivalSearchQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  query: string;
  tags?: readonly string[] | string;
  tag_match_mode?: 'any' | 'all';
  top_k?: number;
  start_datetime?: string;
  end_datetime?: string;
}

/**
 * Search an agent’s archival memory: `GET /v1/agents/{agent_id}/archival-memory/search`.
 *
 * Searches by meaning and by words, best first. A date without a time means the whole day in the agent’s time zone. A blank query finds nothing.
 *
 * Needs `records:read`.
 */
export interface ArchivalSearchOutput {
  results: {
    id: string;
    /** The time in the agent’s time zone. */
    timestamp: string;
    content: string;
    tags: string[];
  }[];
  count: number;
}

export interface ArchivalDeleteParams {
  agent_id: string;
  memory_id: string;
}

export interface ArchivalDeleteQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

/**
 * Delete from an agent’s archival memory: `DELETE /v1/agents/{agent_id}/archival-memory/{memory_id}`.
 *
 * Needs `records:write`.
 */
export type ArchivalDeleteOutput = null;
