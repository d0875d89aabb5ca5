// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { Erasure, FilterInput, ReceiptBody } from './components.js';

export interface PrivacyEraseUserParams {
  /** The end user, by the tenant’s own id. */
  user_id: string;
}

export interface PrivacyEraseUserBody {
  /** Counts what would be deleted. Changes nothing. */
  dry_run?: boolean;
  /** The reason, as a code of your own. It is stored and appears in the receipt, so it must not identify a person. */
  reason?: string;
}

/**
 * Erase a user: `POST /v1/admin/users/{user_id}/erasure`.
 *
 * Erases everything that is stored about a user: memories with their versions, passages, terms and vectors, summaries, blocks, agents, messages, settings, jobs, dead letters and cached responses. Once this request returns, no response contains any of it, and writes for the user are refused until everything is deleted. After that the user starts anew. Repeating the request while the erasure runs returns the same erasure. For an unknown user it completes with nothing deleted.
 *
 * Needs `privacy`.
 */
export interface PrivacyEraseUserOutput {
  dry_run?: true;
  id?: string;
  kind: 'user' | 'agent' | 'session' | 'records' | 'source' | 'filter' | 'tenant';
  state?: 'running' | 'completed';
  /** accepted, erasing or completed. Removed in 1.0: use `state`. */
  stage?: string;
  /** Rows deleted so far, by table. */
  counts: Record<string, number>;
  /** Rows that existed when the erasure was accepted, by table. Rows derived from them are deleted in addition. */
  expected?: Record<string, number>;
  reason?: string;
  /** RFC 3339, UTC, milliseconds */
  requested_at?: string;
  /** RFC 3339, UTC, milliseconds */
  completed_at?: string;
  /** Why its job was given up. To continue, replay the dead letter. */
  error?: string;
}

export interface PrivacyEraseBody {
  /** Everything this agent remembers: records, messages and its history, the agent itself, and the blocks attached only to it. */
  agent?: string;
  /** The records and messages of this session. */
  session_id?: string;
  /** These records, by the server’s ids or your own. */
  records?: readonly string[];
  /** Records with this `provenance.source`. */
  source?: string;
  /** Records that match this filter, in the filter language of lists. */
  filter?: FilterInput;
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  shared?: true;
  all_users?: true;
  /** Counts what would be deleted. Changes nothing. */
  dry_run?: boolean;
  /** The reason, as a code of your own. It is stored and appears in the receipt, so it must not identify a person. */
  reason?: string;
}

/**
 * Erase a part of memory: `POST /v1/erasures`.
 *
 * Give exactly one subject: `agent`, `session_id`, `records`, `source` or `filter`; and whose memory: `user_id`, `shared: true` or `all_users: true` (a bound key always means its own user). Everything derived from these records is erased too, including forgotten, expired and superseded records. A summary with other sources is rebuilt without them. An erased message leaves a gap in the numbering of its history.
 *
 * Needs `privacy`.
 */
export interface PrivacyEraseOutput {
  dry_run?: true;
  id?: string;
  kind: 'user' | 'agent' | 'session' | 'records' | 'source' | 'filter' | 'tenant';
  state?: 'running' | 'completed';
  /** accepted, erasing or completed. Removed in 1.0: use `state`. */
  stage?: string;
  /** Rows deleted so far, by table. */
  counts: Record<string, number>;
  /** Rows that existed when the erasure was accepted, by table. Rows derived from them are deleted in addition. */
  expected?: Record<string, number>;
  reason?: string;
  /** RFC 3339, UTC, milliseconds */
  requested_at?: string;
  /** RFC 3339, UTC, milliseconds */
  completed_at?: string;
  /** Why its job was given up. To continue, replay the dead letter. */
  error?: string;
}

export interface PrivacyListErasuresQuery {
  limit?: number;
  /** `next_cursor` of the previous page. */
  cursor?: string;
}

/**
 * List erasures: `GET /v1/erasures`.
 *
 * Newest first. A key that is bound to a user sees only erasures of that user’s memory.
 *
 * Needs `privacy`.
 */
export interface PrivacyListErasuresOutput {
  erasures: Erasure[];
  has_more: boolean;
  next_cursor?: string;
}

export interface PrivacyGetErasureParams {
  id: string;
}

/**
 * Read the progress of an erasure: `GET /v1/erasures/{id}`.
 *
 * Needs `privacy`.
 */
