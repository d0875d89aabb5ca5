// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { Archive } from '../request.js';
import type { User } from './components.js';

export interface UsersListQuery {
  limit?: number;
  /** `next_cursor` of the previous page. */
  cursor?: string;
}

/**
 * List users: `GET /v1/admin/users`.
 *
 * Every user for whom something was stored or set, ordered by id. A key that is bound to a user sees only that user.
 *
 * Needs `admin`.
 */
export interface UsersListOutput {
  users: User[];
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
  /** Since when learning is paused for them. */
  paused_at?: string;
  /** Whether everything of theirs is under legal hold. */
  legal_hold: boolean;
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
 * Replaces all settings: those that are left out are unset. Creates the user if there is none.
 *
 * Needs `admin`.
 */
export interface UsersPutOutput {
  user_id: string;
  time_zone?: string;
  language?: string;
  metadata: Record<string, unknown>;
  /** Since when learning is paused for them. */
  paused_at?: string;
  /** Whether everything of theirs is under legal hold. */
  legal_hold: boolean;
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
 * Pause learning about a user: `PUT /v1/admin/users/{user_id}/pause`.
 *
 * From now on, every request that would store memory for the user is refused with `learning_paused`, over every protocol, and jobs derive nothing new. Reading, correcting, deleting, export and erasure still work. Creates the user if there is none.
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
 * Resume learning about a user: `DELETE /v1/admin/users/{user_id}/pause`.
 *
 * Needs `privacy`.
 */
export interface UsersResumeOutput {
  user_id: string;
  paused: boolean;
  /** Since when. */
  paused_at?: string;
}

export interface UsersExportDataParams {
  /** The end user, by the tenant’s own id. */
  user_id: string;
}

/**
 * Export everything that is stored about a user: `GET /v1/admin/users/{user_id}/export`.
 *
 * A zip that is created while it is sent. It holds one JSON Lines file per kind of row and ends with `manifest.json`: counts, SHA-256 sums and the providers that content was sent to. An archive without a manifest is incomplete. The format is stable: see docs/export.md.
 *
 * Needs `privacy`.
 */
export type UsersExportDataOutput = Uint8Array<ArrayBuffer>;

export interface UsersImportDataParams {
  /** The end user, by the tenant’s own id. */
  user_id: string;
}

export type UsersImportDataBody = Archive;

/**
 * Import an export for a user: `POST /v1/admin/users/{user_id}/import`.
 *
 * The body is the zip of an export from any tenant and user. The whole archive is validated before anything is stored. Returns 200 when the import is done, or 202 while it runs (use `Prefer: wait=N` or `GET /v1/transfers/{id}`). Existing data is kept, so sending the archive again changes nothing and completes an interrupted import. Also needs the permissions to write records, messages and blocks. Settings are imported only with `admin`.
 *
 * Needs `privacy`.
 */
export interface UsersImportDataOutput {
  id: string;
  user_id: string;
  /** interrupted: the process ended; send the archive again. failed: see `error`; what was stored stays. */
  state: 'running' | 'done' | 'failed' | 'interrupted';
  /** Lines of the archive: all, and those imported so far. */
  lines: {
    total: number;
    done: number;
  };
  /** By kind. stored: new rows. present: already existed and were kept. mapped: stored rows that got another id. left_out: refers to something outside the file, or the key may not set it. */
  counts: Record<string, Record<string, number>>;
  /** An error code; see docs/errors.md. */
  error?: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
}

export interface UsersTransferParams {
  id: string;
}

/**
 * Read the progress of an import: `GET /v1/transfers/{id}`.
 *
 * Needs `privacy`.
 */
export interface UsersTransferOutput {
  id: string;
  user_id: string;
  /** interrupted: the process ended; send the archive again. failed: see `error`; what was stored stays. */
  state: 'running' | 'done' | 'failed' | 'interrupted';
  /** Lines of the archive: all, and those imported so far. */
  lines: {
    total: number;
    done: number;
  };
  /** By kind. stored: new rows. present: already existed and were kept. mapped: stored rows that got another id. left_out: refers to something outside the file, or the key may not set it. */
  counts: Record<string, Record<string, number>>;
  /** An error code; see docs/errors.md. */
  error?: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
}
