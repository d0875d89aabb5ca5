// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { DeadLetter, InstantInput } from './components.js';

export interface DeadLettersListQuery {
  /** The name of the job, such as `embed-records`. */
  kind?: string;
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  failed_since?: InstantInput;
  limit?: number;
  /** `next_cursor` of the previous page. */
  cursor?: string;
}

/**
 * List dead letters: `GET /v1/admin/dead-letters`.
 *
 * Oldest first. Dead letters are kept until they are replayed or discarded, or until their user is erased.
 *
 * Needs `admin`.
 */
export interface DeadLettersListOutput {
  dead_letters: DeadLetter[];
  has_more: boolean;
  next_cursor?: string;
}

export interface DeadLettersReplayParams {
  id: string;
}

/**
 * Replay a dead letter: `POST /v1/admin/dead-letters/{id}/replay`.
 *
 * Creates a new job. Returns 409 if its user was erased since, or if this version does not know the job.
 *
 * Needs `admin`.
 */
export interface DeadLettersReplayOutput {
  id: string;
  /** The id of the new job. */
  job_id: string;
}

export interface DeadLettersReplayMatchingBody {
  /** The name of the job, such as `embed-records`. */
  kind?: string;
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  failed_since?: InstantInput;
  /** Maximum number of jobs to process in this request, oldest first. */
  limit?: number;
  /** `next_cursor` of the previous page. */
  cursor?: string;
}

/**
 * Replay several dead letters: `POST /v1/admin/dead-letters/replay`.
 *
 * Needs `admin`.
 */
export interface DeadLettersReplayMatchingOutput {
  replayed: number;
  /** Jobs of users who were erased since. They are discarded. */
  dropped: number;
  /** Jobs that this version does not know. */
  kept: number;
  has_more: boolean;
  next_cursor?: string;
}

export interface DeadLettersDiscardParams {
  id: string;
}

/**
 * Discard a dead letter: `DELETE /v1/admin/dead-letters/{id}`.
 *
 * Needs `admin`.
 */
export interface DeadLettersDiscardOutput {
  id: string;
  discarded: true;
}

export interface DeadLettersDiscardMatchingBody {
  /** The name of the job, such as `embed-records`. */
  kind?: string;
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  failed_since?: InstantInput;
  /** Maximum number of jobs to process in this request, oldest first. */
  limit?: number;
  /** `next_cursor` of the previous page. */
  cursor?: string;
}

/**
 * Discard several dead letters: `POST /v1/admin/dead-letters/discard`.
 *
 * Needs `admin`.
 */
export interface DeadLettersDiscardMatchingOutput {
  discarded: number;
  has_more: boolean;
  next_cursor?: string;
}