export interface PrivacyGetErasureOutput {
  id: string;
  kind: 'user' | 'agent' | 'session' | 'records' | 'source' | 'filter' | 'tenant';
  state: 'running' | 'completed';
  /** accepted, erasing or completed. Removed in 1.0: use `state`. */
  stage: string;
  /** Rows deleted so far, by table. */
  counts: Record<string, number>;
  /** Rows that existed when the erasure was accepted, by table. Rows derived from them are deleted in addition. */
  expected: Record<string, number>;
  reason?: string;
  /** RFC 3339, UTC, milliseconds */
  requested_at: string;
  /** RFC 3339, UTC, milliseconds */
  completed_at?: string;
  /** Why its job was given up. To continue, replay the dead letter. */
  error?: string;
}

export interface PrivacyReceiptParams {
  id: string;
}

/**
 * Get the signed receipt of an erasure: `GET /v1/erasures/{id}/receipt`.
 *
 * Only for a completed erasure. Verify it without the server: `amp verify-receipt receipt.json --public-key key.json`.
 *
 * Needs `privacy`.
 */
export interface PrivacyReceiptOutput {
  receipt: ReceiptBody;
  signature: {
    alg: 'EdDSA';
    key_id: string;
    /** Base64url signature over the canonical JSON of `receipt`. */
    value: string;
  };
}

export interface PrivacyEraseTenantParams {
  tenant_id: string;
}

export interface PrivacyEraseTenantBody {
  /** Counts what would be deleted. Changes nothing. */
  dry_run?: boolean;
  /** The reason, as a code of your own. It is stored and appears in the receipt, so it must not identify a person. */
  reason?: string;
}

/**
 * Erase a tenant: `POST /v1/admin/tenants/{tenant_id}/erasure`.
 *
 * Erases all users and all data in it, its keys and its settings. Its keys are revoked when this request returns. A key cannot erase its own tenant.
 *
 * Needs `install`.
 */
export interface PrivacyEraseTenantOutput {
  dry_run?: true;
  id?: string;
  kind: 'user' | 'agent' | 'session' | 'records' | 'source' | 'filter' | 'tenant';
  state?: 'running' | 'completed';
  /** accepted, erasing or completed. Removed in 1.0: use `state`. */
  stage?: string;
  /** Rows deleted so far, by table. */
  counts: Record<string, number>;
  /** Rows that existed when the erasure was accepted, by table. Rows derived from them are deleted in addition. */
  expected?: Record<string, number>;
  reason?: string;
  /** RFC 3339, UTC, milliseconds */
  requested_at?: string;
  /** RFC 3339, UTC, milliseconds */
  completed_at?: string;
  /** Why its job was given up. To continue, replay the dead letter. */
  error?: string;
}

export interface PrivacyTenantErasureParams {
  tenant_id: string;
}

/**
 * Read the progress of a tenant’s erasure: `GET /v1/admin/tenants/{tenant_id}/erasure`.
 *
 * Also works after the tenant is gone.
 *
 * Needs `install`.
 */
export interface PrivacyTenantErasureOutput {
  id: string;
  kind: 'user' | 'agent' | 'session' | 'records' | 'source' | 'filter' | 'tenant';
  state: 'running' | 'completed';
  /** accepted, erasing or completed. Removed in 1.0: use `state`. */
  stage: string;
  /** Rows deleted so far, by table. */
  counts: Record<string, number>;
  /** Rows that existed when the erasure was accepted, by table. Rows derived from them are deleted in addition. */
  expected: Record<string, number>;
  reason?: string;
  /** RFC 3339, UTC, milliseconds */
  requested_at: string;
  /** RFC 3339, UTC, milliseconds */
  completed_at?: string;
  /** Why its job was given up. To continue, replay the dead letter. */
  error?: string;
}

export interface PrivacyTenantReceiptParams {
  tenant_id: string;
}

/**
 * Get the signed receipt of a tenant’s erasure: `GET /v1/admin/tenants/{tenant_id}/erasure/receipt`.
 *
 * Needs `install`.
 */
export interface PrivacyTenantReceiptOutput {
  receipt: ReceiptBody;
  signature: {
    alg: 'EdDSA';
    key_id: string;
    /** Base64url signature over the canonical JSON of `receipt`. */
    value: string;
  };
}

/**
 * Get the public keys that verify receipts: `GET /v1/privacy/receipt-key`.
 *
 * A JWK set, with the current key first. Store it apart from the server.
 */
