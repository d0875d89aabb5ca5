// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { Job } from './components.js';

export interface JobsGetParams {
  id: string;
}

export interface JobsGetQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
}

/**
 * What became of a job: `GET /v1/jobs/{id}`.
 *
 * Jobs that ended are forgotten after a day. One is seen by who sees the records that it works for.
 *
 * Needs `records:read`.
 */
export interface JobsGetOutput {
  id: string;
  kind: string;
  state: 'queued' | 'running' | 'retrying' | 'done' | 'dropped' | 'failed';
  user_id?: string;
  /** The records that it works for. */
  record_ids?: string[];
  /** Failures so far. */
  attempts: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  next_try_at?: string;
  /** RFC 3339, UTC, milliseconds */
  finished_at?: string;
  /** Code of the last failure. */
  error?: string;
}

export interface JobsListQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  /** A record that it works for, by our id or the client’s own. */
  record?: string;
  /** The name of the job, such as `embed-records`. */
  kind?: string;
  state?: 'queued' | 'running' | 'retrying' | 'done' | 'dropped' | 'failed';
  limit?: number;
  /** `next_cursor` of the page before. */
  cursor?: string;
}

/**
 * List jobs: `GET /v1/jobs`.
 *
 * Newest first. Jobs that ended are forgotten after a day.
 *
 * Needs `records:read`.
 */
export interface JobsListOutput {
  jobs: Job[];
  has_more: boolean;
  next_cursor?: string;
}
