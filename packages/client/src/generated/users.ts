// Generated from openapi.json by `npm run clients`. Do not edit.

export interface UsersListQuery {
  limit?: number;
  /** `next_cursor` of the page before. */
  cursor?: string;
}

/**
 * List the users: `GET /v1/admin/users`.
 *
 * Everybody for whom something was stored or set, by id. A key that is bound to a user sees that one only.
 *
 * Needs `admin`.
 */
export interface UsersListOutput {
  users: {
    user_id: string;
    time_zone?: string;
    language?: string;
    metadata: Record<string, unknown>;
    /** Since when nothing new is learned about them. */
    paused_at?: string;
    /** RFC 3339, UTC, milliseconds */
    created_at: string;
    /** RFC 3339, UTC, milliseconds */
    updated_at: string;
  }[];
  has_more: boolean;
  next_cursor?: string;
}

export interface UsersGetParams {
  /** The end user, by the tenant’s own id. */
  user_id: string;
}

/**
 * Read a user’s settings: `GET /v1/admin/users/{user_id}`.
 *
 * Needs `admin`.
 */
export interface UsersGetOutput {
  user_id: string;
  time_zone?: string;
  language?: string;
  metadata: Record<string, unknown>;
  /** Since when nothing new is learned about them. */
  paused_at?: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
}

export interface UsersPutParams {
  /** The end user, by the tenant’s own id. */
  user_id: string;
}

export interface UsersPutBody {
  time_zone?: string | null;
  language?: string | null;
  metadata?: Record<string, unknown>;
}

/**
 * Set a user’s settings: `PUT /v1/admin/users/{user_id}`.
 *
 * Replaces all of them: what is not named is unset. Makes the user where there is none.
 *
 * Needs `admin`.
 */
export interface UsersPutOutput {
  user_id: string;
  time_zone?: string;
  language?: string;
  metadata: Record<string, unknown>;
  /** Since when nothing new is learned about them. */
  paused_at?: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
}

export interface UsersPauseParams {
  /** The end user, by the tenant’s own id. */
  user_id: string;
}

/**
 * Learn nothing new about a user: `PUT /v1/admin/users/{user_id}/pause`.
 *
 * From now on whatever would store memory for the user is refused with `learning_paused`, over every protocol, and jobs derive nothing new. Reading, correcting, deleting, export and erasure work. Makes the user where there is none.
 *
 * Needs `privacy`.
 */
export interface UsersPauseOutput {
  user_id: string;
  paused: boolean;
  /** Since when. */
  paused_at?: string;
}

export interface UsersResumeParams {
  /** The end user, by the tenant’s own id. */
  user_id: string;
}

/**
 * Learn about a user again: `DELETE /v1/admin/users/{user_id}/pause`.
 *
 * Needs `privacy`.
 */
export interface UsersResumeOutput {
  user_id: string;
  paused: boolean;
  /** Since when. */
  paused_at?: string;
}