export interface PrivacyReceiptKeyOutput {
  keys: {
    kty: 'OKP';
    crv: 'Ed25519';
    alg: 'EdDSA';
    use: 'sig';
    kid: string;
    x: string;
  }[];
}

export interface PrivacyHoldUserParams {
  /** The end user, by the tenant’s own id. */
  user_id: string;
}

/**
 * Put a user under legal hold: `PUT /v1/admin/users/{user_id}/legal-hold`.
 *
 * Until it is lifted, nothing of the user is forgotten, swept or erased. Creates the user if there is none.
 *
 * Needs `privacy`.
 */
export interface PrivacyHoldUserOutput {
  user_id: string;
  legal_hold: boolean;
}

export interface PrivacyReleaseUserParams {
  /** The end user, by the tenant’s own id. */
  user_id: string;
}

/**
 * Lift the legal hold of a user: `DELETE /v1/admin/users/{user_id}/legal-hold`.
 *
 * Records with a legal hold of their own keep it.
 *
 * Needs `privacy`.
 */
export interface PrivacyReleaseUserOutput {
  user_id: string;
  legal_hold: boolean;
}

export interface PrivacyHoldRecordParams {
  id: string;
}

export interface PrivacyHoldRecordQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

/**
 * Put a memory under legal hold: `PUT /v1/records/{id}/legal-hold`.
 *
 * Until the hold is lifted, it is not forgotten, deleted or erased.
 *
 * Needs `privacy`.
 */
export interface PrivacyHoldRecordOutput {
  id: string;
  legal_hold: boolean;
}

export interface PrivacyReleaseRecordParams {
  id: string;
}

export interface PrivacyReleaseRecordQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

/**
 * Lift the legal hold of a memory: `DELETE /v1/records/{id}/legal-hold`.
 *
 * Needs `privacy`.
 */
export interface PrivacyReleaseRecordOutput {
  id: string;
  legal_hold: boolean;
}

export interface PrivacyLedgerQuery {
  limit?: number;
  /** `next_cursor` of the previous page. */
  cursor?: string;
}

/**
 * Read the erasure ledger: `GET /v1/admin/privacy/ledger`.
 *
 * What was erased, in order, without naming anybody. The entries, one per line, are a ledger file. Keep it elsewhere: after a restore from a backup, it tells the database what was erased since.
 *
 * Needs `privacy`.
 */
export interface PrivacyLedgerOutput {
  entries: {
    tenant_id: string;
    /** Position among the tenant’s entries, from 1. */
    position: number;
    entry_id: string;
    erasure_id: string;
    kind: 'user' | 'records' | 'agent' | 'session' | 'source' | 'filter' | 'tenant';
    /** Keyed hash of the erased subject. */
    subject: string | null;
    /** Row keys of the erased records. */
    ids: string[];
    /** RFC 3339, UTC, milliseconds */
    at: string;
    prev_hash: string;
    /** SHA-256 over the entry and the previous entry’s hash. */
    hash: string;
  }[];
  has_more: boolean;
  next_cursor?: string;
}

export interface PrivacyRewritesQuery {
  limit?: number;
  /** `next_cursor` of the previous page. */
  cursor?: string;
}

/**
 * List rewrites of tables and indexes: `GET /v1/admin/privacy/rewrites`.
 *
 * Newest first. Data that was deleted before a completed rewrite is in no database file since. Run by `npm run privacy:rewrite`, in a maintenance window.
 *
 * Needs `install`.
 */
export interface PrivacyRewritesOutput {
  rewrites: {
    id: string;
    /** RFC 3339, UTC, milliseconds */
    started_at: string;
    /** RFC 3339, UTC, milliseconds */
    finished_at: string;
    complete: boolean;
    /** What was not done: a code, followed by a colon and the table. */
    faults: string[];
    wal_before: string;
    /** Before this position, the write-ahead log may still contain deleted data. */
    wal_after: string;
    /** The oldest position of the log that the server kept at that time. Null if it did not report it. */
    wal_kept_from: string | null;
    /** Whether the server overwrites old log files instead of removing them. */
    wal_recycled: boolean;
    files: {
      name: string;
      /** The location before the rewrite, within the database’s data folder. */
      before: string | null;
      after: string | null;
      bytes_before: number;
      bytes_after: number;
    }[];
  }[];
  has_more: boolean;
  next_cursor?: string;
}
