// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { AuditEntry, InstantInput } from './components.js';

export interface AuditListQuery {
  from?: InstantInput;
  to?: InstantInput;
  key_id?: string;
  operation?: string;
  kind?: 'change' | 'read' | 'refusal';
  outcome?: 'ok' | 'refused' | 'failed';
  /** Whose memory. It is hashed and not kept. */
  user_id?: string;
  /** By our id. Any other row may be named so, too. */
  record_id?: string;
  /** Takes no filter beside it. */
  in_chain?: boolean;
  limit?: number;
  /** `next_cursor` of the page before. */
  cursor?: string;
}

/**
 * Read the audit: `GET /v1/admin/audit`.
 *
 * Newest first; with `in_chain` in the order of the chain, oldest first, and sealed entries alone. A key that is bound to a user, an agent or a project may not.
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
 * Where the chain of the audit ends: `GET /v1/admin/audit/head`.
 *
 * Kept elsewhere, it tells later whether the past was rewritten. A key that is bound to a user, an agent or a project may not.
 *
 * Needs `admin`.
 */
export interface AuditHeadOutput {
  tenant_id: string;
  /** Of the last sealed entry; 0: there is none. */
  sequence: number;
  hash: string;
  /** RFC 3339, UTC, milliseconds */
  sealed_at?: string;
  /** Entries that have no place yet. */
  unsealed: number;
}

export interface AuditVerifyQuery {
  /** `sequence:hash` of heads that were kept elsewhere, one or several. */
  head?: string | readonly string[];
  /** Entries that are looked at. */
  limit?: number;
  /** `next_cursor` of the page before. */
  cursor?: string;
}

/**
 * Check the chain of the audit: `GET /v1/admin/audit/verify`.
 *
 * Walks from where `cursor` says, or from the beginning. With `has_more` it goes on from `next_cursor`, with the same heads. A key that is bound to a user, an agent or a project may not.
 *
 * Needs `admin`.
 */
export interface AuditVerifyOutput {
  /** Whether nothing was found wrong here. */
  ok: boolean;
  checked: number;
  /** Of the last entry that is in order. */
  head: {
    sequence: number;
    hash: string;
  };
  fault?: {
    kind: 'changed' | 'missing' | 'reordered' | 'rewritten';
    /** The first place that is not in order. */
    sequence: number;
    entry_id?: string;
  };
  unsealed: number;
  has_more: boolean;
  next_cursor?: string;
}

/**
 * Which reads are noted: `GET /v1/admin/audit/settings`.
 *
 * A key that is bound to a user, an agent or a project may not.
 *
 * Needs `admin`.
 */
export interface AuditSettingsOutput {
  /** Of reads of ordinary memory: `off` keeps no entries, `counts` one for all alike ones of a second, `all` one each. Changes, refusals and privileged reads always have theirs. */
  reads: 'off' | 'counts' | 'all';
}

export interface AuditSetSettingsBody {
  /** Of reads of ordinary memory: `off` keeps no entries, `counts` one for all alike ones of a second, `all` one each. Changes, refusals and privileged reads always have theirs. */
  reads?: 'off' | 'counts' | 'all';
}

/**
 * Set which reads are noted: `PUT /v1/admin/audit/settings`.
 *
 * Holds on every process within five seconds. A key that is bound to a user, an agent or a project may not.
 *
 * Needs `admin`.
 */
export interface AuditSetSettingsOutput {
  /** Of reads of ordinary memory: `off` keeps no entries, `counts` one for all alike ones of a second, `all` one each. Changes, refusals and privileged reads always have theirs. */
  reads: 'off' | 'counts' | 'all';
}
