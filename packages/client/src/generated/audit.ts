// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { AuditEntry, InstantInput } from './components.js';

export interface AuditListQuery {
  from?: InstantInput;
  to?: InstantInput;
  key_id?: string;
  operation?: string;
  kind?: 'change' | 'read' | 'refusal';
  outcome?: 'ok' | 'refused' | 'failed';
  /** Only entries about the memory of this user. The id is hashed and not stored. */
  user_id?: string;
  /** Only entries about this record, by the server’s id. Ids of other rows work too. */
  record_id?: string;
  /** Cannot be combined with a filter. */
  in_chain?: boolean;
  limit?: number;
  /** `next_cursor` of the previous page. */
  cursor?: string;
}

/**
 * Read the audit log: `GET /v1/admin/audit`.
 *
 * Newest first. With `in_chain`: sealed entries only, oldest first, in the order of the chain. A key that is bound to a user, an agent or a project is refused.
 *
 * Needs `admin`.
 */
export interface AuditListOutput {
  tenant_id: string;
  entries: AuditEntry[];
  has_more: boolean;
  next_cursor?: string;
}

/**
 * Read the head of the audit chain: `GET /v1/admin/audit/head`.
 *
 * Keep the head outside the server: a later check against it shows whether the log was rewritten. A key that is bound to a user, an agent or a project is refused.
 *
 * Needs `admin`.
 */
export interface AuditHeadOutput {
  tenant_id: string;
  /** Sequence of the last sealed entry. 0: no entry is sealed. */
  sequence: number;
  hash: string;
  /** RFC 3339, UTC, milliseconds */
  sealed_at?: string;
  /** The number of entries that have no position in the chain yet. */
  unsealed: number;
}

export interface AuditVerifyQuery {
  /** One or several heads that were kept outside the server, each as `sequence:hash`. */
  head?: string | readonly string[];
  /** Maximum number of entries to check. */
  limit?: number;
  /** `next_cursor` of the previous page. */
  cursor?: string;
}

/**
 * Verify the audit chain: `GET /v1/admin/audit/verify`.
 *
 * Checks from `cursor`, or from the beginning. If `has_more` is true, continue with `next_cursor` and the same heads. A key that is bound to a user, an agent or a project is refused.
 *
 * Needs `admin`.
 */
export interface AuditVerifyOutput {
  /** Whether the checked entries are intact. */
  ok: boolean;
  checked: number;
  /** The last entry that is intact. */
  head: {
    sequence: number;
    hash: string;
  };
  fault?: {
    kind: 'changed' | 'missing' | 'reordered' | 'rewritten';
    /** The first position that is not intact. */
    sequence: number;
    entry_id?: string;
  };
  unsealed: number;
  has_more: boolean;
  next_cursor?: string;
}

/**
 * Read which reads are logged: `GET /v1/admin/audit/settings`.
 *
 * A key that is bound to a user, an agent or a project is refused.
 *
 * Needs `admin`.
 */
export interface AuditSettingsOutput {
  /** Which reads of ordinary memory are logged. `off`: none. `counts`: one entry per second for identical reads. `all`: one entry per read. Changes, refusals and privileged reads are always logged. */
  reads: 'off' | 'counts' | 'all';
}

export interface AuditSetSettingsBody {
  /** Which reads of ordinary memory are logged. `off`: none. `counts`: one entry per second for identical reads. `all`: one entry per read. Changes, refusals and privileged reads are always logged. */
  reads?: 'off' | 'counts' | 'all';
}

/**
 * Set which reads are logged: `PUT /v1/admin/audit/settings`.
 *
 * Takes effect on every process within five seconds. A key that is bound to a user, an agent or a project is refused.
 *
 * Needs `admin`.
 */
export interface AuditSetSettingsOutput {
  /** Which reads of ordinary memory are logged. `off`: none. `counts`: one entry per second for identical reads. `all`: one entry per read. Changes, refusals and privileged reads are always logged. */
  reads: 'off' | 'counts' | 'all';
}
