// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { Erasure, FilterInput, ReceiptBody } from './components.js';

export interface PrivacyEraseUserParams {
  /** The end user, by the tenant’s own id. */
  user_id: string;
}

export interface PrivacyEraseUserBody {
  /** Only counts what would go. Changes nothing. */
  dry_run?: boolean;
  /** Why, as a code of yours. It is kept and stands in the receipt, so it must name nobody. */
  reason?: string;
}

/**
 * Erase a person: `POST /v1/admin/users/{user_id}/erasure`.
 *
 * Everything that is kept of a user: memories with their versions, passages, terms and vectors, summaries, blocks, agents, messages, settings, jobs, given up jobs and remembered answers. From the answer on nothing of it is in any answer, and writes for the user are refused until all is deleted; then the user begins anew. Asked again while it runs it answers the same erasure; of somebody who is not there it completes with nothing.
 *
 * Needs `privacy`.
 */
export interface PrivacyEraseUserOutput {
  dry_run?: true;
  id?: string;
  kind: 'user' | 'agent' | 'session' | 'records' | 'source' | 'filter' | 'tenant';
  state?: 'running' | 'completed';
  /** accepted, erasing or completed. To go with 1.0: `state` says how far it is. */
  stage?: string;
  /** Rows deleted so far, by table. */
  counts: Record<string, number>;
  /** Rows that there were when it was accepted, by table. What came of them comes on top. */
  expected?: Record<string, number>;
  reason?: string;
  /** RFC 3339, UTC, milliseconds */
  requested_at?: string;
  /** RFC 3339, UTC, milliseconds */
  completed_at?: string;
  /** Its job was given up, for this reason: replay the dead letter. */
  error?: string;
}

export interface PrivacyEraseBody {
  /** What this agent remembers: records, messages and its history, the agent and the blocks that it alone holds. */
  agent?: string;
  /** The records and messages of this session. */
  session_id?: string;
  /** These records, by our id or yours. */
  records?: readonly string[];
  /** Records whose `provenance.source` is this. */
  source?: string;
  /** Records that match, in the language of lists. */
  filter?: FilterInput;
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  shared?: true;
  all_users?: true;
  /** Only counts what would go. Changes nothing. */
  dry_run?: boolean;
  /** Why, as a code of yours. It is kept and stands in the receipt, so it must name nobody. */
  reason?: string;
}

/**
 * Erase a part of memory: `POST /v1/erasures`.
 *
 * Names one subject: `agent`, `session_id`, `records`, `source` or `filter`; and whose memory: `user_id`, `shared: true` or `all_users: true` (a bound key means its own user). What came of these records by lineage goes too, also forgotten, expired and superseded ones; a summary of several is made again without them. A message that goes leaves its number in the history empty.
 *
 * Needs `privacy`.
 */
export interface PrivacyEraseOutput {
  dry_run?: true;
  id?: string;
  kind: 'user' | 'agent' | 'session' | 'records' | 'source' | 'filter' | 'tenant';
  state?: 'running' | 'completed';
  /** accepted, erasing or completed. To go with 1.0: `state` says how far it is. */
  stage?: string;
  /** Rows deleted so far, by table. */
  counts: Record<string, number>;
  /** Rows that there were when it was accepted, by table. What came of them comes on top. */
  expected?: Record<string, number>;
  reason?: string;
  /** RFC 3339, UTC, milliseconds */
  requested_at?: string;
  /** RFC 3339, UTC, milliseconds */
  completed_at?: string;
  /** Its job was given up, for this reason: replay the dead letter. */
  error?: string;
}

export interface PrivacyListErasuresQuery {
  limit?: number;
  /** `next_cursor` of the page before. */
  cursor?: string;
}

/**
 * List the erasures: `GET /v1/erasures`.
 *
 * Newest first. A key that is bound to a user sees those of that user’s memory.
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
 * How far an erasure has got: `GET /v1/erasures/{id}`.
 *
 * Needs `privacy`.
 */
export interface PrivacyGetErasureOutput {
  id: string;
  kind: 'user' | 'agent' | 'session' | 'records' | 'source' | 'filter' | 'tenant';
  state: 'running' | 'completed';
  /** accepted, erasing or completed. To go with 1.0: `state` says how far it is. */
  stage: string;
  /** Rows deleted so far, by table. */
  counts: Record<string, number>;
  /** Rows that there were when it was accepted, by table. What came of them comes on top. */
  expected: Record<string, number>;
  reason?: string;
  /** RFC 3339, UTC, milliseconds */
  requested_at: string;
  /** RFC 3339, UTC, milliseconds */
  completed_at?: string;
  /** Its job was given up, for this reason: replay the dead letter. */
  error?: string;
}

export interface PrivacyReceiptParams {
  id: string;
}

/**
 * The signed receipt of an erasure: `GET /v1/erasures/{id}/receipt`.
 *
 * Of a completed one. Verify it without the server: `amp verify-receipt receipt.json --public-key key.json`.
 *
 * Needs `privacy`.
 */
export interface PrivacyReceiptOutput {
  receipt: ReceiptBody;
  signature: {
    alg: 'EdDSA';
    key_id: string;
    /** Base64url, over the canonical JSON of `receipt`. */
    value: string;
  };
}

export interface PrivacyEraseTenantParams {
  tenant_id: string;
}

