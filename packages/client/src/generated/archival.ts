// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { ArchivalPassage, InstantInput } from './components.js';

export interface ArchivalInsertParams {
  agent_id: string;
}

export interface ArchivalInsertBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** In the tenant’s shared memory. Needs shared:write. */
  shared?: boolean;
  /** What is remembered. Searched by meaning and by words. */
  text: string;
  tags?: readonly string[] | null;
  created_at?: InstantInput | null;
}

/**
 * Add to an agent’s archival memory: `POST /v1/agents/{agent_id}/archival-memory`.
 *
 * Stores a record of type `archival` that names the agent. It is findable by its words at once, and by its meaning when its vector is there.
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
 * Oldest first. `after` and `before` name the passage after or before which the page lies. `search` is a part of the text, in any case.
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
 * By meaning and by words, best first. A day without a time means all of it, in the agent’s time zone. A blank query finds nothing.
 *
 * Needs `records:read`.
 */
export interface ArchivalSearchOutput {
  results: {
    id: string;
    /** In the agent’s time zone. */
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
