// Generated from openapi.json by `npm run clients`. Do not edit.

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