export interface PrivacyEraseTenantBody {
  /** Only counts what would go. Changes nothing. */
  dry_run?: boolean;
  /** Why, as a code of yours. It is kept and stands in the receipt, so it must name nobody. */
  reason?: string;
}

/**
 * Erase a tenant: `POST /v1/admin/tenants/{tenant_id}/erasure`.
 *
 * Everybody and everything in it, its keys and its settings. Its keys are revoked by the answer. A key cannot erase its own tenant.
 *
 * Needs `install`.
 */
export interface PrivacyEraseTenantOutput {
  dry_run?: true;
  id?: string;
  kind: 'user' | 'agent' | 'session' | 'records' | 'source' | 'filter' | 'tenant';
  state?: 'running' | 'completed';
  /** accepted, erasing or completed. To go with 1.0: `state` says how far it is. */
  stage?: string;
  /** Rows deleted so far, by table. */
  counts: Record<string, number>;
  /** Rows that there were when it was accepted, by table. What came of them comes on top. */
  expected?: Record<string, number>;
  reason?: string;
  /** RFC 3339, UTC, milliseconds */
  requested_at?: string;
  /** RFC 3339, UTC, milliseconds */
  completed_at?: string;
  /** Its job was given up, for this reason: replay the dead letter. */
  error?: string;
}

export interface PrivacyTenantErasureParams {
  tenant_id: string;
}

/**
 * How far the erasure of a tenant has got: `GET /v1/admin/tenants/{tenant_id}/erasure`.
 *
 * Also when the tenant is gone.
 *
 * Needs `install`.
 */
export interface PrivacyTenantErasureOutput {
  id: string;
  kind: 'user' | 'agent' | 'session' | 'records' | 'source' | 'filter' | 'tenant';
  state: 'running' | 'completed';
  /** accepted, erasing or completed. To go with 1.0: `state` says how far it is. */
  stage: string;
  /** Rows deleted so far, by table. */
  counts: Record<string, number>;
  /** Rows that there were when it was accepted, by table. What came of them comes on top. */
  expected: Record<string, number>;
  reason?: string;
  /** RFC 3339, UTC, milliseconds */
  requested_at: string;
  /** RFC 3339, UTC, milliseconds */
  completed_at?: string;
  /** Its job was given up, for this reason: replay the dead letter. */
  error?: string;
}

export interface PrivacyTenantReceiptParams {
  tenant_id: string;
}

/**
 * The signed receipt of a tenant’s erasure: `GET /v1/admin/tenants/{tenant_id}/erasure/receipt`.
 *
 * Needs `install`.
 */
export interface PrivacyTenantReceiptOutput {
  receipt: ReceiptBody;
  signature: {
    alg: 'EdDSA';
    key_id: string;
    /** Base64url, over the canonical JSON of `receipt`. */
    value: string;
  };
}

/**
 * The public keys that receipts are verified with: `GET /v1/privacy/receipt-key`.
 *
 * A JWK set, the key in use first. Keep it apart from the server.
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
 * Nothing of theirs is forgotten, deleted by a sweep or erased until it is lifted. Makes the user where there is none.
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
 * Records that are held by themselves stay so.
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
 * It is neither forgotten nor deleted nor erased until the hold is lifted.
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
  /** `next_cursor` of the page before. */
  cursor?: string;
}

/**
 * Read the ledger of erasures: `GET /v1/admin/privacy/ledger`.
 *
 * What was erased, in order, without naming anybody. The entries, one a line, are a ledger file: kept elsewhere, it tells a database that is restored from a backup what was erased since.
 *
 * Needs `privacy`.
 */
export interface PrivacyLedgerOutput {
  entries: {
    tenant_id: string;
    /** Its place among the tenant’s entries, from 1. */
    position: number;
    entry_id: string;
    erasure_id: string;
    kind: 'user' | 'records' | 'agent' | 'session' | 'source' | 'filter' | 'tenant';
    /** Keyed hash of whom or what was erased. */
    subject: string | null;
    /** Row keys of the records that went. */
    ids: string[];
    /** RFC 3339, UTC, milliseconds */
    at: string;
    prev_hash: string;
    /** SHA-256 over the entry and the hash of the one before it. */
    hash: string;
  }[];
  has_more: boolean;
  next_cursor?: string;
}

export interface PrivacyRewritesQuery {
  limit?: number;
  /** `next_cursor` of the page before. */
  cursor?: string;
}

/**
 * When tables and indexes were made anew: `GET /v1/admin/privacy/rewrites`.
 *
 * Newest first. What was deleted before one that is complete is in no file of the database since. Done by `npm run privacy:rewrite`, in a window of the operator’s.
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
    /** What was left undone: a code, and behind a colon the table. */
    faults: string[];
    wal_before: string;
    /** Bytes of what was deleted may lie in the write-ahead log before this position. */
    wal_after: string;
    /** From this position on the server kept its log then; null where it did not say. */
    wal_kept_from: string | null;
    /** Whether it writes over old log files instead of removing them. */
    wal_recycled: boolean;
    files: {
      name: string;
      /** Where the database kept it, within its data folder. */
      before: string | null;
      after: string | null;
      bytes_before: number;
      bytes_after: number;
    }[];
  }[];
  has_more: boolean;
  next_cursor?: string;
}
