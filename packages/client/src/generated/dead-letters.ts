// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { DeadLetter, InstantInput } from './components.js';

export interface DeadLettersListQuery {
  /** The name of the job, such as `embed-records`. */
  kind?: string;
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  failed_since?: InstantInput;
  limit?: number;
  /** `next_cursor` of the page before. */
  cursor?: string;
}

/**
 * List the jobs that were given up: `GET /v1/admin/dead-letters`.
 *
 * Oldest first. They are kept until they are replayed or discarded, or their user is erased.
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
 * Try a job again that was given up: `POST /v1/admin/dead-letters/{id}/replay`.
 *
 * Makes a new job of it. Refused with 409 when its user was erased since, or when this version knows no such job.
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
  /** How many are dealt with at once, oldest first. */
  limit?: number;
  /** `next_cursor` of the page before. */
  cursor?: string;
}

/**
 * Try jobs again that were given up: `POST /v1/admin/dead-letters/replay`.
 *
 * Needs `admin`.
 */
export interface DeadLettersReplayMatchingOutput {
  replayed: number;
  /** Of users who were erased since. They are discarded. */
  dropped: number;
  /** Of jobs that this version does not know. */
  kept: number;
  has_more: boolean;
  next_cursor?: string;
}

export interface DeadLettersDiscardParams {
  id: string;
}

/**
 * Discard a job that was given up: `DELETE /v1/admin/dead-letters/{id}`.
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
  /** How many are dealt with at once, oldest first. */
  limit?: number;
  /** `next_cursor` of the page before. */
  cursor?: string;
}

/**
 * Discard jobs that were given up: `POST /v1/admin/dead-letters/discard`.
 *
 * Needs `admin`.
 */
export interface DeadLettersDiscardMatchingOutput {
  discarded: number;
  has_more: boolean;
  next_cursor?: string;
}
