// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { Summary } from './components.js';

export interface SummariesListQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  limit?: number;
  /** `next_cursor` of the page before. */
  cursor?: string;
  kind?: 'batch' | 'day' | 'global';
  day?: string;
}

/**
 * Read the summaries: `GET /v1/summaries`.
 *
 * Newest day first. Without `kind`: days and the global one.
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
 * Likes, dislikes, feelings, traits and wishes, in the user’s own words, with their days: taken out of what they said, not inferred.
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
 * Bring the summaries up to date: `POST /v1/summaries/refresh`.
 *
 * Leaves a job that makes the summaries of days with new turns, then the global ones from them. `Prefer: wait=30` waits for its end.
 *
 * Needs `records:write`.
 */
export interface SummariesRefreshOutput {
  /** Its id, as `GET /v1/jobs/{id}` takes it. */
  job: string | null;
  /** failed: it was given up, and is a dead letter. */
  state: 'queued' | 'done' | 'failed';
}
