// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { Archive } from '../request.js';
import type { User } from './components.js';

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

export interface UsersExportDataParams {
  /** The end user, by the tenant’s own id. */
  user_id: string;
}

/**
 * Everything that is kept about a user: `GET /v1/admin/users/{user_id}/export`.
 *
 * A zip that is made while it is sent: a file of JSON lines for each kind of row, and at its end `manifest.json` with counts, SHA-256 sums and the names of providers that were sent content. An archive without a manifest was cut off. The format is a contract: docs/export.md.
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
 * Store an export for a user: `POST /v1/admin/users/{user_id}/import`.
 *
 * The body is the zip of an export, of any tenant and user. It is checked as a whole before anything is stored: 200 when it is done, 202 while it goes on (`Prefer: wait=N`, and `GET /v1/transfers/{id}`). What the user has already stays, so sending it again changes nothing, and finishes what was cut off. Needs the permissions to write records, messages and blocks as well; settings are set with `admin` alone.
 *
 * Needs `privacy`.
 */
export interface UsersImportDataOutput {
  id: string;
  user_id: string;
  /** interrupted: its process ended; send the archive again. failed: see `error`; what was stored stays. */
  state: 'running' | 'done' | 'failed' | 'interrupted';
  /** Of the archive, as far as they are imported. */
  lines: {
    total: number;
    done: number;
  };
  /** By kind. stored; present: was there already and stayed; mapped: of the stored, under another id; left_out: leads out of the file, or the key may not set it. */
  counts: Record<string, Record<string, number>>;
  /** A code, as in docs/errors.md. */
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
 * How far an import is: `GET /v1/transfers/{id}`.
 *
 * Needs `privacy`.
 */
export interface UsersTransferOutput {
  id: string;
  user_id: string;
  /** interrupted: its process ended; send the archive again. failed: see `error`; what was stored stays. */
  state: 'running' | 'done' | 'failed' | 'interrupted';
  /** Of the archive, as far as they are imported. */
  lines: {
    total: number;
    done: number;
  };
  /** By kind. stored; present: was there already and stayed; mapped: of the stored, under another id; left_out: leads out of the file, or the key may not set it. */
  counts: Record<string, Record<string, number>>;
  /** A code, as in docs/errors.md. */
  error?: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
}
