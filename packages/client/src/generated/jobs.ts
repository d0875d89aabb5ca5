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
 * Read a job: `GET /v1/jobs/{id}`.
 *
 * Finished jobs are deleted after a day. A job is visible to callers that can see the records it processes.
 *
 * Needs `records:read`.
 */
export interface JobsGetOutput {
  id: string;
  kind: string;
  state: 'queued' | 'running' | 'retrying' | 'done' | 'dropped' | 'failed';
  user_id?: string;
  /** The records that the job processes. */
  record_ids?: string[];
  /** The number of failures so far. */
  attempts: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  next_try_at?: string;
  /** RFC 3339, UTC, milliseconds */
  finished_at?: string;
  /** The error code of the last failure. */
  error?: string;
}

export interface JobsListQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  /** Only jobs for this record, by the server’s id or the client’s own. */
  record?: string;
  /** The name of the job. */
  kind?:
    | 'embed-records'
    | 'index-vectors'
    | 'sweep-records'
    | 'compact-scope'
    | 'consolidate-episodes'
    | 'refold-records'
    | 'climb-ladder'
    | 'erase-subject'
    | 'extract-facts'
    | 'read-names'
    | 'link-facts'
    | 'deliver-webhook';
  state?: 'queued' | 'running' | 'retrying' | 'done' | 'dropped' | 'failed';
  limit?: number;
  /** `next_cursor` of the previous page. */
  cursor?: string;
}

/**
 * List jobs: `GET /v1/jobs`.
 *
 * Newest first. Finished jobs are deleted after a day.
 *
 * Needs `records:read`.
 */
export interface JobsListOutput {
  jobs: Job[];
  has_more: boolean;
  next_cursor?: string;
}
