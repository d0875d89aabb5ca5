// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { Summary } from './components.js';

export interface SummariesListQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  limit?: number;
  /** `next_cursor` of the previous page. */
  cursor?: string;
  kind?: 'batch' | 'day' | 'global';
  day?: string;
}

/**
 * Read the summaries: `GET /v1/summaries`.
 *
 * Newest day first. Without `kind`: the days and the global summary.
 *
 * Needs `records:read`.
 */
export interface SummariesListOutput {
  summaries: Summary[];
  has_more: boolean;
  next_cursor?: string;
}

export interface SummariesPortraitQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  day?: string;
}

/**
 * Read what a user says about themselves: `GET /v1/portrait`.
 *
 * Likes, dislikes, feelings, traits and wishes, quoted from the user with their dates. Nothing is inferred.
 *
 * Needs `records:read`.
 */
export interface SummariesPortraitOutput {
  portrait: Summary | null;
  days: Summary[];
}

export interface SummariesRefreshBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

/**
 * Refresh the summaries: `POST /v1/summaries/refresh`.
 *
 * Queues a job that summarizes the days with new turns, then rebuilds the global summaries from them. `Prefer: wait=30` waits for the job.
 *
 * Needs `records:write`.
 */
export interface SummariesRefreshOutput {
  /** The job id for `GET /v1/jobs/{id}`. */
  job: string | null;
  /** failed: the job was given up and is a dead letter. */
  state: 'queued' | 'done' | 'failed';
}
