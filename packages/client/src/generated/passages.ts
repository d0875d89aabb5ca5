// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { ArchivalPassage, InstantInput } from './components.js';

export interface PassagesSearchBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Search the whole tenant. Needs admin. */
  all_users?: boolean;
  query?: string | null;
  agent_id?: string | null;
  /** There are no archives: finds nothing unless an agent is named. */
  archive_id?: string | null;
  tags?: readonly string[] | null;
  tag_match_mode?: 'any' | 'all';
  limit?: number;
  start_date?: InstantInput | null;
  end_date?: InstantInput | null;
}

/**
 * Search archival memory: `POST /v1/passages/search`.
 *
 * Searches the passages of one agent or of all. Without a query: the newest passages that match the filters. A blank query finds nothing.
 *
 * Needs `records:read`.
 */
export type PassagesSearchOutput = {
  passage: ArchivalPassage;
  score: number;
  metadata: Record<string, unknown>;
}[];
